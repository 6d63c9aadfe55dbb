#pragma once

#include "physics/PhysicsShape.h"

namespace cocos2d {

/// A filled convex polygon. Of other outlines the convex hull is used, and its points may come in another order.
class PhysicsShapePolygon : public PhysicsShape {
public:
    /// Creates a polygon; of a concave outline, the convex hull is used. The points are relative to the center of the node.
    /// `radius` rounds the corners outward.
    static PhysicsShapePolygon* create(const Vec2* points, int count,
                                       const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                       const Vec2& offset = Vec2::ZERO, float radius = 0.0f);
    /// The area of a polygon in square points.
    static float calculateArea(const Vec2* points, int count);
    /// The moment of inertia of a polygon about the center of the node.
    static float calculateMoment(float mass, const Vec2* points, int count, const Vec2& offset = Vec2::ZERO,
                                 float radius = 0.0f);

    float calculateDefaultMoment() override;
    /// A corner by index. An index out of range asserts and gives (0, 0).
    Vec2 getPoint(int i) const;
    /// Fills `outPoints`, which has room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// The number of corners.
    int getPointsCount() const;
    Vec2 getCenter() override;

protected:
    PhysicsShapePolygon() = default;
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
    /// Creates a box. The size is in points. Returns null for a size that is negative or not a number.
    static PhysicsShapeBox* create(const Size& size,
                                   const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                   const Vec2& offset = Vec2::ZERO, float radius = 0.0f);

    /// The width and height of the box in points, with the scale of the node.
    Size getSize() const;
    Vec2 getOffset() override { return getCenter(); }

protected:
    PhysicsShapeBox() = default;
    bool init(const Size& size, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              const Vec2& offset = Vec2::ZERO, float radius = 0.0f);
};

} // namespace cocos2d
