/// The listeners of each kind: what they receive, clone and refuse.

#include "event/EventListener.h"

#include "base/AutoreleasePool.h"
#include "base/SelfClearing.h"
#include "event/EventAcceleration.h"
#include "event/EventCustom.h"
#include "event/EventFocus.h"
#include "event/EventKeyboard.h"
#include "event/EventListenerAcceleration.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerFocus.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/EventMouse.h"
#include "event/EventTouch.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>
#include <stdexcept>

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

// --- Callbacks that clear themselves ---

TEST_F(EventListenerTest, ACallbackOfEachKindMayClearItself) {
    copra::test::SelfClearing pressed, moved, accelerated, focused;
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = pressed.callback([keys] { keys->onKeyPressed = nullptr; });
    add(keys);
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = moved.callback([mouse] { mouse->onMouseMove = nullptr; });
    add(mouse);
    EventListenerAcceleration* acceleration = nullptr;
    acceleration = add(EventListenerAcceleration::create(
        accelerated.callback([&acceleration] { acceleration->init(nullptr); })));
    auto* focus = EventListenerFocus::create();
    focus->onFocusChanged = focused.callback([focus] { focus->onFocusChanged = nullptr; });
    add(focus);
    EventKeyboard key(EventKeyboard::KeyCode::KEY_A, true);
    EventMouse move(EventMouse::MouseEventType::MOUSE_MOVE);
    EventAcceleration tilt(Acceleration{});
    EventFocus change(nullptr, nullptr);
    for (int i = 0; i < 2; ++i)
        for (Event* event : {static_cast<Event*>(&key), static_cast<Event*>(&move),
                             static_cast<Event*>(&tilt), static_cast<Event*>(&change)})
            dispatcher.dispatchEvent(event);
    EXPECT_TRUE(pressed.endedWell());
    EXPECT_TRUE(moved.endedWell());
    EXPECT_TRUE(accelerated.endedWell());
    EXPECT_TRUE(focused.endedWell());
}

TEST_F(EventListenerTest, ATouchCallbackMayClearItself) {
    copra::test::SelfClearing began, movedOne, endedOne, allMoved;
    auto* one = EventListenerTouchOneByOne::create();
    one->onTouchBegan = began.callback([one] { one->onTouchBegan = nullptr; });
    one->onTouchMoved = movedOne.callback([one] { one->onTouchMoved = nullptr; });
    one->onTouchEnded = endedOne.callback([one] { one->onTouchEnded = nullptr; });
    add(one);
    auto* all = EventListenerTouchAllAtOnce::create();
    all->onTouchesMoved = allMoved.callback([all] { all->onTouchesMoved = nullptr; });
    add(all);
    Touch touch;
    for (const auto code : {EventTouch::EventCode::BEGAN, EventTouch::EventCode::MOVED,
                            EventTouch::EventCode::MOVED, EventTouch::EventCode::ENDED}) {
        EventTouch event;
        event.setEventCode(code);
        event.setTouches({&touch});
        dispatcher.dispatchEvent(&event);
    }
    EXPECT_TRUE(began.endedWell());
    EXPECT_TRUE(movedOne.endedWell());
    EXPECT_TRUE(endedOne.endedWell());
    EXPECT_TRUE(allMoved.endedWell());
}

TEST_F(EventListenerTest, WhatACallbackCountsIsKept) {
    int last = 0;
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [&last, count = 0](EventKeyboard::KeyCode, Event*) mutable { last = ++count; };
    add(keys);
    EventKeyboard key(EventKeyboard::KeyCode::KEY_A, true);
    for (int i = 0; i < 3; ++i) dispatcher.dispatchEvent(&key);
    EXPECT_EQ(last, 3);
}

TEST_F(EventListenerTest, AListenerThatThrowsStaysAndTheDispatcherGoesOn) {
    int calls = 0;
    const auto thrower = [&calls](EventCustom*) {
        ++calls;
        throw std::runtime_error("listener");
    };
    dispatcher.addCustomEventListener("event", thrower);
    EXPECT_THROW(dispatcher.dispatchCustomEvent("event"), std::runtime_error);
    dispatcher.addCustomEventListener("event", [this](EventCustom*) { log += "second "; });
    EXPECT_THROW(dispatcher.dispatchCustomEvent("event"), std::runtime_error);
    dispatcher.removeCustomEventListeners("event");
    dispatcher.dispatchCustomEvent("event");
    EXPECT_EQ(calls, 2);
    EXPECT_EQ(log, "");
}
