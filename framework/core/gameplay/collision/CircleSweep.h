#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// The result of a sweep of two moving circles over one step. Times are fractions of the step, 0..1.
struct CircleSweep {
    bool hit = false;             ///< Whether they overlap or touch during the step.
    float hitTime = 0.0f;         ///< The time of impact, 0 if they touch at the start. Valid if `hit`.
    float nearestTime = 0.0f;     ///< The time of the closest approach of the centers.
    float nearestDistance = 0.0f; ///< The distance of the centers at that time, in points.
};

/// Sweeps a point that starts at `offset` from the center of a circle of `radius` and moves by `motion`, both
/// relative to the circle (slembcke, "Simple Swept Collisions", 2010). For two circles, pass the sum of both
/// radii, and offset and motion of the other circle minus those of this one. Prevents tunneling of bullets
/// that move farther in a step than their diameter. Reports no hit if the radius is negative or an argument
/// is NaN or infinite.
[[nodiscard]] CircleSweep sweepCircle(const Vec2& offset, const Vec2& motion, float radius);

/// Sweeps two circles that move from one point to another during the step.
[[nodiscard]] CircleSweep sweepCircles(const Vec2& fromA, const Vec2& toA, float radiusA, const Vec2& fromB,
                                       const Vec2& toB, float radiusB);

} // namespace copra
