#pragma once

#include "base/Vector.h"
#include "math/AffineTransform.h"
#include "physics/PhysicsShape.h"
#include "physics/fwd.h"
#include "scene/Component.h"
#include "scene/fwd.h"

#include <string>
#include <vector>

struct cpBody;

namespace cocos2d {

/// The name of Vec2 for positions and forces in the physics of cocos2d-x.
using Vect = Vec2;

/// The material of the create functions: density 0.1, restitution 0.5, and friction 0.5.
inline const PhysicsMaterial PHYSICSBODY_MATERIAL_DEFAULT(0.1f, 0.5f, 0.5f);

/// A rigid body that moves a node. It has a mass, a velocity, and shapes. The PhysicsWorld of the node's
/// scene simulates it.
/// Node::setPhysicsBody() makes it a component of the node.
///
/// - **Node and body**: before a step of the world, the body takes over the position, rotation, and scale of
///   its node if they have changed. After the step, the node takes over the position and rotation of the
///   body. The position of the body is the center of the node's content.
/// - **Lifetime**: a body enters the world at the first update after its node is in a scene with physics, and
///   leaves it with the node.
/// - **Callbacks**: all functions may be called at any time, even from callbacks of the world. Bodies and
///   shapes that a callback adds or removes take effect when the step is over.
/// - **Units**: velocities are in points per second. Forces are mass times points per second squared. Angles
///   are in radians counterclockwise, but getRotation() and the rotation offset are in degrees clockwise, as
///   for nodes. NaN and infinite values are logged and ignored.
class PhysicsBody : public Component {
public:
    static const std::string COMPONENT_NAME; ///< The name of the component: "PhysicsBody".

    /// Creates a body without shapes. Its mass is 1 and its moment 200 until shapes with a mass are added.
    static PhysicsBody* create();
    /// Creates a body with a mass. If the mass is not a positive, finite number, the function logs that and
    /// uses 1.
    static PhysicsBody* create(float mass);
    /// Creates a body with a mass and a moment of inertia. If the mass is not a positive, finite number, the
    /// function logs that and uses 1; for the moment, it uses 200.
    static PhysicsBody* create(float mass, float moment);
    /// Creates a body with the shape of a circle; see PhysicsShapeCircle. If the shape cannot be created, the
    /// body has none.
    static PhysicsBody* createCircle(float radius,
                                     const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                     const Vec2& offset = Vec2::ZERO);
    /// Creates a body with the shape of a box; see PhysicsShapeBox. If the shape cannot be created, the body
    /// has none.
    static PhysicsBody* createBox(const Size& size,
                                  const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                  const Vec2& offset = Vec2::ZERO);
    /// Creates a body with the shape of a polygon; see PhysicsShapePolygon. If the shape cannot be created,
    /// the body has none.
    static PhysicsBody* createPolygon(const Vec2* points, int count,
                                      const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                      const Vec2& offset = Vec2::ZERO);
    /// Creates a body that is a line and does not move by itself, for example a floor; see
    /// PhysicsShapeEdgeSegment. If the shape cannot be created, the body has none.
    static PhysicsBody* createEdgeSegment(const Vec2& a, const Vec2& b,
                                          const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                          float border = 1);
    /// Creates a body that is the outline of a box and does not move by itself, for example the walls around
    /// a scene; see PhysicsShapeEdgeBox. If the shape cannot be created, the body has none.
    static PhysicsBody* createEdgeBox(const Size& size,
                                      const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                      float border = 1, const Vec2& offset = Vec2::ZERO);
    /// Creates a body that is the outline of a polygon and does not move by itself; see
    /// PhysicsShapeEdgePolygon. If the shape cannot be created, the body has none.
    static PhysicsBody* createEdgePolygon(const Vec2* points, int count,
                                          const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                          float border = 1);
    /// Creates a body that is a line through several points and does not move by itself, for example hills;
    /// see PhysicsShapeEdgeChain. If the shape cannot be created, the body has none.
    static PhysicsBody* createEdgeChain(const Vec2* points, int count,
                                        const PhysicsMaterial& material = PHYSICSBODY_MATERIAL_DEFAULT,
                                        float border = 1);

    // --- Shapes ---
    // PhysicsBody_shapes.cpp

    /// Adds a shape, which is retained, and returns it. The shape leaves the body to which it belonged
    /// before. If `addMassAndMoment` is true, its mass and moment are added to the body's. If the shape is
    /// null, the function returns null.
    virtual PhysicsShape* addShape(PhysicsShape* shape, bool addMassAndMoment = true);
    /// Removes a shape. If `reduceMassAndMoment` is true, also subtracts its mass and moment. Shapes of other
    /// bodies are ignored.
    void removeShape(PhysicsShape* shape, bool reduceMassAndMoment = true);
    /// Removes the first shape with the tag. If `reduceMassAndMoment` is true, also subtracts its mass and
    /// moment. If there is no such shape, the function does nothing.
    void removeShape(int tag, bool reduceMassAndMoment = true);
    /// Removes all shapes. If `reduceMassAndMoment` is true, also subtracts their masses and moments.
    void removeAllShapes(bool reduceMassAndMoment = true);
    /// Returns the shapes in the order in which they were added.
    const Vector<PhysicsShape*>& getShapes() const { return _shapes; }
    /// Returns the shape that was added first, or null if there is none.
    PhysicsShape* getFirstShape() const { return _shapes.empty() ? nullptr : _shapes.front(); }
    /// Returns the first shape with the tag, or null.
    PhysicsShape* getShape(int tag) const;

    /// Sets the category of all shapes that the body has now; see PhysicsShape::setCategoryBitmask().
    void setCategoryBitmask(int bitmask);
    /// Sets the categories with which contacts of the present shapes are reported; see
    /// PhysicsShape::setContactTestBitmask().
    void setContactTestBitmask(int bitmask);
    /// Sets the categories with which the present shapes collide; see PhysicsShape::setCollisionBitmask().
    void setCollisionBitmask(int bitmask);
    /// Returns the category of the first shape, or all bits if there is none.
    int getCategoryBitmask() const;
    /// Returns the categories with which contacts of the first shape are reported, or 0 if there is none.
    int getContactTestBitmask() const;
    /// Returns the categories with which the first shape collides, or all bits if there is none.
    int getCollisionBitmask() const;
    /// Sets the group of all shapes that the body has now; see PhysicsShape::setGroup().
    void setGroup(int group);
    /// Returns the group of the first shape, or 0 if there is none.
    int getGroup() const;

    // --- Mass ---
    // PhysicsBody_mass.cpp

    /// Sets whether forces, gravity, and collisions move the body; true by default. A body that is not
    /// dynamic moves only at the velocity that the game sets; it pushes dynamic bodies, but is not pushed.
    /// False also sets the velocity to 0.
    void setDynamic(bool dynamic);
    /// Whether forces, gravity, and collisions move the body; true by default.
    bool isDynamic() const { return _dynamic; }
    /// Sets the mass. Unless it is set, scaling the node changes the mass; a mass that was set stays. If the
    /// mass is not a positive, finite number, the function logs that and changes nothing.
    void setMass(float mass);
    /// Returns the mass. Unless it was set, it is the sum of the masses of the shapes, or 1 if that is 0.
    float getMass() const { return _mass; }
    /// Adds to the mass; the default mass counts as 0. If the sum is 0 or less, the mass becomes 1, the
    /// default. PHYSICS_INFINITY makes the mass infinite. -PHYSICS_INFINITY is ignored, and NaN is logged and
    /// ignored.
    void addMass(float mass);
    /// Sets the moment of inertia. Unless it is set, scaling the node changes the moment; a moment that was
    /// set stays. If it is not a positive, finite number, the function logs that and changes nothing.
    void setMoment(float moment);
    /// Returns the moment of inertia. Unless it was set, it is the sum of the moments of the shapes, or 200
    /// if that is 0.
    float getMoment() const { return _moment; }
    /// Adds to the moment of inertia; the default moment counts as 0. If the sum is 0 or less, the moment
    /// becomes the default, 200. PHYSICS_INFINITY makes the moment infinite, and further sums stay infinite.
    /// -PHYSICS_INFINITY is ignored, and NaN is logged and ignored.
    void addMoment(float moment);
    /// Whether the body rotates; true by default. If it does not, its moment counts as infinite.
    bool isRotationEnabled() const { return _rotationEnabled; }
    /// Sets whether the body rotates. If it does not, its moment counts as infinite.
    void setRotationEnable(bool enable);
    /// Whether the gravity of the world acts on the body; true by default.
    bool isGravityEnabled() const { return _gravityEnabled; }
    /// Sets whether the gravity of the world acts on the body.
    void setGravityEnable(bool enable) { _gravityEnabled = enable; }

    // --- Motion ---
    // PhysicsBody.cpp

    /// Applies a force during the next step. Force and offset are in the coordinates of the body. NaN and
    /// infinite values are logged and ignored. A body that is not dynamic ignores the force.
    virtual void applyForce(const Vec2& force, const Vec2& offset = Vec2::ZERO);
    /// Removes the forces that were applied since the last step.
    virtual void resetForces();
    /// Changes the velocity at once by an impulse. Impulse and offset are in the coordinates of the body. NaN
    /// and infinite values are logged and ignored. The impulse has no effect on a body that is not dynamic.
    virtual void applyImpulse(const Vec2& impulse, const Vec2& offset = Vec2::ZERO);
    /// Turns the body by a torque during the next step. A positive torque turns it counterclockwise. It
    /// replaces the torque that was applied since the last step, including the torque of forces. A torque
    /// that is not a finite number is ignored with a warning. The torque has no effect on a
    /// body that is not dynamic.
    virtual void applyTorque(float torque);
    /// Sets the velocity in points per second, in the directions of the scene.
    virtual void setVelocity(const Vec2& velocity);
    /// Returns the velocity in points per second, in the directions of the scene.
    virtual Vec2 getVelocity();
    /// Sets the angular velocity in radians per second, counterclockwise.
    virtual void setAngularVelocity(float velocity);
    /// Returns the angular velocity in radians per second, counterclockwise.
    virtual float getAngularVelocity();
    /// Returns the velocity of a point that is given in the coordinates of the body. The velocity is in the
    /// directions of the scene, in points per second.
    virtual Vec2 getVelocityAtLocalPoint(const Vec2& point);
    /// Returns the velocity of a point of the body that is given in the coordinates of the scene. The
    /// velocity is in the directions of the scene, in points per second.
    virtual Vec2 getVelocityAtWorldPoint(const Vec2& point);
    /// Sets the largest speed of a dynamic body in points per second. Negative values and NaN are logged and
    /// ignored.
    virtual void setVelocityLimit(float limit);
    /// Returns the largest speed in points per second; PHYSICS_INFINITY by default.
    virtual float getVelocityLimit() { return _velocityLimit; }
    /// Sets the largest angular speed of a dynamic body in radians per second. Negative values and NaN are
    /// logged and ignored.
    virtual void setAngularVelocityLimit(float limit);
    /// Returns the largest angular speed in radians per second; PHYSICS_INFINITY by default.
    virtual float getAngularVelocityLimit() { return _angularVelocityLimit; }
    /// Returns the damping, a rate per second at which the velocity decreases; 0, the default, means not at
    /// all.
    float getLinearDamping() const { return _linearDamping; }
    /// Sets the damping, a rate per second at which the velocity decreases; 0, the default, means not at all.
    ///
    /// The update of the node multiplies the velocity by 1 - damping x seconds, or by 0 if that is negative.
    /// If the steps of the world follow the frames, as they do by default, the world multiplies it again
    /// after each step. The damping then acts twice: 0.5 removes about 63 % of the velocity in a second, and
    /// 1 removes about 86 %. With PhysicsWorld::step() or a fixed update rate, it acts once.
    ///
    /// Only dynamic bodies that do not rest are damped. A negative damping has no effect. A value that is not
    /// finite is logged and ignored.
    void setLinearDamping(float damping);
    /// Returns the angular damping, a rate per second at which the angular velocity decreases; 0, the
    /// default, means not at all.
    float getAngularDamping() const { return _angularDamping; }
    /// Sets the angular damping, a rate per second at which the angular velocity decreases; 0, the default,
    /// means not at all.
    ///
    /// The update of the node multiplies the angular velocity by 1 - damping x seconds, or by 0 if that is
    /// negative. If the steps of the world follow the frames, as they do by default, the world multiplies it
    /// again after each step. The damping then acts twice: 0.5 removes about 63 % of the angular velocity in
    /// a second. With PhysicsWorld::step() or a fixed update rate, it acts once.
    ///
    /// Only dynamic bodies that do not rest are damped. A negative damping has no effect. A value that is not
    /// finite is logged and ignored.
    void setAngularDamping(float damping);
    /// Whether the body rests: it does not move, not even by gravity, until something pushes it or sets its
    /// velocity. Only dynamic bodies can rest.
    bool isResting() const { return _resting; }
    /// Sets whether the body rests: it does not move, not even by gravity, until something pushes it or sets
    /// its velocity. The function has no effect on a body that is not dynamic.
    void setResting(bool rest) const { _resting = rest && _dynamic; }

    /// Returns the position in the coordinates of the scene, as of the last step.
    Vec2 getPosition() const;
    /// Returns the rotation in degrees clockwise, as of the last step.
    float getRotation();
    /// Sets where the body is relative to the center of its node, in points, in the directions of the scene.
    void setPositionOffset(const Vec2& position);
    /// Returns where the body is relative to the center of its node, in points.
    const Vec2& getPositionOffset() const { return _positionOffset; }
    /// Sets the rotation of the body relative to its node, in degrees clockwise. Changes of up to 0.5 degrees
    /// are ignored.
    void setRotationOffset(float rotation);
    /// Returns the rotation of the body relative to its node, in degrees clockwise.
    float getRotationOffset() const { return _rotationOffset; }
    /// Converts a point of the scene to a point of the body.
    Vec2 world2Local(const Vec2& point);
    /// Converts a point of the body to a point of the scene.
    Vec2 local2World(const Vec2& point);

    // --- World ---
    // PhysicsBody_world.cpp

    /// Removes the body from its world, and destroys its joints. It stays a component of its node.
    void removeFromWorld();
    /// Returns the world that the body is in, or null.
    PhysicsWorld* getWorld() const { return _world; }
    /// Returns the joints that connect this body. They are destroyed with the body, and when the body leaves
    /// their world.
    const std::vector<PhysicsJoint*>& getJoints() const { return _joints; }
    /// Returns the node to which the body is attached, or null.
    Node* getNode() const { return _owner; }
    /// Enables or disables the body. A disabled body stays in getAllBodies(), but is not simulated.
    void setEnabled(bool enable) override;
    /// Returns the tag, a number for use by the game; see PhysicsWorld::getBody().
    int getTag() const { return _tag; }
    /// Sets the tag, a number for use by the game; see PhysicsWorld::getBody().
    void setTag(int tag) { _tag = tag; }
    /// Returns the body of Chipmunk. Only the world may add it to a space or remove it.
    cpBody* getCPBody() const { return _cpBody; }

    void onEnter() override;
    void onExit() override;
    void onAdd() override;
    void onRemove() override;
    void setOwner(Node* owner) override;

protected:
    PhysicsBody();
    ~PhysicsBody() override;
    bool init() override;

    /// Places the body. Called when its node has moved.
    virtual void setPosition(float positionX, float positionY);
    /// Rotates the body, in degrees clockwise. Called when its node was rotated.
    virtual void setRotation(float rotation);
    /// Scales the shapes. Called when the node was scaled.
    virtual void setScale(float scaleX, float scaleY);
    /// Applies the damping of `delta` seconds.
    void update(float delta) override;
    /// Forgets a joint of the body.
    void removeJoint(PhysicsJoint* joint);
    /// Adds the body to the world of its scene, if there is one.
    void addToPhysicsWorld();
    /// Removes the body from its world.
    void removeFromPhysicsWorld();

    std::vector<PhysicsJoint*> _joints; ///< The joints, owned together with their worlds.
    Vector<PhysicsShape*> _shapes;
    PhysicsWorld* _world = nullptr;
    cpBody* _cpBody = nullptr;
    bool _dynamic = true;
    bool _rotationEnabled = true;
    bool _gravityEnabled = true;
    bool _massDefault = true;
    bool _momentDefault = true;
    bool _massSetByUser = false; ///< If true, scaling does not change the mass.
    bool _momentSetByUser = false;
    bool _isDamping = false;
    mutable bool _resting = false;
    float _mass = 1.0f;
    float _area = 0.0f;
    float _moment = 200.0f;
    float _velocityLimit = PHYSICS_INFINITY;
    float _angularVelocityLimit = PHYSICS_INFINITY;
    float _linearDamping = 0.0f;
    float _angularDamping = 0.0f;
    int _tag = 0;

    Vec2 _positionOffset;
    float _rotationOffset = 0.0f;
    float _recordedRotation = 0.0f; ///< The rotation that belongs to _recordedAngle.
    double _recordedAngle = 0.0;

private:
    friend class PhysicsWorld;
    friend class PhysicsShape;
    friend class PhysicsJoint;
    friend class copra::PhysicsSync;

    /// The place and scale of the node when body and node were last equal.
    struct Placement_ {
        AffineTransform parent{};
        Vec2 position;
        Vec2 anchor;
        float rotation = 0.0f;
        float scaleX = 1.0f;
        float scaleY = 1.0f;
        bool isValid = false;
    };

    /// Adds the shape that a factory created, which may be null.
    static PhysicsBody* createWith(PhysicsShape* shape, bool dynamic);
    void updateDamping() { _isDamping = _linearDamping != 0.0f || _angularDamping != 0.0f; }
    bool rejectMass(float value, const char* sentence) const;
    /// Passes mass and moment on to Chipmunk, if the native body is dynamic.
    void applyMass();
    void subtractShape(const PhysicsShape& shape);

    // PhysicsBody_world.cpp
    bool isPlacedAt(const AffineTransform& parent) const;
    void rememberPlacement(const AffineTransform& parent);
    void updateOffset();
    void beforeSimulation(const copra::PhysicsFrame& parent);
    void afterSimulation(const copra::PhysicsFrame& parent);

    Vec2 _ownerCenter;      ///< The center of the node's content in node space, as of onAdd().
    Vec2 _offset;           ///< The offset from the node's position to its center, in the parent's space.
    Vec2 _recordedPosition; ///< The position of the body before the step.
    Vec2 _recordedScale{1.0f, 1.0f};
    Placement_ _placement;
    std::size_t _syncIndex = 0; ///< The index in the world's list.
    int _depth = 0;             ///< The depth of the node in its scene.
};

} // namespace cocos2d
