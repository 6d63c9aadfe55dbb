#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

namespace cocos2d {

/// Receives the events of all game controllers. The number that a callback receives is a Controller::Key or an external code.
/// controller->getKeyStatus(code) returns its state.
class EventListenerController : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerController* create();

    EventListenerController* clone() override;
    /// Always true: no callback is required.
    bool checkAvailable() override;

    /// Called when a controller was connected or disconnected.
    std::function<void(Controller*, Event*)> onConnected;
    std::function<void(Controller*, Event*)> onDisconnected;
    /// Called when a button was pressed, released, or reported again while it is pressed.
    std::function<void(Controller*, int, Event*)> onKeyDown;
    std::function<void(Controller*, int, Event*)> onKeyUp;
    std::function<void(Controller*, int, Event*)> onKeyRepeat;
    /// Called when an axis moved.
    std::function<void(Controller*, int, Event*)> onAxisEvent;

    /// For derived classes; games call create().
    EventListenerController() = default;
    bool init();

private:
    void notify(EventController& event);
    void notifyButton(EventController& event);
};

} // namespace cocos2d
