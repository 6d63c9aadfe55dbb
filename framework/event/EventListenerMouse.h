#pragma once

#include "event/EventListener.h"
#include "event/EventMouse.h"

namespace cocos2d {

/// Hears the mouse, also while no button is pressed. (A pressed left button is heard as a touch as well.)
class EventListenerMouse : public EventListener {
public:
    static const std::string LISTENER_ID;

    /// An autoreleased listener without callbacks.
    static EventListenerMouse* create();

    EventListenerMouse* clone() override;
    /// Always true: no callback is required.
    bool checkAvailable() override;

    /// A button went down, came up; the mouse moved; the wheel turned.
    std::function<void(EventMouse* event)> onMouseDown;
    std::function<void(EventMouse* event)> onMouseUp;
    std::function<void(EventMouse* event)> onMouseMove;
    std::function<void(EventMouse* event)> onMouseScroll;

    /// For those who call new and init() by hand.
    EventListenerMouse() = default;
    bool init();

private:
    void hear(EventMouse& event);
};

} // namespace cocos2d
