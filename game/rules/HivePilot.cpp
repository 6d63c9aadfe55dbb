#include "rules/HivePilot.h"

#include <cmath>

namespace beecluster {

namespace {
constexpr float kNear = 9.0f;     ///< points from a point of the trail at which it is reached
constexpr float kLevel = 26.0f;   ///< the same, in height
constexpr float kClimb = 30.0f;   ///< points; a higher point needs a jump, a lower one is on a ramp
constexpr float kClear = 20.0f;   ///< points above the place at which a jump ends
constexpr float kPatience = 3.5f; ///< seconds; then a jump may help
} // namespace

PlayInput HivePilot::decide(const HiveRun& run, float dt) {
    PlayInput input;
    const auto& trail = run.level().trail;
    if (_next >= trail.size()) return input;
    const cocos2d::Vec2 way = trail[_next] - run.feet();
    _sinceNext += dt;
    if (run.bee().touch.below && std::abs(way.x) < kNear && std::abs(way.y) < kLevel) {
        ++_next;
        _sinceNext = 0.0f;
        return input;
    }
    input.goal = trail[_next];
    input.isLeading = true;
    // On the ground a button that is held does not jump again; in the air it is held until the bee is above the place, or
    // the jump would be cut short.
    const bool isDown = run.bee().touch.below;
    const bool wantsJump = way.y > kClimb || _sinceNext > kPatience;
    input.isGathering = isDown ? wantsJump && !_wasJumping : _wasJumping && way.y > -kClear;
    _wasJumping = input.isGathering;
    if (_sinceNext > 2 * kPatience) {
        ++_next;
        _sinceNext = 0.0f;
    }
    return input;
}

} // namespace beecluster
