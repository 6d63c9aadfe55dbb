#include "event/EventListenerMouse.h"

#include "base/autoreleased.h"

namespace cocos2d {

const std::string EventListenerMouse::LISTENER_ID = "__cc_mouse";

EventListenerMouse* EventListenerMouse::create() {
    auto* listener = new EventListenerMouse();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerMouse::init() {
    const auto onEvent = [this](Event* event) { hear(static_cast<EventMouse&>(*event)); };
    return EventListener::init(Type::MOUSE, LISTENER_ID, onEvent);
}

void EventListenerMouse::hear(EventMouse& event) {
    const auto tell = [&event](const std::function<void(EventMouse*)>& callback) {
        if (callback) callback(&event);
    };
    switch (event._mouseEventType) {
    case EventMouse::MouseEventType::MOUSE_DOWN:
        return tell(onMouseDown);
    case EventMouse::MouseEventType::MOUSE_UP:
        return tell(onMouseUp);
    case EventMouse::MouseEventType::MOUSE_MOVE:
        return tell(onMouseMove);
    case EventMouse::MouseEventType::MOUSE_SCROLL:
        return tell(onMouseScroll);
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
