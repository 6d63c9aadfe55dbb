#include "action/ActionInstant.h"

#include "base/refuse.h"

namespace cocos2d {

ActionInstant* ActionInstant::clone() const {
    return dynamic_cast<ActionInstant*>(
        cloneByCopying_("ActionInstant::clone: this kind of action has no clone()"));
}

ActionInstant* ActionInstant::reverse() const {
    copra::misuse("ActionInstant::reverse: this kind of action has no reverse()");
    return nullptr;
}

void ActionInstant::startWithTarget(Node* target) {
    FiniteTimeAction::startWithTarget(target);
    _done = false;
}

bool ActionInstant::isDone() const {
    return _done;
}

void ActionInstant::step(float) {
    update(1.0f);
    // Set here too: an override of update() may not call the base class.
    _done = true;
}

void ActionInstant::update(float) {
    _done = true;
}

} // namespace cocos2d
