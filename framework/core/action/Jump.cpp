#include "action/Jump.h"

#include "action/stacking.h"
#include "base/autoreleased.h"
#include "base/refuse.h"

#include <cmath>

namespace cocos2d {

JumpBy* JumpBy::create(float duration, const Vec2& position, float height, int jumps) {
    auto* action = new JumpBy();
    return copra::autoreleased(action, action->initWithDuration(duration, position, height, jumps));
}

bool JumpBy::initWithDuration(float duration, const Vec2& position, float height, int jumps) {
    if (copra::refuse(jumps < 0, "JumpBy::initWithDuration: the number of jumps is negative")) return false;
    _delta = position;
    _height = height;
    _jumps = jumps;
    return ActionInterval::initWithDuration(duration);
}

JumpBy* JumpBy::clone() const {
    return create(_duration, _delta, _height, _jumps);
}

JumpBy* JumpBy::reverse() const {
    return create(_duration, -_delta, _height, _jumps);
}

void JumpBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _previousPos = _startPosition = target->getPosition();
}

void JumpBy::update(float time) {
    if (!_target) return;
    // A parabola for each jump: 0 at its ends and 1 in the middle.
    const float hop = std::fmod(time * static_cast<float>(_jumps), 1.0f);
    const float arc = 4.0f * hop * (1.0f - hop);
    const Vec2 offset(_delta.x * time, _delta.y * time + _height * arc);
    copra::placeStacked(*_target, offset, _startPosition, _previousPos);
}

JumpTo* JumpTo::create(float duration, const Vec2& position, float height, int jumps) {
    auto* action = new JumpTo();
    return copra::autoreleased(action, action->initWithDuration(duration, position, height, jumps));
}

bool JumpTo::initWithDuration(float duration, const Vec2& position, float height, int jumps) {
    _endPosition = position;
    return JumpBy::initWithDuration(duration, position, height, jumps);
}

JumpTo* JumpTo::clone() const {
    return create(_duration, _endPosition, _height, _jumps);
}

JumpTo* JumpTo::reverse() const {
    copra::misuse("JumpTo::reverse: this action has no reverse; use JumpBy");
    return nullptr;
}

void JumpTo::startWithTarget(Node* target) {
    JumpBy::startWithTarget(target);
    _delta = _endPosition - _startPosition;
}

} // namespace cocos2d
