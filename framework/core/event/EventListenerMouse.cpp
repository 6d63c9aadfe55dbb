#include "event/EventListenerMouse.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerMouse::LISTENER_ID = copra::kindOf(Type::MOUSE)->id;

EventListenerMouse* EventListenerMouse::create() {
    auto* listener = new EventListenerMouse();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerMouse::init() {
    const auto onEvent = [this](Event* event) { notify(static_cast<EventMouse&>(*event)); };
    return EventListener::init(Type::MOUSE, LISTENER_ID, onEvent);
}

void EventListenerMouse::notify(EventMouse& event) {
    switch (event._mouseEventType) {
    case EventMouse::MouseEventType::MOUSE_DOWN:
        return copra::call(onMouseDown, &event);
    case EventMouse::MouseEventType::MOUSE_UP:
        return copra::call(onMouseUp, &event);
    case EventMouse::MouseEventType::MOUSE_MOVE:
        return copra::call(onMouseMove, &event);
    case EventMouse::MouseEventType::MOUSE_SCROLL:
        return copra::call(onMouseScroll, &event);
    case EventMouse::MouseEventType::MOUSE_NONE:
        return;
    }
}

bool EventListenerMouse::checkAvailable() {
    return true;
}

EventListenerMouse* EventListenerMouse::clone() {
    auto* copy = create();
    copy->onMouseDown = onMouseDown;
    copy->onMouseUp = onMouseUp;
    copy->onMouseMove = onMouseMove;
    copy->onMouseScroll = onMouseScroll;
    return copy;
}

} // namespace cocos2d
