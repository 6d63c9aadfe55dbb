#pragma once

#include "gameplay/Aiming.h"

/// The movers of article 001, in seconds, and the two ways beyond it to hit what moves. All work on a place
/// and a unit vector; a heading of (0, 0) looks at the target at once, and numbers that make no sense change
/// nothing.
namespace copra {

/// Moves `position` straight towards `target` by speed * dt, never past it. True on arrival. Points, seconds.
bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt);

/// Turns `heading` (unit vector) towards `target` by at most `turnDegrees` * dt, the shorter way, exactly
/// behind counter-clockwise; the last step ends exactly on it. True when it points there. For turrets.
bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt);

/// Turns like lockOn(), then moves along the heading (pure pursuit). True on arrival, that is when `target`
/// is within this step's way; the position is then the target's. A target inside the turning circle is
/// orbited, as in nature; see isBeyondReach().
bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt);

/// Like home(), but heads for where both will meet if the target keeps its velocity (points a second): the
/// earliest t with |target + velocity t - position| = speed t. Straight to a target that flies evenly, where
/// home() comes round behind it.
bool lead(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
          float turnDegrees, float dt);

/// Proportional navigation, as missiles do it: turns `gain` (usual 3..5) times as fast as the line of sight,
///   rate = gain (rx vy - ry vx) / |r|^2, r = target - position, v = its velocity relative to ours,
/// at most by `turnDegrees` * dt, and moves. Keeps calm where lead() would chase every change of the target's
/// course. While the target is not ahead or not getting nearer it turns as home() does.
bool navigate(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
              float turnDegrees, float gain, float dt);

/// Radius of the circle that somebody flies who turns all the time: speed / turn rate, points. Infinite for a
/// turn rate of 0.
float turningRadius(float speed, float turnDegrees);

/// True when a target that stands lies inside one of the two turning circles beside the course, so that
/// home() would orbit it for ever. Such a target can be reached only after flying away from it.
bool isBeyondReach(const Vec2& position, const Vec2& heading, const Vec2& target, float speed,
                   float turnDegrees);

} // namespace copra
