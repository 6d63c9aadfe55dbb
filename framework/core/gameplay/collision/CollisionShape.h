#pragma once

#include "gameplay/collision/Circle.h"

namespace copra {

/// A collision shape: an oriented rectangle with rounded corners. A capsule is a rectangle of width 0; a
/// circle is a rectangle of length and width 0. Shapes that only touch do not overlap.
struct CollisionShape {
    Vec2 center;           ///< The center in points.
    Vec2 axis{1.0f, 0.0f}; ///< The unit vector along the length.
    Vec2 half; ///< Half of the length (x) and of the width (y) without the corner radius, in points.
    float radius = 0.0f; ///< The radius of the corners, in points.

    /// Returns a circle; `radius` is in points.
    static CollisionShape circle(const Vec2& center, float radius) {
        return {center, Vec2::UNIT_X, Vec2::ZERO, radius};
    }
    /// Returns the capsule of all points within `radius` of the segment between two points.
    static CollisionShape capsule(const Vec2& from, const Vec2& to, float radius);
    /// Returns a rectangle of a full size, rotated by `radians` counterclockwise and extended by `rounding`
    /// on every side.
    static CollisionShape box(const Vec2& center, const Vec2& size, float radians = 0.0f,
                              float rounding = 0.0f);

    /// Whether the shape is a circle: it has no extent other than its radius.
    bool isCircle() const { return half.x == 0.0f && half.y == 0.0f; }
    /// Returns the radius of the bounding circle around the center, in points.
    float reach() const { return isCircle() ? radius : radius + half.length(); }
};

/// Returns null if the shape is valid, otherwise a message that describes the problem.
[[nodiscard]] const char* validate(const CollisionShape& shape);

/// The transform of a body: a local point maps to position + x * xAxis + y * yAxis.
struct Placement {
    Vec2 position;          ///< The position in points.
    Vec2 xAxis{1.0f, 0.0f}; ///< The direction of the local x axis; its length is the scale.
    Vec2 yAxis{0.0f, 1.0f}; ///< The direction of the local y axis; its length is the scale.

    /// Returns a transform with uniform scale, rotated by `radians` counterclockwise.
    static Placement at(const Vec2& position, float radians = 0.0f, float scale = 1.0f);
    /// Returns the scale factor for lengths: the square root of the scale of areas.
    float scale() const { return std::sqrt(std::fabs(xAxis.cross(yAxis))); }
};

/// Returns a shape in the local space of a body, transformed to world coordinates.
[[nodiscard]] CollisionShape placed(const CollisionShape& shape, const Placement& placement);

/// Returns the distance between the outlines in points, or 0 if they overlap or touch.
[[nodiscard]] float distanceBetween(const CollisionShape& a, const CollisionShape& b);
/// Whether the interiors of two shapes intersect.
[[nodiscard]] bool overlaps(const CollisionShape& a, const CollisionShape& b);

/// The result of a sweep of two moving shapes over one step.
struct ShapeSweep {
    bool hit = false; ///< Whether the shapes touch.
    /// The time of impact as a fraction of the step, 0..1; 0 if the shapes overlap at the start.
    float time = 0.0f;
    /// The unit vector from the first shape to the second at that time; (0, 0) if they overlap then.
    Vec2 normal;
};

/// Computes when two shapes that move along straight lines during a step first touch. Circles use the closed
/// form of sweepCircle(). Other shapes use Newton's method on the distance: for convex shapes, the distance
/// is a convex function of time, so the iteration approaches the first contact from before and cannot miss
/// it. A grazing contact is not a hit, and neither are values that are NaN or infinite.
[[nodiscard]] ShapeSweep sweepShapes(const CollisionShape& a, const Vec2& motionA, const CollisionShape& b,
                                     const Vec2& motionB);

} // namespace copra
