#include "action/ActionInterval.h"

#include "action/duration.h"
#include "base/refuse.h"

namespace cocos2d {

bool ActionInterval::initWithDuration(float duration) {
    _duration = copra::usableDuration("ActionInterval::initWithDuration", duration);
    _elapsed = 0.0f;
    _firstTick = true;
    _done = false;
    return true;
}

bool ActionInterval::isDone() const {
    return _done;
}

void ActionInterval::step(float dt) {
    if (_firstTick) {
        _firstTick = false;
        _elapsed = 0.0f;
    } else {
        _elapsed += dt;
    }
    _done = false;
    if (_elapsed < _duration) {
        // A negative Speed decreases the elapsed time; the action stops at its start.
        update(_elapsed > 0.0f ? _elapsed / _duration : 0.0f);
        return;
    }
    update(1.0f);
    // A callback in update() may have restarted this action.
    _done = !_firstTick && _elapsed >= _duration;
}

void ActionInterval::startWithTarget(Node* target) {
    FiniteTimeAction::startWithTarget(target);
    _elapsed = 0.0f;
    _firstTick = true;
    _done = false;
}

void ActionInterval::setAmplitudeRate(float) {
    copra::misuse("ActionInterval::setAmplitudeRate: this kind of action has no amplitude");
}

ActionInterval* ActionInterval::reverse() const {
    copra::misuse("ActionInterval::reverse: this kind of action has no reverse()");
    return nullptr;
}

ActionInterval* ActionInterval::clone() const {
    return dynamic_cast<ActionInterval*>(
        cloneByCopying_("ActionInterval::clone: this kind of action has no clone()"));
}

} // namespace cocos2d
