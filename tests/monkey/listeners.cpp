#include "cocos2d.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

#include <iterator>

using namespace cocos2d;

namespace monkey {

namespace {

EventListener* controllerListener(Monkey& m) {
    auto* const listener = EventListenerController::create();
    listener->onConnected =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onConnected = [next](Controller*, Event*) { next(); };
            else
                on.onConnected = nullptr;
        }))](Controller*, Event*) { call(); };
    listener->onDisconnected =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onDisconnected = [next](Controller*, Event*) { next(); };
            else
                on.onDisconnected = nullptr;
        }))](Controller*, Event*) { call(); };
    listener->onKeyDown =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onKeyDown = [next](Controller*, int, Event*) { next(); };
            else
                on.onKeyDown = nullptr;
        }))](Controller*, int, Event*) { call(); };
    listener->onKeyUp = [call =
                             m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
                                 if (next)
                                     on.onKeyUp = [next](Controller*, int, Event*) { next(); };
                                 else
                                     on.onKeyUp = nullptr;
                             }))](Controller*, int, Event*) { call(); };
    listener->onAxisEvent = [call = m.callback()](Controller*, int, Event* event) {
        call();
        event->stopPropagation();
    };
    return listener;
}

EventListener* focusListener(Monkey& m) {
    auto* const listener = EventListenerFocus::create();
    listener->onFocusChanged =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onFocusChanged = [next](ui::Widget*, ui::Widget*) { next(); };
            else
                on.onFocusChanged = nullptr;
        }))](ui::Widget*, ui::Widget*) { call(); };
    return listener;
}

// One line a kind of listener; those to touches, keys and the mouse are in game.cpp.
using ListenerMaker = EventListener* (*)(Monkey& m);
const ListenerMaker kListeners[] = {
    controllerListener,
    focusListener,
    [](Monkey& m) -> EventListener* {
        return EventListenerAcceleration::create([call = m.callback()](Acceleration*, Event*) { call(); });
    },
    [](Monkey& m) -> EventListener* {
        return EventListenerCustom::create(m.draw().oneOf({"a", "b", ""}),
                                           [call = m.callback()](EventCustom*) { call(); });
    },
};

void listen(Monkey& m) {
    auto* const dispatcher = Director::getInstance()->getEventDispatcher();
    EventListener* const listener = kListeners[m.draw().below(std::size(kListeners))](m);
    Node* const node = m.node();
    dispatcher->addEventListenerWithSceneGraphPriority(m.draw().flag() ? listener : listener->clone(), node);
    if (m.draw().chance(20)) dispatcher->addEventListenerWithSceneGraphPriority(listener, node);
    if (m.draw().chance(20)) dispatcher->removeEventListener(listener);
}

void pauseListeners(Monkey& m) {
    auto* const dispatcher = Director::getInstance()->getEventDispatcher();
    Node* const node = m.node();
    if (m.draw().flag())
        dispatcher->pauseEventListenersForTarget(node, m.draw().flag());
    else
        dispatcher->resumeEventListenersForTarget(node, m.draw().flag());
}

void sendController(Monkey& m) {
    Draw& d = m.draw();
    const int id = d.integer(0, 2);
    switch (d.integer(0, 3)) {
    case 0:
        return m.stage().connectController(id, d.text());
    case 1:
        return m.stage().disconnectController(id);
    case 2:
        return m.stage().controllerButton(d.integer(-1, static_cast<int>(Controller::KEY_MAX) + 1), d.flag(),
                                          id);
    default:
        return m.stage().controllerAxis(d.integer(-1, static_cast<int>(Controller::KEY_MAX) + 1), d.number(),
                                        id);
    }
}

void sendAcceleration(Monkey& m) {
    Acceleration reading;
    reading.x = static_cast<double>(m.draw().number());
    EventAcceleration event(reading);
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
}

void sendFocus(Monkey& m) {
    EventFocus event(m.find<ui::Widget>(), m.find<ui::Widget>());
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
}

} // namespace

const std::vector<Operation>& listenerOperations() {
    static const std::vector<Operation> s_operations = {
        {"listener", listen, 2},           {"pauseEventListenersForTarget", pauseListeners},
        {"controller", sendController, 3}, {"EventAcceleration", sendAcceleration},
        {"EventFocus", sendFocus},
    };
    return s_operations;
}

} // namespace monkey
