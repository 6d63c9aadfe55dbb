#pragma once

#include "rules/HiveRun.h"

#include <cstddef>

namespace beecluster {

/// Plays the hive for the autopilot: its bee follows the trail that the level draws, and jumps where the trail climbs or
/// where it does not get on. Without random numbers.
class HivePilot {
public:
    PlayInput decide(const HiveRun& run, float dt);

private:
    std::size_t _next = 0;    ///< point of the trail
    float _sinceNext = 0.0f;  ///< seconds
    bool _wasJumping = false; ///< in the step before
};

} // namespace beecluster
