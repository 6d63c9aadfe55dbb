#pragma once

#include "physics/PhysicsShape.h"

namespace cocos2d {

/// A line. `border` is the distance in points around the line that also belongs to it.
class PhysicsShapeEdgeSegment : public PhysicsShape {
public:
    /// Creates a line. Ends that are too far away or not finite are logged, and the function returns null.
    static PhysicsShapeEdgeSegment* create(const Vec2& a, const Vec2& b,
                                           const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                           float border = 1);
    /// Returns the beginning of the line, relative to the center of the node.
    Vec2 getPointA() const;
    /// Returns the end of the line, relative to the center of the node.
    Vec2 getPointB() const;
    /// Returns the center of the line, from the center of the node, in points.
    Vec2 getCenter() override;

protected:
    PhysicsShapeEdgeSegment() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Vec2& a, const Vec2& b, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

/// A closed outline of lines, which is hollow inside and may be concave.
class PhysicsShapeEdgePolygon : public PhysicsShape {
public:
    /// Creates an outline. Fewer than two points, and points that are too far away or not finite, are logged,
    /// and the function returns null.
    static PhysicsShapeEdgePolygon* create(const Vec2* points, int count,
                                           const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                           float border = 1);
    Vec2 getCenter() override;
    /// Copies the corners to `outPoints`, which must have room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// Returns the number of corners.
    int getPointsCount() const;

protected:
    PhysicsShapeEdgePolygon() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Vec2* points, int count, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

/// The outline of a rectangle, which is hollow inside.
class PhysicsShapeEdgeBox : public PhysicsShapeEdgePolygon {
public:
    /// Creates the outline of a rectangle around the center of the node. A size that is too large or not
    /// finite is logged, and the function returns null.
    static PhysicsShapeEdgeBox* create(const Size& size,
                                       const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                       float border = 0, const Vec2& offset = Vec2::ZERO);
    /// Returns the center of the box, from the center of the node, in points.
    Vec2 getOffset() override { return getCenter(); }

protected:
    PhysicsShapeEdgeBox() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Size& size, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1, const Vec2& offset = Vec2::ZERO);
};

/// Connected lines from the first point to the last one.
class PhysicsShapeEdgeChain : public PhysicsShape {
public:
    /// Creates connected lines. Fewer than two points, and points that are too far away or not finite, are
    /// logged, and the function returns null.
    static PhysicsShapeEdgeChain* create(const Vec2* points, int count,
                                         const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                         float border = 1);
    Vec2 getCenter() override;
    /// Copies the points to `outPoints`, which must have room for getPointsCount() points.
    void getPoints(Vec2* outPoints) const;
    /// Returns the number of points.
    int getPointsCount() const;

protected:
    PhysicsShapeEdgeChain() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool init(const Vec2* points, int count, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              float border = 1);
    void updateScale() override;
};

} // namespace cocos2d
