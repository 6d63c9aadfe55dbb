/// Callbacks may add and remove anything at any time: themselves, their node, the scene, listeners, timers,
/// actions. Each of these cases crashes, skips an entry or calls a destroyed object in an implementation that
/// iterates over a container that changes.

#include "app/HeadlessTest.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Move.h"
#include "action/RemoveSelf.h"
#include "action/Repeat.h"
#include "action/Rotate.h"
#include "action/Sequence.h"
#include "base/RefPtr.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"

#include <gmock/gmock.h>

#include <memory>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

class AnyMoment : public HeadlessTest {
protected:
    void SetUp() override {
        director->replaceScene(Scene::create());
        frame();
        node = addNode();
    }
    void TearDown() override {
        node.reset();
        HeadlessTest::TearDown();
    }
    Node* addNode() {
        Node* fresh = Node::create();
        director->getRunningScene()->addChild(fresh);
        return fresh;
    }
    CallFunc* call(const std::function<void()>& function) { return CallFunc::create(function); }
    void say(const std::string& what) { said.push_back(what); }

    RefPtr<Node> node;
};

} // namespace

// --- Actions ---

TEST_F(AnyMoment, ACallStopsItsOwnSequenceAndStartsAnother) {
    node->runAction(Sequence::create(call([&] {
                                         say("first");
                                         node->stopAllActions();
                                         node->runAction(call([&] { say("second"); }));
                                     }),
                                     call([&] { say("never"); }), nullptr));
    for (int i = 0; i < 3; ++i) frame(0.1f);
    EXPECT_EQ(said.front(), "first");
    EXPECT_EQ(std::count(said.begin(), said.end(), "second"), 1);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(AnyMoment, ACallRemovesItsNodeThatHasNoOtherOwner) {
    Node* lonely = addNode();
    frame(); // drains the pool
    lonely->runAction(
        Sequence::create(DelayTime::create(0.1f), call([lonely] { lonely->removeFromParent(); }), nullptr));
    lonely->runAction(RepeatForever::create(RotateBy::create(1, 90)));
    for (int i = 0; i < 4; ++i) frame(0.1f);
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(AnyMoment, ACallReplacesTheSceneItRunsIn) {
    const RefPtr<Scene> next = Scene::create();
    const RefPtr<Scene> old = director->getRunningScene();
    node->runAction(Sequence::create(call([&] { director->replaceScene(next); }),
                                     call([&] { say("the rest of the frame"); }), DelayTime::create(1),
                                     call([&] { say("never"); }), nullptr));
    for (int i = 0; i < 4; ++i) frame(0.5f);
    EXPECT_EQ(director->getRunningScene(), next.get());
    EXPECT_THAT(said, ElementsAre("the rest of the frame"));
    EXPECT_FALSE(old->isRunning());
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(AnyMoment, ACallRemovesTheParentOfAllItsSiblings) {
    Node* group = addNode();
    for (int i = 0; i < 3; ++i) {
        Node* child = Node::create();
        group->addChild(child);
        child->runAction(RepeatForever::create(MoveBy::create(1, Vec2(1, 0))));
    }
    group->getChildren().front()->runAction(call([group] { group->removeFromParent(); }));
    frame(0.1f);
    frame(0.1f);
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(AnyMoment, AnActionObjectMayBeRunAgainAndRemovedAgainInItsOwnStep) {
    class Restless : public Action {
    public:
        void step(float) override {
            Node* target = getTarget();
            if (!target || ++steps > 3) return;
            const RefPtr<Node> keep(target);
            target->stopAction(this);
            target->runAction(this);
            target->stopAction(this);
            target->runAction(this);
        }
        bool isDone() const override { return steps > 3; }
        int steps = 0;
    };
    RefPtr<Restless> action;
    action.weakAssign(new Restless());
    node->runAction(action);
    for (int i = 0; i < 6; ++i) frame(0.1f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    EXPECT_EQ(action->getReferenceCount(), 1u); // every reference is released
}

TEST_F(AnyMoment, AnActionMayBeStoppedInItsOwnStop) {
    class Last : public Action {
    public:
        void step(float) override {}
        bool isDone() const override { return true; }
        void stop() override {
            getTarget()->stopAllActions();
            Action::stop();
            stopped = true;
        }
        bool stopped = false;
    };
    RefPtr<Last> action;
    action.weakAssign(new Last());
    node->runAction(action);
    Action* alone = action;
    action.reset();
    (void)alone;
    frame(0.1f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(AnyMoment, RemoveSelfInTheMiddleOfASequenceEndsIt) {
    node->runAction(Sequence::create(DelayTime::create(0.1f), RemoveSelf::create(), DelayTime::create(0.1f),
                                     call([&] { say("never"); }), nullptr));
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(node->getParent(), nullptr);
    EXPECT_TRUE(said.empty());
}

TEST_F(AnyMoment, AFinishedActionKnowsNoNode) {
    const RefPtr<Action> move = MoveBy::create(0.1f, Vec2(1, 0));
    node->runAction(move);
    for (int i = 0; i < 3; ++i) frame(0.1f);
    EXPECT_EQ(move->getOriginalTarget(), nullptr);
    EXPECT_EQ(move->getTarget(), nullptr);
}

// --- Timers ---

TEST_F(AnyMoment, ATimerThatUnschedulesItselfInACatchUpIsNotCalledAgain) {
    node->schedule(
        [&](float) {
            say("tick");
            if (said.size() == 2) node->unschedule("t");
        },
        0.1f, "t");
    frame();
    frame(1.0f); // ten calls behind
    EXPECT_THAT(said, ElementsAre("tick", "tick"));
}

TEST_F(AnyMoment, ATimerThatRemovesItsNodeInACatchUpIsNotCalledAgain) {
    Node* lonely = addNode();
    frame();
    lonely->schedule(
        [this, lonely](float) {
            say("tick");
            lonely->removeFromParent();
        },
        0.1f, "t");
    frame();
    frame(1.0f);
    frame(1.0f);
    EXPECT_THAT(said, ElementsAre("tick"));
}

TEST_F(AnyMoment, ATimerOfADeadNodeIsNeverPassedToAnotherNodeAtItsAddress) {
    for (int i = 0; i < 50; ++i) {
        Node* old = new Node(); // the next one is likely to get its place
        old->schedule([&](float) { say("the old one's"); }, 0.0f, "t");
        old->resume();
        old->release();
        const RefPtr<Node> fresh = addNode();
        EXPECT_FALSE(fresh->isScheduled("t"));
        frame(0.1f);
        fresh->removeFromParent();
    }
    EXPECT_TRUE(said.empty());
}

TEST_F(AnyMoment, AnIntervalOfZeroWithADelayFiresOnceWhenTheDelayEnds) {
    node->schedule([&](float dt) { say(std::to_string(dt).substr(0, 3)); }, 0.0f, CC_REPEAT_FOREVER, 1.0f,
                   "t");
    frame();
    frame(1.0f);
    EXPECT_THAT(said, ElementsAre("1.0"));
}

TEST_F(AnyMoment, AnUpdateThatUnschedulesTheOthersSilencesThemInTheSameFrame) {
    const RefPtr<Node> other = addNode();
    Scheduler* scheduler = director->getScheduler();
    scheduler->schedulePerFrame(
        [&](float) {
            say("first");
            scheduler->unscheduleAllForTarget(other);
        },
        node.get(), 0, false);
    scheduler->schedulePerFrame([&](float) { say("never"); }, other.get(), 0, false);
    frame(0.1f);
    scheduler->unscheduleAllForTarget(node);
    EXPECT_THAT(said, ElementsAre("first"));
}

// --- Nodes ---

TEST_F(AnyMoment, ANodeMayMoveToAnotherParentInAnyOfItsCallbacks) {
    /// Moves to another parent on request.
    class Mover : public Node {
    public:
        Mover(std::string when, Node* there) : _when(std::move(when)), _there(there) { autorelease(); }
        void onEnter() override {
            move("before it enters");
            Node::onEnter();
            move("after it has entered");
        }
        void onEnterTransitionDidFinish() override {
            Node::onEnterTransitionDidFinish();
            move("after the transition");
        }
        void update(float) override {
            ++updates;
            move("in its update");
        }
        void draw(Renderer*, const Mat4&, uint32_t) override { move("when it is drawn"); }
        void move(const std::string& when) {
            if (when != _when) return;
            _when.clear();
            const RefPtr<Node> alive(this);
            removeFromParentAndCleanup(false);
            _there->addChild(this);
        }
        int updates = 0;

    private:
        std::string _when;
        Node* _there;
    };
    for (const char* when : {"before it enters", "after it has entered", "after the transition",
                             "in its update", "when it is drawn", "in a call", "in a timer", "in a touch"}) {
        SCOPED_TRACE(when);
        Node* here = addNode();
        Node* there = addNode();
        auto* mover = new Mover(when, there);
        mover->scheduleUpdate();
        mover->runAction(call([=] { mover->move("in a call"); }));
        mover->schedule([=](float) { mover->move("in a timer"); }, "timer");
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [=](Touch*, Event*) {
            mover->move("in a touch");
            return false;
        };
        director->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, mover);
        Node* sibling = Node::create();
        here->addChild(mover);
        here->addChild(sibling);
        frame(0.1f);
        app.tap(Vec2(10, 10));
        frame(0.1f);
        frame(0.1f);
        EXPECT_EQ(mover->getParent(), there);
        EXPECT_EQ(there->getChildrenCount(), 1);
        EXPECT_EQ(here->getChildrenCount(), 1);
        EXPECT_TRUE(mover->isRunning());
        EXPECT_TRUE(sibling->isRunning());
        EXPECT_EQ(mover->getReferenceCount(), 1u);
        mover->updates = 0;
        frame(0.1f);
        EXPECT_EQ(mover->updates, 1);
        here->removeFromParent();
        there->removeFromParent();
    }
}

// --- Listeners ---

TEST_F(AnyMoment, AListenerRemovesItselfAddsAnotherAndKillsItsNode) {
    EventDispatcher* dispatcher = director->getEventDispatcher();
    Node* lonely = addNode();
    frame();
    auto* listener = EventListenerCustom::create("ping", [&, lonely](EventCustom*) {
        say("old");
        lonely->removeFromParent();
        dispatcher->removeCustomEventListeners("ping");
        dispatcher->addCustomEventListener("ping", [&](EventCustom*) { say("new"); });
    });
    dispatcher->addEventListenerWithSceneGraphPriority(listener, lonely);
    dispatcher->dispatchCustomEvent("ping");
    dispatcher->dispatchCustomEvent("ping");
    dispatcher->removeCustomEventListeners("ping");
    EXPECT_THAT(said, ElementsAre("old", "new"));
}

TEST_F(AnyMoment, AListenerThatIsRemovedWithThoseBelowItsNodeMayEmptyTheNodeAsItDies) {
    struct Emptier {
        Node* node;
        ~Emptier() { node->removeAllChildren(); }
    };
    EventDispatcher* dispatcher = director->getEventDispatcher();
    const auto listenTo = [&](Node* target, const std::shared_ptr<Emptier>& emptier) {
        dispatcher->addEventListenerWithSceneGraphPriority(
            EventListenerCustom::create("ping", [this, emptier](EventCustom*) { say("never"); }), target);
    };
    for (int i = 0; i < 3; ++i) {
        Node* child = Node::create();
        node->addChild(child);
        listenTo(child, nullptr);
    }
    listenTo(node, std::shared_ptr<Emptier>(new Emptier{node}));
    frame(); // drains the pool
    dispatcher->removeEventListenersForTarget(node, true);
    frame();
    EXPECT_EQ(node->getChildrenCount(), 0);
    EXPECT_FALSE(dispatcher->hasEventListener("ping"));
}

TEST_F(AnyMoment, ATouchReplacesTheSceneUnderIt) {
    const RefPtr<Scene> next = Scene::create();
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [&](Touch*, Event*) {
        director->replaceScene(next);
        return true;
    };
    listener->onTouchEnded = [&](Touch*, Event*) { say("ended"); };
    director->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
    app.touchDown(Vec2(10, 10));
    frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), next.get());
    node.reset();
    app.touchUp(Vec2(10, 10));
    frame(0.1f);
}

// --- Scenes ---

TEST_F(AnyMoment, ASceneIsReplacedInItsOwnExitEnterAndEnd) {
    const RefPtr<Scene> last = Scene::create();
    Scene* second = Scene::create();
    Scene* third = Scene::create();
    second->setOnEnterCallback([=] { director->replaceScene(third); });
    third->setonEnterTransitionDidFinishCallback([=] { director->replaceScene(last); });
    director->getRunningScene()->setOnExitCallback([&] { say("left"); });
    director->replaceScene(second);
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), last.get());
    EXPECT_EQ(director->getScenesCount(), 1u);
    EXPECT_THAT(said, ElementsAre("left"));
}

TEST_F(AnyMoment, AReplaceAndAPushInOneFrameCleanUpTheOldScene) {
    node->schedule([&](float) { say("timer of the old scene"); }, 0.1f, "t");
    director->replaceScene(Scene::create());
    director->pushScene(Scene::create());
    for (int i = 0; i < 3; ++i) frame(0.1f);
    EXPECT_FALSE(node->isScheduled("t"));
    EXPECT_EQ(director->getScenesCount(), 2u);
}

TEST_F(AnyMoment, AFunctionOfAnotherThreadMayEndTheScene) {
    const RefPtr<Scene> next = Scene::create();
    director->getScheduler()->performFunctionInCocosThread([&] {
        director->replaceScene(next);
        director->getScheduler()->performFunctionInCocosThread([&] { say("the frame after"); });
    });
    frame(0.1f);
    EXPECT_TRUE(said.empty());
    frame(0.1f);
    EXPECT_THAT(said, ElementsAre("the frame after"));
    EXPECT_EQ(director->getRunningScene(), next.get());
}

TEST_F(AnyMoment, EqualGlobalZKeepsTheOrderOfTheVisit) {
    class Drawn : public Node {
    public:
        Drawn(std::string id, std::vector<std::string>& order) : _id(std::move(id)), _order(order) {
            autorelease();
            setGlobalZOrder(2);
        }
        void draw(Renderer*, const Mat4&, uint32_t) override { _order.push_back(_id); }

    private:
        std::string _id;
        std::vector<std::string>& _order;
    };
    for (const char* id : {"a", "b", "c"}) node->addChild(new Drawn(id, said));
    frame();
    EXPECT_THAT(said, ElementsAre("a", "b", "c"));
}
