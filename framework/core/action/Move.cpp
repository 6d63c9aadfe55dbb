#include "action/Move.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"
#include "scene/overrides.h"

namespace cocos2d {

MoveBy* MoveBy::create(float duration, const Vec2& deltaPosition) {
    auto* action = new MoveBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaPosition));
}

MoveBy* MoveBy::create(float duration, const Vec3& deltaPosition) {
    auto* action = new MoveBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaPosition));
}

bool MoveBy::initWithDuration(float duration, const Vec2& deltaPosition) {
    _is3D = false;
    _positionDelta = Vec3(deltaPosition.x, deltaPosition.y, 0.0f);
    return ActionInterval::initWithDuration(duration);
}

bool MoveBy::initWithDuration(float duration, const Vec3& deltaPosition) {
    _is3D = true;
    _positionDelta = deltaPosition;
    return ActionInterval::initWithDuration(duration);
}

MoveBy* MoveBy::clone() const {
    return _is3D ? create(_duration, _positionDelta)
                 : create(_duration, Vec2(_positionDelta.x, _positionDelta.y));
}

MoveBy* MoveBy::reverse() const {
    return _is3D ? create(_duration, -_positionDelta)
                 : create(_duration, Vec2(-_positionDelta.x, -_positionDelta.y));
}

void MoveBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _callsPosition3D_ = _is3D || copra::overridesPosition3D(*target);
    _previousPosition = _startPosition = target->getPosition3D();
}

void MoveBy::update(float time) {
    if (!_target) return;
    // Position changes by other code since the last frame also move the start, so that position actions add
    // up.
    if (_callsPosition3D_) {
        _startPosition += _target->getPosition3D() - _previousPosition;
        _previousPosition = _startPosition + _positionDelta * time;
        _target->setPosition3D(_previousPosition);
        return;
    }
    const Vec2& current = _target->getPosition();
    _startPosition.x += current.x - _previousPosition.x;
    _startPosition.y += current.y - _previousPosition.y;
    _previousPosition.x = _startPosition.x + _positionDelta.x * time;
    _previousPosition.y = _startPosition.y + _positionDelta.y * time;
    _target->setPosition(_previousPosition.x, _previousPosition.y);
}

MoveTo* MoveTo::create(float duration, const Vec2& position) {
    auto* action = new MoveTo();
    return copra::autoreleased(action, action->initWithDuration(duration, position));
}

MoveTo* MoveTo::create(float duration, const Vec3& position) {
    auto* action = new MoveTo();
    return copra::autoreleased(action, action->initWithDuration(duration, position));
}

bool MoveTo::initWithDuration(float duration, const Vec2& position) {
    _is3D = false;
    _endPosition = Vec3(position.x, position.y, 0.0f);
    return ActionInterval::initWithDuration(duration);
}

bool MoveTo::initWithDuration(float duration, const Vec3& position) {
    _is3D = true;
    _endPosition = position;
    return ActionInterval::initWithDuration(duration);
}

MoveTo* MoveTo::clone() const {
    return _is3D ? create(_duration, _endPosition) : create(_duration, Vec2(_endPosition.x, _endPosition.y));
}

MoveTo* MoveTo::reverse() const {
    copra::misuse("MoveTo::reverse: this action has no reverse; use MoveBy");
    return nullptr;
}

void MoveTo::startWithTarget(Node* target) {
    MoveBy::startWithTarget(target);
    _positionDelta = _endPosition - _startPosition;
}

} // namespace cocos2d
