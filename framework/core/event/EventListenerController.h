#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

namespace cocos2d {

/// Receives the events of all game controllers. The number that a callback receives is a Controller::Key or
/// an external code, whose state controller->getKeyStatus(code) returns.
class EventListenerController : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerController* create();

    EventListenerController* clone() override;
    /// Returns true: the dispatcher requires no callback.
    bool checkAvailable() override;

    /// Called when a controller was connected.
    std::function<void(Controller*, Event*)> onConnected;
    /// Called when a controller was disconnected.
    std::function<void(Controller*, Event*)> onDisconnected;
    /// Called with the controller, the code of the button, and the event when a button was pressed.
    std::function<void(Controller*, int, Event*)> onKeyDown;
    /// Called with the controller, the code of the button, and the event when a button was released.
    std::function<void(Controller*, int, Event*)> onKeyUp;
    /// Called with the controller, the code of the button, and the event when a button is reported again
    /// while it is pressed.
    std::function<void(Controller*, int, Event*)> onKeyRepeat;
    /// Called with the controller, the code of the axis, and the event when a stick or trigger moved.
    std::function<void(Controller*, int, Event*)> onAxisEvent;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerController() = default;
    /// Initializes a listener for game controllers, without callbacks.
    bool init();

private:
    void notify(EventController& event);
    void notifyButton(EventController& event);
};

} // namespace cocos2d
