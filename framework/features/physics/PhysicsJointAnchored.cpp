#include "physics/PhysicsJointAnchored.h"

#include "physics/PhysicsBody.h"
#include "physics/PhysicsHelper.h"
#include "physics/finite.h"
#include "scene/Node.h"

namespace cocos2d {

namespace {

constexpr const char* kNotANumber =
    "PhysicsJoint: ignored a value that is not a number, or an anchor that is too far away";

bool isUsable(float value) {
    return copra::isFinite(value);
}

/// With anchors this far away from a body rounding leaves nothing of its mass.
constexpr float kFarthestAnchor = 1e5f; // points

bool isUsable(const Vec2& anchor) {
    return std::fabs(anchor.x) <= kFarthestAnchor && std::fabs(anchor.y) <= kFarthestAnchor;
}

/// Whether all values can be passed to Chipmunk.
template<class... Values>
bool areSound(const Values&... values) {
    return !copra::warn(!(isUsable(values) && ...), kNotANumber);
}

/// Stores the value and passes it on, if the native constraint exists.
template<class Value, class Native>
void change(Value& member, const Value& value, cpConstraint* constraint, void (*set)(cpConstraint*, Native)) {
    if (!areSound(value)) return;
    member = value;
    if (!constraint) return;
    if constexpr (std::is_same_v<Value, Vec2>)
        set(constraint, PhysicsHelper::point2cpv(value));
    else
        set(constraint, value);
}

/// Whether a pivot joint can be solved.
bool isSolvable(const cpConstraint* pivot) {
    const cpFloat farthest =
        cpfmax(cpvlength(cpPivotJointGetAnchorA(pivot)), cpvlength(cpPivotJointGetAnchorB(pivot)));
    return !copra::warn(!(farthest <= kFarthestAnchor),
                        "PhysicsJoint: the pivot is too far away from a body; removed");
}

cpBody* nativeBody(const PhysicsBody* body) {
    return body->getCPBody();
}

} // namespace

// --- PhysicsJointFixed ---

PhysicsJointFixed* PhysicsJointFixed::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr) {
    auto* joint = new PhysicsJointFixed();
    joint->_anchr = anchr;
    return constructed(joint, areSound(anchr) && joint->init(a, b));
}

bool PhysicsJointFixed::createConstraints() {
    cpBody* const a = nativeBody(_bodyA);
    cpBody* const b = nativeBody(_bodyB);
    _cpConstraints = {cpPivotJointNew(a, b, PhysicsHelper::point2cpv(_anchr)),
                      cpGearJointNew(a, b, cpBodyGetAngle(b) - cpBodyGetAngle(a), 1)};
    _collisionEnable = false;
    return isSolvable(constraint());
}

// --- PhysicsJointLimit ---

PhysicsJointLimit* PhysicsJointLimit::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                                const Vec2& anchr2, float min, float max) {
    auto* joint = new PhysicsJointLimit();
    joint->_anchr1 = anchr1;
    joint->_anchr2 = anchr2;
    joint->_min = min;
    joint->_max = max;
    return constructed(joint, areSound(anchr1, anchr2, min, max) && joint->init(a, b));
}

PhysicsJointLimit* PhysicsJointLimit::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                                const Vec2& anchr2) {
    const float distance = a && b ? b->local2World(anchr1).getDistance(a->local2World(anchr2)) : 0.0f;
    return construct(a, b, anchr1, anchr2, 0.0f, distance);
}

bool PhysicsJointLimit::createConstraints() {
    _cpConstraints = {cpSlideJointNew(nativeBody(_bodyA), nativeBody(_bodyB),
                                      PhysicsHelper::point2cpv(_anchr1), PhysicsHelper::point2cpv(_anchr2),
                                      _min, _max)};
    return true;
}

void PhysicsJointLimit::setAnchr1(const Vec2& anchr1) {
    change(_anchr1, anchr1, constraint(), cpSlideJointSetAnchorA);
}
void PhysicsJointLimit::setAnchr2(const Vec2& anchr2) {
    change(_anchr2, anchr2, constraint(), cpSlideJointSetAnchorB);
}
void PhysicsJointLimit::setMin(float min) {
    change(_min, min, constraint(), cpSlideJointSetMin);
}
void PhysicsJointLimit::setMax(float max) {
    change(_max, max, constraint(), cpSlideJointSetMax);
}

// --- PhysicsJointPin ---

PhysicsJointPin* PhysicsJointPin::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& pivot) {
    auto* joint = new PhysicsJointPin();
    joint->_anchr1 = pivot;
    return constructed(joint, areSound(pivot) && joint->init(a, b));
}

PhysicsJointPin* PhysicsJointPin::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                            const Vec2& anchr2) {
    auto* joint = new PhysicsJointPin();
    joint->_anchr1 = anchr1;
    joint->_anchr2 = anchr2;
    joint->_useSpecificAnchr = true;
    return constructed(joint, areSound(anchr1, anchr2) && joint->init(a, b));
}

bool PhysicsJointPin::createConstraints() {
    cpBody* const a = nativeBody(_bodyA);
    cpBody* const b = nativeBody(_bodyB);
    const cpVect anchor = PhysicsHelper::point2cpv(_anchr1);
    _cpConstraints = {_useSpecificAnchr ? cpPivotJointNew2(a, b, anchor, PhysicsHelper::point2cpv(_anchr2))
                                        : cpPivotJointNew(a, b, anchor)};
    return isSolvable(constraint());
}

// --- PhysicsJointDistance ---

PhysicsJointDistance* PhysicsJointDistance::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                                      const Vec2& anchr2) {
    auto* joint = new PhysicsJointDistance();
    joint->_anchr1 = anchr1;
    joint->_anchr2 = anchr2;
    return constructed(joint, areSound(anchr1, anchr2) && joint->init(a, b));
}

bool PhysicsJointDistance::createConstraints() {
    _cpConstraints = {cpPinJointNew(nativeBody(_bodyA), nativeBody(_bodyB), PhysicsHelper::point2cpv(_anchr1),
                                    PhysicsHelper::point2cpv(_anchr2))};
    if (!std::isnan(_distance)) cpPinJointSetDist(constraint(), _distance);
    return true;
}

float PhysicsJointDistance::getDistance() const {
    if (constraint()) return PhysicsHelper::cpfloat2float(cpPinJointGetDist(constraint()));
    if (!std::isnan(_distance)) return _distance;
    return _bodyA->local2World(_anchr1).getDistance(_bodyB->local2World(_anchr2));
}

void PhysicsJointDistance::setDistance(float distance) {
    if (copra::warn(
            !(distance >= 0.0f) || !copra::isFinite(distance),
            "PhysicsJointDistance::setDistance: the distance is negative or not a number and is ignored"))
        return;
    _distance = distance;
    if (constraint()) cpPinJointSetDist(constraint(), distance);
}

// --- PhysicsJointSpring ---

PhysicsJointSpring* PhysicsJointSpring::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                                  const Vec2& anchr2, float stiffness, float damping) {
    auto* joint = new PhysicsJointSpring();
    joint->_anchr1 = anchr1;
    joint->_anchr2 = anchr2;
    joint->_stiffness = stiffness;
    joint->_damping = damping;
    return constructed(joint, areSound(anchr1, anchr2, stiffness, damping) && joint->init(a, b));
}

float PhysicsJointSpring::anchorDistance() const {
    // As in the original, each anchor is taken as one of the other body.
    return _bodyB->local2World(_anchr1).getDistance(_bodyA->local2World(_anchr2));
}

bool PhysicsJointSpring::createConstraints() {
    if (std::isnan(_restLength)) _restLength = anchorDistance();
    _cpConstraints = {cpDampedSpringNew(nativeBody(_bodyA), nativeBody(_bodyB),
                                        PhysicsHelper::point2cpv(_anchr1), PhysicsHelper::point2cpv(_anchr2),
                                        _restLength, _stiffness, _damping)};
    return true;
}

float PhysicsJointSpring::getRestLength() const {
    return !std::isnan(_restLength) ? _restLength : anchorDistance();
}
void PhysicsJointSpring::setRestLength(float restLength) {
    float value = getRestLength();
    change(value, restLength, constraint(), cpDampedSpringSetRestLength);
    _restLength = value;
}
void PhysicsJointSpring::setAnchr1(const Vec2& anchr1) {
    change(_anchr1, anchr1, constraint(), cpDampedSpringSetAnchorA);
}
void PhysicsJointSpring::setAnchr2(const Vec2& anchr2) {
    change(_anchr2, anchr2, constraint(), cpDampedSpringSetAnchorB);
}
void PhysicsJointSpring::setStiffness(float stiffness) {
    change(_stiffness, stiffness, constraint(), cpDampedSpringSetStiffness);
}
void PhysicsJointSpring::setDamping(float damping) {
    change(_damping, damping, constraint(), cpDampedSpringSetDamping);
}

// --- PhysicsJointGroove ---

PhysicsJointGroove* PhysicsJointGroove::construct(PhysicsBody* a, PhysicsBody* b, const Vec2& grooveA,
                                                  const Vec2& grooveB, const Vec2& anchr2) {
    auto* joint = new PhysicsJointGroove();
    joint->_grooveA = grooveA;
    joint->_grooveB = grooveB;
    joint->_anchr2 = anchr2;
    return constructed(joint, areSound(grooveA, grooveB, anchr2) && joint->init(a, b));
}

bool PhysicsJointGroove::createConstraints() {
    _cpConstraints = {cpGrooveJointNew(nativeBody(_bodyA), nativeBody(_bodyB),
                                       PhysicsHelper::point2cpv(_grooveA), PhysicsHelper::point2cpv(_grooveB),
                                       PhysicsHelper::point2cpv(_anchr2))};
    return true;
}

void PhysicsJointGroove::setGrooveA(const Vec2& grooveA) {
    change(_grooveA, grooveA, constraint(), cpGrooveJointSetGrooveA);
}
void PhysicsJointGroove::setGrooveB(const Vec2& grooveB) {
    change(_grooveB, grooveB, constraint(), cpGrooveJointSetGrooveB);
}
void PhysicsJointGroove::setAnchr2(const Vec2& anchr2) {
    change(_anchr2, anchr2, constraint(), cpGrooveJointSetAnchorB);
}

} // namespace cocos2d
