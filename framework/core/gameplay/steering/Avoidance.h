#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/steering/Steerable.h"
#include "math/Rect.h"

#include <cstddef>

/// Behaviors that avoid obstacles, walls, and borders. Each returns (0, 0), "no preference", while the way is free. Add it to
/// SteeringPriorities first, or use firstDesiredVelocity().
namespace copra {

/// Obstacle avoidance (Reynolds): looks ahead along the velocity, and passes the first circle that a mover of `radius` points
/// would hit on the nearer side. A mover that heads for the exact center passes on the left. A mover inside a circle leaves it
/// straight outward. `seconds` is how far it looks ahead; usual 0.5..1.5, longer than a turn takes.
[[nodiscard]] Vec2 avoidObstacles(const Steerable& self, float radius, const Circle* obstacles,
                                  std::size_t count, float seconds = 1.0f);

/// A wall from `a` to `b`, points. It is solid from both sides.
struct Wall {
    Vec2 a; ///< one end, points
    Vec2 b; ///< the other end, points
};

/// Wall avoidance with three feelers: one straight ahead, and two of half its length at 35 degrees to the sides. Steers along the
/// wall that the deepest feeler touches, and away from it: the deeper, the more. `length` is the length of the feeler ahead, in
/// points; usual 40..100. With a shorter one, a fast mover sees the wall too late; a longer one does not fit into corridors.
[[nodiscard]] Vec2 avoidWalls(const Steerable& self, const Wall* walls, std::size_t count,
                              float length = 60.0f);

/// Containment: steers back into `area` if `self` will be outside it or too near its edge. Keeps the part of the velocity that
/// does not lead outside. `margin` is the distance from the edge in points; usual 20..60, so that the picture of a mover stays
/// inside. `seconds` is how far it looks ahead; usual 0.3. With less, it turns too late.
[[nodiscard]] Vec2 contain(const Steerable& self, const cocos2d::Rect& area, float margin = 30.0f,
                           float seconds = 0.3f);

} // namespace copra
