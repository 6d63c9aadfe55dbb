#pragma once

#include "event/EventKeyboard.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives events when keys are pressed and released. A key that is held down is reported once.
class EventListenerKeyboard : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerKeyboard* create();

    EventListenerKeyboard* clone() override;
    /// Whether the listener has at least one callback, which the dispatcher requires. Without one, debug
    /// builds assert; release builds log that and return false.
    bool checkAvailable() override;

    /// Called when a key is pressed.
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyPressed;
    /// Called when a key is released.
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyReleased;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerKeyboard() = default;
    /// Initializes a listener for keys, without callbacks.
    bool init();

private:
    void notify(EventKeyboard& event);
};

} // namespace cocos2d
