#pragma once

#include "math/Vec2.h"
#include "physics/fwd.h"

#include <vector>

struct cpConstraint;

namespace cocos2d {

/// The base class of all joints. A joint connects two bodies.
///
/// construct() creates a joint. After PhysicsWorld::addJoint(), it becomes active at the next update, with
/// the positions that the bodies have then. A joint is not a Ref: the world deletes it when it is removed or
/// when one of its bodies leaves the world. A joint that is not in a world is deleted with either of its
/// bodies. Anchors are in the coordinates of their body, in points. A joint has no effect while neither body
/// is dynamic.
///
/// construct() returns null, with a message in the log, if a body is null, if both bodies are the same, or if
/// a value is NaN, infinite, or an anchor of more than 100,000 points. Setters log such values and ignore
/// them; only setMaxForce() accepts infinity. For null and equal bodies, debug builds also assert.
class PhysicsJoint {
public:
    PhysicsJoint(const PhysicsJoint&) = delete;
    PhysicsJoint& operator=(const PhysicsJoint&) = delete;

    /// Returns the first body of the joint, which is not retained.
    PhysicsBody* getBodyA() const { return _bodyA; }
    /// Returns the second body of the joint, which is not retained.
    PhysicsBody* getBodyB() const { return _bodyB; }
    /// Returns the world that the joint is in, or null.
    PhysicsWorld* getWorld() const { return _world; }
    /// Returns a number by which the world and the game can find the joint; 0 by default.
    int getTag() const { return _tag; }
    /// Sets a number by which the world and the game can find the joint; 0 by default.
    void setTag(int tag) { _tag = tag; }
    /// Whether the joint was enabled. As in cocos2d-x, this is false until setEnable(true), although a
    /// joint acts from the beginning.
    bool isEnabled() const { return _enable; }
    /// Suspends (false) or resumes (true) the joint. A joint acts from the beginning; it can be suspended
    /// only after setEnable(true).
    void setEnable(bool enable);
    /// Whether the two bodies collide with each other; true by default.
    bool isCollisionEnabled() const { return _collisionEnable; }
    /// Sets whether the two bodies collide with each other; true by default. A PhysicsJointFixed sets it to
    /// false when it becomes active.
    void setCollisionEnable(bool enable) { _collisionEnable = enable; }
    /// Removes the joint from its world without deleting it. It can be added again, and it is deleted with
    /// either of its bodies. The spelling is that of cocos2d-x.
    void removeFormWorld();
    /// Sets the strongest force that the joint applies; PHYSICS_INFINITY by default. A negative force and NaN
    /// are logged and ignored.
    void setMaxForce(float force);
    /// Returns the strongest force that the joint applies; PHYSICS_INFINITY by default.
    float getMaxForce() const { return _maxForce; }

protected:
    /// Constructs a joint for a derived class. Use construct() in games.
    PhysicsJoint();
    virtual ~PhysicsJoint() = 0;

    /// Sets the two bodies. Null and the same body twice are errors: debug builds assert; release builds log
    /// it and return false.
    bool init(PhysicsBody* a, PhysicsBody* b);
    /// Ends every construct(): returns the joint, or deletes it and returns null.
    template<class Joint>
    static Joint* constructed(Joint* joint, bool isInitialized) {
        if (isInitialized) return joint;
        delete static_cast<PhysicsJoint*>(joint);
        return nullptr;
    }
    /// Creates the native constraints unless they exist. Returns false if that is impossible.
    bool initJoint();
    /// Creates the native constraints of Chipmunk. Returns false on failure. The world calls it when the
    /// joint becomes active.
    virtual bool createConstraints() { return false; }
    /// Returns the first native constraint, or null before the joint has been active.
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

    bool _removeMark = false; ///< Whether it is removed from the world as soon as the space is not locked.
    bool _isSuspended = false;
    bool _isActive = false; ///< The constraints are in the space.
};

} // namespace cocos2d
