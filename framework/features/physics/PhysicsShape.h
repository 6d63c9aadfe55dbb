#pragma once

#include "base/Ref.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "physics/fwd.h"

#include <cfloat>
#include <vector>

struct cpShape;

namespace cocos2d {

/// The mass and moment of immovable objects, and the default of limits.
inline constexpr float PHYSICS_INFINITY = FLT_MAX;

/// The material of a shape.
struct PhysicsMaterial {
    float density = 0.0f; ///< The mass for each square point of area; 0 or more.
    /// How much the shape bounces: 0 means not at all, and 1 without loss. A contact uses the product of the
    /// values of its two shapes.
    float restitution = 0.0f;
    /// The friction: a shape with 0 slides freely. A contact uses the product of the values of its two
    /// shapes.
    float friction = 0.0f;

    /// Constructs a material whose density, restitution, and friction are 0.
    PhysicsMaterial() = default;
    /// Constructs a material with density, restitution, and friction.
    PhysicsMaterial(float aDensity, float aRestitution, float aFriction)
        : density(aDensity), restitution(aRestitution), friction(aFriction) {}
};

/// A material whose density, restitution, and friction are 0.
inline const PhysicsMaterial PHYSICSSHAPE_MATERIAL_DEFAULT;

/// The geometry and the material of a PhysicsBody, or one of several of them. A shape belongs to at most one
/// body, which retains it.
///
/// The geometry is in points relative to the center of the body's node, y up. Derived classes create it:
/// circles, convex polygons, and boxes have a mass; edges (lines and outlines) do not move, and their mass
/// and moment are infinite. The bit masks and the group decide whether two shapes touch, collide, and notify;
/// see setCategoryBitmask().
class PhysicsShape : public Ref {
public:
    /// The kind of geometry.
    enum class Type {
        UNKNOWN,                   ///< A shape without a geometry.
        CIRCLE,                    ///< A PhysicsShapeCircle.
        BOX,                       ///< A PhysicsShapeBox.
        POLYGON,                   ///< A PhysicsShapePolygon, which is convex.
        EDGESEGMENT,               ///< A PhysicsShapeEdgeSegment: a line.
        EDGEBOX,                   ///< A PhysicsShapeEdgeBox: the outline of a box.
        EDGEPOLYGON,               ///< A PhysicsShapeEdgePolygon: a closed outline.
        EDGECHAIN,                 ///< A PhysicsShapeEdgeChain: an open line through several points.
        POLYGEN = POLYGON,         ///< The spelling of POLYGON in cocos2d-x.
        EDGEPOLYGEN = EDGEPOLYGON, ///< The spelling of EDGEPOLYGON in cocos2d-x.
    };

    /// Returns the body that the shape belongs to, or null. The shape does not retain it.
    PhysicsBody* getBody() const { return _body; }
    /// Returns the kind of geometry.
    Type getType() const { return _type; }
    /// Returns the area in square points, or 0 for edges.
    float getArea() const { return _area; }
    /// Returns the moment of inertia.
    float getMoment() const { return _moment; }
    /// Sets the moment of inertia. The moment of the body changes by the difference. A negative value and NaN
    /// are logged and ignored.
    void setMoment(float moment);
    /// Sets the tag, a number for use by the game; see PhysicsBody::getShape().
    void setTag(int tag) { _tag = tag; }
    /// Returns the tag, a number for use by the game; see PhysicsBody::getShape().
    int getTag() const { return _tag; }
    /// Returns the mass of the shape.
    float getMass() const { return _mass; }
    /// Sets the mass of the shape. The mass of the body changes by the difference. A negative value and NaN
    /// are logged and ignored.
    void setMass(float mass);

    /// Returns the mass for each square point of the area.
    float getDensity() const { return _material.density; }
    /// Sets the mass to the density times the area. A negative value and NaN are logged and ignored.
    void setDensity(float density);
    /// Returns how much the shape bounces: 0 means not at all, 1 without loss.
    float getRestitution() const { return _material.restitution; }
    /// Sets how much the shape bounces: 0 means not at all, 1 without loss. A contact uses the product of the
    /// values of its two shapes. A value that is negative or not finite is logged and ignored.
    void setRestitution(float restitution);
    /// Returns the friction; a shape with 0 slides freely.
    float getFriction() const { return _material.friction; }
    /// Sets the friction; a shape with 0 slides freely. A contact uses the product of the values of its two
    /// shapes. A value that is negative or not finite is logged and ignored.
    void setFriction(float friction);
    /// Returns the density, restitution, and friction.
    const PhysicsMaterial& getMaterial() const { return _material; }
    /// Sets the density, restitution, and friction.
    void setMaterial(const PhysicsMaterial& material);
    /// Whether the shape is a sensor, which reports contacts and lets everything pass.
    bool isSensor() const { return _sensor; }
    /// Sets whether the shape is a sensor, which reports contacts and lets everything pass.
    void setSensor(bool sensor);

    /// Returns the moment of inertia that results from the mass and the geometry.
    virtual float calculateDefaultMoment() { return 0.0f; }
    /// Returns the offset of the geometry from the center of the node, in points.
    virtual Vec2 getOffset() { return Vec2::ZERO; }
    /// Returns the center of the geometry, from the center of the node, in points.
    virtual Vec2 getCenter() { return getOffset(); }
    /// Whether a point of the scene was inside of the shape at the last step. The inside of an edge is its
    /// border.
    bool containsPoint(const Vec2& point) const;

    /// Moves the points so that the centroid of the polygon is at `center`. Null does nothing.
    static void recenterPoints(Vec2* points, int count, const Vec2& center = Vec2::ZERO);
    /// Returns the centroid of a polygon, or (0, 0) without points.
    static Vec2 getPolygonCenter(const Vec2* points, int count);
    /// Returns the centroid of a polygon. Deprecated: use getPolygonCenter().
    static Vec2 getPolyonCenter(const Vec2* points, int count) { return getPolygonCenter(points, count); }

    /// Sets the bits that say what the shape is. Two shapes collide if the category of each is in the
    /// collision mask of the other. They notify listeners if the category of each is in the contact test mask
    /// of the other. By default, all bits are set.
    void setCategoryBitmask(int bitmask) { _categoryBitmask = bitmask; }
    /// Returns the bits that say what the shape is.
    int getCategoryBitmask() const { return _categoryBitmask; }
    /// Sets the categories with which contacts are reported. By default, no bit is set, so no listener is
    /// called.
    void setContactTestBitmask(int bitmask) { _contactTestBitmask = bitmask; }
    /// Returns the categories with which contacts are reported; none by default.
    int getContactTestBitmask() const { return _contactTestBitmask; }
    /// Sets the categories with which the shape collides. By default, all bits are set.
    void setCollisionBitmask(int bitmask) { _collisionBitmask = bitmask; }
    /// Returns the categories with which the shape collides; all by default.
    int getCollisionBitmask() const { return _collisionBitmask; }
    /// Sets the group. Between shapes of the same group, the masks do not count: the shapes always collide if
    /// the group is positive, and neither collide nor notify listeners if it is negative. 0 means no group.
    void setGroup(int group);
    /// Returns the group of the shape; 0, the default, means none.
    int getGroup() { return _group; }

protected:
    /// Constructs a shape without a body, for a derived class.
    PhysicsShape() = default;
    ~PhysicsShape() override = 0;

    /// Attaches the shape to a body, or to none for null. PhysicsBody calls it when its list of shapes has
    /// changed.
    void setBody(PhysicsBody* body);
    /// Returns the area of the geometry.
    virtual float calculateArea() { return 0.0f; }
    /// Scales the geometry. Called when the node of the body was scaled. NaN and a scale that is too large
    /// are logged, and the shape keeps its size.
    virtual void setScale(float scaleX, float scaleY);
    /// Sets the native geometry to the unscaled points times _scaleX and _scaleY.
    virtual void updateScale() {}
    /// Takes ownership of the native shape.
    void addShape(cpShape* shape);
    /// Computes area, mass, and moment, and sets the material. Every init() ends with it.
    void initMaterial(const PhysicsMaterial& material);

    PhysicsBody* _body = nullptr;
    std::vector<cpShape*> _cpShapes;
    std::vector<Vec2> _points; ///< The unscaled points of the geometry.

    Type _type = Type::UNKNOWN;
    float _area = 0.0f;
    float _mass = 0.0f;
    float _moment = 0.0f;
    bool _sensor = false;
    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    PhysicsMaterial _material;
    int _tag = 0;
    int _categoryBitmask = -1;
    int _collisionBitmask = -1;
    int _contactTestBitmask = 0;
    int _group = 0;

    friend class PhysicsWorld;
    friend class PhysicsBody;
    friend class PhysicsJoint;
    friend class copra::PhysicsSync;
};

} // namespace cocos2d
