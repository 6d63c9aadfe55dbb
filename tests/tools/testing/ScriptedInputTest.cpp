#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "testing/GameTest.h"
#include "ui/UIButton.h"
#include "ui/UITextField.h"

#include <vector>

using namespace cocos2d;
using copra::testing::GameTest;

namespace {

class ScriptedInputTest : public GameTest {
protected:
    /// Records the fingers of each touch event.
    void listenToTouches() {
        auto* listener = EventListenerTouchAllAtOnce::create();
        listener->onTouchesBegan = [this](const std::vector<Touch*>& touches, Event*) {
            note("began", touches);
        };
        listener->onTouchesMoved = [this](const std::vector<Touch*>& touches, Event*) {
            note("moved", touches);
        };
        listener->onTouchesEnded = [this](const std::vector<Touch*>& touches, Event*) {
            note("ended", touches);
        };
        app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    }
    void note(const char* kind, const std::vector<Touch*>& touches) {
        for (const Touch* touch : touches) {
            kinds.push_back(kind + std::to_string(touch->getID()));
            points.push_back(touch->getLocation());
        }
    }

    std::vector<std::string> kinds;
    std::vector<Vec2> points;
};

} // namespace

TEST_F(ScriptedInputTest, ATapReachesTheCenterOfANode) {
    listenToTouches();
    Node* node = Node::create();
    node->setContentSize(Size(40.0f, 20.0f));
    node->setPosition(100.0f, 50.0f);
    app.scene()->addChild(node);
    app.tap(node);
    ASSERT_EQ(kinds, (std::vector<std::string>{"began0", "ended0"}));
    EXPECT_NEAR(points[0].distance(Vec2(120.0f, 60.0f)), 0.0f, 0.01f);
}

TEST_F(ScriptedInputTest, ATapPressesAButton) {
    auto* button = ui::Button::create();
    button->ignoreContentAdaptWithSize(false);
    button->setContentSize(Size(80.0f, 30.0f));
    button->setPosition(Vec2(240.0f, 160.0f));
    int clicks = 0;
    button->addClickEventListener([&clicks](Ref*) { ++clicks; });
    app.scene()->addChild(button);
    app.step();
    app.tap(button);
    EXPECT_EQ(clicks, 1);
}

TEST_F(ScriptedInputTest, ADragMovesInStepsAndEndsAtItsGoal) {
    listenToTouches();
    app.drag(Vec2(10.0f, 10.0f), Vec2(110.0f, 10.0f), 4);
    EXPECT_EQ(kinds, (std::vector<std::string>{"began0", "moved0", "moved0", "moved0", "moved0", "ended0"}));
    EXPECT_NEAR(points[1].x, 35.0f, 0.01f);
    EXPECT_NEAR(points.back().x, 110.0f, 0.01f);
}

TEST_F(ScriptedInputTest, APinchMovesTwoFingers) {
    listenToTouches();
    app.pinch(Vec2(240.0f, 160.0f), 40.0f, 200.0f, 1);
    EXPECT_EQ(kinds, (std::vector<std::string>{"began0", "began1", "moved0", "moved1", "ended0", "ended1"}));
    EXPECT_NEAR(points[4].x, 140.0f, 0.01f);
    EXPECT_NEAR(points[5].x, 340.0f, 0.01f);
}

TEST_F(ScriptedInputTest, TypedTextReachesAFieldAndTheKeysTheirListeners) {
    std::vector<EventKeyboard::KeyCode> keys;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [&keys](EventKeyboard::KeyCode key, Event*) { keys.push_back(key); };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    auto* field = ui::TextField::create("name", "", 20);
    field->setPosition(Vec2(240.0f, 160.0f));
    app.scene()->addChild(field);
    app.step();
    app.tap(field);
    app.type("b\xc3\xa9"
             "e2");
    EXPECT_EQ(field->getString(), "b\xc3\xa9"
                                  "e2");
    app.type("\b");
    EXPECT_EQ(field->getString(), "b\xc3\xa9"
                                  "e");
    EXPECT_EQ(keys.front(), EventKeyboard::KeyCode::KEY_B);
    EXPECT_EQ(keys.size(), 4u) << "the accent takes no key of its own";
}

TEST_F(ScriptedInputTest, ARightClickAndTheWheelAreMouseEvents) {
    std::vector<int> buttons;
    float notches = 0.0f;
    auto* listener = EventListenerMouse::create();
    listener->onMouseDown = [&buttons](EventMouse* event) {
        buttons.push_back(static_cast<int>(event->getMouseButton()));
    };
    listener->onMouseScroll = [&notches](EventMouse* event) { notches = event->getScrollY(); };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    app.click(Vec2(20.0f, 20.0f), copra::MouseButton::BUTTON_RIGHT);
    app.scroll(Vec2(20.0f, 20.0f), 2.0f);
    EXPECT_EQ(buttons, std::vector<int>{1});
    EXPECT_FLOAT_EQ(notches, -2.0f);
}

TEST_F(ScriptedInputTest, WaitStepsSixtyFramesInASecond) {
    const unsigned before = app.director().getTotalFrames();
    app.wait(1.0f);
    EXPECT_EQ(app.director().getTotalFrames() - before, 60u);
}

TEST_F(ScriptedInputTest, InstructionsOfAFrameAreCountedWhereTheComputerCan) {
    const auto idle = app.instructionsPerFrame(10);
    if (!idle) GTEST_SKIP() << "this computer has no counter of instructions";
    for (int i = 0; i < 2000; ++i) app.scene()->addChild(Node::create());
    EXPECT_GT(*app.instructionsPerFrame(10), *idle);
}
