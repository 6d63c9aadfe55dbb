#pragma once

#include "math/Vec2.h"

#include <cmath>

namespace beecluster {

/// What the player wants in one step of the game, whatever it comes from: mouse, finger, keys, pad, autopilot or a
/// recording. Nothing else that a player does has an influence on a stage.
struct PlayInput {
    cocos2d::Vec2 goal;     ///< of the swarm, in points of the field
    bool isLeading = false; ///< the bees follow the goal at once; otherwise they dodge by themselves near it
    bool isGathering = false; ///< the button of the second verb is held

    bool operator==(const PlayInput& other) const {
        return goal == other.goal && isLeading == other.isLeading && isGathering == other.isGathering;
    }
};

/// The steps of the goal that a recording keeps: a quarter of a point.
inline constexpr float kGoalStepsPerPoint = 4.0f;

/// The input as a recording repeats it. Every game is played with it, so that any game can be recorded.
inline PlayInput quantized(PlayInput input) {
    input.goal.x = std::round(input.goal.x * kGoalStepsPerPoint) / kGoalStepsPerPoint;
    input.goal.y = std::round(input.goal.y * kGoalStepsPerPoint) / kGoalStepsPerPoint;
    return input;
}

} // namespace beecluster
