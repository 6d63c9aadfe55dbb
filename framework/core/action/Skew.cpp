#include "action/Skew.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <cmath>

namespace cocos2d {

namespace {

/// The difference from `start` to `end`; reduced by 360 degrees if it exceeds 180.
float shortestDifference(float start, float end) {
    const float difference = end - start;
    if (difference > 180.0f) return difference - 360.0f;
    if (difference < -180.0f) return difference + 360.0f;
    return difference;
}

} // namespace

SkewTo* SkewTo::create(float t, float sx, float sy) {
    auto* action = new SkewTo();
    return copra::autoreleased(action, action->initWithDuration(t, sx, sy));
}

bool SkewTo::initWithDuration(float t, float sx, float sy) {
    _skewX = sx;
    _skewY = sy;
    return ActionInterval::initWithDuration(t);
}

SkewTo* SkewTo::clone() const {
    return create(_duration, _skewX, _skewY);
}

SkewTo* SkewTo::reverse() const {
    copra::misuse("SkewTo::reverse: this action has no reverse; use SkewBy");
    return nullptr;
}

void SkewTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    // The x skew is a tangent, with a period of 180 degrees; for y the original uses 360.
    _startSkewX = std::fmod(target->getSkewX(), 180.0f);
    _startSkewY = std::fmod(target->getSkewY(), 360.0f);
    _deltaX = shortestDifference(_startSkewX, _skewX);
    _deltaY = shortestDifference(_startSkewY, _skewY);
}

void SkewTo::update(float time) {
    if (!_target) return;
    _target->setSkewX(_startSkewX + _deltaX * time);
    _target->setSkewY(_startSkewY + _deltaY * time);
}

SkewBy* SkewBy::create(float t, float deltaSkewX, float deltaSkewY) {
    auto* action = new SkewBy();
    return copra::autoreleased(action, action->initWithDuration(t, deltaSkewX, deltaSkewY));
}

SkewBy* SkewBy::clone() const {
    return create(_duration, _skewX, _skewY);
}

SkewBy* SkewBy::reverse() const {
    return create(_duration, -_skewX, -_skewY);
}

void SkewBy::startWithTarget(Node* target) {
    SkewTo::startWithTarget(target);
    _deltaX = _skewX;
    _deltaY = _skewY;
}

} // namespace cocos2d
