#include "action/EaseRate.h"

#include "base/autoreleased.h"
#include "math/easing.h"

namespace cocos2d {

bool EaseRateAction::initWithAction(ActionInterval* pAction, float fRate) {
    _rate = fRate;
    return ActionEase::initWithAction(pAction);
}

EaseRateAction* EaseRateAction::create(ActionInterval* action, float rate) {
    auto* ease = new EaseRateAction();
    return copra::autoreleased(ease, ease->initWithAction(action, rate));
}

EaseRateAction* EaseRateAction::clone() const {
    return create(_inner->clone(), _rate);
}

EaseRateAction* EaseRateAction::reverse() const {
    return create(_inner->reverse(), 1.0f / _rate);
}

EaseIn* EaseIn::create(ActionInterval* action, float rate) {
    auto* ease = new EaseIn();
    return copra::autoreleased(ease, ease->initWithAction(action, rate));
}

EaseIn* EaseIn::clone() const {
    return create(_inner->clone(), _rate);
}

EaseIn* EaseIn::reverse() const {
    return create(_inner->reverse(), 1.0f / _rate);
}

void EaseIn::update(float time) {
    _inner->update(tweenfunc::easeIn(time, _rate));
}

EaseOut* EaseOut::create(ActionInterval* action, float rate) {
    auto* ease = new EaseOut();
    return copra::autoreleased(ease, ease->initWithAction(action, rate));
}

EaseOut* EaseOut::clone() const {
    return create(_inner->clone(), _rate);
}

EaseOut* EaseOut::reverse() const {
    return create(_inner->reverse(), 1.0f / _rate);
}

void EaseOut::update(float time) {
    _inner->update(tweenfunc::easeOut(time, _rate));
}

EaseInOut* EaseInOut::create(ActionInterval* action, float rate) {
    auto* ease = new EaseInOut();
    return copra::autoreleased(ease, ease->initWithAction(action, rate));
}

EaseInOut* EaseInOut::clone() const {
    return create(_inner->clone(), _rate);
}

EaseInOut* EaseInOut::reverse() const {
    return create(_inner->reverse(), 1.0f / _rate);
}

void EaseInOut::update(float time) {
    _inner->update(tweenfunc::easeInOut(time, _rate));
}

} // namespace cocos2d
