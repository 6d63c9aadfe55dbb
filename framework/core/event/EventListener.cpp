#include "event/EventListener.h"

namespace cocos2d {

EventListener::EventListener() = default;
EventListener::~EventListener() = default;

bool EventListener::init(Type t, const ListenerID& listenerID, const std::function<void(Event*)>& callback) {
    _onEvent = callback;
    _type = t;
    _listenerID = listenerID;
    _isRegistered = false;
    _paused = true;
    _isEnabled = true;
    return true;
}

bool EventListener::checkAvailable() {
    return _onEvent != nullptr;
}

} // namespace cocos2d
