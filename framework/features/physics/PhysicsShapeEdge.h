#pragma once

#include "physics/PhysicsShape.h"

namespace cocos2d {

/// A line. `border` is the distance in points around the line that also belongs to it.
class PhysicsShapeEdgeSegment : public PhysicsShape {
public:
    /// Creates a line. Returns null if the ends are not numbers.
    static PhysicsShapeEdgeSegment* create(const Vec2& a, const Vec2& b,
                                           const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                           float border = 1);
    /// The beginning of the line, in coordinates of the node's center.
    Vec2 getPointA() const;
    /// The end of the line, in coordinates of the node's center.
    Vec2 getPointB() const;
    Vec2 getCenter() override;

protected:
    PhysicsShapeEdgeSegment() = default;
    bool init(const Vec2& a, const Vec2& b, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

/// A closed outline of lines, hollow inside; it may be concave.
class PhysicsShapeEdgePolygon : public PhysicsShape {
public:
    /// Returns null for fewer than two points and for points that are not numbers.
    static PhysicsShapeEdgePolygon* create(const Vec2* points, int count,
                                           const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                           float border = 1);
    Vec2 getCenter() override;
    /// Fills `outPoints`, which has room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// The number of corners.
    int getPointsCount() const;

protected:
    PhysicsShapeEdgePolygon() = default;
    bool init(const Vec2* points, int count, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

/// The outline of a rectangle.
class PhysicsShapeEdgeBox : public PhysicsShapeEdgePolygon {
public:
    /// Creates the outline of a rectangle around the center of the node.
    static PhysicsShapeEdgeBox* create(const Size& size,
                                       const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                       float border = 0, const Vec2& offset = Vec2::ZERO);
    Vec2 getOffset() override { return getCenter(); }

protected:
    PhysicsShapeEdgeBox() = default;
    bool init(const Size& size, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1, const Vec2& offset = Vec2::ZERO);
};

/// Connected lines from the first point to the last one.
class PhysicsShapeEdgeChain : public PhysicsShape {
public:
    /// Returns null for fewer than two points and for points that are not numbers.
    static PhysicsShapeEdgeChain* create(const Vec2* points, int count,
                                         const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                         float border = 1);
    Vec2 getCenter() override;
    /// Fills `outPoints`, which has room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// The number of points.
    int getPointsCount() const;

protected:
    PhysicsShapeEdgeChain() = default;
    bool init(const Vec2* points, int count, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

} // namespace cocos2d
