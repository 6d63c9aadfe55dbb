#include "testing/GameTest.h"

#include "action/Move.h"
#include "app/Application.h"
#include "event/Controller.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerController.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"

#include <cmath>
#include <gmock/gmock.h>
#include <stdexcept>

using namespace cocos2d;
using copra::testing::GameTest;

namespace {
class TestAppTest : public GameTest {};
} // namespace

TEST_F(TestAppTest, StepsByTheGivenTime) {
    Node* node = Node::create();
    app.scene()->addChild(node);
    node->runAction(MoveBy::create(1.0f, Vec2(100, 0)));
    app.step(1, 0.0f);
    app.step(2, 0.25f);
    EXPECT_FLOAT_EQ(node->getPositionX(), 50.0f);
    EXPECT_TRUE(app.stepUntil([node] { return node->getPositionX() >= 100.0f; }));
}

TEST_F(TestAppTest, AConditionThatNeverHoldsEnds) {
    EXPECT_FALSE(app.stepUntil([] { return false; }, 3));
}

TEST_F(TestAppTest, TouchesArriveAtTheirPoint) {
    Vec2 began, ended;
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [&began](Touch* touch, Event*) {
        began = touch->getLocation();
        return true;
    };
    listener->onTouchEnded = [&ended](Touch* touch, Event*) { ended = touch->getLocation(); };
    app.director().getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, app.scene());
    app.touchDown(Vec2(10, 300));
    app.touchMove(Vec2(40, 50));
    app.touchUp(Vec2(42, 50));
    EXPECT_TRUE(began.fuzzyEquals(Vec2(10, 300), 1e-3f));
    EXPECT_TRUE(ended.fuzzyEquals(Vec2(42, 50), 1e-3f));
}

TEST_F(TestAppTest, KeysArrive) {
    std::vector<EventKeyboard::KeyCode> keys;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [&keys](EventKeyboard::KeyCode key, Event*) { keys.push_back(key); };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(keys, std::vector<EventKeyboard::KeyCode>{EventKeyboard::KeyCode::KEY_SPACE});
}

TEST_F(TestAppTest, ControllersAreScripted) {
    std::string log;
    auto* listener = EventListenerController::create();
    listener->onConnected = [&log](Controller* pad, Event*) { log += "+" + pad->getDeviceName(); };
    listener->onDisconnected = [&log](Controller*, Event*) { log += "-"; };
    listener->onKeyDown = [&log](Controller*, int key, Event*) {
        log += key == Controller::BUTTON_A ? "A" : "?";
    };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    app.connectController(0, "pad");
    app.controllerButton(Controller::BUTTON_A, true);
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 0.5f);
    EXPECT_EQ(Controller::getAllController()[0]->getKeyStatus(Controller::JOYSTICK_LEFT_X).value, 0.5f);
    app.disconnectController(0);
    EXPECT_EQ(log, "+padA-");
}

TEST_F(TestAppTest, TheHashDiffersForDifferentStates) {
    Node* node = Node::create();
    app.scene()->addChild(node);
    const auto before = app.stateHash();
    EXPECT_EQ(app.stateHash(), before);
    node->setPositionX(1);
    EXPECT_NE(app.stateHash(), before);
    node->setPositionX(-0.0f);
    EXPECT_EQ(app.stateHash(), before);
}

namespace {

/// A game that counts the touches of its node.
class Touched : public Application {
public:
    bool applicationDidFinishLaunching() override {
        Scene* scene = Scene::create();
        Node* node = Node::create();
        node->setName("button");
        node->setContentSize(app.view().getDesignResolutionSize());
        scene->addChild(node);
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [this](Touch*, Event*) { return ++touches > 0; };
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode, Event*) { ++touches; };
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(keys, node);
        Director::getInstance()->runWithScene(scene);
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

    explicit Touched(copra::testing::TestApp& testApp) : app(testApp) {}
    copra::testing::TestApp& app;
    int touches = 0;
};

} // namespace

TEST_F(TestAppTest, ALaunchedGameCanBeUsedWithoutAStep) {
    Touched game(app);
    app.launch(game);
    EXPECT_NE(app.find("button"), nullptr);
    app.launch(game);
    EXPECT_NE(app.tryFind("button"), nullptr);
    app.launch(game);
    ASSERT_NE(app.scene(), nullptr);
    EXPECT_TRUE(app.scene()->isRunning());
}

TEST_F(TestAppTest, ALaunchedGameReceivesInputWithoutAStep) {
    Touched game(app);
    app.launch(game);
    app.tap(Vec2(10.0f, 10.0f));
    EXPECT_EQ(game.touches, 1);
    app.launch(game);
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(game.touches, 2);
}

TEST_F(TestAppTest, AKeyMayEndTheGame) {
    auto* const listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [](EventKeyboard::KeyCode, Event*) { Director::getInstance()->end(); };
    app.director().getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, app.scene());
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(app.director().getOpenGLView(), nullptr);
    EXPECT_THROW(app.press(EventKeyboard::KeyCode::KEY_ESCAPE), copra::testing::TestFailure);
    EXPECT_THROW(app.tap(Vec2(10.0f, 10.0f)), copra::testing::TestFailure);
    EXPECT_THROW(app.view(), copra::testing::TestFailure);
}

TEST_F(TestAppTest, LeavesNothingBehind) {
    Node* node = Node::create();
    app.scene()->addChild(node);
    bool called = false;
    node->schedule([&called](float) { called = true; }, "later");
    app.director().pushScene(Scene::create());
    { copra::testing::TestApp fresh; }
    called = false; // the timer may have been due in the last frame before
    app.step(3);
    EXPECT_FALSE(called);
    EXPECT_EQ(app.scene()->getChildrenCount(), 1); // the camera
}

TEST_F(TestAppTest, ATapMayEndTheGame) {
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [this](Touch*, Event*) {
        app.director().end();
        return true;
    };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(touches, 1);
    app.tap(Vec2(10, 10));
    EXPECT_FALSE(app.director().isValid());
}

TEST_F(TestAppTest, AnExceptionOfTheGameIsExplained) {
    app.scene()->scheduleOnce([](float) { throw std::runtime_error("lost"); }, 0.0f, "throw");
    ::testing::internal::CaptureStderr();
    EXPECT_THROW(app.step(2), std::runtime_error);
    EXPECT_THAT(::testing::internal::GetCapturedStderr(),
                ::testing::HasSubstr(
                    "the game threw an exception; with GTEST_CATCH_EXCEPTIONS=0 in the environment"));
}

TEST_F(TestAppTest, ATimeThatCannotPassFails) {
    EXPECT_NO_THROW(app.wait(0.0f));
    EXPECT_THAT([this] { app.wait(-3.0f); },
                testing::ThrowsMessage<copra::testing::TestFailure>(
                    testing::AllOf(testing::HasSubstr("TestAppTest.cpp:"), testing::HasSubstr("wait: -3"))));
    EXPECT_THROW(app.wait(std::nanf("")), copra::testing::TestFailure);
}

TEST_F(TestAppTest, AnEmptyConditionFails) {
    EXPECT_THAT([this] { app.stepUntil(nullptr); },
                testing::ThrowsMessage<copra::testing::TestFailure>(
                    testing::HasSubstr("stepUntil: the condition is empty")));
}
