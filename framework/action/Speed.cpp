#include "action/Speed.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/log.h"

namespace cocos2d {

Speed* Speed::create(ActionInterval* action, float speed) {
    auto* result = new Speed();
    return copra::autoreleased(result, result->initWithAction(action, speed));
}

bool Speed::initWithAction(ActionInterval* action, float speed) {
    CCASSERT(action != nullptr, "Speed: the action is null");
    if (!action) {
        log("Speed refused: the action is null");
        return false;
    }
    _innerAction = action;
    setSpeed(speed);
    return true;
}

void Speed::setInnerAction(ActionInterval* action) {
    CCASSERT(action != nullptr, "Speed::setInnerAction: the action is null");
    if (action) _innerAction = action;
}

void Speed::setSpeed(float speed) {
    const bool isNumber = speed == speed;
    CCASSERT(isNumber, "Speed: the speed is not a number (NaN)");
    if (isNumber)
        _speed = speed;
    else
        log("Speed: the speed is not a number (NaN); it stays %g", static_cast<double>(_speed));
}

Speed* Speed::clone() const {
    return create(_innerAction->clone(), _speed);
}

Speed* Speed::reverse() const {
    return create(_innerAction->reverse(), _speed);
}

void Speed::startWithTarget(Node* target) {
    Action::startWithTarget(target);
    _innerAction->startWithTarget(target);
}

void Speed::stop() {
    _innerAction->stop();
    Action::stop();
}

void Speed::step(float dt) {
    _innerAction->step(dt * _speed);
}

bool Speed::isDone() const {
    return _innerAction->isDone();
}

} // namespace cocos2d
