/// What scenes live through when a transition runs to its end, and when something comes in between.

#include "app/HeadlessTest.h"
#include "app/SceneDiary.h"

#include "action/DelayTime.h"
#include "base/RefPtr.h"
#include "event/EventDispatcher.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionProgress.h"
#include "transitions/TransitionSlide.h"
#include "transitions/TransitionTiles.h"
#include "transitions/TransitionZoom.h"

#include <gmock/gmock.h>

#include <utility>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class TransitionLife : public HeadlessTest {
protected:
    void SetUp() override {
        director->replaceScene(make("a"));
        frame();
        a = director->getRunningScene();
        said.clear();
    }
    void TearDown() override {
        a.reset();
        HeadlessTest::TearDown();
    }
    SceneDiary* make(const std::string& id) { return new SceneDiary(id, said); }
    void frames(int count, float dt) {
        for (int i = 0; i < count; ++i) frame(dt);
    }
    /// In the middle of a transition from a to b.
    void halfWay(TransitionScene* transition, bool pushed) {
        if (pushed)
            director->pushScene(transition);
        else
            director->replaceScene(transition);
        frame();
        frame(0.3f);
        take();
    }

    RefPtr<Scene> a;
};

using Factory = TransitionScene* (*)(Scene*);

/// One of each family.
const Factory kAll[] = {
    [](Scene* scene) -> TransitionScene* { return TransitionFade::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionMoveInL::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionSlideInT::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionRotoZoom::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionJumpZoom::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionShrinkGrow::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionFlipX::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionZoomFlipAngular::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionFadeTR::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionSplitRows::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionTurnOffTiles::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionProgressRadialCW::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionProgressInOut::create(0.5f, scene); },
    [](Scene* scene) -> TransitionScene* { return TransitionPageTurn::create(0.5f, scene, false); },
    [](Scene* scene) -> TransitionScene* { return TransitionPageTurn::create(0.5f, scene, true); },
};

} // namespace

TEST_F(TransitionLife, IsTheSameForEveryTransition) {
    for (const Factory& makeTransition : kAll) {
        SCOPED_TRACE(&makeTransition - kAll);
        director->replaceScene(make("a"));
        frame();
        a.reset();
        Scene* b = make("b");
        TransitionScene* transition = makeTransition(b);
        take();
        director->replaceScene(transition);
        frame();
        EXPECT_THAT(take(), ElementsAre("a.start", "b.enter"));
        EXPECT_FALSE(director->getEventDispatcher()->isEnabled());
        EXPECT_EQ(director->getRunningScene(), transition);
        frames(8, 0.1f);
        EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup", "a.gone"));
        EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
        EXPECT_EQ(director->getRunningScene(), b);
        EXPECT_EQ(director->getScenesCount(), 1u);
        EXPECT_TRUE(b->isVisible());
        EXPECT_EQ(b->getPosition(), Vec2::ZERO);
        EXPECT_EQ(b->getScale(), 1.0f);
    }
}

TEST_F(TransitionLife, EveryTransitionMayBePoppedHalfWay) {
    for (const Factory& makeTransition : kAll) {
        SCOPED_TRACE(&makeTransition - kAll);
        director->pushScene(makeTransition(make("b")));
        frame();
        frame(0.3f);
        take();
        director->popScene();
        frame();
        EXPECT_THAT(take(),
                    ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
        frames(3, 0.5f); // the destroyed transition is not called
        EXPECT_THAT(take(), IsEmpty());
        EXPECT_EQ(director->getRunningScene(), a.get());
        EXPECT_TRUE(a->isVisible());
        EXPECT_EQ(a->getPosition(), Vec2::ZERO);
        EXPECT_EQ(a->getScale(), 1.0f);
        EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
    }
}

TEST_F(TransitionLife, APushedTransitionLetsTheOldSceneWait) {
    a->schedule([](float) {}, 1.0f, "timer");
    director->pushScene(TransitionFade::create(0.5f, make("b")));
    frames(10, 0.1f);
    EXPECT_THAT(take(), ElementsAre("a.start", "b.enter", "a.exit", "b.finish"));
    EXPECT_TRUE(a->isScheduled("timer"));
    EXPECT_EQ(director->getScenesCount(), 2u);
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
}

TEST_F(TransitionLife, APushedTransitionThatIsPoppedGivesTheOldSceneBackAsItWas) {
    a->schedule([](float) {}, 1.0f, "timer");
    halfWay(TransitionSlideInL::create(1.0f, make("b")), true);
    director->popScene();
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
    EXPECT_TRUE(a->isScheduled("timer"));
    EXPECT_EQ(a->getPosition(), Vec2::ZERO);
    EXPECT_TRUE(a->isVisible());
    frames(5, 0.5f); // the destroyed transition is not called
    EXPECT_EQ(director->getRunningScene(), a.get());
    EXPECT_EQ(a->getPosition(), Vec2::ZERO);
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(TransitionLife, APushedTransitionThatIsReplacedLetsTheOldSceneWait) {
    a->schedule([](float) {}, 1.0f, "timer");
    halfWay(TransitionFade::create(1.0f, make("b")), true);
    director->replaceScene(make("c"));
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "b.gone", "c.enter", "c.finish"));
    EXPECT_TRUE(a->isScheduled("timer"));
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(TransitionLife, ReplacedByTheOldSceneItGoesBackThere) {
    halfWay(TransitionFlipY::create(1.0f, make("b")), false);
    director->replaceScene(a);
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
    EXPECT_TRUE(a->isVisible());
}

TEST_F(TransitionLife, ReplacedByTheNewSceneThatOneArrivesAtOnce) {
    Scene* b = make("b");
    halfWay(TransitionRotoZoom::create(1.0f, b), false);
    director->replaceScene(b);
    frame();
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup"));
    EXPECT_EQ(b->getScale(), 1.0f);
    EXPECT_EQ(b->getNumberOfRunningActions(), 0);
}

TEST_F(TransitionLife, TheNewSceneExitsProperlyIfItIsPoppedInTheFrameOfItsArrival) {
    halfWay(TransitionScene::create(1.0f, make("b")), true);
    static_cast<TransitionScene*>(director->getRunningScene())->finish();
    frame(0.1f);
    director->getScheduler()->performFunctionInCocosThread([this] { director->popScene(); });
    frame(0.1f);
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
}

TEST_F(TransitionLife, TheNewSceneThatPushesAnotherOnArrivalWaitsBelow) {
    Scene* b = make("b");
    bool first = true;
    b->setonEnterTransitionDidFinishCallback([&] {
        if (std::exchange(first, false)) director->pushScene(make("c"));
    });
    director->replaceScene(TransitionFade::create(0.5f, b));
    frames(10, 0.1f);
    EXPECT_THAT(take(), ElementsAre("a.start", "b.enter", "a.exit", "b.finish", "b.start", "b.exit",
                                    "a.cleanup", "c.enter", "c.finish"));
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("c.start", "c.exit", "c.cleanup", "c.gone", "b.enter", "b.finish"));
}

TEST_F(TransitionLife, OneThatWasInterruptedAtItsEndBeginsAgain) {
    Scene* b = make("b");
    halfWay(TransitionMoveInL::create(1.0f, b), false);
    static_cast<TransitionScene*>(director->getRunningScene())->finish();
    director->pushScene(make("c"));
    frame(0.1f);
    director->popScene();
    frame(0.1f);
    take();
    frames(3, 0.1f);
    EXPECT_THAT(take(), IsEmpty()); // the effect has only begun
    frames(5, 0.5f);
    EXPECT_EQ(director->getRunningScene(), b);
    EXPECT_EQ(b->getPosition(), Vec2::ZERO);
}

TEST_F(TransitionLife, AScenePushedInTheMiddleIsFollowedByTheWholeTransition) {
    halfWay(TransitionSlideInR::create(1.0f, make("b")), false);
    director->pushScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.start", "b.exit", "c.enter", "c.finish"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
    director->popScene();
    frame();
    EXPECT_THAT(take(),
                ElementsAre("c.start", "c.exit", "c.cleanup", "c.gone", "a.enter", "a.start", "b.enter"));
    frames(5, 0.5f);
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup"));
}

TEST_F(TransitionLife, OneThatWasMadeEarlierEndsEvenThoughItsOldSceneHasLeft) {
    const RefPtr<Scene> late = TransitionSlideInL::create(0.5f, make("b"));
    director->replaceScene(make("c"));
    frame();
    take();
    director->replaceScene(late);
    frame();
    EXPECT_THAT(take(),
                ElementsAre("c.start", "c.exit", "c.cleanup", "c.gone", "a.enter", "a.start", "b.enter"));
    frames(5, 0.5f);
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(TransitionLife, ATransitionMayTakeOverAnother) {
    const RefPtr<Scene> c = make("c");
    halfWay(TransitionSlideInB::create(0.5f, make("b")), false);
    director->replaceScene(TransitionFade::create(2.0f, c));
    frame();
    EXPECT_THAT(take(), ElementsAre("c.enter"));
    frames(4, 0.25f); // the first one would be over
    EXPECT_THAT(take(), IsEmpty());
    frames(8, 0.5f);
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "c.finish", "a.cleanup", "b.gone"));
    EXPECT_EQ(director->getRunningScene(), c.get());
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(TransitionLife, ASceneAskedForInTheFrameOfTheEndWins) {
    halfWay(TransitionScene::create(1.0f, make("b")), false);
    static_cast<TransitionScene*>(director->getRunningScene())->finish();
    frame(0.1f);
    director->replaceScene(make("c"));
    frame(0.1f);
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "a.cleanup", "b.gone",
                                    "c.enter", "c.finish"));
}

TEST_F(TransitionLife, PoppingBelowATransitionEndsTheOldSceneOnce) {
    director->pushScene(make("b"));
    frame();
    halfWay(TransitionFade::create(1.0f, make("c")), true);
    director->popToRootScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.exit", "b.cleanup", "c.start", "c.exit", "c.cleanup", "b.cleanup",
                                    "b.gone", "c.gone", "a.enter", "a.finish"));
    EXPECT_EQ(director->getRunningScene(), a.get());
}

TEST_F(TransitionLife, OfNoDurationIsOverAfterAFewFrames) {
    Scene* b = make("b");
    director->replaceScene(TransitionFade::create(0.0f, b));
    frames(5, 0.1f);
    EXPECT_EQ(director->getRunningScene(), b);
}

TEST_F(TransitionLife, TheApplicationMayEndInTheMiddle) {
    halfWay(TransitionFade::create(1.0f, make("b")), true);
    a.reset();
    director->end();
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "a.cleanup", "a.gone", "b.gone"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

namespace {

/// Overrides onEnter() and onExit() without calling those of Scene, as some games do.
class SilentScene : public Scene {
public:
    void onEnter() override { ++entered; }
    void onExit() override { ++exited; }

    int entered = 0;
    int exited = 0;
};

} // namespace

TEST_F(TransitionLife, AScenePassingNothingOnEntersAndExitsOnce) {
    const RefPtr<SilentScene> silent(new SilentScene());
    silent->release();
    director->replaceScene(TransitionFade::create(0.1f, silent));
    frames(20, 0.05f);
    EXPECT_EQ(director->getRunningScene(), silent);
    EXPECT_EQ(silent->entered, 1);
    director->replaceScene(TransitionFade::create(0.1f, make("b")));
    frames(20, 0.05f);
    EXPECT_EQ(silent->entered, 1);
    EXPECT_EQ(silent->exited, 1);
}
