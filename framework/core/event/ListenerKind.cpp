#include "event/ListenerKind.h"

#include <algorithm>
#include <array>

namespace copra {

using cocos2d::Event;
using cocos2d::EventListener;

namespace {

// A function, since the classes of listeners name their IDs before main().
const auto& kinds() {
    static const std::array<ListenerKind, 7> s_kinds{{
        {EventListener::Type::TOUCH_ONE_BY_ONE, "__cc_touch_one_by_one", Event::Type::TOUCH},
        {EventListener::Type::TOUCH_ALL_AT_ONCE, "__cc_touch_all_at_once", Event::Type::TOUCH},
        {EventListener::Type::KEYBOARD, "__cc_keyboard", Event::Type::KEYBOARD},
        {EventListener::Type::MOUSE, "__cc_mouse", Event::Type::MOUSE},
        {EventListener::Type::ACCELERATION, "__cc_acceleration", Event::Type::ACCELERATION},
        {EventListener::Type::FOCUS, "__cc_focus_event", Event::Type::FOCUS},
        {EventListener::Type::GAME_CONTROLLER, "__cc_controller", Event::Type::GAME_CONTROLLER},
    }};
    return s_kinds;
}

template<class Matches>
const ListenerKind* find(Matches matches) {
    const auto* const kind = std::find_if(kinds().begin(), kinds().end(), matches);
    return kind == kinds().end() ? nullptr : &*kind;
}

} // namespace

const ListenerKind* kindOf(EventListener::Type type) {
    return find([type](const ListenerKind& kind) { return kind.type == type; });
}

const ListenerKind* kindOf(const Event& event) {
    return find([type = event.getType()](const ListenerKind& kind) { return kind.eventType == type; });
}

const ListenerKind* kindOf(const std::string& id) {
    if (id.compare(0, 5, "__cc_") != 0) return nullptr;
    return find([&id](const ListenerKind& kind) { return kind.id == id; });
}

} // namespace copra
