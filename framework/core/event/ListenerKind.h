#pragma once

#include "event/Event.h"
#include "event/EventListener.h"

#include <string>

namespace copra {

/// A kind of listeners to events of the framework.
struct ListenerKind {
    cocos2d::EventListener::Type type;
    std::string id; ///< what they are added with
    cocos2d::Event::Type eventType;
};

/// The kind of listeners of a type; null: custom ones have none.
const ListenerKind* kindOf(cocos2d::EventListener::Type type);
/// The kind of listeners that an event is for; null for custom events. Touches have two: the first of them.
const ListenerKind* kindOf(const cocos2d::Event& event);
/// The kind of listeners with this ID; null if it is the name of a custom event.
const ListenerKind* kindOf(const std::string& id);

} // namespace copra
