#include "physics/PhysicsJoint.h"

#include "base/refuse.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsWorld.h"

#include <chipmunk/chipmunk.h>

namespace cocos2d {

PhysicsJoint::PhysicsJoint() : _maxForce(PHYSICS_INFINITY) {}

PhysicsJoint::~PhysicsJoint() {
    if (_bodyA) _bodyA->removeJoint(this);
    if (_bodyB) _bodyB->removeJoint(this);
    for (cpConstraint* native : _cpConstraints) cpConstraintFree(native);
}

bool PhysicsJoint::init(PhysicsBody* a, PhysicsBody* b) {
    if (copra::refuse(!a || !b, "PhysicsJoint: a body is null")) return false;
    if (copra::refuse(a == b, "PhysicsJoint: the two bodies are the same")) return false;
    _bodyA = a;
    _bodyB = b;
    a->_joints.push_back(this);
    b->_joints.push_back(this);
    return true;
}

bool PhysicsJoint::initJoint() {
    if (!_cpConstraints.empty()) return true;
    if (!createConstraints()) return false;
    // Chipmunk's default of how much of the error is corrected in a second, for 60 steps of it.
    const cpFloat errorBias = cpfpow(1.0 - 0.15, 60.0);
    for (cpConstraint* native : _cpConstraints) {
        cpConstraintSetMaxForce(native, _maxForce);
        cpConstraintSetErrorBias(native, errorBias);
    }
    return true;
}

bool PhysicsJoint::isWanted() const {
    // As Chipmunk has it: a change of the type may be deferred. It cannot solve joints that move nothing.
    const auto isMovable = [](const PhysicsBody& body) {
        return cpBodyGetType(body.getCPBody()) == CP_BODY_TYPE_DYNAMIC && body.getMass() != PHYSICS_INFINITY;
    };
    return _world && !_removeMark && !_isSuspended && (isMovable(*_bodyA) || isMovable(*_bodyB));
}

void PhysicsJoint::setEnable(bool enable) {
    if (_enable == enable) return;
    _enable = enable;
    _isSuspended = !enable;
    if (_world) _world->deferJoints();
}

void PhysicsJoint::removeFormWorld() {
    if (_world) _world->removeJoint(this, false);
}

void PhysicsJoint::setMaxForce(float force) {
    if (copra::warn(!(force >= 0.0f),
                    "PhysicsJoint::setMaxForce: the force is negative or not a number and is ignored"))
        return;
    _maxForce = force;
    for (cpConstraint* native : _cpConstraints) cpConstraintSetMaxForce(native, force);
}

} // namespace cocos2d
