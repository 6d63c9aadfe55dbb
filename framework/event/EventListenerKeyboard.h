#pragma once

#include "event/EventKeyboard.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Hears the keyboard. A held key is pressed once.
class EventListenerKeyboard : public EventListener {
public:
    static const std::string LISTENER_ID;

    /// An autoreleased listener without callbacks.
    static EventListenerKeyboard* create();

    EventListenerKeyboard* clone() override;
    /// Needs at least one callback.
    bool checkAvailable() override;

    /// A key went down, came up.
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyPressed;
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyReleased;

    /// For those who call new and init() by hand.
    EventListenerKeyboard() = default;
    bool init();

private:
    void hear(EventKeyboard& event);
};

} // namespace cocos2d
