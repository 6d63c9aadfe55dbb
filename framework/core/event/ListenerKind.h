#pragma once

#include "event/Event.h"
#include "event/EventListener.h"

#include <string>

namespace copra {

/// A kind of listeners to events of the framework.
struct ListenerKind {
    cocos2d::EventListener::Type type;
    std::string id; ///< The listener ID with which the listeners are added.
    cocos2d::Event::Type eventType;
};

/// Returns the kind of listeners of a type, or null for custom listeners.
const ListenerKind* kindOf(cocos2d::EventListener::Type type);
/// Returns the kind of listeners that an event is for, or null for custom events. Touches have two: the first
/// of them.
const ListenerKind* kindOf(const cocos2d::Event& event);
/// Returns the kind of listeners with this ID, or null if it is the name of a custom event.
const ListenerKind* kindOf(const std::string& id);

} // namespace copra
