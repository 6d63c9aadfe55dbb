#pragma once

#include "event/EventListener.h"
#include "event/EventMouse.h"

namespace cocos2d {

/// Receives mouse events, even while no button is pressed. A pressed left button is also reported as a touch.
class EventListenerMouse : public EventListener {
public:
    /// The listener ID of this kind of listeners.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerMouse* create();

    EventListenerMouse* clone() override;
    /// Returns true: the dispatcher requires no callback.
    bool checkAvailable() override;

    /// Called when a button was pressed or released, when the mouse moved, and when the wheel turned.
    std::function<void(EventMouse* event)> onMouseDown;
    std::function<void(EventMouse* event)> onMouseUp;
    std::function<void(EventMouse* event)> onMouseMove;
    std::function<void(EventMouse* event)> onMouseScroll;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerMouse() = default;
    bool init();

private:
    void notify(EventMouse& event);
};

} // namespace cocos2d
