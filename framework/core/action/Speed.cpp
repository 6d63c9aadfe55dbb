#include "action/Speed.h"

#include "base/autoreleased.h"
#include "base/refuse.h"

#include <cmath>

namespace cocos2d {

Speed* Speed::create(ActionInterval* action, float speed) {
    auto* result = new Speed();
    return copra::autoreleased(result, result->initWithAction(action, speed));
}

bool Speed::initWithAction(ActionInterval* action, float speed) {
    if (copra::refuse(!action, "Speed::initWithAction: the action is null")) return false;
    _innerAction = action;
    setSpeed(speed);
    return true;
}

void Speed::setInnerAction(ActionInterval* action) {
    if (copra::refuse(!action, "Speed::setInnerAction: the action is null")) return;
    if (_innerAction) copra::keepUntilFrameEnds(*_innerAction); // it may be running now
    _innerAction = action;
}

void Speed::setSpeed(float speed) {
    if (copra::warn(std::isnan(speed), "Speed::setSpeed: the speed is NaN")) return;
    _speed = speed;
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
    return _innerAction->isDone_();
}

} // namespace cocos2d
