#pragma once

#include "gameplay/Aiming.h"

/// The movers of the article "Moving units" (docs/articles.md) in seconds, and two more that hit moving
/// targets. All work on a position and a unit vector; a heading of (0, 0) faces the target at once, and
/// invalid numbers change nothing.
namespace copra {

/// Moves `position` straight towards `target` by speed * dt, never past it. True on arrival. Points, seconds.
bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt);

/// Turns `heading` (unit vector) towards `target` by at most `turnDegrees` * dt, the shorter way; when the
/// target is exactly behind, counter-clockwise; the last step ends exactly on it. True when it points there.
/// For turrets.
bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt);

/// Turns like lockOn(), then moves along the heading (pure pursuit). True on arrival, that is when `target`
/// is within the distance of this step; the position is then the target's. A target inside the turning circle
/// is orbited; see isBeyondReach().
bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt);

/// Like home(), but heads for where both will meet if the target keeps its velocity (points a second): the
/// earliest t with |target + velocity t - position| = speed t. Flies straight to a target at constant
/// velocity, where home() ends up behind it.
bool lead(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
          float turnDegrees, float dt);

/// Proportional navigation, as missiles do it: turns `gain` (usual 3..5) times as fast as the line of sight,
///   rate = gain (rx vy - ry vx) / |r|^2, r = target - position, v = its velocity relative to ours,
/// at most by `turnDegrees` * dt, and moves. Smoother than lead(), which follows every change of the
/// target's course. While the target is not ahead or not approaching it turns like home().
bool navigate(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
              float turnDegrees, float gain, float dt);

/// The radius of a full circle at this speed and turn rate: speed / turn rate, points. Infinite for a turn
/// rate of 0.
[[nodiscard]] float turningRadius(float speed, float turnDegrees);

/// True when a target at rest lies inside one of the two turning circles beside the course, so that
/// home() would orbit it forever. Such a target can be reached only after flying away from it.
[[nodiscard]] bool isBeyondReach(const Vec2& position, const Vec2& heading, const Vec2& target, float speed,
                                 float turnDegrees);

} // namespace copra
