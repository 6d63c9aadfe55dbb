#include "physics/PhysicsContact.h"

#include "physics/EventListenerPhysicsContact.h"
#include "physics/PhysicsHelper.h"
#include "physics/finite.h"

#include <algorithm>

namespace cocos2d {

namespace {

cpArbiter* arbiter(void* contactInfo) {
    return static_cast<cpArbiter*>(contactInfo);
}

bool rejectNegative(float value) {
    return copra::warn(!(value >= 0.0f) || !copra::isFinite(value),
                       "PhysicsContactPreSolve: the value is negative or not a number and is ignored");
}

} // namespace

PhysicsContact::PhysicsContact(PhysicsShape* a, PhysicsShape* b, void* contactInfo)
    : EventCustom(EventListenerPhysicsContact::EVENT_NAME),
      _shapeA(a),
      _shapeB(b),
      _contactInfo(contactInfo) {}

void PhysicsContact::generateContactData() {
    const cpArbiter* native = arbiter(_contactInfo);
    PhysicsContactData& data = _data[++_count % 2];
    data.count = std::min(cpArbiterGetCount(native), PhysicsContactData::POINT_MAX);
    for (int i = 0; i < data.count; ++i)
        data.points[i] = PhysicsHelper::cpv2point(cpArbiterGetPointA(native, i));
    data.normal = data.count > 0 ? PhysicsHelper::cpv2point(cpArbiterGetNormal(native)) : Vec2::ZERO;
}

void PhysicsContact::end() {
    _shapeA = _shapeB = nullptr;
    _contactInfo = nullptr;
    _eventCode = EventCode::NONE;
}

// --- PhysicsContactPreSolve ---

float PhysicsContactPreSolve::getRestitution() const {
    return PhysicsHelper::cpfloat2float(cpArbiterGetRestitution(arbiter(_contactInfo)));
}
float PhysicsContactPreSolve::getFriction() const {
    return PhysicsHelper::cpfloat2float(cpArbiterGetFriction(arbiter(_contactInfo)));
}
Vec2 PhysicsContactPreSolve::getSurfaceVelocity() const {
    return PhysicsHelper::cpv2point(cpArbiterGetSurfaceVelocity(arbiter(_contactInfo)));
}
void PhysicsContactPreSolve::setRestitution(float restitution) {
    if (!rejectNegative(restitution)) cpArbiterSetRestitution(arbiter(_contactInfo), restitution);
}
void PhysicsContactPreSolve::setFriction(float friction) {
    if (!rejectNegative(friction)) cpArbiterSetFriction(arbiter(_contactInfo), friction);
}
void PhysicsContactPreSolve::setSurfaceVelocity(const Vec2& velocity) {
    if (copra::rejectInfinite(velocity, "PhysicsContactPreSolve::setSurfaceVelocity: not a number; ignored"))
        return;
    cpArbiterSetSurfaceVelocity(arbiter(_contactInfo), PhysicsHelper::point2cpv(velocity));
}
void PhysicsContactPreSolve::ignore() {
    cpArbiterIgnore(arbiter(_contactInfo));
}

// --- PhysicsContactPostSolve ---

float PhysicsContactPostSolve::getRestitution() const {
    return PhysicsHelper::cpfloat2float(cpArbiterGetRestitution(arbiter(_contactInfo)));
}
float PhysicsContactPostSolve::getFriction() const {
    return PhysicsHelper::cpfloat2float(cpArbiterGetFriction(arbiter(_contactInfo)));
}
Vec2 PhysicsContactPostSolve::getSurfaceVelocity() const {
    return PhysicsHelper::cpv2point(cpArbiterGetSurfaceVelocity(arbiter(_contactInfo)));
}

} // namespace cocos2d
