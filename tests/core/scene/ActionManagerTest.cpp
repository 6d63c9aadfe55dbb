#include "scene/SceneFixture.h"

#include "base/AutoreleasePool.h"
#include "base/expectRefused.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"

#include <gmock/gmock.h>
#include <stdexcept>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// Takes `steps` frames and notes each; `onStep` may do anything.
class Steps : public Action {
public:
    Steps(std::string name, int steps, std::vector<std::string>& said)
        : _name(std::move(name)), _left(steps), _said(said) {
        autorelease();
    }
    bool isDone() const override { return _left <= 0; }
    void step(float) override {
        --_left;
        _said.push_back(_name);
        if (onStep) onStep();
    }
    void stop() override {
        Action::stop();
        _said.push_back(_name + ".stop");
    }
    std::function<void()> onStep;

private:
    std::string _name;
    int _left;
    std::vector<std::string>& _said;
};

class ActionManagerTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        node = Node::create();
        scene->addChild(node);
    }
    void TearDown() override {
        node.reset();
        SceneFixture::TearDown();
    }
    Steps* action(const std::string& name, int steps = 1) { return new Steps(name, steps, said); }
    std::vector<std::string> step() {
        said.clear();
        context.update(0.1f);
        return said;
    }

    RefPtr<Node> node;
};

} // namespace

TEST_F(ActionManagerTest, StepsInOrderAndEndsWhatIsDone) {
    node->runAction(action("a", 2));
    node->runAction(action("b", 1));
    EXPECT_THAT(step(), ElementsAre("a", "b", "b.stop"));
    EXPECT_THAT(step(), ElementsAre("a", "a.stop"));
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    EXPECT_TRUE(step().empty());
}

TEST_F(ActionManagerTest, ManyTargetsThatEndInOneFrameAreAllStepped) {
    std::vector<RefPtr<Node>> nodes;
    for (int i = 0; i < 5; ++i) {
        nodes.push_back(Node::create());
        scene->addChild(nodes.back());
        nodes.back()->runAction(action(std::to_string(i)));
    }
    EXPECT_THAT(step(),
                ElementsAre("0", "0.stop", "1", "1.stop", "2", "2.stop", "3", "3.stop", "4", "4.stop"));
}

TEST_F(ActionManagerTest, AFinishedActionHasNoTargets) {
    RefPtr<Action> a = action("a");
    node->runAction(a);
    EXPECT_EQ(a->getOriginalTarget(), node);
    step();
    EXPECT_EQ(a->getTarget(), nullptr);
    EXPECT_EQ(a->getOriginalTarget(), nullptr);
}

TEST_F(ActionManagerTest, StoppingFromOutsideDoesNotCallStop) {
    node->runAction(action("a", 9));
    step();
    node->stopAllActions();
    EXPECT_TRUE(step().empty());
}

TEST_F(ActionManagerTest, AnActionMayStopItselfItsSiblingsAndStartOthers) {
    Steps* first = action("first", 9);
    Steps* second = action("second", 9);
    first->onStep = [&] {
        node->stopAction(second);
        node->stopAction(first);
        node->runAction(action("fresh"));
    };
    node->runAction(first);
    node->runAction(second);
    EXPECT_THAT(step(), ElementsAre("first", "fresh", "fresh.stop"));
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(ActionManagerTest, AnActionMayRemoveItsNodeWithoutOtherOwners) {
    Steps* last = action("last", 9);
    Node* target = node;
    last->onStep = [target] { target->removeFromParent(); };
    node->runAction(last);
    node.reset();
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_THAT(step(), ElementsAre("last"));
    EXPECT_EQ(scene->getChildrenCount(), 0);
    EXPECT_TRUE(step().empty());
}

TEST_F(ActionManagerTest, ATargetAddedDuringTheFrameIsSteppedInIt) {
    RefPtr<Node> other = Node::create();
    scene->addChild(other);
    Steps* first = action("first");
    first->onStep = [&] { other->runAction(action("other")); };
    node->runAction(first);
    EXPECT_THAT(step(), ElementsAre("first", "first.stop", "other", "other.stop"));
}

TEST_F(ActionManagerTest, AnActionObjectThatRunsIsRefusedElsewhereAndMayRunAgainLater) {
    RefPtr<Steps> a = action("a", 2);
    RefPtr<Node> other = Node::create();
    scene->addChild(other);
    node->runAction(a);
    EXPECT_WARNED(other->runAction(a), "clone");
    EXPECT_EQ(other->getNumberOfRunningActions(), 0);
    EXPECT_THAT(step(), ElementsAre("a"));
    EXPECT_REFUSED(node->runAction(a)->getTag(), "clone");
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
    node->stopAllActions();
    other->runAction(a);
    EXPECT_EQ(other->getNumberOfRunningActions(), 1);
    other->stopAllActions();
}

TEST_F(ActionManagerTest, FindsAndRemovesByTagAndFlags) {
    Steps* a = action("a", 9);
    Steps* b = action("b", 9);
    Steps* c = action("c", 9);
    a->setTag(5);
    b->setTag(5);
    c->setFlags(6);
    for (Steps* one : {a, b, c}) node->runAction(one);
    EXPECT_EQ(node->getActionByTag(5), a);
    EXPECT_EQ(node->getNumberOfRunningActionsByTag(5), 2);
    node->stopActionByTag(5);
    EXPECT_EQ(node->getActionByTag(5), b);
    node->stopActionsByFlags(1);
    EXPECT_EQ(node->getNumberOfRunningActions(), 2);
    node->stopActionsByFlags(2);
    EXPECT_THAT(step(), ElementsAre("b"));
}

TEST_F(ActionManagerTest, WaitsOutsideOfASceneAndPausesWithTheNode) {
    RefPtr<Node> outside = Node::create();
    outside->runAction(action("outside", 9));
    EXPECT_TRUE(step().empty());
    scene->addChild(outside);
    EXPECT_THAT(step(), ElementsAre("outside"));
    outside->pause();
    EXPECT_TRUE(step().empty());
    outside->resume();
    EXPECT_THAT(step(), ElementsAre("outside"));
    const Vector<Node*> paused = context.actionManager()->pauseAllRunningActions();
    EXPECT_EQ(paused.size(), 1);
    EXPECT_TRUE(step().empty());
    context.actionManager()->resumeTargets(paused);
    EXPECT_THAT(step(), ElementsAre("outside"));
}

TEST_F(ActionManagerTest, RetainsATargetOnceAndRemovesOneWithoutOtherOwners) {
    const unsigned before = node->getReferenceCount();
    node->runAction(action("a", 9));
    node->runAction(action("b", 9));
    EXPECT_EQ(node->getReferenceCount(), before + 1);
    node->removeFromParentAndCleanup(false);
    node->resume();
    node.reset();
    PoolManager::getInstance()->getCurrentPool()->clear();
    step();
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(ActionManagerTest, RemoveAllActionsLeavesNoTargetOut) {
    std::vector<RefPtr<Node>> nodes;
    for (int i = 0; i < 9; ++i) {
        nodes.emplace_back(Node::create());
        nodes.back()->runAction(action("x"));
    }
    context.actionManager()->removeAllActions();
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 0);
    for (const auto& each : nodes) EXPECT_EQ(each->getNumberOfRunningActions(), 0);
}

// --- Exceptions and updates within updates ---

TEST_F(ActionManagerTest, AnActionThatThrowsEndsAndAllOthersGoOn) {
    Steps* const thrower = action("thrower", 9);
    const RefPtr<Action> held = thrower;
    thrower->onStep = [] { throw std::runtime_error("step"); };
    node->runAction(action("before", 9));
    node->runAction(thrower);
    node->runAction(action("after", 9));
    Node* const other = Node::create();
    scene->addChild(other);
    other->runAction(action("other", 9));
    said.clear();
    EXPECT_THROW(context.update(0.1f), std::runtime_error);
    EXPECT_THAT(said, ElementsAre("before", "thrower"));
    EXPECT_EQ(node->getNumberOfRunningActions(), 2);
    // What is stopped before the next update is not taken for the action that threw.
    const RefPtr<Action> stopped = action("stopped");
    other->runAction(stopped);
    other->stopAction(stopped);
    EXPECT_THAT(step(), ElementsAre("before", "after", "other"));
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(held->getReferenceCount(), 1u);
    EXPECT_EQ(stopped->getReferenceCount(), 1u);
}

TEST_F(ActionManagerTest, AnActionMayBeStoppedAndRunAgainBeforeItThrows) {
    Steps* const thrower = action("thrower", 9);
    const RefPtr<Action> held = thrower;
    thrower->onStep = [&] {
        node->stopAction(thrower);
        node->runAction(thrower);
        throw std::runtime_error("step");
    };
    node->runAction(thrower);
    EXPECT_THROW(context.update(0.1f), std::runtime_error);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    step();
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(held->getReferenceCount(), 1u);
    node->runAction(held); // it is free again
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
    node->stopAllActions();
}

TEST_F(ActionManagerTest, AnActionThatThrowsWhenItStartsDoesNotRun) {
    class Start : public Action {
    public:
        void startWithTarget(Node*) override { throw std::runtime_error("start"); }
    };
    RefPtr<Start> start;
    start.weakAssign(new Start());
    EXPECT_THROW(node->runAction(start), std::runtime_error);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    EXPECT_EQ(start->getReferenceCount(), 1u);
}

TEST_F(ActionManagerTest, AnActionMayRemoveItsNodeBeforeItThrows) {
    Node* const leaving = Node::create();
    scene->addChild(leaving);
    Steps* const thrower = action("thrower", 9);
    thrower->onStep = [leaving] {
        leaving->removeFromParent();
        throw std::runtime_error("step");
    };
    leaving->runAction(thrower);
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_THROW(context.update(0.1f), std::runtime_error);
    node->runAction(action("node"));
    EXPECT_THAT(step(), ElementsAre("node", "node.stop"));
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(ActionManagerTest, AnActionCannotStepTheActions) {
    Steps* const nested = action("nested", 2);
    nested->onStep = [this] {
        EXPECT_WARNED(context.actionManager()->update(0.1f), "ActionManager::update: ignored");
        context.update(0.1f); // everything else is updated
    };
    node->schedule([this](float) { said.push_back("timer"); }, "timer");
    node->runAction(nested);
    node->runAction(action("other", 3));
    step(); // the first frame of a timer does not count
    EXPECT_THAT(step(), ElementsAre("nested", "timer", "nested.stop", "other", "timer"));
}

// --- A manager that is replaced ---

namespace {

/// Holds a token as long as it lives, which may be longer than the test.
template<class T>
struct Held : T {
    explicit Held(std::shared_ptr<int> held) : token(std::move(held)) {}
    std::shared_ptr<int> token;
};

class ReplacedManager : public ActionManagerTest {
protected:
    static RefPtr<ActionManager> manager(const std::shared_ptr<int>& token = nullptr) {
        RefPtr<ActionManager> manager;
        manager.weakAssign(new Held<ActionManager>(token));
        return manager;
    }
    void clearPool() { PoolManager::getInstance()->getCurrentPool()->clear(); }

    std::shared_ptr<int> token = std::make_shared<int>(0);
};

} // namespace

TEST_F(ReplacedManager, GoesOnWithTheActionsOfItsNodes) {
    node->runAction(action("a", 5));
    context.setActionManager(manager());
    EXPECT_THAT(step(), ElementsAre("a"));
    RefPtr<Scheduler> scheduler;
    scheduler.weakAssign(new Scheduler());
    context.setScheduler(scheduler);
    EXPECT_THAT(step(), ElementsAre("a"));
}

TEST_F(ReplacedManager, MayComeBack) {
    const RefPtr<ActionManager> usual = context.actionManager();
    node->runAction(action("a", 5));
    context.setActionManager(manager(token));
    context.setActionManager(usual);
    EXPECT_EQ(token.use_count(), 1) << "the other one is released";
    EXPECT_THAT(step(), ElementsAre("a")) << "once a frame";
}

TEST_F(ReplacedManager, LivesAsLongAsItsNodes) {
    context.setActionManager(manager(token));
    Node* last = Node::create();
    scene->addChild(last);
    context.setActionManager(manager());
    EXPECT_EQ(token.use_count(), 2);
    last->removeFromParent();
    clearPool();
    context.setActionManager(manager());
    EXPECT_EQ(token.use_count(), 1);
}

TEST_F(ReplacedManager, DoesNotKeepANodeForEver) {
    auto* last = new Held<Node>(token);
    last->init();
    scene->addChild(last);
    last->release();
    last->runAction(action("a", 1000));
    context.setActionManager(manager());
    last->removeFromParentAndCleanup(false);
    clearPool();
    EXPECT_EQ(token.use_count(), 2) << "its actions keep it";
    context.removeAllActions();
    EXPECT_EQ(token.use_count(), 1);
}
