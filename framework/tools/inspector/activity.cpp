/// What runs for a node: actions, timers, listeners.

#include "inspector/activity.h"

#include "action/ActionInterval.h"
#include "event/EventDispatcher.h"
#include "inspector/classNames.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"
#include "scene/Node.h"
#include "time/Scheduler.h"

#include <cstdio>

namespace copra {
namespace inspector {

using cocos2d::EventListener;
using cocos2d::Node;

std::vector<ActionRow> actionsOf(const Node& node) {
    std::vector<ActionRow> rows;
    if (!node.getActionManager()) return rows;
    for (const cocos2d::Action* action : node.getActionManager()->actionsOf_(&node)) {
        ActionRow row;
        row.name = classOf(*action);
        row.tag = action->getTag();
        if (const auto* finite = dynamic_cast<const cocos2d::FiniteTimeAction*>(action))
            row.duration = finite->getDuration();
        if (const auto* interval = dynamic_cast<const cocos2d::ActionInterval*>(action))
            row.elapsed = interval->getElapsed();
        rows.push_back(std::move(row));
    }
    return rows;
}

namespace {

std::string inSeconds(float seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g s", static_cast<double>(seconds));
    return text;
}

std::string describeCall(const ScheduledCall& call) {
    std::string text = call.name;
    if (call.isUpdate) {
        text += ", priority " + std::to_string(call.priority);
    } else {
        text += call.interval > 0.0f ? ": every " + inSeconds(call.interval) : ": in every frame";
        if (call.secondsLeft > 0.0f) text += ", next in " + inSeconds(call.secondsLeft);
        if (call.callsLeft >= 0) text += ", " + std::to_string(call.callsLeft) + " left";
    }
    return call.isPaused ? text + ", paused" : text;
}

const char* kindOf(EventListener::Type type) {
    switch (type) {
    case EventListener::Type::TOUCH_ONE_BY_ONE:
        return "touch, one by one";
    case EventListener::Type::TOUCH_ALL_AT_ONCE:
        return "touch, all at once";
    case EventListener::Type::KEYBOARD:
        return "keyboard";
    case EventListener::Type::MOUSE:
        return "mouse";
    case EventListener::Type::ACCELERATION:
        return "acceleration";
    case EventListener::Type::FOCUS:
        return "focus";
    case EventListener::Type::GAME_CONTROLLER:
        return "game controller";
    case EventListener::Type::CUSTOM:
        return "custom";
    case EventListener::Type::UNKNOWN:
        break;
    }
    return "unknown";
}

} // namespace

std::vector<std::string> timersOf(Node& node) {
    std::vector<std::string> lines;
    for (const ScheduledCall& call : node.getScheduler()->callsOf_(&node))
        lines.push_back(describeCall(call));
    return lines;
}

std::vector<std::string> listenersOf(Node& node) {
    std::vector<std::string> lines;
    for (const NodeListener& listener : node.getEventDispatcher()->listenersOf_(&node))
        lines.push_back(std::string(kindOf(listener.type)) + (listener.swallowsTouches ? ", swallows" : "") +
                        (listener.isActive ? "" : ", paused"));
    return lines;
}

} // namespace inspector
} // namespace copra
