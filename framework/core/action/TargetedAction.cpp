#include "action/TargetedAction.h"

#include "base/autoreleased.h"
#include "base/refuse.h"

namespace cocos2d {

TargetedAction* TargetedAction::create(Node* target, FiniteTimeAction* action) {
    auto* targeted = new TargetedAction();
    return copra::autoreleased(targeted, targeted->initWithTarget(target, action));
}

bool TargetedAction::initWithTarget(Node* target, FiniteTimeAction* action) {
    if (copra::refuse(!target, "TargetedAction::initWithTarget: the target is null")) return false;
    if (copra::refuse(!action, "TargetedAction::initWithTarget: the action is null")) return false;
    _forcedTarget = target;
    _action = action;
    return ActionInterval::initWithDuration(action->getDuration());
}

TargetedAction* TargetedAction::clone() const {
    return create(_forcedTarget, _action->clone());
}

TargetedAction* TargetedAction::reverse() const {
    return create(_forcedTarget, _action->reverse());
}

void TargetedAction::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _finished = false;
    _action->startWithTarget(_forcedTarget);
}

void TargetedAction::stop() {
    _action->stop();
    ActionInterval::stop();
}

void TargetedAction::update(float time) {
    if (_finished) return;
    _finished = _duration == 0.0f;
    _action->update(time);
}

bool TargetedAction::isDone() const {
    return ActionInterval::isDone() || _finished;
}

void TargetedAction::setForcedTarget(Node* forcedTarget) {
    if (copra::refuse(!forcedTarget, "TargetedAction::setForcedTarget: the target is null")) return;
    _forcedTarget = forcedTarget;
}

} // namespace cocos2d
