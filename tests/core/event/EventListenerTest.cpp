/// The listeners of each kind: what they receive, clone and refuse.

#include "event/EventListener.h"

#include "base/AutoreleasePool.h"
#include "event/EventCustom.h"
#include "event/EventListenerAcceleration.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerFocus.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class EventListenerTest : public testing::Test {
protected:
    template<class L>
    L* add(L* listener) {
        dispatcher.addEventListenerWithFixedPriority(listener, 1);
        return listener;
    }
    /// Moves the callbacks from a listener to a clone of it, which is added instead.
    template<class L>
    void addCloneOf(L* listener) {
        L* copy = listener->clone();
        EXPECT_NE(copy, listener);
        add(copy);
    }

    AutoreleasePool pool;
    std::string log;
    FakeScene scene;
    EventDispatcher dispatcher{scene};
};

} // namespace

TEST_F(EventListenerTest, AKeyboardListenerReceivesKeysDownAndUp) {
    auto* l = EventListenerKeyboard::create();
    l->onKeyPressed = [this](EventKeyboard::KeyCode k, Event*) {
        log += k == EventKeyboard::KeyCode::KEY_A ? "down" : "?";
    };
    l->onKeyReleased = [this](EventKeyboard::KeyCode k, Event*) {
        log += k == EventKeyboard::KeyCode::KEY_ESCAPE ? "up" : "?";
    };
    addCloneOf(l);
    EventKeyboard down(EventKeyboard::KeyCode::KEY_A, true);
    EventKeyboard up(EventKeyboard::KeyCode::KEY_BACK, false);
    dispatcher.dispatchEvent(&down);
    dispatcher.dispatchEvent(&up);
    EXPECT_EQ(log, "downup");
}

TEST_F(EventListenerTest, AMouseListenerReceivesEachThingInItsOwnCallback) {
    auto* l = EventListenerMouse::create();
    l->onMouseDown = [this](EventMouse*) { log += "down "; };
    l->onMouseUp = [this](EventMouse*) { log += "up "; };
    l->onMouseMove = [this](EventMouse*) { log += "move "; };
    l->onMouseScroll = [this](EventMouse*) { log += "scroll "; };
    addCloneOf(l);
    using Kind = EventMouse::MouseEventType;
    for (Kind kind :
         {Kind::MOUSE_DOWN, Kind::MOUSE_MOVE, Kind::MOUSE_UP, Kind::MOUSE_SCROLL, Kind::MOUSE_NONE}) {
        EventMouse event(kind);
        dispatcher.dispatchEvent(&event);
    }
    EXPECT_EQ(log, "down move up scroll ");
}

TEST_F(EventListenerTest, AnAccelerationListenerGetsTheReading) {
    auto* l = EventListenerAcceleration::create([this](Acceleration* acc, Event*) {
        log = std::to_string(acc->x + acc->y + acc->z + acc->timestamp);
    });
    addCloneOf(l);
    Acceleration acc;
    acc.x = 0.5;
    acc.y = -0.25;
    acc.z = 1;
    acc.timestamp = 12;
    EventAcceleration event(acc);
    dispatcher.dispatchEvent(&event);
    EXPECT_EQ(log, std::to_string(13.25));
}

TEST_F(EventListenerTest, AFocusListenerGetsTheLoserFirst) {
    auto* loser = reinterpret_cast<ui::Widget*>(&log); // only their addresses are passed on
    auto* winner = reinterpret_cast<ui::Widget*>(&scene);
    auto* l = EventListenerFocus::create();
    l->onFocusChanged = [&](ui::Widget* lost, ui::Widget* got) {
        EXPECT_EQ(lost, loser);
        EXPECT_EQ(got, winner);
        log = "called";
    };
    addCloneOf(l);
    EventFocus event(loser, winner);
    dispatcher.dispatchEvent(&event);
    EXPECT_EQ(log, "called");
}

TEST_F(EventListenerTest, ACustomListenersCloneListensForTheSameName) {
    addCloneOf(
        EventListenerCustom::create("name", [this](EventCustom* event) { log += event->getEventName(); }));
    dispatcher.dispatchCustomEvent("name");
    dispatcher.dispatchCustomEvent("other");
    EXPECT_EQ(log, "name");
}

TEST_F(EventListenerTest, ATouchListenersCloneSwallowsToo) {
    auto* one = EventListenerTouchOneByOne::create();
    EXPECT_FALSE(one->isSwallowTouches());
    one->setSwallowTouches(true);
    one->onTouchBegan = [this](Touch*, Event*) {
        log += "one ";
        return true;
    };
    one->onTouchMoved = [this](Touch*, Event*) { log += "moved "; };
    one->onTouchEnded = [this](Touch*, Event*) { log += "ended "; };
    EXPECT_TRUE(one->clone()->isSwallowTouches());
    EXPECT_TRUE(one->clone()->onTouchCancelled == nullptr);
    addCloneOf(one);
    auto* all = EventListenerTouchAllAtOnce::create();
    all->onTouchesBegan = [this](const std::vector<Touch*>&, Event*) { log += "all "; };
    addCloneOf(all);
    Touch touch;
    EventTouch event;
    event.setTouches({&touch});
    for (auto code :
         {EventTouch::EventCode::BEGAN, EventTouch::EventCode::MOVED, EventTouch::EventCode::ENDED}) {
        event.setEventCode(code);
        dispatcher.dispatchEvent(&event);
    }
    EXPECT_EQ(log, "one moved ended ");
}

TEST_F(EventListenerTest, AListenerOfAGamesOwnClassReceivesThroughInit) {
    class Own : public EventListener {
    public:
        explicit Own(std::string& received) {
            init(Type::CUSTOM, "own",
                 [&received](Event* event) { received += static_cast<EventCustom*>(event)->getEventName(); });
        }
        Own* clone() override { return nullptr; }
        bool checkAvailable() override { return EventListener::checkAvailable(); }
    };
    auto* own = new Own(log);
    own->autorelease();
    add(own);
    dispatcher.dispatchCustomEvent("own");
    EXPECT_EQ(log, "own");
}

TEST_F(EventListenerTest, KeyCodesKeepTheNumbersOfTheApi) {
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_NONE), 0);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_ESCAPE), 6);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_LEFT_ARROW), 26);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_SPACE), 59);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_A), 124);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_ENTER), 164);
    EXPECT_EQ(static_cast<int>(EventKeyboard::KeyCode::KEY_PLAY), 165);
}
