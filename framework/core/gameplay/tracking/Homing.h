#pragma once

#include "gameplay/Aiming.h"

/// The movers of the article "Moving units" (docs/articles.md) in seconds, and two more that hit moving
/// targets. All of them work on a position and a unit vector. A heading of (0, 0) turns to the target at
/// once. Invalid numbers change nothing.
namespace copra {

/// Moves `position` straight toward `target` by speed * dt, but never past it. Returns true on arrival. Units
/// are points and seconds.
bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt);

/// Turns `heading`, a unit vector, toward `target` by at most `turnDegrees` * dt, the shorter way round, for
/// example for turrets. If the target is exactly behind, it turns counterclockwise. The last step ends
/// exactly at the target. Returns true if the heading points to the target.
bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt);

/// Turns as lockOn() does, and then moves along the heading (pure pursuit). Returns true on arrival, that is,
/// if `target` is within the distance of this step; the shot is then at the position of the target. A target
/// inside the turning circle is orbited; see isBeyondReach().
bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt);

/// Moves as home() does, but heads for the point where both meet if the target keeps its velocity (points per
/// second): the earliest t with |target + velocity t - position| = speed t. It flies straight to a target
/// with constant velocity, while home() ends up behind it.
bool lead(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
          float turnDegrees, float dt);

/// Moves with proportional navigation, as missiles do: the heading turns `gain` (usually 3..5) times as fast
/// as the line of sight, but by at most `turnDegrees` * dt. The rate is gain (rx vy - ry vx) / |r|^2, where r
/// is target - position, and v is the velocity of the target relative to the mover. It is smoother than
/// lead(), which follows every change of the target's course. While the target is not ahead or not
/// approaching, it turns like home().
bool navigate(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
              float turnDegrees, float gain, float dt);

/// Returns the radius, in points, of a full circle at this speed and turn rate: speed / turn rate. It is
/// infinite for a turn rate of 0.
[[nodiscard]] float turningRadius(float speed, float turnDegrees);

/// Whether a target that does not move is inside one of the two turning circles beside the course, so that
/// home() would orbit it forever. Such a target can be reached only after flying away from it.
[[nodiscard]] bool isBeyondReach(const Vec2& position, const Vec2& heading, const Vec2& target, float speed,
                                 float turnDegrees);

} // namespace copra
