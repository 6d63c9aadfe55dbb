#include "event/EventListenerKeyboard.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerKeyboard::LISTENER_ID = copra::kindOf(Type::KEYBOARD)->id;

EventListenerKeyboard* EventListenerKeyboard::create() {
    auto* listener = new EventListenerKeyboard();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerKeyboard::init() {
    const auto onEvent = [this](Event* event) { notify(static_cast<EventKeyboard&>(*event)); };
    return EventListener::init(Type::KEYBOARD, LISTENER_ID, onEvent);
}

void EventListenerKeyboard::notify(EventKeyboard& event) {
    copra::call(event._isPressed ? onKeyPressed : onKeyReleased, event._keyCode, &event);
}

bool EventListenerKeyboard::checkAvailable() {
    const bool hasAny = onKeyPressed || onKeyReleased;
    return !copra::refuse(!hasAny, "EventListenerKeyboard: no callback is set");
}

EventListenerKeyboard* EventListenerKeyboard::clone() {
    auto* copy = create();
    copy->onKeyPressed = onKeyPressed;
    copy->onKeyReleased = onKeyReleased;
    return copy;
}

} // namespace cocos2d
