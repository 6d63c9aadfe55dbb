#include "action/Bezier.h"

#include "action/stacking.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/curves.h"

namespace cocos2d {

BezierBy* BezierBy::create(float t, const ccBezierConfig& c) {
    auto* action = new BezierBy();
    return copra::autoreleased(action, action->initWithDuration(t, c));
}

bool BezierBy::initWithDuration(float t, const ccBezierConfig& c) {
    _config = c;
    return ActionInterval::initWithDuration(t);
}

BezierBy* BezierBy::clone() const {
    return create(_duration, _config);
}

BezierBy* BezierBy::reverse() const {
    ccBezierConfig back;
    back.controlPoint_1 = _config.controlPoint_2 - _config.endPosition;
    back.controlPoint_2 = _config.controlPoint_1 - _config.endPosition;
    back.endPosition = -_config.endPosition;
    return create(_duration, back);
}

void BezierBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _previousPosition = _startPosition = target->getPosition();
}

void BezierBy::update(float time) {
    if (!_target) return;
    const Vec2 offset = copra::cubicBezierAt(Vec2::ZERO, _config.controlPoint_1, _config.controlPoint_2,
                                             _config.endPosition, time);
    copra::placeStacked(*_target, offset, _startPosition, _previousPosition);
}

BezierTo* BezierTo::create(float t, const ccBezierConfig& c) {
    auto* action = new BezierTo();
    return copra::autoreleased(action, action->initWithDuration(t, c));
}

bool BezierTo::initWithDuration(float t, const ccBezierConfig& c) {
    _toConfig = c;
    return ActionInterval::initWithDuration(t);
}

BezierTo* BezierTo::clone() const {
    return create(_duration, _toConfig);
}

BezierTo* BezierTo::reverse() const {
    copra::misuse("BezierTo::reverse: this action has no reverse; use BezierBy");
    return nullptr;
}

void BezierTo::startWithTarget(Node* target) {
    BezierBy::startWithTarget(target);
    _config.controlPoint_1 = _toConfig.controlPoint_1 - _startPosition;
    _config.controlPoint_2 = _toConfig.controlPoint_2 - _startPosition;
    _config.endPosition = _toConfig.endPosition - _startPosition;
}

} // namespace cocos2d
