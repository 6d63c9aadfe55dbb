#include "app/HeadlessTest.h"
#include "app/SceneDiary.h"

#include "event/EventDispatcher.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionSlide.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class DirectorScenes : public HeadlessTest {
protected:
    SceneDiary* make(const std::string& id) { return new SceneDiary(id, said); }
    void run(const std::string& id) {
        director->replaceScene(make(id));
        frame();
        said.clear();
    }
};

} // namespace

TEST_F(DirectorScenes, ReplacingLeavesCleansAndEnters) {
    run("a");
    director->replaceScene(make("b"));
    EXPECT_THAT(take(), IsEmpty());
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "b.enter", "b.finish"));
}

TEST_F(DirectorScenes, PushingKeepsTheSceneBelow) {
    run("a");
    director->pushScene(make("b"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "b.enter", "b.finish"));
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
}

TEST_F(DirectorScenes, AReplaceFollowedByAPushInOneFrameStillCleansTheSceneThatLeft) {
    run("a");
    director->replaceScene(make("b"));
    director->pushScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "c.enter", "c.finish"));
}

TEST_F(DirectorScenes, ASceneThatWasNeverShownIsCleanedUpOnly) {
    run("a");
    director->replaceScene(make("b"));
    director->replaceScene(make("c"));
    EXPECT_THAT(take(), ElementsAre("b.cleanup"));
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "c.enter", "c.finish", "b.gone"));
}

TEST_F(DirectorScenes, AReplaceFromOnEnterIsDoneInTheNextFrame) {
    struct Hasty : Scene {
        void onEnter() override {
            Scene::onEnter();
            if (next) Director::getInstance()->replaceScene(std::exchange(next, nullptr));
        }
        Scene* next = nullptr;
    };
    auto* hasty = new Hasty();
    hasty->autorelease();
    hasty->next = make("b");
    director->replaceScene(hasty);
    frame();
    EXPECT_EQ(director->getRunningScene(), hasty);
    frame();
    EXPECT_THAT(take(), ElementsAre("b.enter", "b.finish"));
}

TEST_F(DirectorScenes, ATransitionHandsOverWhenItIsDone) {
    run("a");
    director->replaceScene(TransitionFade::create(0.5f, make("b")));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "b.enter"));
    EXPECT_FALSE(director->getEventDispatcher()->isEnabled());
    for (int i = 0; i < 8; ++i) frame(0.1f);
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup", "a.gone"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(DirectorScenes, ATransitionThatIsReplacedLetsBothItsScenesGo) {
    run("a");
    director->replaceScene(TransitionSlideInL::create(1.0f, make("b")));
    frame();
    frame(0.1f);
    take();
    director->replaceScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "a.cleanup", "a.gone",
                                    "b.gone", "c.enter", "c.finish"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(DirectorScenes, PoppingToALevelCleansWhatLiesBetween) {
    run("a");
    for (const char* id : {"b", "c", "d"}) {
        director->pushScene(make(id));
        frame();
    }
    take();
    director->popToSceneStackLevel(9);
    frame();
    EXPECT_THAT(take(), IsEmpty());
    director->popToSceneStackLevel(2);
    EXPECT_THAT(take(), ElementsAre("c.cleanup", "c.gone"));
    frame();
    EXPECT_THAT(take(), ElementsAre("d.start", "d.exit", "d.cleanup", "d.gone", "b.enter", "b.finish"));
}

TEST_F(DirectorScenes, TimeGivenIsNotLimitedNegativeTimeIsNone) {
    frame(5.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 5.0f);
    frame(-1.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.0f);
    director->setNextDeltaTimeZero(true);
    frame(1.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.0f);
}

TEST_F(DirectorScenes, ASceneThatIsReplacedByItselfBeginsAgainWithoutWhatItRan) {
    run("a");
    Scene* a = director->getRunningScene();
    a->schedule([](float) {}, 1.0f, "timer");
    director->replaceScene(a);
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.enter", "a.finish"));
    EXPECT_FALSE(a->isScheduled("timer"));
    EXPECT_EQ(director->getScenesCount(), 1u);
}

TEST_F(DirectorScenes, APushFollowedByAReplaceInOneFrameCleansTheSceneBelow) {
    run("a");
    director->pushScene(make("b"));
    director->replaceScene(make("c"));
    EXPECT_THAT(take(), ElementsAre("b.cleanup"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "c.enter", "c.finish", "b.gone"));
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("c.start", "c.exit", "c.cleanup", "c.gone", "a.enter", "a.finish"));
}

TEST_F(DirectorScenes, ASceneAskedForByTheOneThatLeavesComesInsteadOfTheOther) {
    run("a");
    director->getRunningScene()->setOnExitCallback([this] { director->replaceScene(make("c")); });
    director->replaceScene(make("b"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "b.cleanup", "a.cleanup", "a.gone", "c.enter",
                                    "c.finish", "b.gone"));
    EXPECT_EQ(director->getScenesCount(), 1u);
}

TEST_F(DirectorScenes, APopFollowedByAPushInOneFrameStillCleansTheSceneThatLeft) {
    run("a");
    director->pushScene(make("b"));
    frame();
    take();
    director->popScene();
    director->pushScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("b.start", "b.exit", "b.cleanup", "b.gone", "c.enter", "c.finish"));
    EXPECT_EQ(director->getScenesCount(), 2u);
}

TEST_F(DirectorScenes, TheSameSceneMayBeInTheStackTwice) {
    run("a");
    Scene* a = director->getRunningScene();
    director->pushScene(a);
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.enter", "a.finish"));
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.enter", "a.finish"));
    EXPECT_EQ(director->getScenesCount(), 1u);
}

TEST_F(DirectorScenes, ScenesPoppedInOneFrameDieWithoutBeingShown) {
    run("a");
    for (const char* id : {"b", "c"}) {
        director->pushScene(make(id));
        frame();
    }
    take();
    director->popScene();
    director->popScene();
    EXPECT_THAT(take(), ElementsAre("b.gone"));
    frame();
    EXPECT_THAT(take(), ElementsAre("c.start", "c.exit", "c.cleanup", "c.gone", "a.enter", "a.finish"));
}

TEST_F(DirectorScenes, PoppingWhatHasJustBeenPushedLetsTheSceneBelowBeginAgain) {
    run("a");
    director->pushScene(make("b"));
    director->popScene();
    frame();
    EXPECT_EQ(director->getRunningScene()->isRunning(), true);
    EXPECT_EQ(director->getScenesCount(), 1u);
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.enter", "a.finish", "b.gone"));
}

TEST_F(DirectorScenes, PoppingToALevelFromASceneThatWasNeverShownCleansTheRunningOneOnce) {
    run("a");
    director->pushScene(make("b"));
    frame();
    director->pushScene(make("c"));
    take();
    director->popToRootScene();
    EXPECT_THAT(take(), ElementsAre("c.cleanup"));
    frame();
    EXPECT_THAT(take(),
                ElementsAre("b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish", "c.gone"));
}

TEST_F(DirectorScenes, KnowsWhetherTheExitingSceneIsCleanedUp) {
    run("a");
    director->pushScene(make("b"));
    EXPECT_FALSE(director->isSendCleanupToScene());
    frame();
    EXPECT_FALSE(director->isSendCleanupToScene());
    director->replaceScene(make("c"));
    EXPECT_TRUE(director->isSendCleanupToScene());
    frame();
    EXPECT_TRUE(director->isSendCleanupToScene());
}

TEST_F(DirectorScenes, TheLastSceneIsLeftWhenTheApplicationEnds) {
    run("a");
    director->pushScene(make("b"));
    frame();
    take();
    const RefPtr<Node> note = Node::create();
    director->setNotificationNode(note);
    director->end();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.start", "b.exit", "b.cleanup", "a.gone", "b.gone"));
    EXPECT_FALSE(note->isRunning());
    EXPECT_EQ(director->getScenesCount(), 0u);
    EXPECT_FALSE(director->isValid());
}

TEST_F(DirectorScenes, ASceneThatAsksForAnotherWhenTheApplicationEndsGetsNone) {
    run("a");
    director->getRunningScene()->setOnExitCallback([this] { director->replaceScene(make("b")); });
    director->end();
    frame();
    EXPECT_EQ(director->getRunningScene(), nullptr);
    EXPECT_EQ(director->getScenesCount(), 0u);
}

TEST_F(DirectorScenes, ARestartDropsAllAndItsListenersMayBeginAgain) {
    run("a");
    EventDispatcher* dispatcher = director->getEventDispatcher();
    int received = 0;
    dispatcher->addCustomEventListener("old", [&](EventCustom*) { ++received; });
    dispatcher->addCustomEventListener(Director::EVENT_RESET, [&](EventCustom*) {
        director->runWithScene(make("b"));
        dispatcher->addCustomEventListener("new", [&](EventCustom*) { received += 10; });
    });
    director->restart();
    EXPECT_THAT(take(), IsEmpty());
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone"));
    frame();
    EXPECT_THAT(take(), ElementsAre("b.enter", "b.finish"));
    dispatcher->dispatchCustomEvent("old");
    dispatcher->dispatchCustomEvent("new");
    EXPECT_EQ(received, 10);
    dispatcher->removeCustomEventListeners("new");
}

TEST_F(DirectorScenes, ANotificationNodeMayRemoveItselfWhenItIsDrawn) {
    struct Brief : Node {
        using Node::draw;
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            Director::getInstance()->setNotificationNode(nullptr);
            Node::draw(renderer, transform, flags);
        }
    };
    auto* const brief = new Brief();
    director->setNotificationNode(brief);
    brief->release();
    director->mainLoop();
    EXPECT_EQ(director->getNotificationNode(), nullptr);
}

TEST_F(DirectorScenes, ANotificationNodeIsEnteredAndLeftAndMayNameItsSuccessor) {
    const RefPtr<Node> first = Node::create();
    const RefPtr<Node> second = Node::create();
    const RefPtr<Node> third = Node::create();
    director->setNotificationNode(first);
    EXPECT_TRUE(first->isRunning());
    EXPECT_EQ(first->getReferenceCount(), 3u); // the pool's, ours, the director's
    run("a");
    EXPECT_TRUE(first->isRunning());
    first->setOnExitCallback([&] { director->setNotificationNode(third); });
    director->setNotificationNode(second);
    EXPECT_EQ(director->getNotificationNode(), third.get());
    EXPECT_FALSE(first->isRunning());
    EXPECT_FALSE(second->isRunning());
    EXPECT_TRUE(third->isRunning());
    director->setNotificationNode(nullptr);
    EXPECT_FALSE(third->isRunning());
}
