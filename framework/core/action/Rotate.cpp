#include "action/Rotate.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <cmath>
#include <initializer_list>

namespace cocos2d {

namespace {

constexpr float kFullTurn = 360.0f;
constexpr float kHalfTurn = 180.0f;
/// From this angle on a turn begins at the same angle within a full one: large ones have steps of a degree and more.
constexpr float kLargeAngle = 100'000.0f;

/// The angle in [-180, 180] from `start` to `end`.
float shortestAngle(float start, float end) {
    const float angle = std::fmod(end - start, kFullTurn);
    if (angle > kHalfTurn) return angle - kFullTurn;
    if (angle < -kHalfTurn) return angle + kFullTurn;
    return angle;
}

Vec3 anglesOf(const Node& node, bool threeAxes) {
    return threeAxes ? node.getRotation3D() : Vec3(node.getRotationSkewX(), node.getRotationSkewY(), 0.0f);
}

/// Sets the rotation to start + delta * time: about three axes, or x and y as the rotations of the two axes.
void setAngles(Node& node, const Vec3& start, const Vec3& delta, float time, bool threeAxes) {
    if (threeAxes) {
        node.setRotation3D(start + delta * time);
    } else if (start.x == start.y && delta.x == delta.y) {
        node.setRotation(start.x + delta.x * time);
    } else {
        node.setRotationSkewX(start.x + delta.x * time);
        node.setRotationSkewY(start.y + delta.y * time);
    }
}

} // namespace

RotateTo* RotateTo::create(float duration, float dstAngleX, float dstAngleY) {
    auto* action = new RotateTo();
    return copra::autoreleased(action, action->initWithDuration(duration, dstAngleX, dstAngleY));
}

RotateTo* RotateTo::create(float duration, float dstAngle) {
    return create(duration, dstAngle, dstAngle);
}

RotateTo* RotateTo::create(float duration, const Vec3& dstAngle3D) {
    auto* action = new RotateTo();
    return copra::autoreleased(action, action->initWithDuration(duration, dstAngle3D));
}

bool RotateTo::initWithDuration(float duration, float dstAngleX, float dstAngleY) {
    _is3D = false;
    _dstAngle = Vec3(dstAngleX, dstAngleY, 0.0f);
    return ActionInterval::initWithDuration(duration);
}

bool RotateTo::initWithDuration(float duration, const Vec3& dstAngle3D) {
    _is3D = true;
    _dstAngle = dstAngle3D;
    return ActionInterval::initWithDuration(duration);
}

RotateTo* RotateTo::clone() const {
    return _is3D ? create(_duration, _dstAngle) : create(_duration, _dstAngle.x, _dstAngle.y);
}

RotateTo* RotateTo::reverse() const {
    copra::misuse("RotateTo::reverse: this action has no reverse; use RotateBy");
    return nullptr;
}

void RotateTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _startAngle = anglesOf(*target, _is3D);
    calculateAngles(_startAngle.x, _diffAngle.x, _dstAngle.x);
    calculateAngles(_startAngle.y, _diffAngle.y, _dstAngle.y);
    calculateAngles(_startAngle.z, _diffAngle.z, _dstAngle.z);
}

void RotateTo::calculateAngles(float& startAngle, float& diffAngle, float dstAngle) {
    startAngle = std::fmod(startAngle, kFullTurn);
    diffAngle = shortestAngle(startAngle, dstAngle);
}

void RotateTo::update(float time) {
    if (_target) setAngles(*_target, _startAngle, _diffAngle, time, _is3D);
}

RotateBy* RotateBy::create(float duration, float deltaAngle) {
    return create(duration, deltaAngle, deltaAngle);
}

RotateBy* RotateBy::create(float duration, float deltaAngleZ_X, float deltaAngleZ_Y) {
    auto* action = new RotateBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaAngleZ_X, deltaAngleZ_Y));
}

RotateBy* RotateBy::create(float duration, const Vec3& deltaAngle3D) {
    auto* action = new RotateBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaAngle3D));
}

bool RotateBy::initWithDuration(float duration, float deltaAngle) {
    return initWithDuration(duration, deltaAngle, deltaAngle);
}

bool RotateBy::initWithDuration(float duration, float deltaAngleZ_X, float deltaAngleZ_Y) {
    _is3D = false;
    _deltaAngle = Vec3(deltaAngleZ_X, deltaAngleZ_Y, 0.0f);
    return ActionInterval::initWithDuration(duration);
}

bool RotateBy::initWithDuration(float duration, const Vec3& deltaAngle3D) {
    _is3D = true;
    _deltaAngle = deltaAngle3D;
    return ActionInterval::initWithDuration(duration);
}

RotateBy* RotateBy::clone() const {
    return _is3D ? create(_duration, _deltaAngle) : create(_duration, _deltaAngle.x, _deltaAngle.y);
}

RotateBy* RotateBy::reverse() const {
    return _is3D ? create(_duration, -_deltaAngle) : create(_duration, -_deltaAngle.x, -_deltaAngle.y);
}

void RotateBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _startAngle = anglesOf(*target, _is3D);
    for (float* const angle : {&_startAngle.x, &_startAngle.y, &_startAngle.z})
        if (std::abs(*angle) >= kLargeAngle) *angle = std::fmod(*angle, kFullTurn);
}

void RotateBy::update(float time) {
    if (_target) setAngles(*_target, _startAngle, _deltaAngle, time, _is3D);
}

} // namespace cocos2d
