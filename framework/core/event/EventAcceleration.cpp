#include "event/EventAcceleration.h"

namespace cocos2d {

EventAcceleration::EventAcceleration(const Acceleration& acc) : Event(Type::ACCELERATION), _acc(acc) {}

bool EventAcceleration::isOfItsType_() const {
    return _type == Type::ACCELERATION;
}

} // namespace cocos2d
