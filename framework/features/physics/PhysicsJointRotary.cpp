#include "physics/PhysicsJointRotary.h"

#include "physics/PhysicsBody.h"
#include "physics/PhysicsHelper.h"
#include "physics/finite.h"

namespace cocos2d {

namespace {

bool rejectAngle(float value) {
    return copra::rejectInfinite(value, "PhysicsJoint: ignored an angle or rate that is not a number");
}

/// Chipmunk divides by ratchets and ratios.
bool rejectDivisor(float value) {
    return copra::warn(!copra::isFinite(value) || value == 0.0f,
                       "PhysicsJoint: ignored a ratchet or ratio that is 0 or not a number");
}

/// Stores the value and passes it on, if the native constraint exists.
void changeAngle(float& member, float value, cpConstraint* constraint, void (*set)(cpConstraint*, cpFloat)) {
    if (rejectAngle(value)) return;
    member = value;
    if (constraint) set(constraint, value);
}

cpBody* nativeOf(const PhysicsBody* body) {
    return body->getCPBody();
}

} // namespace

// --- PhysicsJointRotarySpring ---

PhysicsJointRotarySpring* PhysicsJointRotarySpring::construct(PhysicsBody* a, PhysicsBody* b, float stiffness,
                                                              float damping) {
    auto* joint = new PhysicsJointRotarySpring();
    joint->_stiffness = stiffness;
    joint->_damping = damping;
    return constructed(joint, !rejectAngle(stiffness) && !rejectAngle(damping) && joint->init(a, b));
}

float PhysicsJointRotarySpring::currentAngle() const {
    return PhysicsHelper::cpfloat2float(cpBodyGetAngle(nativeOf(_bodyA)) - cpBodyGetAngle(nativeOf(_bodyB)));
}

bool PhysicsJointRotarySpring::createConstraints() {
    if (std::isnan(_restAngle)) _restAngle = currentAngle();
    _cpConstraints = {
        cpDampedRotarySpringNew(nativeOf(_bodyA), nativeOf(_bodyB), _restAngle, _stiffness, _damping)};
    return true;
}

float PhysicsJointRotarySpring::getRestAngle() const {
    return !std::isnan(_restAngle) ? _restAngle : currentAngle();
}
void PhysicsJointRotarySpring::setRestAngle(float restAngle) {
    float value = getRestAngle();
    changeAngle(value, restAngle, constraint(), cpDampedRotarySpringSetRestAngle);
    _restAngle = value;
}
void PhysicsJointRotarySpring::setStiffness(float stiffness) {
    changeAngle(_stiffness, stiffness, constraint(), cpDampedRotarySpringSetStiffness);
}
void PhysicsJointRotarySpring::setDamping(float damping) {
    changeAngle(_damping, damping, constraint(), cpDampedRotarySpringSetDamping);
}

// --- PhysicsJointRotaryLimit ---

PhysicsJointRotaryLimit* PhysicsJointRotaryLimit::construct(PhysicsBody* a, PhysicsBody* b, float min,
                                                            float max) {
    auto* joint = new PhysicsJointRotaryLimit();
    joint->_min = min;
    joint->_max = max;
    return constructed(joint, !rejectAngle(min) && !rejectAngle(max) && joint->init(a, b));
}

PhysicsJointRotaryLimit* PhysicsJointRotaryLimit::construct(PhysicsBody* a, PhysicsBody* b) {
    return construct(a, b, 0.0f, 0.0f);
}

bool PhysicsJointRotaryLimit::createConstraints() {
    _cpConstraints = {cpRotaryLimitJointNew(nativeOf(_bodyA), nativeOf(_bodyB), _min, _max)};
    return true;
}

void PhysicsJointRotaryLimit::setMin(float min) {
    changeAngle(_min, min, constraint(), cpRotaryLimitJointSetMin);
}
void PhysicsJointRotaryLimit::setMax(float max) {
    changeAngle(_max, max, constraint(), cpRotaryLimitJointSetMax);
}

// --- PhysicsJointRatchet ---

PhysicsJointRatchet* PhysicsJointRatchet::construct(PhysicsBody* a, PhysicsBody* b, float phase,
                                                    float ratchet) {
    auto* joint = new PhysicsJointRatchet();
    joint->_phase = phase;
    joint->_ratchet = ratchet;
    return constructed(joint, !rejectAngle(phase) && !rejectDivisor(ratchet) && joint->init(a, b));
}

bool PhysicsJointRatchet::createConstraints() {
    _cpConstraints = {cpRatchetJointNew(nativeOf(_bodyA), nativeOf(_bodyB), _phase, _ratchet)};
    if (!std::isnan(_angle)) cpRatchetJointSetAngle(constraint(), _angle);
    return true;
}

float PhysicsJointRatchet::getAngle() const {
    if (constraint()) return PhysicsHelper::cpfloat2float(cpRatchetJointGetAngle(constraint()));
    return std::isnan(_angle) ? 0.0f : _angle;
}
void PhysicsJointRatchet::setAngle(float angle) {
    float value = getAngle();
    changeAngle(value, angle, constraint(), cpRatchetJointSetAngle);
    _angle = value;
}
void PhysicsJointRatchet::setPhase(float phase) {
    changeAngle(_phase, phase, constraint(), cpRatchetJointSetPhase);
}
void PhysicsJointRatchet::setRatchet(float ratchet) {
    if (!rejectDivisor(ratchet)) changeAngle(_ratchet, ratchet, constraint(), cpRatchetJointSetRatchet);
}

// --- PhysicsJointGear ---

PhysicsJointGear* PhysicsJointGear::construct(PhysicsBody* a, PhysicsBody* b, float phase, float ratio) {
    auto* joint = new PhysicsJointGear();
    joint->_phase = phase;
    joint->_ratio = ratio;
    return constructed(joint, !rejectAngle(phase) && !rejectDivisor(ratio) && joint->init(a, b));
}

bool PhysicsJointGear::createConstraints() {
    _cpConstraints = {cpGearJointNew(nativeOf(_bodyA), nativeOf(_bodyB), _phase, _ratio)};
    return true;
}

void PhysicsJointGear::setPhase(float phase) {
    changeAngle(_phase, phase, constraint(), cpGearJointSetPhase);
}
void PhysicsJointGear::setRatio(float ratchet) {
    if (!rejectDivisor(ratchet)) changeAngle(_ratio, ratchet, constraint(), cpGearJointSetRatio);
}

// --- PhysicsJointMotor ---

PhysicsJointMotor* PhysicsJointMotor::construct(PhysicsBody* a, PhysicsBody* b, float rate) {
    auto* joint = new PhysicsJointMotor();
    joint->_rate = rate;
    return constructed(joint, !rejectAngle(rate) && joint->init(a, b));
}

bool PhysicsJointMotor::createConstraints() {
    _cpConstraints = {cpSimpleMotorNew(nativeOf(_bodyA), nativeOf(_bodyB), _rate)};
    return true;
}

void PhysicsJointMotor::setRate(float rate) {
    changeAngle(_rate, rate, constraint(), cpSimpleMotorSetRate);
}

} // namespace cocos2d
