#pragma once

#include "gameplay/steering/Steerable.h"

/// Combines several behaviors, in one of two ways. Make an object on the stack for one step, add the desired
/// velocity of each behavior in a fixed order, and pass desiredVelocity() to steer(). A velocity of (0, 0)
/// means "no preference".
namespace copra {

/// Blends behaviors: the weighted sum of their desired velocities, at most maxSpeed. It is for behaviors that
/// mix well, such as the behaviors of a flock. Opposite velocities cancel out; use SteeringPriorities if none
/// may be lost.
class SteeringSum {
public:
    /// Constructs an empty sum for a mover.
    explicit SteeringSum(const Steerable& self) : _maxSpeed(self.maxSpeed) {}

    /// Adds a velocity times `weight` (usually 0.5 to 2). Velocities and weights that are infinite or NaN are
    /// ignored.
    SteeringSum& add(const Vec2& desired, float weight = 1.0f) {
        const Vec2 weighted = desired * weight;
        if (isFinite(weighted)) _sum += weighted;
        return *this;
    }
    /// Returns the sum, at most as long as the maximum speed.
    Vec2 desiredVelocity() const { return limitLength(_sum, _maxSpeed); }

private:
    Vec2 _sum;
    float _maxSpeed;
};

/// Gives priorities to behaviors: desired velocities in descending order of importance. Each uses as much of
/// the available acceleration as it needs, and the next ones get the rest (the truncated running sum of
/// Reynolds). A flock therefore cannot outvote a wall.
class SteeringPriorities {
public:
    /// Constructs an empty list of behaviors, which divide `dt` seconds of maxAccel among them.
    SteeringPriorities(const Steerable& self, float dt)
        : _velocity(self.velocity),
          _left(isPositive(dt) && isPositive(self.maxAccel) ? self.maxAccel * dt : 0.0f) {}

    /// Adds the next behavior. (0, 0), infinite, and NaN velocities are ignored, and so is everything once
    /// isSpent() returns true.
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
    /// Returns the velocity to pass to steer(), which is the current velocity if nothing was added.
    Vec2 desiredVelocity() const { return _velocity + _sum; }

private:
    Vec2 _velocity;
    Vec2 _sum;
    float _left;
};

/// Returns the first velocity that is not (0, 0): the simplest priority.
[[nodiscard]] inline Vec2 firstDesiredVelocity(const Vec2& a, const Vec2& b, const Vec2& c = Vec2::ZERO,
                                               const Vec2& d = Vec2::ZERO) {
    return !a.isZero() ? a : !b.isZero() ? b : !c.isZero() ? c : d;
}

} // namespace copra
