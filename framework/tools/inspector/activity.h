#pragma once

#include "scene/fwd.h"

#include <string>
#include <vector>

namespace copra {
namespace inspector {

/// A running action of a node.
struct ActionRow {
    std::string name; ///< The name of the class of the action.
    float elapsed = 0.0f;
    float duration = 0.0f; ///< The duration in seconds; 0 for actions without an end, and for immediate ones.
    int tag = -1;
};

/// The running actions of a node in the order of adding.
std::vector<ActionRow> actionsOf(const cocos2d::Node& node);
/// The update and the timers of a node, one line each: "update, priority 0", "spawn: every 0.5 s, next in 0.2
/// s, paused".
std::vector<std::string> timersOf(cocos2d::Node& node);
/// The listeners of a node, one line each: "touch one by one, swallows".
std::vector<std::string> listenersOf(cocos2d::Node& node);

} // namespace inspector
} // namespace copra
