#include "action/Place.h"

#include "base/autoreleased.h"
#include "scene/Node.h"

namespace cocos2d {

Place* Place::create(const Vec2& pos) {
    auto* action = new Place();
    return copra::autoreleased(action, action->initWithPosition(pos));
}

bool Place::initWithPosition(const Vec2& pos) {
    _position = pos;
    return true;
}

Place* Place::clone() const {
    return create(_position);
}

Place* Place::reverse() const {
    return clone();
}

void Place::update(float time) {
    ActionInstant::update(time);
    if (_target) _target->setPosition(_position);
}

} // namespace cocos2d
