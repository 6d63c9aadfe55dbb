#pragma once

#include "event/EventKeyboard.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives key presses and releases. A key that is held is reported once.
class EventListenerKeyboard : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerKeyboard* create();

    EventListenerKeyboard* clone() override;
    /// Needs at least one callback.
    bool checkAvailable() override;

    /// Called when a key was pressed or released.
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyPressed;
    std::function<void(EventKeyboard::KeyCode, Event*)> onKeyReleased;

    /// For derived classes; games call create().
    EventListenerKeyboard() = default;
    bool init();

private:
    void notify(EventKeyboard& event);
};

} // namespace cocos2d
