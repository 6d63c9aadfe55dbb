#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>

/// Steering behaviors (Reynolds, "Steering Behaviors for Autonomous Characters", GDC 1999). Each returns a desired velocity in
/// points per second. Pass it to steer(), which applies the limits, or combine several with SteeringSum and SteeringPriorities
/// (SteeringBlend.h). For groups, see Flocking.h; for obstacles and walls, Avoidance.h; for paths, PathFollowing.h and
/// FlowField.h. If a position or velocity is not finite, the result is (0, 0), which means "no preference".
namespace copra {

/// Flies toward `target` at full speed; (0, 0) at the target.
[[nodiscard]] Vec2 seek(const Steerable& self, const Vec2& target);
/// Flies away from `threat` at full speed; (0, 0) exactly at the threat.
[[nodiscard]] Vec2 flee(const Steerable& self, const Vec2& threat);
/// Seeks the position that the target will have when `self` gets there, predicted at most `maxPredictionTime` seconds ahead.
/// Usual 0.5..2: few targets keep their course for long, so a longer prediction aims at a position where the target will never
/// be.
[[nodiscard]] Vec2 pursue(const Steerable& self, const Vec2& target, const Vec2& targetVelocity,
                          float maxPredictionTime = 1.0f);
/// Flees from the position that the pursuer will have when it gets here, predicted at most `maxPredictionTime` seconds ahead.
[[nodiscard]] Vec2 evade(const Steerable& self, const Vec2& pursuer, const Vec2& pursuerVelocity,
                         float maxPredictionTime = 1.0f);
/// Flies to `target` and slows down near it, as in the article "Smoothing jerky CCAction movement"; (0, 0) within the tolerance.
/// Use it to blend with other behaviors. To come to rest exactly, use arrive() (Arrival.h).
[[nodiscard]] Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning = {});
/// Arrives at a position at `offset` from a leader: x points ahead of it, and y points to its left. For formations and escorts.
/// The leader faces along its velocity; a leader at rest faces right.
[[nodiscard]] Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                const Vec2& offset, const ArrivalTuning& tuning = {},
                                float maxPredictionTime = 1.0f);
/// Arrives at the midpoint between two others, predicted for the time of the arrival.
[[nodiscard]] Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
                             const Vec2& velocityB, const ArrivalTuning& tuning = {},
                             float maxPredictionTime = 1.0f);
/// Arrives behind an obstacle, as seen from the pursuer, `clearance` points off its edge (usual 10..30, above the radius of the
/// mover). Chooses the obstacle with the nearest hiding place. Without obstacles, flees from the pursuer.
[[nodiscard]] Vec2 hide(const Steerable& self, const Vec2& pursuer, const Circle* obstacles,
                        std::size_t count, float clearance = 20.0f, const ArrivalTuning& tuning = {});
/// Arrives `distance` points behind a leader. If it is in the leader's way, up to `lookAhead` points in front of it and half of
/// that to a side, it steps aside first. Add separate() to keep followers apart. Usual `distance` 30..60, at least the size of
/// the leader; usual `lookAhead` 60..120, the leader's way in about half a second.
[[nodiscard]] Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                float distance = 40.0f, float lookAhead = 80.0f,
                                const ArrivalTuning& tuning = {});

/// Wandering (Reynolds): with a new random direction in each step, a mover would only tremble. Instead, it seeks a point on a
/// circle ahead of it, and the point moves randomly along the circle, so the course changes smoothly.
struct WanderTuning {
    /// Points from the mover to the center of the circle. Usual 1..2 radii: nearer, it can turn back on the spot.
    float distance = 60.0f;
    float radius = 40.0f; ///< points; usual 20..60: a larger circle gives sharper turns
    float turnDegrees =
        120.0f; ///< standard deviation of the point's angle after a second; usual 60..200: more is restless
    float speedShare = 0.6f; ///< desired speed as a share of maxSpeed, in (0, 1]; usual 0.6, a stroll
};
/// Returns null if the tuning is valid, otherwise a sentence that says what is wrong.
[[nodiscard]] const char* validate(const WanderTuning& tuning);

class Random;
/// Smooth random motion. `angle` is the state, in radians; keep one for each mover and start with any value.
/// Statistically the same at any frame rate.
Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt);

/// Returns the separation from one neighbor at -`offset`, as a fraction of maxSpeed. It points away from the neighbor and falls
/// linearly from 1 at distance 0 to 0 at `radius`. It is (0, 0) at the same position and beyond the radius.
[[nodiscard]] inline Vec2 separationFrom(const Vec2& offset, float radius) {
    const float distance = offset.length();
    if (!(distance > 0.0f && distance < radius)) return Vec2::ZERO;
    return offset * ((1.0f - distance / radius) / distance);
}

/// Flies away from all `others` nearer than `radius` points. The weight falls linearly from 1 at distance 0 to 0 at the radius.
/// Positions that equal that of `self` are skipped, so `others` may contain it.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius);
/// Flies away from all `others` nearer than `radius` points; `self` is the member `own` of them. Members at exactly the same
/// position, such as a spawn point, also separate: each pair in opposite directions, which partingDirection() derives from
/// their indices.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius,
                            std::size_t own);

} // namespace copra
