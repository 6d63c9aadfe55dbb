#include "scene/Action.h"

#include "base/assert.h"
#include "base/log.h"

namespace cocos2d {

const int Action::INVALID_TAG;

Action::~Action() = default;

std::string Action::description() const {
    return "<Action | Tag = " + std::to_string(_tag) + ">";
}

Action* Action::clone() const {
    CCASSERT(false, "this kind of action has no clone()");
    return nullptr;
}

Action* Action::reverse() const {
    CCASSERT(false, "this kind of action has no reverse()");
    return nullptr;
}

bool Action::isDone() const {
    return true;
}

void Action::startWithTarget(Node* target) {
    _originalTarget = _target = target;
}

void Action::stop() {
    _originalTarget = _target = nullptr;
}

void Action::step(float) {
    log("[Action step]: override me");
}

void Action::update(float) {
    log("[Action update]: override me");
}

void FiniteTimeAction::setDuration(float duration) {
    const bool isNumber = duration == duration;
    CCASSERT(isNumber, "setDuration: not a number (NaN)");
    if (isNumber)
        _duration = duration;
    else
        log("setDuration: not a number (NaN); the action keeps its duration");
}

FiniteTimeAction* FiniteTimeAction::reverse() const {
    CCASSERT(false, "this kind of action has no reverse()");
    return nullptr;
}

FiniteTimeAction* FiniteTimeAction::clone() const {
    CCASSERT(false, "this kind of action has no clone()");
    return nullptr;
}

} // namespace cocos2d
