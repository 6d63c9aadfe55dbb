#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/steering/Steerable.h"
#include "math/Rect.h"

#include <cstddef>

/// Behaviors that avoid obstacles, walls, and borders. Each returns (0, 0), "no preference", while the way is
/// free. Add it to SteeringPriorities first, or use firstDesiredVelocity().
namespace copra {

/// Returns a velocity that avoids obstacles (Reynolds). The mover looks ahead along its velocity for the
/// first circle that it would hit with its `radius`, in points, and passes it on the nearer side. If it heads
/// for the exact center, it passes on the left. A mover inside a circle leaves it straight outward. `seconds`
/// is how far it looks ahead; usually 0.5 to 1.5, longer than a turn takes.
[[nodiscard]] Vec2 avoidObstacles(const Steerable& self, float radius, const Circle* obstacles,
                                  std::size_t count, float seconds = 1.0f);

/// A wall from `a` to `b`, in points. It is solid from both sides.
struct Wall {
    Vec2 a; ///< An end of the wall, in points.
    Vec2 b; ///< The other end of the wall, in points.
};

/// Returns a velocity that avoids walls with three feelers: one straight ahead, and two of half its length at
/// 35 degrees to the sides. It leads along the wall that the deepest feeler touches, and away from it: the
/// deeper, the more. `length` is the length of the feeler ahead, in points; usually 40 to 100. With a shorter
/// one, a fast mover sees the wall too late; a longer one does not fit into corridors.
[[nodiscard]] Vec2 avoidWalls(const Steerable& self, const Wall* walls, std::size_t count,
                              float length = 60.0f);

/// Returns a velocity that leads back into `area` if `self` will be outside it or too near its edge
/// (containment). It keeps the component of the velocity that does not lead outside. `margin` is the distance
/// from the edge in points; usually 20 to 60, so that the image of a mover stays inside. `seconds` is how far
/// it looks ahead; usually 0.3. With less, it turns too late.
[[nodiscard]] Vec2 contain(const Steerable& self, const cocos2d::Rect& area, float margin = 30.0f,
                           float seconds = 0.3f);

} // namespace copra
