#include "action/ActionEase.h"

#include "base/refuse.h"

namespace cocos2d {

bool ActionEase::initWithAction(ActionInterval* action) {
    if (copra::refuse(!action, "ActionEase::initWithAction: the action is null")) return false;
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
