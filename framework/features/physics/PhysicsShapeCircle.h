#pragma once

#include "physics/PhysicsShape.h"

namespace cocos2d {

/// A filled circle.
class PhysicsShapeCircle : public PhysicsShape {
public:
    /// Creates a circle. Radius and offset are in points. A radius that is negative, and a radius or offset
    /// that is too large or not finite, are logged, and the function returns null.
    static PhysicsShapeCircle* create(float radius,
                                      const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
                                      const Vec2& offset = Vec2(0.0f, 0.0f));
    /// Returns the area of a circle in square points.
    static float calculateArea(float radius);
    /// Returns the moment of inertia of a circle about the center of the node.
    static float calculateMoment(float mass, float radius, const Vec2& offset = Vec2::ZERO);

    float calculateDefaultMoment() override;
    /// Returns the radius in points, including the scale of the node.
    float getRadius() const;
    /// Returns the center of the circle, from the center of the node, in points.
    Vec2 getOffset() override;

protected:
    PhysicsShapeCircle() = default;
    /// Initializes a new object as create() does.
    bool init(float radius, const PhysicsMaterial& material = PHYSICSSHAPE_MATERIAL_DEFAULT,
              const Vec2& offset = Vec2::ZERO);
    float calculateArea() override;
    /// Scales the circle. Both factors must be equal; with different factors, the circle keeps its size.
    void setScale(float scaleX, float scaleY) override;
    void updateScale() override;

private:
    float _radius = 0.0f; ///< The radius before scaling.
};

} // namespace cocos2d
