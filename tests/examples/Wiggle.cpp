#include "Wiggle.h"

#include "base/autoreleased.h"
#include "scene/Node.h"

#include <cmath>

using namespace cocos2d;

Wiggle* Wiggle::create(float duration, float degrees, int swings) {
    auto* action = new Wiggle();
    action->_degrees = degrees;
    action->_swings = swings;
    return copra::autoreleased(action, action->initWithDuration(duration));
}

Wiggle* Wiggle::clone() const {
    return create(_duration, _degrees, _swings);
}

Wiggle* Wiggle::reverse() const {
    return clone();
}

void Wiggle::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _startRotation = target->getRotation();
}

void Wiggle::update(float time) {
    if (!_target) return;
    constexpr float kRadiansPerSwing = 6.2831853f;
    const float swing = time < 1.0f ? std::sin(time * static_cast<float>(_swings) * kRadiansPerSwing) : 0.0f;
    _target->setRotation(_startRotation + _degrees * swing);
}
