#include "action/ActionInstant.h"

namespace cocos2d {

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
