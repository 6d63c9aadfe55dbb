#pragma once

#include "gameplay/Arrival.h"
#include "gameplay/Circle.h"

#include <cstddef>

/// Steering behaviours (Reynolds, "Steering Behaviors for Autonomous Characters", GDC 1999). Each returns the
/// velocity it would like, in points a second; add several up and hand the sum to steer(), which knows the
/// limits, or weigh them with SteeringSum and SteeringPriorities (SteeringBlend.h). Behaviours about many:
/// see Flocking.h; about what is in the way: Avoidance.h; along a way: PathFollowing.h and FlowField.h.
/// Places or velocities that are not finite give (0, 0), which is no wish.
namespace copra {

/// Full speed towards `target`; (0, 0) when already there.
Vec2 seek(const Steerable& self, const Vec2& target);
/// Full speed away from `threat`; (0, 0) when exactly on it.
Vec2 flee(const Steerable& self, const Vec2& threat);
/// Seeks where the quarry will be after the time it takes to get to it, at most `longestLook` seconds (usual
/// 1).
Vec2 pursue(const Steerable& self, const Vec2& quarry, const Vec2& quarryVelocity, float longestLook = 1.f);
/// Flees from where the hunter will be after the time it takes to get here, at most `longestLook` seconds.
Vec2 evade(const Steerable& self, const Vec2& hunter, const Vec2& hunterVelocity, float longestLook = 1.f);
/// Slows down towards `target` as in article 000; (0, 0) within the tolerance. To come to rest exactly use
/// arrive() (Arrival.h); this is its wish, to be blended with others.
Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning = {});
/// Arrives at a place that keeps `offset` from a leader: x ahead of it, y to its left, points. For
/// formations and fly-bys. The leader's heading is its velocity's; one at rest heads right.
Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity, const Vec2& offset,
                  const ArrivalTuning& tuning = {}, float longestLook = 1.f);
/// Arrives between two others, where their middle will be when it can be there.
Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
               const Vec2& velocityB, const ArrivalTuning& tuning = {}, float longestLook = 1.f);
/// Arrives behind the obstacle that is nearest to get behind, as seen from the hunter, `air` points off its
/// edge. Evades the hunter when there is no obstacle.
Vec2 hide(const Steerable& self, const Vec2& hunter, const Circle* obstacles, std::size_t count,
          float air = 20.f, const ArrivalTuning& tuning = {});
/// Arrives `distance` points behind a leader; whoever stands in its way, up to `wayAhead` points in front of
/// it and half of that to a side, steps aside first. Add separate() to keep followers apart.
Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity,
                  float distance = 40.f, float wayAhead = 80.f, const ArrivalTuning& tuning = {});

/// How wander() strolls: a point on a circle ahead, which wanders itself.
struct WanderTuning {
    float distance = 60.f;     ///< points from self to the circle's middle; usual 1..2 radii
    float radius = 40.f;       ///< points; larger turns more sharply
    float turnDegrees = 120.f; ///< by how much the point strays in a second (standard deviation)
    float speedShare = 0.6f;   ///< of maxSpeed
};
const char* faultOf(const WanderTuning& tuning);

class Random;
/// A stroll without aim, in soft curves (Reynolds): seeks a point on a circle ahead. `angle` is the state, in
/// radians; keep one for each mover, any start will do. The same at any frame rate, on average.
Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt);

/// Away from all of `others` nearer than `radius` points, the nearer the stronger; a neighbour at no distance
/// counts fully and one at the radius not at all. `others` may contain the own position, which is skipped.
Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius);

} // namespace copra
