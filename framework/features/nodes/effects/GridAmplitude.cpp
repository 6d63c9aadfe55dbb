#include "nodes/effects/GridAmplitude.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/effects/GridAction.h"

#include <cmath>

namespace cocos2d {

bool AmplitudeAction::initWithAction(Action* action, float duration) {
    auto* interval = dynamic_cast<ActionInterval*>(action);
    if (copra::refuse(!interval, "AmplitudeAction::initWithAction: the action is not an ActionInterval"))
        return false;
    _other = interval;
    return ActionInterval::initWithDuration(duration);
}

void AmplitudeAction::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _other->startWithTarget(target);
}

void AmplitudeAction::stop() {
    _other->stop();
    ActionInterval::stop();
}

void AmplitudeAction::update(float time) {
    if (auto* amplified = dynamic_cast<copra::Amplified*>(_other.get()))
        amplified->setAmplitudeRate(amplitudeAt_(time));
    _other->update(time);
}

float AccelDeccelAmplitude::amplitudeAt_(float time) const {
    const float twice = time * 2.0f;
    return std::pow(twice > 1.0f ? 2.0f - twice : twice, _rate);
}

float AccelAmplitude::amplitudeAt_(float time) const {
    return std::pow(time, _rate);
}

float DeccelAmplitude::amplitudeAt_(float time) const {
    return std::pow(1.0f - time, _rate);
}

AccelDeccelAmplitude* AccelDeccelAmplitude::create(Action* action, float duration) {
    auto* wrapped = new AccelDeccelAmplitude();
    return copra::autoreleased(wrapped, wrapped->initWithAction(action, duration));
}

AccelDeccelAmplitude* AccelDeccelAmplitude::clone() const {
    AccelDeccelAmplitude* copy = create(_other->clone(), _duration);
    if (copy) copy->setRate(_rate);
    return copy;
}

AccelDeccelAmplitude* AccelDeccelAmplitude::reverse() const {
    AccelDeccelAmplitude* back = create(_other->reverse(), _duration);
    if (back) back->setRate(_rate);
    return back;
}

AccelAmplitude* AccelAmplitude::create(Action* action, float duration) {
    auto* wrapped = new AccelAmplitude();
    return copra::autoreleased(wrapped, wrapped->initWithAction(action, duration));
}

AccelAmplitude* AccelAmplitude::clone() const {
    AccelAmplitude* copy = create(_other->clone(), _duration);
    if (copy) copy->setRate(_rate);
    return copy;
}

AccelAmplitude* AccelAmplitude::reverse() const {
    AccelAmplitude* back = create(_other->reverse(), _duration);
    if (back) back->setRate(_rate);
    return back;
}

DeccelAmplitude* DeccelAmplitude::create(Action* action, float duration) {
    auto* wrapped = new DeccelAmplitude();
    return copra::autoreleased(wrapped, wrapped->initWithAction(action, duration));
}

DeccelAmplitude* DeccelAmplitude::clone() const {
    DeccelAmplitude* copy = create(_other->clone(), _duration);
    if (copy) copy->setRate(_rate);
    return copy;
}

DeccelAmplitude* DeccelAmplitude::reverse() const {
    DeccelAmplitude* back = create(_other->reverse(), _duration);
    if (back) back->setRate(_rate);
    return back;
}

} // namespace cocos2d
