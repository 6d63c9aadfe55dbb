#include "event/EventListenerFocus.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerFocus::LISTENER_ID = copra::kindOf(Type::FOCUS)->id;

EventListenerFocus* EventListenerFocus::create() {
    auto* listener = new EventListenerFocus();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerFocus::init() {
    const auto onEvent = [this](Event* event) {
        const auto* focus = static_cast<EventFocus*>(event);
        copra::call(onFocusChanged, focus->_widgetLoseFocus, focus->_widgetGetFocus);
    };
    return EventListener::init(Type::FOCUS, LISTENER_ID, onEvent);
}

bool EventListenerFocus::checkAvailable() {
    return !copra::refuse(!onFocusChanged, "EventListenerFocus: onFocusChanged is not set");
}

EventListenerFocus* EventListenerFocus::clone() {
    auto* copy = create();
    copy->onFocusChanged = onFocusChanged;
    return copy;
}

} // namespace cocos2d
