#include "action/TargetedAction.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/log.h"

namespace cocos2d {

TargetedAction* TargetedAction::create(Node* target, FiniteTimeAction* action) {
    auto* targeted = new TargetedAction();
    return copra::autoreleased(targeted, targeted->initWithTarget(target, action));
}

bool TargetedAction::initWithTarget(Node* target, FiniteTimeAction* action) {
    CCASSERT(target != nullptr, "TargetedAction: the target is null");
    CCASSERT(action != nullptr, "TargetedAction: the action is null");
    if (!target || !action) {
        log("TargetedAction refused: the %s is null", target ? "action" : "target");
        return false;
    }
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
    CCASSERT(forcedTarget != nullptr, "TargetedAction::setForcedTarget: the target is null");
    if (forcedTarget) _forcedTarget = forcedTarget;
}

} // namespace cocos2d
