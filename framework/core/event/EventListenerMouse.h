#pragma once

#include "event/EventListener.h"
#include "event/EventMouse.h"

namespace cocos2d {

/// Receives mouse events, even while no button is pressed. A pressed left button is reported as a touch too.
class EventListenerMouse : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerMouse* create();

    EventListenerMouse* clone() override;
    /// Always true: no callback is required.
    bool checkAvailable() override;

    /// Called when a button was pressed or released, when the mouse moved, and when the wheel turned.
    std::function<void(EventMouse* event)> onMouseDown;
    std::function<void(EventMouse* event)> onMouseUp;
    std::function<void(EventMouse* event)> onMouseMove;
    std::function<void(EventMouse* event)> onMouseScroll;

    /// For derived classes; games call create().
    EventListenerMouse() = default;
    bool init();

private:
    void notify(EventMouse& event);
};

} // namespace cocos2d
