#include "action/ReverseTime.h"

#include "action/ActionEase.h"
#include "action/Repeat.h"
#include "action/Sequence.h"
#include "action/Spawn.h"
#include "action/TargetedAction.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Generation.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

/// Whether an action contains other actions.
bool isComposite(const FiniteTimeAction* action) {
    return dynamic_cast<const Sequence*>(action) || dynamic_cast<const Spawn*>(action) ||
           dynamic_cast<const Repeat*>(action) || dynamic_cast<const ActionEase*>(action) ||
           dynamic_cast<const TargetedAction*>(action);
}

/// What plays instead of `action`: a copy, as the original may run meanwhile. In 2.x, the original itself.
FiniteTimeAction* copyOf(FiniteTimeAction* action) {
    FiniteTimeAction* const copy = action && !copra::generation() ? action->clone() : nullptr;
    return copy ? copy : action;
}

} // namespace

ReverseTime* ReverseTime::create(FiniteTimeAction* action) {
    auto* reversed = new ReverseTime();
    return copra::autoreleased(reversed, reversed->initWithAction(copyOf(action)));
}

bool ReverseTime::initWithAction(FiniteTimeAction* action) {
    if (copra::refuse(!action, "ReverseTime::initWithAction: the action is null")) return false;
    _other = action;
    // At time 1 a composite would run the instant actions at its end, which cannot be undone.
    _maxTime = isComposite(action) ? std::nextafter(1.0f, 0.0f) : 1.0f;
    return ActionInterval::initWithDuration(action->getDuration());
}

ReverseTime* ReverseTime::clone() const {
    return create(_other->clone());
}

ReverseTime* ReverseTime::reverse() const {
    return create(clone());
}

void ReverseTime::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _other->startWithTarget(target);
}

void ReverseTime::stop() {
    _other->stop();
    ActionInterval::stop();
}

void ReverseTime::update(float time) {
    _other->update(std::min(1.0f - time, _maxTime));
}

} // namespace cocos2d
