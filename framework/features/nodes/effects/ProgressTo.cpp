#include "nodes/effects/ProgressTo.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/effects/ProgressTimer.h"

namespace cocos2d {

namespace {

/// The target as ProgressTimer; null for other nodes, which are refused.
ProgressTimer* timerOf(Node* target) {
    auto* timer = dynamic_cast<ProgressTimer*>(target);
    copra::refuse(target && !timer, "ProgressTo and ProgressFromTo: the target is not a ProgressTimer");
    return timer;
}

} // namespace

ProgressTo* ProgressTo::create(float duration, float percent) {
    auto* action = new ProgressTo();
    return copra::autoreleased(action, action->initWithDuration(duration, percent));
}

bool ProgressTo::initWithDuration(float duration, float percent) {
    _to = percent;
    return ActionInterval::initWithDuration(duration);
}

ProgressTo* ProgressTo::clone() const {
    return create(_duration, _to);
}

ProgressTo* ProgressTo::reverse() const {
    copra::misuse("ProgressTo::reverse: this action has no reverse");
    return nullptr;
}

void ProgressTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _timer = timerOf(target);
    if (_timer) _from = _timer->getPercentage();
}

void ProgressTo::stop() {
    _timer = nullptr;
    ActionInterval::stop();
}

void ProgressTo::update(float time) {
    if (_timer) _timer->setPercentage(_from + (_to - _from) * time);
}

ProgressFromTo* ProgressFromTo::create(float duration, float fromPercentage, float toPercentage) {
    auto* action = new ProgressFromTo();
    return copra::autoreleased(action, action->initWithDuration(duration, fromPercentage, toPercentage));
}

bool ProgressFromTo::initWithDuration(float duration, float fromPercentage, float toPercentage) {
    _from = fromPercentage;
    _to = toPercentage;
    return ActionInterval::initWithDuration(duration);
}

ProgressFromTo* ProgressFromTo::clone() const {
    return create(_duration, _from, _to);
}

ProgressFromTo* ProgressFromTo::reverse() const {
    return create(_duration, _to, _from);
}

void ProgressFromTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _timer = timerOf(target);
}

void ProgressFromTo::stop() {
    _timer = nullptr;
    ActionInterval::stop();
}

void ProgressFromTo::update(float time) {
    if (_timer) _timer->setPercentage(_from + (_to - _from) * time);
}

} // namespace cocos2d
