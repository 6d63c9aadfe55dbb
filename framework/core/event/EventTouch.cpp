#include "event/EventTouch.h"

namespace cocos2d {

EventTouch::EventTouch() : Event(Type::TOUCH) {
    _touches.reserve(MAX_TOUCHES);
}

void EventTouch::setTouches(const std::vector<Touch*>& touches) {
    _touches = touches;
}

bool EventTouch::isOfItsType_() const {
    return _type == Type::TOUCH;
}

} // namespace cocos2d
