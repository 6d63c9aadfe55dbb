#include "event/EventListenerCustom.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "event/EventCustom.h"

namespace cocos2d {

EventListenerCustom* EventListenerCustom::create(const std::string& eventName,
                                                 const std::function<void(EventCustom*)>& callback) {
    auto* listener = new EventListenerCustom();
    listener->init(eventName, callback);
    return copra::autoreleased(listener);
}

bool EventListenerCustom::init(const ListenerID& listenerId,
                               const std::function<void(EventCustom*)>& callback) {
    _onCustomEvent = callback;
    const auto onEvent = [this](Event* event) {
        copra::call(_onCustomEvent, static_cast<EventCustom*>(event));
    };
    return EventListener::init(Type::CUSTOM, listenerId, onEvent);
}

bool EventListenerCustom::checkAvailable() {
    return EventListener::checkAvailable() &&
           !copra::warn(!_onCustomEvent, "EventListenerCustom: the callback is empty, so it is not added");
}

EventListenerCustom* EventListenerCustom::clone() {
    return create(_listenerID, _onCustomEvent);
}

} // namespace cocos2d
