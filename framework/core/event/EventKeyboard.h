#pragma once

#include "event/Event.h"
#include "platform/Input.h"

namespace cocos2d {

/// A key of the keyboard was pressed or released.
class EventKeyboard : public Event {
public:
    /// The keys: EventKeyboard::KeyCode::KEY_A and so on.
    using KeyCode = copra::Key;

    /// A key that is pressed or released.
    EventKeyboard(KeyCode keyCode, bool isPressed);

    bool isOfItsType_() const override;

private:
    KeyCode _keyCode;
    bool _isPressed;

    friend class EventListenerKeyboard;
};

} // namespace cocos2d
