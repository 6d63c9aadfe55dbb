#include "action/Blink.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <cmath>

namespace cocos2d {

Blink* Blink::create(float duration, int blinks) {
    auto* action = new Blink();
    return copra::autoreleased(action, action->initWithDuration(duration, blinks));
}

bool Blink::initWithDuration(float duration, int blinks) {
    if (copra::refuse(blinks < 0, "Blink::initWithDuration: the number of blinks is negative")) return false;
    _times = blinks;
    return ActionInterval::initWithDuration(duration);
}

Blink* Blink::clone() const {
    return create(_duration, _times);
}

Blink* Blink::reverse() const {
    return create(_duration, _times);
}

void Blink::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _originalState = target->isVisible();
}

void Blink::update(float time) {
    if (!_target || _times == 0) return;
    const float period = 1.0f / static_cast<float>(_times);
    _target->setVisible(std::fmod(time, period) > period * 0.5f);
}

void Blink::stop() {
    if (_target) _target->setVisible(_originalState);
    ActionInterval::stop();
}

} // namespace cocos2d
