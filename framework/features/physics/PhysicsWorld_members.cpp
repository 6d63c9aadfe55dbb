#include "base/RefPtr.h"
#include "base/refuse.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsJoint.h"
#include "physics/PhysicsSync.h"
#include "physics/PhysicsWorld.h"

#include <algorithm>
#include <chipmunk/chipmunk.h>
#include <utility>

namespace cocos2d {

bool PhysicsWorld::isLocked() const {
    return cpSpaceIsLocked(_cpSpace);
}

// --- Bodies ---

void PhysicsWorld::addBody(PhysicsBody* body) {
    if (copra::refuse(!body, "PhysicsWorld::addBody: the body is null") || body->_world == this || _isDying)
        return;
    if (body->_world) body->_world->removeBody(body);
    body->_world = this;
    _bodies.pushBack(body);
    body->_syncIndex = _placed.size();
    _placed.push_back(body);
    _isSortDirty = true;
    _areJointsDirty = true; // one of its joints may have waited for it
    deferBody(body);
}

void PhysicsWorld::removeBody(PhysicsBody* body) {
    if (copra::warn(!body || body->_world != this, "PhysicsWorld::removeBody: the body is not in this world"))
        return;
    const RefPtr<PhysicsBody> alive(body);
    const std::vector<PhysicsJoint*> joints = body->_joints;
    for (PhysicsJoint* joint : joints)
        if (joint->_world == this) removeJoint(joint, true);
    _placed[body->_syncIndex] = nullptr;
    _isSortDirty = true;
    _bodies.eraseObject(body);
    body->_world = nullptr;
    copra::PhysicsSync::sync(*body);
}

void PhysicsWorld::removeBody(int tag) {
    if (PhysicsBody* body = getBody(tag)) removeBody(body);
}

void PhysicsWorld::removeAllBodies() {
    while (!_bodies.empty()) removeBody(_bodies.back());
}

PhysicsBody* PhysicsWorld::getBody(int tag) const {
    for (PhysicsBody* body : _bodies)
        if (body->getTag() == tag) return body;
    return nullptr;
}

// --- Joints ---

bool PhysicsWorld::owns(const PhysicsJoint* joint) const {
    return std::find(_joints.begin(), _joints.end(), joint) != _joints.end();
}

void PhysicsWorld::addJoint(PhysicsJoint* joint) {
    if (!joint || _isDying) return;
    if (copra::refuse(joint->_world && joint->_world != this,
                      "PhysicsWorld::addJoint: the joint is in another world"))
        return;
    if (!joint->_world) _joints.push_back(joint);
    joint->_world = this;
    joint->_removeMark = joint->_destroyMark = false;
    _areJointsDirty = true;
}

void PhysicsWorld::removeJoint(PhysicsJoint* joint, bool destroy) {
    if (!joint) return;
    // Not asked of the joint itself, which may have been destroyed with one of its bodies.
    if (copra::warn(!owns(joint), "PhysicsWorld::removeJoint: the joint is not in this world")) return;
    joint->_removeMark = true;
    joint->_destroyMark = destroy;
    if (joint == _startingJoint) return; // syncJoint() continues with it
    if (joint->_isActive && isLocked()) {
        // The native joint acts until the end of the step and needs its bodies.
        deferBody(joint->_bodyA);
        deferBody(joint->_bodyB);
        _areJointsDirty = true;
    } else {
        syncJoint(*joint);
    }
}

void PhysicsWorld::removeAllJoints(bool destroy) {
    const std::vector<PhysicsJoint*> joints = _joints;
    for (PhysicsJoint* joint : joints) removeJoint(joint, destroy);
}

void PhysicsWorld::setJointActive(PhysicsJoint& joint, bool active) {
    for (cpConstraint* native : joint._cpConstraints)
        active ? static_cast<void>(cpSpaceAddConstraint(_cpSpace, native))
               : cpSpaceRemoveConstraint(_cpSpace, native);
    joint._isActive = active;
}

void PhysicsWorld::detachJoint(PhysicsJoint& joint) {
    _joints.erase(std::remove(_joints.begin(), _joints.end(), &joint), _joints.end());
    joint._world = nullptr;
    joint._removeMark = false;
    if (joint._destroyMark) delete &joint;
}

void PhysicsWorld::startJoint(PhysicsJoint& joint) {
    // Some joints move a node, whose override may remove the joint or its bodies.
    const RefPtr<PhysicsBody> bodyA = joint._bodyA, bodyB = joint._bodyB;
    _startingJoint = &joint;
    const bool isStarted = joint.initJoint();
    _startingJoint = nullptr;
    if (!isStarted || !hasBodiesOf(joint)) joint._removeMark = joint._destroyMark = true;
    if (joint._removeMark)
        detachJoint(joint);
    else
        setJointActive(joint, true);
}

bool PhysicsWorld::hasBodiesOf(const PhysicsJoint& joint) const {
    // A disabled body is not in the space; Chipmunk would let the joint act on it all the same.
    const auto has = [this](const PhysicsBody& body) {
        return body._world == this && cpBodyGetSpace(body.getCPBody()) == _cpSpace;
    };
    return has(*joint._bodyA) && has(*joint._bodyB);
}

void PhysicsWorld::syncJoint(PhysicsJoint& joint) {
    const bool isWanted = hasBodiesOf(joint) && joint.isWanted();
    if (joint._isActive && !isWanted) setJointActive(joint, false);
    if (joint._removeMark)
        detachJoint(joint);
    else if (!joint._isActive && isWanted)
        startJoint(joint);
}

// --- Deferred changes ---

void PhysicsWorld::deferBody(PhysicsBody* body) {
    _deferredBodies.pushBack(body);
}

void PhysicsWorld::deferShape(PhysicsShape* shape) {
    _deferredShapes.pushBack(shape);
}

void PhysicsWorld::flushShapes() {
    if (isLocked() || _deferredShapes.empty()) return;
    const Vector<PhysicsShape*> shapes = std::exchange(_deferredShapes, {});
    for (PhysicsShape* shape : shapes) copra::PhysicsSync::sync(*shape);
}

void PhysicsWorld::flushBodies(bool alsoAdd) {
    if (isLocked() || _deferredBodies.empty()) return;
    const Vector<PhysicsBody*> bodies = std::exchange(_deferredBodies, {});
    for (PhysicsBody* body : bodies) {
        const bool isNew = body->_world == this && body->isEnabled() && !cpBodyGetSpace(body->getCPBody());
        if (isNew && !alsoAdd)
            deferBody(body);
        else
            copra::PhysicsSync::sync(*body);
    }
}

void PhysicsWorld::flushJoints(bool alsoAdd) {
    if (isLocked() || !_areJointsDirty) return;
    _areJointsDirty = !alsoAdd;
    const std::vector<PhysicsJoint*> joints = _joints;
    for (PhysicsJoint* joint : joints)
        if (owns(joint) && (alsoAdd || joint->_isActive)) syncJoint(*joint);
}

void PhysicsWorld::flushRemoved() {
    flushJoints(false); // before the bodies they connect are released
    flushShapes();
    flushBodies(false);
    flushJoints(false); // of bodies that are not dynamic any more
}

} // namespace cocos2d
