#include "scenes/PointerInput.h"

#include "Layout.h"
#include "Tuning.h"
#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class PointerInputTest : public GameSceneTest {
protected:
    PointerInputTest() {
        pointer = PointerInput::create();
        app.scene()->addChild(pointer);
        app.step();
    }

    void play(float seconds) {
        for (float time = 0.0f; time < seconds; time += app.kFrame) pointer->step(app.kFrame);
    }

    PointerInput* pointer = nullptr;
};

} // namespace

TEST_F(PointerInputTest, KeepsItsGoalInsideTheField) {
    pointer->setGoal(Vec2(-500, 5000));
    EXPECT_GT(pointer->goal().x, 0.0f);
    EXPECT_LT(pointer->goal().y, layout::kFieldHeight);
    pointer->setGoal(Vec2(300, 200));
    EXPECT_EQ(pointer->goal(), Vec2(300, 200));
}

TEST_F(PointerInputTest, FollowsAFingerFromAbove) {
    app.touchDown(Vec2(300, 200));
    EXPECT_NEAR(pointer->goal().x, 300.0f, 1.0f);
    EXPECT_NEAR(pointer->goal().y, 200.0f + layout::kFingerOffset, 1.0f);
    app.touchMove(Vec2(500, 250));
    EXPECT_NEAR(pointer->goal().x, 500.0f, 1.0f);
    EXPECT_TRUE(pointer->isLeading());
    app.touchUp(Vec2(500, 250));
}

TEST_F(PointerInputTest, LeadsForAMomentAfterTheFingerIsGone) {
    app.touchDown(Vec2(300, 200));
    play(2.0f);
    EXPECT_TRUE(pointer->isLeading()) << "a finger that is held still leads";
    app.touchMove(Vec2(310, 200));
    app.touchUp(Vec2(310, 200));
    EXPECT_TRUE(pointer->isLeading());
    play(1.0f);
    EXPECT_FALSE(pointer->isLeading());
}

TEST_F(PointerInputTest, MovesByKeysAtOneSpeedInAllDirections) {
    const Vec2 start(480, 320);
    for (const auto& keys : {std::vector<Key>{Key::KEY_RIGHT_ARROW},
                             {Key::KEY_D, Key::KEY_W},
                             {Key::KEY_A},
                             {Key::KEY_S, Key::KEY_LEFT_ARROW}}) {
        pointer->setGoal(start);
        for (const Key key : keys) app.keyDown(key);
        play(0.5f);
        for (const Key key : keys) app.keyUp(key);
        EXPECT_NEAR(pointer->goal().distance(start), tuning().bees.keySpeed / 2, 8.0f);
    }
}

TEST_F(PointerInputTest, StandsStillWhenOppositeKeysAreHeld) {
    pointer->setGoal(Vec2(480, 320));
    app.keyDown(Key::KEY_LEFT_ARROW);
    app.keyDown(Key::KEY_RIGHT_ARROW);
    play(0.5f);
    EXPECT_EQ(pointer->goal(), Vec2(480, 320));
    app.keyUp(Key::KEY_LEFT_ARROW);
    app.keyUp(Key::KEY_RIGHT_ARROW);
}

TEST_F(PointerInputTest, TheStickOfAPadMovesTheGoal) {
    app.connectController();
    pointer->setGoal(Vec2(400, 300));
    app.controllerAxis(cocos2d::Controller::JOYSTICK_LEFT_X, 1.0f);
    app.step();
    play(0.5f);
    EXPECT_GT(pointer->goal().x, 500.0f);
    EXPECT_NEAR(pointer->goal().y, 300.0f, 1.0f);
    app.controllerAxis(cocos2d::Controller::JOYSTICK_LEFT_X, 0.1f);
    app.step();
    const Vec2 goal = pointer->goal();
    play(0.5f);
    EXPECT_EQ(pointer->goal(), goal) << "nearly at rest";
}

TEST_F(PointerInputTest, KeysAndButtonsHoldTheSecondVerb) {
    EXPECT_FALSE(pointer->isHolding());
    app.keyDown(Key::KEY_SPACE);
    EXPECT_TRUE(pointer->isHolding());
    app.keyUp(Key::KEY_SPACE);
    EXPECT_FALSE(pointer->isHolding());
    app.connectController();
    app.controllerButton(cocos2d::Controller::BUTTON_A, true);
    app.step();
    EXPECT_TRUE(pointer->isHolding());
}
