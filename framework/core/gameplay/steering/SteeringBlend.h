#pragma once

#include "gameplay/steering/Steerable.h"

/// Combines several behaviors, in one of two ways. Make an object on the stack for one step, add the desired velocity of each
/// behavior in a fixed order, and pass desiredVelocity() to steer(). (0, 0) means "no preference".
namespace copra {

/// Blending: the weighted sum of desired velocities, at most maxSpeed. For behaviors that mix well, such as those of a flock.
/// Opposite velocities cancel out; use SteeringPriorities if none may be lost.
class SteeringSum {
public:
    /// An empty sum for a mover.
    explicit SteeringSum(const Steerable& self) : _maxSpeed(self.maxSpeed) {}

    /// Adds a velocity times `weight` (usual 0.5..2). Ignores velocities and weights that are not finite.
    SteeringSum& add(const Vec2& desired, float weight = 1.0f) {
        const Vec2 weighted = desired * weight;
        if (isFinite(weighted)) _sum += weighted;
        return *this;
    }
    /// The sum, at most as long as the maximum speed.
    Vec2 desiredVelocity() const { return limitLength(_sum, _maxSpeed); }

private:
    Vec2 _sum;
    float _maxSpeed;
};

/// Priorities: desired velocities in descending order of importance. Each uses as much of the available acceleration as it needs,
/// and the next ones get the rest (the truncated running sum of Reynolds). So a flock cannot outvote a wall.
class SteeringPriorities {
public:
    /// The behaviors share `dt` seconds of maxAccel.
    SteeringPriorities(const Steerable& self, float dt)
        : _velocity(self.velocity),
          _left(isPositive(dt) && isPositive(self.maxAccel) ? self.maxAccel * dt : 0.0f) {}

    /// Adds the next behavior. Ignores (0, 0), values that are not finite, and everything once isSpent().
    SteeringPriorities& add(const Vec2& desired, float weight = 1.0f) {
        const Vec2 change = (desired - _velocity) * weight;
        if (desired.isZero() || !isFinite(change) || !(_left > 0.0f)) return *this;
        const Vec2 used = limitLength(change, _left);
        _left -= used.length();
        _sum += used;
        return *this;
    }
    /// Whether the acceleration is used up, so less important behaviors need not be computed.
    bool isSpent() const { return !(_left > 0.0f); }
    /// The velocity to pass to steer(); the current velocity if nothing was added.
    Vec2 desiredVelocity() const { return _velocity + _sum; }

private:
    Vec2 _velocity;
    Vec2 _sum;
    float _left;
};

/// The simplest priority: the first velocity that is not (0, 0).
[[nodiscard]] inline Vec2 firstDesiredVelocity(const Vec2& a, const Vec2& b, const Vec2& c = Vec2::ZERO,
                                               const Vec2& d = Vec2::ZERO) {
    return !a.isZero() ? a : !b.isZero() ? b : !c.isZero() ? c : d;
}

} // namespace copra
