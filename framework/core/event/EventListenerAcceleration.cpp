#include "event/EventListenerAcceleration.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerAcceleration::LISTENER_ID = copra::kindOf(Type::ACCELERATION)->id;

EventListenerAcceleration*
EventListenerAcceleration::create(const std::function<void(Acceleration*, Event*)>& callback) {
    auto* listener = new EventListenerAcceleration();
    listener->init(callback);
    return copra::autoreleased(listener);
}

bool EventListenerAcceleration::init(const std::function<void(Acceleration*, Event* event)>& callback) {
    onAccelerationEvent = callback;
    const auto onEvent = [this](Event* event) {
        copra::call(onAccelerationEvent, &static_cast<EventAcceleration*>(event)->_acc, event);
    };
    return EventListener::init(Type::ACCELERATION, LISTENER_ID, onEvent);
}

bool EventListenerAcceleration::checkAvailable() {
    return !copra::refuse(!onAccelerationEvent, "EventListenerAcceleration: the callback is empty");
}

EventListenerAcceleration* EventListenerAcceleration::clone() {
    return create(onAccelerationEvent);
}

} // namespace cocos2d
