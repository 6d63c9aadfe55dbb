#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>

/// Steering behaviors (Reynolds, "Steering Behaviors for Autonomous Characters", GDC 1999). Each returns the
/// velocity it desires, in points a second. Pass one to steer(), which applies the limits, or combine several
/// with SteeringSum and SteeringPriorities (SteeringBlend.h). For groups see Flocking.h; for obstacles and
/// walls Avoidance.h; for paths PathFollowing.h and FlowField.h. Positions or velocities that are not finite
/// give (0, 0), which means "no preference".
namespace copra {

/// Full speed towards `target`; (0, 0) when already there.
[[nodiscard]] Vec2 seek(const Steerable& self, const Vec2& target);
/// Full speed away from `threat`; (0, 0) when exactly on it.
[[nodiscard]] Vec2 flee(const Steerable& self, const Vec2& threat);
/// Seeks the position that the target will have after the time it takes to get there, predicted at most
/// `maxPredictionTime` seconds ahead. Usual 0.5..2: few keep a course for long, so more aims at where it will never be.
[[nodiscard]] Vec2 pursue(const Steerable& self, const Vec2& target, const Vec2& targetVelocity,
                          float maxPredictionTime = 1.0f);
/// Flees from the position that the pursuer will have after the time it takes to get here, predicted at most
/// `maxPredictionTime` seconds ahead.
[[nodiscard]] Vec2 evade(const Steerable& self, const Vec2& pursuer, const Vec2& pursuerVelocity,
                         float maxPredictionTime = 1.0f);
/// Slows down towards `target`, as in the article "Smoothing jerky CCAction movement"; (0, 0) within the
/// tolerance. Use this one to blend; use arrive() (Arrival.h) to come to rest exactly.
[[nodiscard]] Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning = {});
/// Arrives at a position at `offset` from a leader: x points ahead of it, y points to its left. For
/// formations and escorts. The leader faces along its velocity; one at rest faces right.
[[nodiscard]] Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                const Vec2& offset, const ArrivalTuning& tuning = {},
                                float maxPredictionTime = 1.0f);
/// Arrives at the midpoint between two others, predicted for the time of arrival.
[[nodiscard]] Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
                             const Vec2& velocityB, const ArrivalTuning& tuning = {},
                             float maxPredictionTime = 1.0f);
/// Arrives behind an obstacle as seen from the pursuer, `clearance` points off its edge (usual 10..30, above the radius of the
/// mover); of all obstacles the one with the nearest hiding place. Flees from the pursuer when there is no obstacle.
[[nodiscard]] Vec2 hide(const Steerable& self, const Vec2& pursuer, const Circle* obstacles,
                        std::size_t count, float clearance = 20.0f, const ArrivalTuning& tuning = {});
/// Arrives `distance` points behind a leader. When in the leader's way, up to `lookAhead` points in front of
/// it and half of that to a side, it steps aside first. Add separate() to keep followers apart. Usual `distance` 30..60, the
/// size of the leader or more, and `lookAhead` 60..120, its way in about half a second.
[[nodiscard]] Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                                float distance = 40.0f, float lookAhead = 80.0f,
                                const ArrivalTuning& tuning = {});

/// Wandering (Reynolds): a new random direction in each step would be a tremble. A mover seeks a point on a circle ahead of it
/// instead, and the point moves randomly along the circle: the course changes smoothly.
struct WanderTuning {
    /// Points from the mover to the center of the circle. Usual 1..2 radii: nearer, it can turn back on the spot.
    float distance = 60.0f;
    float radius = 40.0f; ///< points; usual 20..60: a larger circle gives sharper turns
    float turnDegrees =
        120.0f; ///< standard deviation of the point's angle after a second; usual 60..200: more is restless
    float speedShare =
        0.6f; ///< desired speed as a share of maxSpeed, in (0, 1]; usual 0.6, as who strolls is slow
};
/// Null when the tuning is usable, else a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const WanderTuning& tuning);

class Random;
/// Smooth random motion. `angle` is the state, in radians; keep one for each mover and start with any value.
/// Statistically the same at any frame rate.
Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt);

/// The separation from one neighbor at -`offset`, as a share of maxSpeed: away from it, falling linearly from
/// 1 at distance 0 to 0 at `radius`; (0, 0) at the same position or beyond the radius.
[[nodiscard]] inline Vec2 separationFrom(const Vec2& offset, float radius) {
    const float distance = offset.length();
    if (!(distance > 0.0f && distance < radius)) return Vec2::ZERO;
    return offset * ((1.0f - distance / radius) / distance);
}

/// Away from all of `others` nearer than `radius` points. The weight falls linearly from 1 at distance 0 to 0
/// at the radius. Positions equal to the own one are skipped, so `others` may contain it.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius);
/// The same for member `own` of `others`, so that members at exactly one position, such as a spawn point, part: each pair in
/// opposite directions, which partingDirection() takes from their indices.
[[nodiscard]] Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius,
                            std::size_t own);

} // namespace copra
