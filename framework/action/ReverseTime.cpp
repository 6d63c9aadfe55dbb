#include "action/ReverseTime.h"

#include "action/make.h"
#include "base/assert.h"
#include "base/log.h"

namespace cocos2d {

ReverseTime* ReverseTime::create(FiniteTimeAction* action) {
    auto* reversed = new ReverseTime();
    return copra::autoreleased(reversed, reversed->initWithAction(action));
}

bool ReverseTime::initWithAction(FiniteTimeAction* action) {
    CCASSERT(action != nullptr, "ReverseTime: the action is null");
    if (!action) {
        log("ReverseTime refused: the action is null");
        return false;
    }
    _other = action;
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
    _other->update(1.0f - time);
}

} // namespace cocos2d
