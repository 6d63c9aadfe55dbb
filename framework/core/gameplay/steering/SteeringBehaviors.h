#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>

/// Steering behaviors (Reynolds, "Steering Behaviors for Autonomous Characters", GDC 1999). Each returns a
/// desired velocity in points per second. Pass it to steer(), which applies the limits, or combine several
/// with SteeringSum and SteeringPriorities (SteeringBlend.h). For groups, see Flocking.h; for obstacles and
/// walls, Avoidance.h; for paths, PathFollowing.h and FlowField.h. If a position or velocity is infinite or
/// NaN, the result is (0, 0), which means "no preference".
namespace copra {

/// Returns a velocity toward `target` at full speed, or (0, 0) at the target.
[[nodiscard]] Vec2 seek(const Steerable& self, const Vec2& target);
/// Returns a velocity away from `threat` at full speed, or (0, 0) exactly at the threat.
[[nodiscard]] Vec2 flee(const Steerable& self, const Vec2& threat);
/// Returns a velocity toward the position that the target will have when `self` gets there, predicted at most
/// `maxPredictionTime` seconds ahead. Usually 0.5 to 2 seconds: few targets keep their course for long, so a
/// longer prediction aims at a position where the target will never be.
[[nodiscard]] Vec2 pursue(const Steerable& self, const Vec2& target, const Vec2& targetVelocity,
                          float maxPredictionTime = 1.0f);
/// Returns a velocity away from the position that the pursuer will have when it gets here, predicted at most
/// `maxPredictionTime` seconds ahead.
[[nodiscard]] Vec2 evade(const Steerable& self, const Vec2& pursuer, const Vec2& pursuerVelocity,
                         float maxPredictionTime = 1.0f);
/// Returns a velocity toward `target` that slows down near it, as in the article "Smoothing jerky CCAction
/// movement", or (0, 0) within the tolerance. Use it to blend with other behaviors. To stop exactly at the
/// target, use arrive() (Arrival.h).
[[nodiscard]] Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning = {});
/// Returns a velocity for arriving at a position at `offset` from a leader: x points ahead of it, and y
/// points to its left, for formations and escorts. The leader faces along its velocity; a leader that does
/// not move faces right.
[[nodiscard]] Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                const Vec2& offset, const ArrivalTuning& tuning = {},
                                float maxPredictionTime = 1.0f);
/// Returns a velocity for arriving at the midpoint between two others, predicted for the time of the arrival.
[[nodiscard]] Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
                             const Vec2& velocityB, const ArrivalTuning& tuning = {},
                             float maxPredictionTime = 1.0f);
/// Returns a velocity for arriving behind an obstacle, as seen from the pursuer, `clearance` points off its
/// edge (usually 10 to 30, above the radius of the mover). It chooses the obstacle with the nearest hiding
/// place. Without obstacles, it flees from the pursuer.
[[nodiscard]] Vec2 hide(const Steerable& self, const Vec2& pursuer, const Circle* obstacles,
                        std::size_t count, float clearance = 20.0f, const ArrivalTuning& tuning = {});
/// Returns a velocity for arriving `distance` points behind a leader. A mover in the leader's way, up to
/// `lookAhead` points in front of it and half of that to a side, steps aside first. Add separate() to keep
/// followers apart. `distance` is usually 30 to 60, at least the size of the leader; `lookAhead` is usually
/// 60 to 120, the leader's way in about half a second.
[[nodiscard]] Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                float distance = 40.0f, float lookAhead = 80.0f,
                                const ArrivalTuning& tuning = {});

/// How a mover wanders (Reynolds). With a new random direction in each step, it would only tremble. Instead,
/// it seeks a point on a circle ahead of it, and the point moves randomly along the circle, so the course
/// changes smoothly.
struct WanderTuning {
    /// The distance in points from the mover to the center of the circle. Usually 1 to 2 radii: with less, it
    /// can turn back on the spot.
    float distance = 60.0f;
    /// The radius of the circle in points. Usually 20 to 60: a larger circle gives sharper turns.
    float radius = 40.0f;
    /// The standard deviation of the point's angle after a second, in degrees. Usually 60 to 200: with more,
    /// the mover is restless.
    float turnDegrees = 120.0f;
    float speedShare = 0.6f; ///< The desired speed as a fraction of maxSpeed, in (0, 1]; usually 0.6.
};
/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const WanderTuning& tuning);

class Random;
/// Returns a velocity that changes smoothly at random. `angle` is the state, in radians; keep one for each
/// mover and start with any value. The motion is statistically the same at any frame rate.
Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt);

/// Returns the separation from one neighbor at -`offset`, as a fraction of maxSpeed. It points away from the
/// neighbor and falls linearly from 1 at distance 0 to 0 at `radius`. It is (0, 0) at the same position and
/// beyond the radius.
[[nodiscard]] inline Vec2 separationFrom(const Vec2& offset, float radius) {
    const float distance = offset.length();
    if (!(distance > 0.0f && distance < radius)) return Vec2::ZERO;
    return offset * ((1.0f - distance / radius) / distance);
}

/// Returns a velocity away from all `others` nearer than `radius` points. The weight falls linearly from 1 at
/// distance 0 to 0 at the radius. Positions that equal the position of `self` are skipped, so `others` may
/// contain it.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius);
/// Returns a velocity away from all `others` nearer than `radius` points; `self` is the member `own`. Members
/// at exactly the same position, such as a spawn point, also separate: each pair in opposite directions,
/// which partingDirection() derives from their indices.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius,
                            std::size_t own);

} // namespace copra
