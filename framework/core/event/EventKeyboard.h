#pragma once

#include "event/Event.h"
#include "platform/Input.h"

namespace cocos2d {

/// An event that is sent when a key of the keyboard is pressed or released.
class EventKeyboard : public Event {
public:
    /// The code of a key, such as EventKeyboard::KeyCode::KEY_A.
    using KeyCode = copra::Key;

    /// Constructs an event about a key that was pressed (true) or released (false).
    EventKeyboard(KeyCode keyCode, bool isPressed);

    bool isOfItsType_() const override;

private:
    KeyCode _keyCode;
    bool _isPressed;

    friend class EventListenerKeyboard;
};

} // namespace cocos2d
