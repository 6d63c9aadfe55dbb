#include "event/EventKeyboard.h"

namespace cocos2d {

EventKeyboard::EventKeyboard(KeyCode keyCode, bool isPressed)
    : Event(Type::KEYBOARD), _keyCode(keyCode), _isPressed(isPressed) {}

bool EventKeyboard::isOfItsType_() const {
    return _type == Type::KEYBOARD;
}

} // namespace cocos2d
