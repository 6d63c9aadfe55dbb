#pragma once

#include "gameplay/collision/Circle.h"

namespace copra {

/// A circle, a capsule or a box that collides: a rectangle of any direction with round corners, where a
/// capsule has no width besides its corners and a circle has nothing but them. Touching is not overlapping.
struct CollisionShape {
    Vec2 center;           ///< points
    Vec2 axis{1.0f, 0.0f}; ///< unit vector along the length
    Vec2 half;             ///< half of the length (x) and width (y) without the round corners, points
    float radius = 0.0f;   ///< of the corners, points

    static CollisionShape circle(const Vec2& center, float radius) {
        return {center, Vec2::UNIT_X, Vec2::ZERO, radius};
    }
    /// Everything at most `radius` from the line between two points.
    static CollisionShape capsule(const Vec2& from, const Vec2& to, float radius);
    /// A rectangle of this whole size, turned by `radians` (counter-clockwise), with `rounding` added around.
    static CollisionShape box(const Vec2& center, const Vec2& size, float radians = 0.0f,
                              float rounding = 0.0f);

    bool isCircle() const { return half.x == 0.0f && half.y == 0.0f; }
    /// The radius of the smallest circle around the center that holds the shape.
    float reach() const { return isCircle() ? radius : radius + half.length(); }
};

/// Null when the shape is usable, else a sentence about what is wrong with it.
const char* validate(const CollisionShape& shape);

/// Where a body stands: local places go to position + x * xAxis + y * yAxis.
struct Placement {
    Vec2 position;          ///< points
    Vec2 xAxis{1.0f, 0.0f}; ///< where the local x axis points; its length scales
    Vec2 yAxis{0.0f, 1.0f};

    /// Turned by `radians`, counter-clockwise.
    static Placement at(const Vec2& position, float radians = 0.0f, float scale = 1.0f);
    /// The factor of sizes: of unequal axes, that of equal area.
    float scale() const { return std::sqrt(std::fabs(xAxis.cross(yAxis))); }
};

/// A shape that is given in a body's points, where the body stands.
CollisionShape placed(const CollisionShape& shape, const Placement& placement);

/// Points between the outlines; 0 when they overlap or touch.
float distanceBetween(const CollisionShape& a, const CollisionShape& b);
/// True when they share more than their edge.
bool overlaps(const CollisionShape& a, const CollisionShape& b);

/// How two moving shapes meet within a step.
struct ShapeSweep {
    bool hit = false;
    float time = 0.0f; ///< when they first touch, 0..1 of the step; 0 when they overlap from the start
    Vec2 normal;       ///< from the first to the second at that time, length 1; (0, 0) when they overlap then
};

/// Two shapes that start like this and move straight, without turning, during a step. Circles by the formula
/// of sweepCircle(); others by Newton's method on the distance, which for convex shapes is a convex function
/// of the time, so that it comes near from one side and jumps over nothing. No hit when they only touch in
/// passing, or for numbers that are not finite.
ShapeSweep sweepShapes(const CollisionShape& a, const Vec2& motionA, const CollisionShape& b,
                       const Vec2& motionB);

} // namespace copra
