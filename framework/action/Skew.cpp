#include "action/Skew.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <cmath>

namespace cocos2d {

namespace {

/// The way from `start` to `end`, made shorter by one full turn where it exceeds a half.
float shortened(float start, float end) {
    const float way = end - start;
    if (way > 180.0f) return way - 360.0f;
    if (way < -180.0f) return way + 360.0f;
    return way;
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
    copra::misuse("SkewTo::reverse: there is none; use SkewBy");
    return nullptr;
}

void SkewTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    // The tangent that shears x repeats after half a turn; y keeps the period of the original.
    _startSkewX = std::fmod(target->getSkewX(), 180.0f);
    _startSkewY = std::fmod(target->getSkewY(), 360.0f);
    _deltaX = shortened(_startSkewX, _skewX);
    _deltaY = shortened(_startSkewY, _skewY);
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
