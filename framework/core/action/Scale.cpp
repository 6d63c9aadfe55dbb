#include "action/Scale.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

namespace cocos2d {

ScaleTo* ScaleTo::create(float duration, float s) {
    return create(duration, s, s, s);
}

ScaleTo* ScaleTo::create(float duration, float sx, float sy) {
    return create(duration, sx, sy, 1.0f);
}

ScaleTo* ScaleTo::create(float duration, float sx, float sy, float sz) {
    auto* action = new ScaleTo();
    return copra::autoreleased(action, action->initWithDuration(duration, sx, sy, sz));
}

bool ScaleTo::initWithDuration(float duration, float s) {
    return initWithDuration(duration, s, s, s);
}

bool ScaleTo::initWithDuration(float duration, float sx, float sy) {
    return initWithDuration(duration, sx, sy, 1.0f);
}

bool ScaleTo::initWithDuration(float duration, float sx, float sy, float sz) {
    _endScaleX = sx;
    _endScaleY = sy;
    _endScaleZ = sz;
    return ActionInterval::initWithDuration(duration);
}

ScaleTo* ScaleTo::clone() const {
    return create(_duration, _endScaleX, _endScaleY, _endScaleZ);
}

ScaleTo* ScaleTo::reverse() const {
    copra::misuse("ScaleTo::reverse: this action has no reverse; use ScaleBy");
    return nullptr;
}

void ScaleTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _startScaleX = target->getScaleX();
    _startScaleY = target->getScaleY();
    _startScaleZ = target->getScaleZ();
    _deltaX = _endScaleX - _startScaleX;
    _deltaY = _endScaleY - _startScaleY;
    _deltaZ = _endScaleZ - _startScaleZ;
}

void ScaleTo::update(float time) {
    if (!_target) return;
    _target->setScaleX(_startScaleX + _deltaX * time);
    _target->setScaleY(_startScaleY + _deltaY * time);
    _target->setScaleZ(_startScaleZ + _deltaZ * time);
}

ScaleBy* ScaleBy::create(float duration, float s) {
    return create(duration, s, s, s);
}

ScaleBy* ScaleBy::create(float duration, float sx, float sy) {
    return create(duration, sx, sy, 1.0f);
}

ScaleBy* ScaleBy::create(float duration, float sx, float sy, float sz) {
    auto* action = new ScaleBy();
    return copra::autoreleased(action, action->initWithDuration(duration, sx, sy, sz));
}

ScaleBy* ScaleBy::clone() const {
    return create(_duration, _endScaleX, _endScaleY, _endScaleZ);
}

ScaleBy* ScaleBy::reverse() const {
    const bool invertible = _endScaleX != 0.0f && _endScaleY != 0.0f && _endScaleZ != 0.0f;
    copra::warn(!invertible, "ScaleBy::reverse: a factor of 0 cannot be reversed; the scale stays");
    const auto inverse = [](float factor) { return factor != 0.0f ? 1.0f / factor : 1.0f; };
    return create(_duration, inverse(_endScaleX), inverse(_endScaleY), inverse(_endScaleZ));
}

void ScaleBy::startWithTarget(Node* target) {
    ScaleTo::startWithTarget(target);
    _deltaX = _startScaleX * _endScaleX - _startScaleX;
    _deltaY = _startScaleY * _endScaleY - _startScaleY;
    _deltaZ = _startScaleZ * _endScaleZ - _startScaleZ;
}

} // namespace cocos2d
