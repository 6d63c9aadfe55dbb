#include "action/EaseElastic.h"

#include "base/autoreleased.h"
#include "math/easing.h"

namespace cocos2d {

bool EaseElastic::initWithAction(ActionInterval* action, float period) {
    _period = period;
    return ActionEase::initWithAction(action);
}

EaseElasticIn* EaseElasticIn::create(ActionInterval* action, float period) {
    auto* ease = new EaseElasticIn();
    return copra::autoreleased(ease, ease->initWithAction(action, period));
}

EaseElasticIn* EaseElasticIn::create(ActionInterval* action) {
    return create(action, kDefaultPeriod);
}

EaseElasticIn* EaseElasticIn::clone() const {
    return create(_inner->clone(), _period);
}

EaseElastic* EaseElasticIn::reverse() const {
    return EaseElasticOut::create(_inner->reverse(), _period);
}

void EaseElasticIn::update(float time) {
    _inner->update(tweenfunc::elasticEaseIn(time, _period));
}

EaseElasticOut* EaseElasticOut::create(ActionInterval* action, float period) {
    auto* ease = new EaseElasticOut();
    return copra::autoreleased(ease, ease->initWithAction(action, period));
}

EaseElasticOut* EaseElasticOut::create(ActionInterval* action) {
    return create(action, kDefaultPeriod);
}

EaseElasticOut* EaseElasticOut::clone() const {
    return create(_inner->clone(), _period);
}

EaseElastic* EaseElasticOut::reverse() const {
    return EaseElasticIn::create(_inner->reverse(), _period);
}

void EaseElasticOut::update(float time) {
    _inner->update(tweenfunc::elasticEaseOut(time, _period));
}

EaseElasticInOut* EaseElasticInOut::create(ActionInterval* action, float period) {
    auto* ease = new EaseElasticInOut();
    return copra::autoreleased(ease, ease->initWithAction(action, period));
}

EaseElasticInOut* EaseElasticInOut::create(ActionInterval* action) {
    return create(action, kDefaultPeriod);
}

EaseElasticInOut* EaseElasticInOut::clone() const {
    return create(_inner->clone(), _period);
}

EaseElastic* EaseElasticInOut::reverse() const {
    return EaseElasticInOut::create(_inner->reverse(), _period);
}

void EaseElasticInOut::update(float time) {
    _inner->update(tweenfunc::elasticEaseInOut(time, _period));
}

} // namespace cocos2d
