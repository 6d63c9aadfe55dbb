#include "action/ActionEase.h"

#include "base/assert.h"
#include "base/log.h"

namespace cocos2d {

bool ActionEase::initWithAction(ActionInterval* action) {
    CCASSERT(action != nullptr, "an ease needs an action");
    if (!action) {
        log("ease refused: its action is null");
        return false;
    }
    _inner = action;
    return ActionInterval::initWithDuration(action->getDuration());
}

void ActionEase::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _inner->startWithTarget(target);
}

void ActionEase::stop() {
    _inner->stop();
    ActionInterval::stop();
}

void ActionEase::update(float time) {
    _inner->update(time);
}

} // namespace cocos2d
