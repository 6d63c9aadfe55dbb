#include "action/ActionEase.h"

#include "base/refuse.h"

namespace cocos2d {

ActionEase* ActionEase::clone() const {
    return dynamic_cast<ActionEase*>(
        cloneByCopying_("ActionEase::clone: this kind of action has no clone()"));
}

ActionEase* ActionEase::reverse() const {
    copra::misuse("ActionEase::reverse: this kind of action has no reverse()");
    return nullptr;
}

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
