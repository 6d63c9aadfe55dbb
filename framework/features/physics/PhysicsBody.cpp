#include "physics/PhysicsBody.h"

#include "base/autoreleased.h"
#include "math/constants.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsJoint.h"
#include "physics/PhysicsShapeCircle.h"
#include "physics/PhysicsShapeEdge.h"
#include "physics/PhysicsShapePolygon.h"
#include "physics/PhysicsSync.h"
#include "physics/PhysicsWorld.h"
#include "physics/finite.h"

#include <chipmunk/chipmunk_structs.h>
#include <cmath>

namespace cocos2d {

namespace {

// Joints that are too stiff accelerate bodies without end. Chipmunk aborts when the numbers overflow, so bodies stay within
// bounds that are out of sight of any game.
constexpr cpFloat kFastest = 1e7;  // points or radians per second
constexpr cpFloat kFarthest = 1e9; // points

/// NaN becomes 0.
cpVect clampLength(const cpVect& vector, cpFloat limit) {
    if (cpvlengthsq(vector) <= limit * limit) return vector;
    const cpFloat length = std::hypot(vector.x, vector.y);
    return std::isfinite(length) ? cpvmult(vector, limit / length) : cpvzero;
}

/// Whether an impulse or force acts on the body, apart from rounding.
bool isMoved(const cpBody& native) {
    constexpr cpFloat kStill = 0.01; // points or radians per second
    return cpvlengthsq(native.v) > kStill * kStill || native.w > kStill || native.w < -kStill ||
           cpvlengthsq(native.f) > 0 || native.t != 0;
}

/// The step of velocities that cpBodyUpdateVelocity() makes, inline and without its checks: the limits that follow keep all
/// numbers finite.
void integrateVelocity(cpBody& body, cpVect gravity, cpFloat damping, cpFloat dt) {
    const cpVect acceleration = cpvadd(gravity, cpvmult(body.f, body.m_inv));
    body.v = cpvadd(cpvmult(body.v, damping), cpvmult(acceleration, dt));
    body.w = body.w * damping + body.t * body.i_inv * dt;
    body.f = cpvzero;
    body.t = 0;
}

/// The same of cpBodyUpdatePosition().
void integratePosition(cpBody& body, cpFloat dt) {
    body.p = cpvadd(body.p, cpvmult(cpvadd(body.v, body.v_bias), dt));
    body.a += (body.w + body.w_bias) * dt;
    const cpVect turn = cpvforangle(body.a);
    const cpVect center = cpvrotate(body.cog, turn);
    body.transform = {turn.x, turn.y, -turn.y, turn.x, body.p.x - center.x, body.p.y - center.y};
    body.v_bias = cpvzero;
    body.w_bias = 0;
}

/// Adds the gravity, unless it is disabled for the body, and applies the limits.
void updateBodyVelocity(cpBody* native, cpVect gravity, cpFloat damping, cpFloat dt) {
    auto& body = *static_cast<PhysicsBody*>(cpBodyGetUserData(native));
    if (body.isResting()) {
        if (!isMoved(*native)) {
            native->v = cpvzero;
            native->w = 0;
            return;
        }
        body.setResting(false);
    }
    if (std::isinf(native->m)) return; // kinematic
    integrateVelocity(*native, body.isGravityEnabled() ? gravity : cpvzero, damping, dt);
    native->v = clampLength(native->v, cpfmin(body.getVelocityLimit(), kFastest));
    const cpFloat limit = cpfmin(body.getAngularVelocityLimit(), kFastest);
    native->w = std::isnan(native->w) ? 0 : cpfclamp(native->w, -limit, limit);
}

/// The speeds come from the solver, whose numbers may overflow after they were limited.
void updateBodyPosition(cpBody* native, cpFloat dt) {
    if (!std::isfinite(native->w + native->w_bias)) native->w = native->w_bias = 0;
    if (!std::isfinite(native->v.x + native->v.y)) native->v = cpvzero;
    native->v_bias = clampLength(native->v_bias, kFastest);
    integratePosition(*native, dt);
    if (cpvlengthsq(native->p) <= kFarthest * kFarthest) return;
    cpBodySetPosition(native, clampLength(native->p, kFarthest));
    native->v = cpvzero;
}

cpVect native(const Vec2& vector) {
    return PhysicsHelper::point2cpv(vector);
}

} // namespace

const std::string PhysicsBody::COMPONENT_NAME = "PhysicsBody";

PhysicsBody::PhysicsBody() {
    _name = COMPONENT_NAME;
}

PhysicsBody::~PhysicsBody() {
    while (!_joints.empty()) copra::PhysicsSync::destroy(*_joints.back());
    for (PhysicsShape* shape : _shapes) shape->setBody(nullptr);
    _shapes.clear();
    if (_cpBody) cpBodyFree(_cpBody);
}

bool PhysicsBody::init() {
    _cpBody = cpBodyNew(_mass, _moment);
    cpBodySetUserData(_cpBody, this);
    cpBodySetVelocityUpdateFunc(_cpBody, updateBodyVelocity);
    cpBodySetPositionUpdateFunc(_cpBody, updateBodyPosition);
    return true;
}

// --- Factories ---

PhysicsBody* PhysicsBody::createWith(PhysicsShape* shape, bool dynamic) {
    PhysicsBody* body = create();
    body->addShape(shape);
    body->setDynamic(dynamic);
    return body;
}

PhysicsBody* PhysicsBody::createCircle(float radius, const PhysicsMaterial& material, const Vec2& offset) {
    return createWith(PhysicsShapeCircle::create(radius, material, offset), true);
}

PhysicsBody* PhysicsBody::createBox(const Size& size, const PhysicsMaterial& material, const Vec2& offset) {
    return createWith(PhysicsShapeBox::create(size, material, offset), true);
}

PhysicsBody* PhysicsBody::createPolygon(const Vec2* points, int count, const PhysicsMaterial& material,
                                        const Vec2& offset) {
    return createWith(PhysicsShapePolygon::create(points, count, material, offset), true);
}

PhysicsBody* PhysicsBody::createEdgeSegment(const Vec2& a, const Vec2& b, const PhysicsMaterial& material,
                                            float border) {
    return createWith(PhysicsShapeEdgeSegment::create(a, b, material, border), false);
}

PhysicsBody* PhysicsBody::createEdgeBox(const Size& size, const PhysicsMaterial& material, float border,
                                        const Vec2& offset) {
    return createWith(PhysicsShapeEdgeBox::create(size, material, border, offset), false);
}

PhysicsBody* PhysicsBody::createEdgePolygon(const Vec2* points, int count, const PhysicsMaterial& material,
                                            float border) {
    return createWith(PhysicsShapeEdgePolygon::create(points, count, material, border), false);
}

PhysicsBody* PhysicsBody::createEdgeChain(const Vec2* points, int count, const PhysicsMaterial& material,
                                          float border) {
    return createWith(PhysicsShapeEdgeChain::create(points, count, material, border), false);
}

// --- Motion ---

void PhysicsBody::applyForce(const Vec2& force, const Vec2& offset) {
    if (copra::warn(!copra::isFinite(force) || !copra::isFinite(offset),
                    "PhysicsBody::applyForce: the force is not a number and is ignored"))
        return;
    if (!_dynamic || _mass == PHYSICS_INFINITY) return;
    cpBodyApplyForceAtLocalPoint(_cpBody, native(force), native(offset));
}

void PhysicsBody::resetForces() {
    cpBodySetForce(_cpBody, cpvzero);
}

void PhysicsBody::applyImpulse(const Vec2& impulse, const Vec2& offset) {
    if (copra::warn(!copra::isFinite(impulse) || !copra::isFinite(offset),
                    "PhysicsBody::applyImpulse: the impulse is not a number and is ignored"))
        return;
    cpBodyApplyImpulseAtLocalPoint(_cpBody, native(impulse), native(offset));
}

void PhysicsBody::applyTorque(float torque) {
    if (copra::rejectInfinite(torque, "PhysicsBody::applyTorque: not a number; ignored")) return;
    cpBodySetTorque(_cpBody, torque);
}

void PhysicsBody::setVelocity(const Vec2& velocity) {
    if (copra::rejectInfinite(velocity, "PhysicsBody::setVelocity: not a number; ignored")) return;
    cpBodySetVelocity(_cpBody, native(velocity));
}

Vec2 PhysicsBody::getVelocity() {
    return PhysicsHelper::cpv2point(cpBodyGetVelocity(_cpBody));
}

void PhysicsBody::setAngularVelocity(float velocity) {
    if (copra::rejectInfinite(velocity, "PhysicsBody::setAngularVelocity: not a number; ignored")) return;
    cpBodySetAngularVelocity(_cpBody, velocity);
}

float PhysicsBody::getAngularVelocity() {
    return PhysicsHelper::cpfloat2float(cpBodyGetAngularVelocity(_cpBody));
}

Vec2 PhysicsBody::getVelocityAtLocalPoint(const Vec2& point) {
    return PhysicsHelper::cpv2point(cpBodyGetVelocityAtLocalPoint(_cpBody, native(point)));
}

Vec2 PhysicsBody::getVelocityAtWorldPoint(const Vec2& point) {
    return PhysicsHelper::cpv2point(cpBodyGetVelocityAtWorldPoint(_cpBody, native(point)));
}

void PhysicsBody::setVelocityLimit(float limit) {
    if (copra::warn(!(limit >= 0.0f),
                    "PhysicsBody::setVelocityLimit: the limit is negative or not a number and is ignored"))
        return;
    _velocityLimit = limit;
}

void PhysicsBody::setAngularVelocityLimit(float limit) {
    if (copra::warn(
            !(limit >= 0.0f),
            "PhysicsBody::setAngularVelocityLimit: the limit is negative or not a number and is ignored"))
        return;
    _angularVelocityLimit = limit;
}

void PhysicsBody::setLinearDamping(float damping) {
    if (copra::rejectInfinite(damping, "PhysicsBody::setLinearDamping: not a number; ignored")) return;
    _linearDamping = damping;
    updateDamping();
}

void PhysicsBody::setAngularDamping(float damping) {
    if (copra::rejectInfinite(damping, "PhysicsBody::setAngularDamping: not a number; ignored")) return;
    _angularDamping = damping;
    updateDamping();
}

void PhysicsBody::update(float delta) {
    if (!_isDamping || !_dynamic || _resting) return;
    _cpBody->v = cpvmult(_cpBody->v, cpfclamp01(1.0 - static_cast<double>(delta) * _linearDamping));
    _cpBody->w *= cpfclamp01(1.0 - static_cast<double>(delta) * _angularDamping);
}

// --- Position ---

void PhysicsBody::setPosition(float positionX, float positionY) {
    const cpVect position = cpv(static_cast<double>(positionX) + _positionOffset.x,
                                static_cast<double>(positionY) + _positionOffset.y);
    cpBodySetPosition(_cpBody, clampLength(position, kFarthest));
}

Vec2 PhysicsBody::getPosition() const {
    const cpVect position = cpBodyGetPosition(_cpBody);
    return Vec2(static_cast<float>(position.x - _positionOffset.x),
                static_cast<float>(position.y - _positionOffset.y));
}

void PhysicsBody::setPositionOffset(const Vec2& position) {
    if (copra::rejectInfinite(position, "PhysicsBody::setPositionOffset: not a number; ignored")) return;
    if (_positionOffset.equals(position)) return;
    const Vec2 old = getPosition();
    _positionOffset = position;
    setPosition(old.x, old.y);
}

void PhysicsBody::setRotation(float rotation) {
    _recordedRotation = rotation;
    _recordedAngle = -(static_cast<double>(rotation) + _rotationOffset) * (copra::kExactPi / 180.0);
    cpBodySetAngle(_cpBody, _recordedAngle);
}

float PhysicsBody::getRotation() {
    const double angle = cpBodyGetAngle(_cpBody);
    if (_recordedAngle != angle) {
        _recordedAngle = angle;
        _recordedRotation = static_cast<float>(-angle * 180.0 / copra::kExactPi - _rotationOffset);
    }
    return _recordedRotation;
}

void PhysicsBody::setRotationOffset(float rotation) {
    if (copra::rejectInfinite(rotation, "PhysicsBody::setRotationOffset: not a number; ignored")) return;
    constexpr float kSmallest = 0.5f; // degrees
    if (std::fabs(_rotationOffset - rotation) <= kSmallest) return;
    const float old = getRotation();
    _rotationOffset = rotation;
    setRotation(old);
}

void PhysicsBody::setScale(float scaleX, float scaleY) {
    for (PhysicsShape* shape : _shapes) {
        _area -= shape->getArea();
        if (!_massSetByUser) addMass(-shape->getMass());
        if (!_momentSetByUser) addMoment(-shape->getMoment());
        shape->setScale(scaleX, scaleY);
        _area += shape->getArea();
        if (!_massSetByUser) addMass(shape->getMass());
        if (!_momentSetByUser) addMoment(shape->getMoment());
    }
}

Vec2 PhysicsBody::world2Local(const Vec2& point) {
    return PhysicsHelper::cpv2point(cpBodyWorldToLocal(_cpBody, native(point)));
}

Vec2 PhysicsBody::local2World(const Vec2& point) {
    return PhysicsHelper::cpv2point(cpBodyLocalToWorld(_cpBody, native(point)));
}

} // namespace cocos2d
