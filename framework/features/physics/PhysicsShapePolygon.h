#pragma once

#include "physics/PhysicsShape.h"

namespace cocos2d {

/// A filled convex polygon. A concave outline is replaced with its convex hull, whose points may be in
/// another order.
class PhysicsShapePolygon : public PhysicsShape {
public:
    /// Creates a polygon. The points are relative to the center of the node. `radius` rounds the corners
    /// outward. A concave outline is logged and replaced with its convex hull. Fewer than three points,
    /// points on one line, and coordinates that are not finite or too large are logged, and the function
    /// returns null.
    static PhysicsShapePolygon* create(const Vec2* points, int count,
                                       const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                       const Vec2& offset = Vec2::ZERO, float radius = 0.0f);
    /// Returns the area of a polygon in square points.
    static float calculateArea(const Vec2* points, int count);
    /// Returns the moment of inertia of a polygon about the center of the node.
    static float calculateMoment(float mass, const Vec2* points, int count, const Vec2& offset = Vec2::ZERO,
                                 float radius = 0.0f);

    float calculateDefaultMoment() override;
    /// Returns a corner by its index. An index out of range is an error: debug builds assert; release builds
    /// log it and return (0, 0).
    Vec2 getPoint(int i) const;
    /// Copies the corners to `outPoints`, which must have room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// Returns the number of corners.
    int getPointsCount() const;
    /// Returns the centroid of the polygon, from the center of the node, in points.
    Vec2 getCenter() override;

protected:
    PhysicsShapePolygon() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Vec2* points, int count, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              const Vec2& offset = Vec2::ZERO, float radius = 0.0f);
    /// Creates the native shape from the hull of the points.
    void createHull(const Vec2* points, int count, const Vec2& offset, float radius);
    float calculateArea() override;
    void updateScale() override;
};

/// A filled rectangle.
class PhysicsShapeBox : public PhysicsShapePolygon {
public:
    /// Creates a box with a size in points. A size that is negative, and a size, offset, or radius that is
    /// too large or not finite, are logged, and the function returns null. A box without area is logged.
    static PhysicsShapeBox* create(const Size& size,
                                   const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                   const Vec2& offset = Vec2::ZERO, float radius = 0.0f);

    /// Returns the width and height of the box in points, including the scale of the node.
    Size getSize() const;
    /// Returns the center of the box, from the center of the node, in points.
    Vec2 getOffset() override { return getCenter(); }

protected:
    PhysicsShapeBox() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Size& size, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              const Vec2& offset = Vec2::ZERO, float radius = 0.0f);
};

} // namespace cocos2d
