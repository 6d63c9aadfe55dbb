#include "event/ControllerInput.h"

#include "base/AutoreleasePool.h"
#include "event/EventController.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerController.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

using namespace cocos2d;

namespace {

class ControllerInputTest : public testing::Test {
protected:
    ControllerInputTest() {
        copra::setControllerDeadZones({0.2f, 0.1f});
        auto* l = EventListenerController::create();
        l->onKeyDown = [this](Controller* c, int key, Event*) { note(c, "down ", key); };
        l->onKeyUp = [this](Controller* c, int key, Event*) { note(c, "up ", key); };
        l->onKeyRepeat = [this](Controller* c, int key, Event*) { note(c, "repeat ", key); };
        l->onAxisEvent = [this](Controller* c, int key, Event*) { note(c, "axis ", key); };
        dispatcher.addEventListenerWithFixedPriority(l, 1);
    }
    ~ControllerInputTest() override { copra::setControllerDeadZones({}); }

    void note(Controller* pad, const std::string& what, int key) {
        log += (log.empty() ? "" : ", ") + std::to_string(pad->getDeviceId()) + ' ' + what +
               std::to_string(key < 1000 ? key : key - Controller::JOYSTICK_LEFT_X);
    }
    float value(int key, int id = 0) {
        return Controller::getControllerByDeviceId(id)->getKeyStatus(key).value;
    }
    bool isPressed(int key) { return Controller::getControllerByDeviceId(0)->getKeyStatus(key).isPressed; }
    /// Connects a pad with one layout.
    void connect(const std::string& elements) {
        const std::string guid = "030000003412000001000000"
                                 "00000000";
        ASSERT_EQ(copra::addControllerMappings(guid + ",test," + elements), 1);
        input.connected(0, {"test", 0x1234, 1});
    }

    AutoreleasePool pool;
    std::string log;
    FakeScene scene;
    EventDispatcher dispatcher{scene};
    copra::ControllerInput input{dispatcher};
};

} // namespace

TEST_F(ControllerInputTest, ButtonsBecomeKeysOfTheApi) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.button(0, 0, true);
    EXPECT_TRUE(isPressed(Controller::BUTTON_A));
    input.button(0, 7, true);
    input.button(0, 0, false);
    EXPECT_EQ(log, "0 down 4, 0 down 21, 0 up 4");
}

TEST_F(ControllerInputTest, LayoutsDifferByPad) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.connected(1, {"pad", 0x054c, 0x0ce6});
    for (const int id : {0, 1}) input.button(id, 2, true);
    EXPECT_EQ(log, "0 down 7, 1 down 8"); // X and Y
}

TEST_F(ControllerInputTest, TheHatIsTheDirectionalPad) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.hat(0, 0, 1, 0);
    input.hat(0, 0, 1, -1);
    input.hat(0, 0, 0, 0);
    EXPECT_EQ(log, "0 down 13, 0 down 10, 0 up 10, 0 up 13");
}

TEST_F(ControllerInputTest, SticksHaveARoundDeadZone) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.axis(0, 0, 0.1f);
    input.axis(0, 1, -0.15f);
    EXPECT_EQ(log, "");
    input.axis(0, 0, 0.6f);
    input.axis(0, 1, -0.8f);
    EXPECT_NEAR(value(Controller::JOYSTICK_LEFT_X), 0.6f, 0.001f);
    EXPECT_NEAR(value(Controller::JOYSTICK_LEFT_Y), -0.8f, 0.001f);
    input.axis(0, 1, 0.0f);
    EXPECT_NEAR(value(Controller::JOYSTICK_LEFT_X), 0.5f, 0.001f);
    EXPECT_EQ(value(Controller::JOYSTICK_LEFT_Y), 0.0f);
    log.clear();
    input.axis(0, 0, 0.6f);
    EXPECT_EQ(log, "");
}

TEST_F(ControllerInputTest, TriggersReachFromZeroToOne) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.axis(0, 0, 1.0f);
    EXPECT_EQ(value(Controller::AXIS_LEFT_TRIGGER), 0.0f); // not half, although its axis is not known yet
    input.axis(0, 2, -1.0f);
    EXPECT_EQ(value(Controller::AXIS_LEFT_TRIGGER), 0.0f);
    input.axis(0, 2, -0.9f);
    EXPECT_EQ(value(Controller::AXIS_LEFT_TRIGGER), 0.0f);
    input.axis(0, 2, 0.1f);
    EXPECT_NEAR(value(Controller::AXIS_LEFT_TRIGGER), 0.5f, 0.001f);
    input.axis(0, 2, 1.0f);
    EXPECT_NEAR(value(Controller::AXIS_LEFT_TRIGGER), 1.0f, 0.001f);
    EXPECT_TRUE(Controller::getControllerByDeviceId(0)->getKeyStatus(Controller::AXIS_LEFT_TRIGGER).isAnalog);
}

TEST_F(ControllerInputTest, ElementsMayStandForKeysOfAnotherKind) {
    connect("dpleft:-a0,dpright:+a0,lefttrigger:b0,+rightx:b1,-rightx:b2,a:a1,righty:a3~");
    input.axis(0, 0, -1.0f);
    input.axis(0, 0, 0.4f);
    input.axis(0, 0, 0.6f);
    EXPECT_EQ(log, "0 down 12, 0 up 12, 0 down 13");
    input.button(0, 0, true);
    EXPECT_EQ(value(Controller::AXIS_LEFT_TRIGGER), 1.0f);
    input.button(0, 2, true);
    EXPECT_EQ(value(Controller::JOYSTICK_RIGHT_X), -1.0f);
    input.button(0, 1, true);
    EXPECT_EQ(value(Controller::JOYSTICK_RIGHT_X), 0.0f);
    input.axis(0, 1, 0.2f);
    EXPECT_TRUE(isPressed(Controller::BUTTON_A));
    input.button(0, 1, false);
    input.button(0, 2, false);
    input.axis(0, 3, 1.0f);
    EXPECT_EQ(value(Controller::JOYSTICK_RIGHT_Y), -1.0f);
}

TEST_F(ControllerInputTest, ElementsAreReportedByNumberOnRequest) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    Controller::getAllController()[0]->receiveExternalKeyEvent(12, true);
    input.button(0, 12, true);
    input.button(0, 13, true);
    EXPECT_EQ(log, "0 down 12");
}

TEST_F(ControllerInputTest, PadsComeAndGoWithTheirState) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    input.connected(0, {"again", 0x045e, 0x028e});
    input.button(0, 0, true);
    input.disconnected(0);
    input.disconnected(0);
    EXPECT_TRUE(Controller::getAllController().empty());
    input.connected(0, {"pad", 0x045e, 0x028e});
    EXPECT_FALSE(isPressed(Controller::BUTTON_A));
    log.clear();
    input.button(0, 0, true);
    EXPECT_EQ(log, "0 down 4");
}

TEST_F(ControllerInputTest, NumbersOutOfRangeAreIgnored) {
    input.connected(0, {"pad", 0x045e, 0x028e});
    for (const int number : {-1, 64, 100000}) {
        input.button(0, number, true);
        input.axis(0, number, 1.0f);
        input.hat(0, number, 1, 1);
    }
    input.axis(0, 0, std::nanf(""));
    input.button(7, 0, true);
    input.axis(7, 0, 1.0f);
    input.hat(7, 0, 1, 1);
    EXPECT_EQ(log, "");
    input.axis(0, 0, 5.0f);
    EXPECT_NEAR(value(Controller::JOYSTICK_LEFT_X), 1.0f, 0.001f);
}

TEST_F(ControllerInputTest, DeadZonesStayInTheirRange) {
    copra::setControllerDeadZones({7.0f, -1.0f});
    EXPECT_EQ(copra::controllerDeadZones().stick, 0.9f);
    EXPECT_EQ(copra::controllerDeadZones().trigger, 0.0f);
    copra::setControllerDeadZones({std::numeric_limits<float>::quiet_NaN(), 0.3f});
    EXPECT_EQ(copra::controllerDeadZones().stick, 0.9f);
    EXPECT_EQ(copra::controllerDeadZones().trigger, 0.3f);
}
