#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// How two moving circles meet within one step. Times are fractions of the step, 0..1.
struct CircleSweep {
    bool hit = false;             ///< they overlap or touch at some time of the step
    float hitTime = 0.0f;         ///< when they first touch; 0 when they do so from the start; only if hit
    float nearestTime = 0.0f;     ///< when their centers are nearest to each other
    float nearestDistance = 0.0f; ///< between the centers at that time, points
};

/// Follows a point that starts at `offset` from the middle of a circle of `radius` and moves by `motion`, all
/// relative to that circle (slembcke, "Simple Swept Collisions", 2010). Two circles: radius = sum of both,
/// offset and motion = other minus self. Catches what a test at the end of the step lets through: a bullet
/// that is faster than it is wide. No hit for a negative radius or numbers that are not finite.
CircleSweep sweepCircle(const Vec2& offset, const Vec2& motion, float radius);

/// Two circles that move from `from` to `to` during the step.
CircleSweep sweepCircles(const Vec2& fromA, const Vec2& toA, float radiusA, const Vec2& fromB,
                         const Vec2& toB, float radiusB);

} // namespace copra
