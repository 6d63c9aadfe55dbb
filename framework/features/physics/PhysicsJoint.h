#pragma once

#include "math/Vec2.h"
#include "physics/fwd.h"

#include <vector>

struct cpConstraint;

namespace cocos2d {

/// The base class of all joints. A joint connects two bodies.
///
/// construct() creates a joint. After PhysicsWorld::addJoint() it becomes active at the next update, with the positions that the
/// bodies have then. A joint is not a Ref: the world deletes it when it is removed or when one of its bodies leaves the world. A
/// joint in no world is deleted with either of its bodies. Anchors are in the coordinates of their body. A joint has no effect
/// while neither body is dynamic. Values that are not numbers are logged and ignored.
class PhysicsJoint {
public:
    PhysicsJoint(const PhysicsJoint&) = delete;
    PhysicsJoint& operator=(const PhysicsJoint&) = delete;

    /// The first body of construct(), not retained.
    PhysicsBody* getBodyA() const { return _bodyA; }
    /// The second body of construct(), not retained.
    PhysicsBody* getBodyB() const { return _bodyB; }
    /// Returns the world that the joint is in, or null.
    PhysicsWorld* getWorld() const { return _world; }
    /// A number for PhysicsWorld and the game to find the joint by; 0 by default.
    int getTag() const { return _tag; }
    void setTag(int tag) { _tag = tag; }
    /// Whether the joint is enabled. As in the original, this is false until setEnable(true), although a joint acts from the
    /// beginning.
    bool isEnabled() const { return _enable; }
    /// Enables the joint. After that, false suspends it and true resumes it.
    void setEnable(bool enable);
    /// Whether the two bodies collide with each other; true by default.
    bool isCollisionEnabled() const { return _collisionEnable; }
    /// Whether the two bodies collide with each other. True by default, false for PhysicsJointFixed.
    void setCollisionEnable(bool enable) { _collisionEnable = enable; }
    /// Removes the joint from its world without deleting it.
    void removeFormWorld();
    /// Sets the strongest force that the joint applies. The default is PHYSICS_INFINITY.
    void setMaxForce(float force);
    /// The strongest force that the joint applies; PHYSICS_INFINITY by default.
    float getMaxForce() const { return _maxForce; }

protected:
    /// For derived classes.
    PhysicsJoint();
    virtual ~PhysicsJoint() = 0;

    /// Refuses null and a body with itself.
    bool init(PhysicsBody* a, PhysicsBody* b);
    /// The end of every construct(): the joint, or null after deleting it.
    template<class Joint>
    static Joint* constructed(Joint* joint, bool isInitialized) {
        if (isInitialized) return joint;
        delete static_cast<PhysicsJoint*>(joint);
        return nullptr;
    }
    /// Creates the native constraints, unless they exist. False if that is impossible.
    bool initJoint();
    /// Creates the native constraints of Chipmunk. Returns false on failure. The world calls it when the joint becomes
    /// active.
    virtual bool createConstraints() { return false; }
    /// The first native constraint, or null before the joint has been active.
    cpConstraint* constraint() const { return _cpConstraints.empty() ? nullptr : _cpConstraints.front(); }

    std::vector<cpConstraint*> _cpConstraints;
    PhysicsBody* _bodyA = nullptr;
    PhysicsBody* _bodyB = nullptr;
    PhysicsWorld* _world = nullptr;
    bool _enable = false;
    bool _collisionEnable = true;
    bool _destroyMark = false;
    int _tag = 0;
    float _maxForce;

private:
    friend class PhysicsBody;
    friend class PhysicsWorld;
    friend class copra::PhysicsSync;

    bool isWanted() const;

    bool _removeMark = false; ///< To be removed from the world when its space is not locked.
    bool _isSuspended = false;
    bool _isActive = false; ///< The constraints are in the space.
};

} // namespace cocos2d
