#include "physics/PhysicsBody.h"

#include "base/autoreleased.h"
#include "physics/PhysicsSync.h"
#include "physics/PhysicsWorld.h"
#include "physics/finite.h"

#include <chipmunk/chipmunk_structs.h>

namespace cocos2d {

namespace {

constexpr float kDefaultMass = 1.0f;
constexpr float kDefaultMoment = 200.0f;

} // namespace

PhysicsBody* PhysicsBody::create() {
    auto* body = new PhysicsBody();
    return copra::autoreleased(body, body->init());
}

PhysicsBody* PhysicsBody::create(float mass) {
    return create(mass, kDefaultMoment);
}

PhysicsBody* PhysicsBody::create(float mass, float moment) {
    auto* body = new PhysicsBody();
    if (!body->rejectMass(mass, "PhysicsBody::create: the mass is not positive; 1 is used")) {
        body->_mass = mass;
        body->_massDefault = false;
    }
    if (!body->rejectMass(moment, "PhysicsBody::create: the moment is not positive; 200 is used")) {
        body->_moment = moment;
        body->_momentDefault = moment == kDefaultMoment;
    }
    return copra::autoreleased(body, body->init());
}

bool PhysicsBody::rejectMass(float value, const char* sentence) const {
    return copra::warn(!(value > 0.0f) || !copra::isFinite(value), sentence);
}

void PhysicsBody::setMass(float mass) {
    if (rejectMass(mass, "PhysicsBody::setMass: the mass is not positive and is ignored")) return;
    _mass = mass;
    _massDefault = false;
    _massSetByUser = true;
    applyMass();
}

void PhysicsBody::addMass(float mass) {
    if (copra::warn(mass != mass, "PhysicsBody::addMass: the value is NaN; the mass does not change")) return;
    if (mass <= -PHYSICS_INFINITY) return;
    if (mass >= PHYSICS_INFINITY) {
        _mass = PHYSICS_INFINITY;
        _massDefault = false;
    } else {
        const float sum = (_massDefault ? 0.0f : _mass) + mass;
        _massDefault = !(sum > 0.0f);
        _mass = _massDefault ? kDefaultMass : std::fmin(sum, PHYSICS_INFINITY);
    }
    applyMass();
}

void PhysicsBody::setMoment(float moment) {
    if (rejectMass(moment, "PhysicsBody::setMoment: the moment is not positive and is ignored")) return;
    _moment = moment;
    _momentDefault = false;
    _momentSetByUser = true;
    applyMass();
}

void PhysicsBody::addMoment(float moment) {
    if (copra::warn(moment != moment, "PhysicsBody::addMoment: the value is NaN; the moment does not change"))
        return;
    if (moment <= -PHYSICS_INFINITY) return;
    if (moment >= PHYSICS_INFINITY) {
        _moment = PHYSICS_INFINITY;
        _momentDefault = false;
    } else if (_moment != PHYSICS_INFINITY) {
        const float sum = (_momentDefault ? 0.0f : _moment) + moment;
        _momentDefault = !(sum > 0.0f);
        _moment = _momentDefault ? kDefaultMoment : std::fmin(sum, PHYSICS_INFINITY);
    }
    applyMass();
}

void PhysicsBody::applyMass() {
    if (_world && !_joints.empty()) _world->deferJoints(); // they need a body that can be moved
    if (!_dynamic || cpBodyGetType(_cpBody) != CP_BODY_TYPE_DYNAMIC)
        return; // applied when it becomes dynamic
    cpSpace* const space = cpBodyGetSpace(_cpBody);
    if (_mass == PHYSICS_INFINITY && space && cpSpaceIsLocked(space)) {
        // A joint between two bodies of infinite mass cannot be solved, and joints are active until the end of the step.
        copra::PhysicsSync::defer(*this, space);
        return;
    }
    cpBodySetMass(_cpBody, _mass);
    // A moment that is too small for the mass leaves nothing of the mass in the sums of a joint, which Chipmunk cannot solve.
    constexpr float kLeastRadius = 0.01f; // of gyration, points
    const float moment = std::fmax(_moment, _mass * kLeastRadius * kLeastRadius);
    cpBodySetMoment(_cpBody, _rotationEnabled ? moment : PHYSICS_INFINITY);
}

void PhysicsBody::setDynamic(bool dynamic) {
    if (dynamic == _dynamic) return;
    _dynamic = dynamic;
    copra::PhysicsSync::sync(*this);
}

void PhysicsBody::setRotationEnable(bool enable) {
    _rotationEnabled = enable;
    applyMass();
}

} // namespace cocos2d
