#include "scene/Action.h"

#include "base/log.h"
#include "base/refuse.h"

#include <cmath>

namespace cocos2d {

const int Action::INVALID_TAG;

Action::~Action() = default;

std::string Action::description() const {
    return "<Action | Tag = " + std::to_string(_tag) + ">";
}

Action* Action::clone() const {
    copra::misuse("Action::clone: this kind of action has no clone()");
    return nullptr;
}

Action* Action::reverse() const {
    copra::misuse("Action::reverse: this kind of action has no reverse()");
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
    if (copra::warn(std::isnan(duration), "FiniteTimeAction::setDuration: the duration is NaN")) return;
    _duration = duration;
}

FiniteTimeAction* FiniteTimeAction::reverse() const {
    copra::misuse("FiniteTimeAction::reverse: this kind of action has no reverse()");
    return nullptr;
}

FiniteTimeAction* FiniteTimeAction::clone() const {
    copra::misuse("FiniteTimeAction::clone: this kind of action has no clone()");
    return nullptr;
}

} // namespace cocos2d
