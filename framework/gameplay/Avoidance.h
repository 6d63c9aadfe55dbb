#pragma once

#include "gameplay/Circle.h"
#include "gameplay/Steerable.h"
#include "math/Rect.h"

#include <cstddef>

/// Behaviours that keep out of what stands in the way. Each wishes for nothing, (0, 0), while the way is
/// free: offer it first to SteeringPriorities, or take firstWish().
namespace copra {

/// Obstacle avoidance (Reynolds): looks along its course for `seconds` and passes the first of the circles
/// that a mover of `radius` points would hit there, on the nearer side. Somebody heading for its very middle
/// passes on the left. Inside one it leaves straight outwards.
Vec2 avoidObstacles(const Steerable& self, float radius, const Circle* obstacles, std::size_t count,
                    float seconds = 1.f);

/// A wall from `a` to `b`, points; both sides count.
struct Wall {
    Vec2 a;
    Vec2 b;
};

/// Wall avoidance: three feelers of `length` points (the middle one; those 35 degrees to the sides are half
/// as long). Wishes along the wall that the deepest one touches and off it, the more the deeper.
Vec2 avoidWalls(const Steerable& self, const Wall* walls, std::size_t count, float length = 60.f);

/// Containment: back into `room` for whoever would be nearer than `margin` points to its edge, or outside, in
/// `seconds`; the wish keeps what of the course is harmless.
Vec2 contain(const Steerable& self, const cocos2d::Rect& room, float margin = 30.f, float seconds = 0.3f);

} // namespace copra
