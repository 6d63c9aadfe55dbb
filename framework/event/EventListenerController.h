#pragma once

#include "event/EventListener.h"

namespace cocos2d {

class Controller;
class EventController;

/// Hears all game controllers. The int is a Controller::Key or an external code; its state is
/// controller->getKeyStatus(code).
class EventListenerController : public EventListener {
public:
    static const std::string LISTENER_ID;

    /// An autoreleased listener without callbacks.
    static EventListenerController* create();

    EventListenerController* clone() override;
    /// Always true: no callback is required.
    bool checkAvailable() override;

    /// A controller was plugged in, pulled out.
    std::function<void(Controller*, Event*)> onConnected;
    std::function<void(Controller*, Event*)> onDisconnected;
    /// A button went down, came up, was reported again while down.
    std::function<void(Controller*, int, Event*)> onKeyDown;
    std::function<void(Controller*, int, Event*)> onKeyUp;
    std::function<void(Controller*, int, Event*)> onKeyRepeat;
    /// An axis moved.
    std::function<void(Controller*, int, Event*)> onAxisEvent;

    /// For those who call new and init() by hand.
    EventListenerController() = default;
    bool init();

private:
    void hear(EventController& event);
    void hearButton(EventController& event);
};

} // namespace cocos2d
