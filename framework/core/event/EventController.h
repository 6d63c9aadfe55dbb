#pragma once

#include "event/Event.h"
#include "event/fwd.h"

namespace cocos2d {

/// An event that is sent when a game controller is connected or disconnected, or when one of its buttons or
/// axes changes.
class EventController : public Event {
public:
    /// What happened to the controller.
    enum class ControllerEventType {
        CONNECTION,            ///< A controller was connected or disconnected; see isConnected().
        BUTTON_STATUS_CHANGED, ///< A button was pressed or released.
        AXIS_STATUS_CHANGED,   ///< A stick or a trigger moved.
    };

    /// Constructs an event about a button or an axis that changed. `keyCode` is a Controller::Key or an
    /// external code.
    EventController(ControllerEventType type, Controller* controller, int keyCode);
    /// Constructs an event about a controller that was connected or disconnected.
    EventController(ControllerEventType type, Controller* controller, bool isConnected);

    /// Returns whether the event is about a connection, a button, or an axis.
    ControllerEventType getControllerEventType() const { return _controllerEventType; }
    /// Returns the controller, which the event does not own.
    Controller* getController() const { return _controller; }

    /// Returns the code of the button or the axis, or 0 for a connection event.
    int getKeyCode() const { return _keyCode; }
    void setKeyCode(int keyCode) { _keyCode = keyCode; } ///< Sets the code of the button or the axis.

    /// Whether the controller was connected (true) or disconnected (false). It has a meaning for connection
    /// events only.
    bool isConnected() const { return _isConnected; }
    /// Sets whether the controller was connected. The dispatcher calls it.
    void setConnectStatus(bool isConnected) { _isConnected = isConnected; }

    bool isOfItsType_() const override;

protected:
    ControllerEventType _controllerEventType;
    Controller* _controller;
    int _keyCode = 0;
    bool _isConnected = true;
};

} // namespace cocos2d
