#pragma once

#include "gameplay/Steerable.h"

/// Several behaviours at once. Both ways live on the stack for one step: offer what each behaviour wishes, in
/// a fixed order, and hand wish() to steer(). (0, 0) is no wish.
namespace copra {

/// Blending: the weighted sum of wishes, at most maxSpeed. For wishes that agree to be mixed, as those of a
/// flock; opposite ones cancel, so take SteeringPriorities where one of them may not be lost.
class SteeringSum {
public:
    explicit SteeringSum(const Steerable& self) : _maxSpeed(self.maxSpeed) {}

    /// `weight` is a share, usual 0.5..2. Wishes and weights that are not finite count as none.
    SteeringSum& add(const Vec2& wish, float weight = 1.f) {
        const Vec2 share = wish * weight;
        if (isFinite(share)) _sum += share;
        return *this;
    }
    Vec2 wish() const { return limited(_sum, _maxSpeed); }

private:
    Vec2 _sum;
    float _maxSpeed;
};

/// Priorities: wishes in the order of their importance. Each takes of the acceleration what it needs, the
/// next ones get what is left (Reynolds' truncated running sum): a wall is never outvoted by a flock.
class SteeringPriorities {
public:
    /// `dt` seconds of maxAccel are there to be shared.
    SteeringPriorities(const Steerable& self, float dt)
        : _velocity(self.velocity),
          _left(isPositive(dt) && isPositive(self.maxAccel) ? self.maxAccel * dt : 0.f) {}

    SteeringPriorities& add(const Vec2& wish, float weight = 1.f) {
        const Vec2 change = (wish - _velocity) * weight;
        if (wish.isZero() || !isFinite(change) || !(_left > 0.f)) return *this;
        const Vec2 taken = limited(change, _left);
        _left -= taken.length();
        _sum += taken;
        return *this;
    }
    /// True when nothing is left for less important wishes, which need not be worked out then.
    bool isSpent() const { return !(_left > 0.f); }
    /// What to fly; the own velocity when nobody wished for anything.
    Vec2 wish() const { return _velocity + _sum; }

private:
    Vec2 _velocity;
    Vec2 _sum;
    float _left;
};

/// The simplest priority: the first wish that is one.
inline Vec2 firstWish(const Vec2& a, const Vec2& b, const Vec2& c = Vec2::ZERO, const Vec2& d = Vec2::ZERO) {
    return !a.isZero() ? a : !b.isZero() ? b : !c.isZero() ? c : d;
}

} // namespace copra
