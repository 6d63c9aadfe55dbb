#include "app/HeadlessTest.h"
#include "base/expectRefused.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionSlide.h"

#include <limits>

using namespace cocos2d;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

class DirectorRefusalTest : public HeadlessTest {
protected:
    /// Whatever was refused, the scene goes on.
    void TearDown() override {
        frame(0.1f);
        EXPECT_TRUE(director->isValid());
        EXPECT_EQ(director->getRunningScene(), running);
        HeadlessTest::TearDown();
    }

    Scene* const running = director->getRunningScene();
};

TEST_F(DirectorRefusalTest, NullIsNoScene) {
    EXPECT_REFUSED(director->runWithScene(nullptr), "scene is null");
    EXPECT_REFUSED(director->pushScene(nullptr), "scene is null");
    EXPECT_REFUSED(director->replaceScene(nullptr), "scene is null");
}

TEST_F(DirectorRefusalTest, ServicesAreNotReplacedByNull) {
    const copra::LogCapture log;
    director->setScheduler(nullptr);
    director->setActionManager(nullptr);
    director->setEventDispatcher(nullptr);
    EXPECT_NE(director->getScheduler(), nullptr);
    EXPECT_NE(director->getActionManager(), nullptr);
    EXPECT_NE(director->getEventDispatcher(), nullptr);
    EXPECT_EQ(log.text(), "");
}

TEST_F(DirectorRefusalTest, WhatChangesNothingIsAccepted) {
    const copra::LogCapture log;
    director->replaceScene(running);
    director->setNotificationNode(nullptr);
    director->setOpenGLView(view);
    EXPECT_EQ(director->getOpenGLView(), view);
    director->resume(); // it is not paused
    EXPECT_FALSE(director->isPaused());
    director->popToSceneStackLevel(99);
    director->popToRootScene();
    EXPECT_EQ(log.text(), "");
}

TEST_F(DirectorRefusalTest, AMatrixIsPoppedAfterAPush) {
    EXPECT_REFUSED(director->popMatrix(MATRIX_STACK_TYPE{}), "without a pushMatrix");
}

TEST_F(DirectorRefusalTest, WrongNumbersAreNotSet) {
    EXPECT_WARNED(director->setContentScaleFactor(0), "must be positive");
    EXPECT_EQ(director->getContentScaleFactor(), 1);
    EXPECT_WARNED(director->setAnimationInterval(-1), "negative");
    EXPECT_GT(director->getAnimationInterval(), 0);
    director->mainLoop(kNaN);
    EXPECT_GE(director->getDeltaTime(), 0);
}

TEST_F(DirectorRefusalTest, ATransitionNeedsAnotherScene) {
    EXPECT_REFUSED(TransitionFade::create(1, nullptr), "scene is null");
    EXPECT_REFUSED(TransitionPageTurn::create(1, nullptr, false), "scene is null");
    EXPECT_REFUSED(TransitionFlipX::create(1, nullptr), "scene is null");
    EXPECT_REFUSED(TransitionFade::create(1, running), "already running");
}

class SceneRefusalTest : public HeadlessTest {};

TEST_F(SceneRefusalTest, ASecondFirstSceneIsRefused) {
    EXPECT_REFUSED(director->runWithScene(Scene::create()), "already running");
    frame(0.1f);
    EXPECT_TRUE(director->isValid());
}

TEST_F(SceneRefusalTest, ATransitionOfAWrongDurationEndsAtOnce) {
    const char* const sentence = "negative or NaN and is read as 0";
    Scene* const next = Scene::create();
    TransitionScene* transition = nullptr;
    EXPECT_WARNED(transition = TransitionFade::create(-1, next), sentence);
    director->replaceScene(transition);
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), next);
    Scene* const last = Scene::create();
    EXPECT_WARNED(transition = TransitionSlideInL::create(kNaN, last), sentence);
    director->replaceScene(transition);
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), last);
}

TEST_F(SceneRefusalTest, PoppingTheLastSceneEndsTheApplication) {
    while (director->getScenesCount() > 0) director->popScene();
    EXPECT_TRUE(director->isValid());
    EXPECT_REFUSED(director->popScene(), "there is no scene");
    director->mainLoop(0.1f);
    EXPECT_FALSE(director->isValid());
    EXPECT_EQ(director->getRunningScene(), nullptr);
}

} // namespace
