#include "event/EventCustom.h"

namespace cocos2d {

EventCustom::EventCustom(const std::string& eventName) : Event(Type::CUSTOM), _eventName(eventName) {}

bool EventCustom::isOfItsType_() const {
    return _type == Type::CUSTOM;
}

} // namespace cocos2d
