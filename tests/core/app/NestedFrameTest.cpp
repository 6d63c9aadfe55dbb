/// Frames within frames, and what is thrown in them.

#include "app/HeadlessTest.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Sequence.h"
#include "base/WeakPtr.h"
#include "base/expectRefused.h"
#include "base/failing.h"
#include "event/EventDispatcher.h"
#include "scene/ActionManager.h"
#include "scene/SceneContext.h"
#include "time/Scheduler.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionTiles.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <stdexcept>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

using copra::test::fail;

class NestedFrameTest : public HeadlessTest {
protected:
    void SetUp() override {
        director->replaceScene(Scene::create());
        frame();
        node = Node::create();
        director->getRunningScene()->addChild(node);
    }
    void TearDown() override {
        node.reset();
        HeadlessTest::TearDown();
    }
    RefPtr<Node> node;
    int calls = 0; ///< Of a timer, which runs until the end of the test.
};

/// A scene that does something in one of its callbacks.
class Acting : public Scene {
public:
    Acting() {
        init();
        autorelease();
    }
    void onEnter() override {
        Scene::onEnter();
        if (entering) entering();
    }
    void onExit() override {
        if (exiting) exiting();
        Scene::onExit();
    }
    void cleanup() override {
        Scene::cleanup();
        if (cleaning) cleaning();
    }
    std::function<void()> entering, exiting, cleaning;
};

} // namespace

// --- Frames within frames ---

TEST_F(NestedFrameTest, WhatAFunctionHasMadeOutlivesTheFrameThatItRuns) {
    copra::WeakPtr<Node> made, madeWithin;
    bool isKept = false, isReleased = false;
    node->schedule([&](float) { madeWithin = copra::WeakPtr<Node>(Node::create()); }, "within");
    node->scheduleOnce(
        [&](float) {
            made = copra::WeakPtr<Node>(Node::create());
            frame(0.1f);
            isKept = made.get() != nullptr;
            isReleased = madeWithin.expired();
        },
        0.0f, "make");
    for (int i = 0; i < 2; ++i) frame(0.1f);
    EXPECT_TRUE(isKept) << "the function around the frame may still use it";
    EXPECT_TRUE(isReleased) << "a frame releases what was made in it";
    EXPECT_TRUE(made.expired()) << "at the end of the outer frame";
    node->unschedule("within");
}

TEST_F(NestedFrameTest, ATimerIsNotCalledAgainInItsLastCall) {
    node->scheduleOnce(
        [this](float) {
            ++calls;
            for (int i = 0; i < 3; ++i) frame(0.1f);
        },
        0.0f, "once");
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(calls, 1);
}

TEST_F(NestedFrameTest, AnActionMayRunFramesInWhichTheActionsStand) {
    node->schedule([this](float) { ++calls; }, "count");
    frame(0.1f);
    node->runAction(Sequence::create(CallFunc::create([this] {
                                         for (int i = 0; i < 5; ++i) frame(0.1f);
                                     }),
                                     CallFunc::create([this] { said.push_back("after"); }), nullptr));
    calls = 0;
    frame(0.1f);
    EXPECT_EQ(calls, 6);
    frame(0.1f);
    EXPECT_THAT(said, ElementsAre("after"));
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(NestedFrameTest, AFrameWithinASwitchOfScenesIsRefused) {
    auto* leaving = new Acting();
    director->replaceScene(leaving);
    frame();
    leaving->exiting = leaving->cleaning = [this] {
        director->end(); // would remove the scenes in that frame
        EXPECT_WARNED(frame(), "Director::mainLoop: ignored");
        director->restart();
        frame();
    };
    const RefPtr<Scene> next = Scene::create();
    director->replaceScene(TransitionFade::create(0.1f, next));
    for (int i = 0; i < 2; ++i) frame(0.05f);
    EXPECT_TRUE(director->isValid());
}

TEST_F(NestedFrameTest, AFrameWithinADrawIsRefused) {
    class Drawn : public Node {
    public:
        Drawn() { autorelease(); }
        void draw(Renderer*, const Mat4&, uint32_t) override {
            ++draws;
            Director::getInstance()->mainLoop();
        }
        int draws = 0;
    };
    auto* drawn = new Drawn();
    node->addChild(drawn);
    frame();
    frame();
    EXPECT_EQ(drawn->draws, 2);
}

// --- Exceptions ---

TEST_F(NestedFrameTest, ASceneThatThrowsWhenItLeavesIsReplacedAllTheSame) {
    auto* leaving = new Acting();
    director->replaceScene(leaving);
    frame();
    leaving->exiting = fail;
    const RefPtr<Scene> old = leaving;
    const RefPtr<Scene> next = Scene::create();
    director->replaceScene(next);
    EXPECT_THROW(frame(), std::runtime_error);
    EXPECT_EQ(director->getRunningScene(), next.get());
    EXPECT_TRUE(next->isRunning());
    EXPECT_FALSE(old->isRunning());
    frame();
}

TEST_F(NestedFrameTest, ATransitionToASceneThatThrowsEnds) {
    auto* next = new Acting();
    next->entering = fail;
    const RefPtr<Scene> alive = next;
    director->replaceScene(TransitionFade::create(1.0f, next));
    EXPECT_THROW(frame(), std::runtime_error);
    next->entering = nullptr;
    for (int i = 0; i < 4; ++i) frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), next);
    EXPECT_TRUE(next->isRunning());
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(NestedFrameTest, ATransitionWhoseOldSceneThrowsEnablesTheEvents) {
    auto* old = new Acting();
    director->replaceScene(old);
    frame();
    old->exiting = fail;
    const RefPtr<Scene> next = Scene::create();
    director->replaceScene(TransitionFade::create(0.1f, next));
    int thrown = 0;
    for (int i = 0; i < 8; ++i) {
        try {
            frame(0.1f);
        } catch (const std::runtime_error&) {
            ++thrown;
        }
    }
    EXPECT_EQ(thrown, 1);
    EXPECT_EQ(director->getRunningScene(), next.get());
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(NestedFrameTest, ADrawThatThrowsDoesNotDisturbTheNextFrame) {
    class Drawn : public Node {
    public:
        Drawn() { autorelease(); }
        void draw(Renderer*, const Mat4&, uint32_t) override {
            if (++draws == 1) fail();
        }
        int draws = 0;
    };
    auto* drawn = new Drawn();
    node->addChild(drawn);
    EXPECT_THROW(frame(), std::runtime_error);
    frame();
    EXPECT_EQ(drawn->draws, 2);
}

// --- Services that are replaced ---

TEST_F(NestedFrameTest, NodesKeepTheSchedulerAndTheActionManagerThatAreReplaced) {
    RefPtr<Scheduler> scheduler;
    scheduler.weakAssign(new Scheduler());
    RefPtr<ActionManager> manager;
    manager.weakAssign(new ActionManager());
    Scheduler* const before = director->getScheduler();
    const RefPtr<Scheduler> usual = before;
    const RefPtr<ActionManager> usualManager = director->getActionManager();
    node->schedule([this](float) { ++calls; }, "count");
    director->setScheduler(scheduler);
    director->setActionManager(manager);
    EXPECT_EQ(node->getScheduler(), before);
    frame(0.1f);
    node->unschedule("count");
    node->runAction(DelayTime::create(1.0f));
    node->removeFromParent();
    Node* const fresh = Node::create();
    EXPECT_EQ(fresh->getScheduler(), scheduler.get());
    director->getRunningScene()->addChild(fresh);
    fresh->schedule([this](float) { ++calls; }, "count");
    frame(0.1f);
    frame(0.1f);
    EXPECT_EQ(calls, 1);
    fresh->removeFromParent();
    director->setScheduler(usual);
    director->setActionManager(usualManager);
}

TEST_F(NestedFrameTest, ATimerMayReplaceTheScheduler) {
    const RefPtr<Scheduler> usual = director->getScheduler();
    RefPtr<Scheduler> other;
    other.weakAssign(new Scheduler());
    director->setScheduler(other);
    int target = 0;
    Scheduler* const known = other;
    other.reset();
    known->schedulePerFrame([&](float) { director->setScheduler(usual); }, &target, 0, false);
    known->performFunctionInCocosThread([this] { said.push_back("function"); });
    frame(0.1f);
    EXPECT_EQ(director->getScheduler(), usual.get());
    EXPECT_THAT(said, ElementsAre("function"));
}

// --- Transitions that replace each other ---

TEST_F(NestedFrameTest, TransitionsThatReplaceEachOtherKeepFewScenes) {
    const auto scenes = [] { return static_cast<int>(copra::SceneContext::current().scenes.size()); };
    const int before = scenes();
    int most = 0;
    for (int i = 0; i < 40; ++i) {
        Scene* const next = Scene::create();
        if (i % 2 == 0)
            director->replaceScene(TransitionFade::create(1.0f, next));
        else
            director->replaceScene(TransitionFadeTR::create(1.0f, next));
        frame(0.01f);
        frame(0.01f);
        most = std::max(most, scenes() - before);
    }
    EXPECT_LE(most, 12);
    const RefPtr<Scene> last = Scene::create();
    director->replaceScene(TransitionFade::create(0.1f, last));
    for (int i = 0; i < 6; ++i) frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), last.get());
    EXPECT_LE(scenes() - before, 2);
}
