#pragma once

#include "event/EventListener.h"
#include "event/EventMouse.h"

namespace cocos2d {

/// Receives mouse events, even while no button is pressed. A pressed left button is also reported as a touch.
class EventListenerMouse : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerMouse* create();

    EventListenerMouse* clone() override;
    /// Returns true: the dispatcher requires no callback.
    bool checkAvailable() override;

    /// Called when a button is pressed.
    std::function<void(EventMouse* event)> onMouseDown;
    /// Called when a button is released.
    std::function<void(EventMouse* event)> onMouseUp;
    /// Called when the mouse moves.
    std::function<void(EventMouse* event)> onMouseMove;
    /// Called when the wheel turns. EventMouse::getScrollY() is negative away from the user.
    std::function<void(EventMouse* event)> onMouseScroll;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerMouse() = default;
    /// Initializes a listener for the mouse, without callbacks.
    bool init();

private:
    void notify(EventMouse& event);
};

} // namespace cocos2d
