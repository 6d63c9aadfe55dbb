#include "action/ActionCamera.h"

#include "base/autoreleased.h"
#include "base/macros.h"
#include "math/Mat4.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "scene/Node.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace cocos2d {

namespace {

// The unit of the distance of the eye: so small that moving the eye does not change the size of the node.
const float kNear = FLT_EPSILON;

} // namespace

// --- ActionCamera ---

ActionCamera::ActionCamera() {
    restore();
}

void ActionCamera::restore() {
    _center = Vec3::ZERO;
    _eye = Vec3(0.0f, 0.0f, kNear);
    _up = Vec3::UNIT_Y;
}

void ActionCamera::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
}

ActionCamera* ActionCamera::clone() const {
    return copra::autoreleased(new ActionCamera(), true);
}

ActionCamera* ActionCamera::reverse() const {
    return clone();
}

void ActionCamera::setEye(const Vec3& eye) {
    _eye = eye;
    updateTransform();
}

void ActionCamera::setCenter(const Vec3& center) {
    _center = center;
    updateTransform();
}

void ActionCamera::setUp(const Vec3& up) {
    _up = up;
    updateTransform();
}

void ActionCamera::updateTransform() {
    if (!_target) return; // applied by the first change after the start
    Mat4 look;
    Mat4::createLookAt(_eye, _center, _up, &look);
    const Vec2& anchor = _target->getAnchorPointInPoints();
    Mat4 there;
    Mat4 back;
    Mat4::createTranslation(anchor.x, anchor.y, 0.0f, &there);
    Mat4::createTranslation(-anchor.x, -anchor.y, 0.0f, &back);
    const Mat4 around = there * look * back;
    _target->setAdditionalTransform(&around);
}

// --- OrbitCamera ---

OrbitCamera* OrbitCamera::create(float t, float radius, float deltaRadius, float angleZ, float deltaAngleZ,
                                 float angleX, float deltaAngleX) {
    auto* orbit = new OrbitCamera();
    return copra::autoreleased(
        orbit, orbit->initWithDuration(t, radius, deltaRadius, angleZ, deltaAngleZ, angleX, deltaAngleX));
}

bool OrbitCamera::initWithDuration(float t, float radius, float deltaRadius, float angleZ, float deltaAngleZ,
                                   float angleX, float deltaAngleX) {
    if (!ActionInterval::initWithDuration(t)) return false;
    _radius = radius;
    _deltaRadius = deltaRadius;
    _angleZ = angleZ;
    _deltaAngleZ = deltaAngleZ;
    _angleX = angleX;
    _deltaAngleX = deltaAngleX;
    _radDeltaZ = CC_DEGREES_TO_RADIANS(deltaAngleZ);
    _radDeltaX = CC_DEGREES_TO_RADIANS(deltaAngleX);
    return true;
}

OrbitCamera* OrbitCamera::clone() const {
    return create(_duration, _radius, _deltaRadius, _angleZ, _deltaAngleZ, _angleX, _deltaAngleX);
}

OrbitCamera* OrbitCamera::reverse() const {
    return create(_duration, _radius + _deltaRadius, -_deltaRadius, _angleZ + _deltaAngleZ, -_deltaAngleZ,
                  _angleX + _deltaAngleX, -_deltaAngleX);
}

void OrbitCamera::startWithTarget(Node* target) {
    ActionCamera::startWithTarget(target);
    float radius;
    float zenith;
    float azimuth;
    sphericalRadius(&radius, &zenith, &azimuth);
    if (std::isnan(_radius)) _radius = radius;
    if (std::isnan(_angleZ)) _angleZ = CC_RADIANS_TO_DEGREES(zenith);
    if (std::isnan(_angleX)) _angleX = CC_RADIANS_TO_DEGREES(azimuth);
    _radZ = CC_DEGREES_TO_RADIANS(_angleZ);
    _radX = CC_DEGREES_TO_RADIANS(_angleX);
}

void OrbitCamera::update(float time) {
    const float radius = (_radius + _deltaRadius * time) * kNear;
    const copra::Turn zenith = copra::turnOfRadians(_radZ + _radDeltaZ * time);
    const copra::Turn azimuth = copra::turnOfRadians(_radX + _radDeltaX * time);
    setEye(_center + Vec3(zenith.sin * azimuth.cos, zenith.sin * azimuth.sin, zenith.cos) * radius);
}

void OrbitCamera::sphericalRadius(float* newRadius, float* zenith, float* azimuth) {
    const Vec3 eye = _eye - _center;
    const float distance = std::max(eye.length(), kNear);
    const float aside = std::max(std::hypot(eye.x, eye.y), kNear);
    const float turn = copra::arcSine(eye.y / aside);
    if (zenith) *zenith = copra::arcCosine(eye.z / distance);
    if (azimuth) *azimuth = eye.x < 0 ? copra::kPi - turn : turn;
    if (newRadius) *newRadius = distance / kNear;
}

} // namespace cocos2d
