#include "event/Touch.h"

#include "event/EventMouse.h"
#include "event/EventTouch.h"
#include "platform/Screen.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

/// Puts a screen of 480 x 320 points in place for a test.
class OnAScreen : public testing::Test {
protected:
    OnAScreen() { copra::setScreen({Size(480, 320), 1.0f}); }
    ~OnAScreen() override { copra::setScreen(_before); }

private:
    copra::Screen _before = copra::screen();
};

class TouchTest : public OnAScreen {};
class EventMouseTest : public OnAScreen {};

} // namespace

TEST_F(TouchTest, TheFirstInfoIsStartPreviousAndPresentLocation) {
    Touch touch;
    touch.setTouchInfo(2, 100, 270);
    EXPECT_EQ(touch.getID(), 2);
    EXPECT_EQ(touch.getLocation(), Vec2(100, 50));
    EXPECT_EQ(touch.getPreviousLocation(), Vec2(100, 50));
    EXPECT_EQ(touch.getStartLocation(), Vec2(100, 50));
    EXPECT_EQ(touch.getDelta(), Vec2::ZERO);
    EXPECT_EQ(touch.getLocationInView(), Vec2(100, 270));
}

TEST_F(TouchTest, MovingKeepsTheStartAndRemembersThePreviousLocation) {
    Touch touch;
    touch.setTouchInfo(0, 100, 270);
    touch.setTouchInfo(0, 130, 230);
    touch.setTouchInfo(0, 125, 220);
    EXPECT_EQ(touch.getLocation(), Vec2(125, 100));
    EXPECT_EQ(touch.getPreviousLocation(), Vec2(130, 90));
    EXPECT_EQ(touch.getStartLocation(), Vec2(100, 50));
    EXPECT_EQ(touch.getDelta(), Vec2(-5, 10));
    EXPECT_EQ(touch.getPreviousLocationInView(), Vec2(130, 230));
    EXPECT_EQ(touch.getStartLocationInView(), Vec2(100, 270));
}

TEST_F(TouchTest, ForceIsOfTheLastInfoOnly) {
    Touch touch;
    touch.setTouchInfo(0, 1, 1, 0.5f, 2);
    EXPECT_EQ(touch.getCurrentForce(), 0.5f);
    EXPECT_EQ(touch.getMaxForce(), 2.0f);
    touch.setTouchInfo(0, 1, 1);
    EXPECT_EQ(touch.getCurrentForce(), 0.0f);
    EXPECT_EQ(touch.getMaxForce(), 0.0f);
}

TEST_F(EventMouseTest, CursorIsGivenInViewAndReadInBothCoordinates) {
    EventMouse event(EventMouse::MouseEventType::MOUSE_DOWN);
    event.setCursorPosition(100, 40);
    event.setCursorPosition(120, 50);
    EXPECT_EQ(event.getCursorX(), 120.0f);
    EXPECT_EQ(event.getCursorY(), 50.0f);
    EXPECT_EQ(event.getLocation(), Vec2(120, 270));
    EXPECT_EQ(event.getLocationInView(), Vec2(120, 50));
    EXPECT_EQ(event.getPreviousLocation(), Vec2(100, 280));
    EXPECT_EQ(event.getPreviousLocationInView(), Vec2(100, 40));
    EXPECT_EQ(event.getStartLocation(), Vec2(100, 280));
    EXPECT_EQ(event.getStartLocationInView(), Vec2(100, 40));
    EXPECT_EQ(event.getDelta(), Vec2(20, -10));
}

TEST_F(EventMouseTest, ButtonAndWheelAreUnsetAtFirst) {
    EventMouse event(EventMouse::MouseEventType::MOUSE_SCROLL);
    EXPECT_EQ(event.getMouseButton(), EventMouse::MouseButton::BUTTON_UNSET);
    EXPECT_EQ(event.getScrollX(), 0.0f);
    event.setMouseButton(EventMouse::MouseButton::BUTTON_MIDDLE);
    event.setScrollData(1, -2);
    EXPECT_EQ(event.getMouseButton(), EventMouse::MouseButton::BUTTON_MIDDLE);
    EXPECT_EQ(event.getScrollX(), 1.0f);
    EXPECT_EQ(event.getScrollY(), -2.0f);
}

TEST(EventTouch, HoldsItsTouches) {
    EXPECT_EQ(static_cast<int>(EventTouch::MAX_TOUCHES), 15);
    Touch touch;
    EventTouch event;
    event.setEventCode(EventTouch::EventCode::CANCELLED);
    event.setTouches({&touch});
    EXPECT_EQ(event.getType(), Event::Type::TOUCH);
    EXPECT_EQ(event.getEventCode(), EventTouch::EventCode::CANCELLED);
    ASSERT_EQ(event.getTouches().size(), 1u);
    EXPECT_EQ(event.getTouches()[0], &touch);
}
