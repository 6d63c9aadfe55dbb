#include "event/Controller.h"

#include "base/AutoreleasePool.h"
#include "event/ControllerFeed.h"
#include "event/EventController.h"
#include "event/EventListenerController.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class ControllerTest : public testing::Test {
protected:
    ControllerTest() {
        auto* l = EventListenerController::create();
        const auto noting = [this](const std::string& what) {
            return [this, what](Controller* c, int key, Event*) {
                note(what + std::to_string(c->getDeviceId()) + ":" +
                     std::to_string(key - Controller::JOYSTICK_LEFT_X));
            };
        };
        l->onConnected = [this](Controller* c, Event*) { note("+" + c->getDeviceName()); };
        l->onDisconnected = [this](Controller* c, Event*) {
            note(c->isConnected() ? "?" : "-" + c->getDeviceName());
        };
        l->onKeyDown = noting("down");
        l->onKeyUp = noting("up");
        l->onKeyRepeat = noting("repeat");
        l->onAxisEvent = noting("axis");
        dispatcher.addEventListenerWithFixedPriority(l->clone(), 1);
    }
    void note(const std::string& what) { log += (log.empty() ? "" : " ") + what; }

    AutoreleasePool pool;
    std::string log;
    FakeScene scene;
    EventDispatcher dispatcher{scene};
    copra::ControllerFeed feed{dispatcher};
};

constexpr int kButton = Controller::BUTTON_A;
constexpr int kAxis = Controller::JOYSTICK_LEFT_Y;

} // namespace

TEST_F(ControllerTest, ControllersComeAndGo) {
    feed.connected(3, "pad");
    ASSERT_EQ(Controller::getAllController().size(), 1u);
    Controller* pad = Controller::getAllController()[0];
    EXPECT_EQ(pad->getDeviceId(), 3);
    EXPECT_TRUE(pad->isConnected());
    feed.connected(3, "pad");
    feed.disconnected(3);
    feed.disconnected(3);
    EXPECT_TRUE(Controller::getAllController().empty());
    EXPECT_EQ(log, "+pad -pad");
}

TEST_F(ControllerTest, ButtonsGoDownRepeatAndComeUp) {
    feed.connected(0, "pad");
    log.clear();
    feed.button(0, kButton, true, 1, false);
    EXPECT_TRUE(Controller::getAllController()[0]->getKeyStatus(kButton).isPressed);
    feed.button(0, kButton, true, 1, false);
    feed.button(0, kButton, false, 0, false);
    feed.button(0, kButton, false, 0, false);
    EXPECT_EQ(log, "down0:4 repeat0:4 up0:4");
}

TEST_F(ControllerTest, AxesHaveAValue) {
    feed.connected(0, "pad");
    log.clear();
    feed.axis(0, kAxis, -0.5f, true);
    EXPECT_EQ(log, "axis0:1");
    const auto& status = Controller::getAllController()[0]->getKeyStatus(kAxis);
    EXPECT_EQ(status.value, -0.5f);
    EXPECT_TRUE(status.isAnalog);
    EXPECT_FALSE(Controller::getAllController()[0]->getKeyStatus(Controller::AXIS_LEFT_TRIGGER).isPressed);
}

TEST_F(ControllerTest, ExternalKeysAreReportedOnlyOnRequest) {
    feed.connected(0, "pad");
    log.clear();
    feed.button(0, 2000, true, 1, false);
    EXPECT_EQ(log, "");
    Controller::getAllController()[0]->receiveExternalKeyEvent(2000, true);
    feed.button(0, 2000, true, 1, false);
    EXPECT_EQ(log, "down0:1000");
    Controller::getAllController()[0]->receiveExternalKeyEvent(2000, false);
    feed.button(0, 2000, false, 0, false);
    EXPECT_EQ(log, "down0:1000");
}

TEST_F(ControllerTest, ATagFindsItsController) {
    feed.connected(0, "one");
    feed.connected(1, "two");
    EXPECT_EQ(Controller::getAllController()[1]->getTag(), Controller::TAG_UNSET);
    Controller::getAllController()[1]->setTag(7);
    EXPECT_EQ(Controller::getControllerByTag(7), Controller::getAllController()[1]);
    EXPECT_EQ(Controller::getControllerByTag(8), nullptr);
}

TEST_F(ControllerTest, WhileDiscoveryIsStoppedNewControllersAreIgnored) {
    Controller::stopDiscoveryController();
    feed.connected(0, "pad");
    EXPECT_TRUE(Controller::getAllController().empty());
    Controller::startDiscoveryController();
    feed.connected(0, "pad");
    EXPECT_EQ(log, "+pad");
}

TEST_F(ControllerTest, UnknownControllersAreIgnored) {
    feed.button(9, kButton, true, 1, false);
    feed.axis(9, kAxis, 1, true);
    EXPECT_EQ(log, "");
}
