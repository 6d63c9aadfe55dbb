#pragma once

#include "base/Owned.h"
#include "event/fwd.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A connected game controller (game pad). copra::ControllerFeed creates and deletes controllers. An EventListenerController
/// receives their events.
class Controller {
public:
    /// Buttons and axes that every controller may have.
    enum Key {
        KEY_NONE = -1,

        JOYSTICK_LEFT_X = 1000,
        JOYSTICK_LEFT_Y,
        JOYSTICK_RIGHT_X,
        JOYSTICK_RIGHT_Y,

        BUTTON_A,
        BUTTON_B,
        BUTTON_C,
        BUTTON_X,
        BUTTON_Y,
        BUTTON_Z,

        BUTTON_DPAD_UP,
        BUTTON_DPAD_DOWN,
        BUTTON_DPAD_LEFT,
        BUTTON_DPAD_RIGHT,
        BUTTON_DPAD_CENTER,

        BUTTON_LEFT_SHOULDER,
        BUTTON_RIGHT_SHOULDER,

        AXIS_LEFT_TRIGGER,
        AXIS_RIGHT_TRIGGER,

        BUTTON_LEFT_THUMBSTICK,
        BUTTON_RIGHT_THUMBSTICK,

        BUTTON_START,
        BUTTON_SELECT,

        BUTTON_PAUSE,
        KEY_MAX,
    };

    /// State of one button or axis.
    struct KeyStatus {
        bool isPressed = false; ///< Only for buttons.
        float value = 0.0f;     ///< 0 or 1; from -1 to 1 when analog.
        bool isAnalog = false;  ///< Whether it is a stick or a trigger.
    };

    /// Tag of a controller that was never given one.
    static constexpr int TAG_UNSET = -1;

    Controller(const Controller&) = delete;
    Controller& operator=(const Controller&) = delete;

    /// Returns all connected controllers in the order in which they were found.
    static const std::vector<Controller*>& getAllController();
    /// Returns the first controller with the tag, or null.
    static Controller* getControllerByTag(int tag);
    /// Returns the connected controller with that device number, or null.
    static Controller* getControllerByDeviceId(int deviceId);

    /// Looks for new controllers, as it does from the start.
    static void startDiscoveryController();
    /// Ignores new controllers until startDiscoveryController() is called.
    static void stopDiscoveryController();

    /// Returns the name that the driver reports.
    const std::string& getDeviceName() const { return _deviceName; }
    /// Returns the number of the device, from 0.
    int getDeviceId() const { return _deviceId; }
    /// Whether the controller is connected. It is false from the disconnection event on.
    bool isConnected() const { return _isConnected; }
    /// Returns the state of a button or an axis: released and 0 if it was never reported.
    const KeyStatus& getKeyStatus(int keyCode);

    /// Sets whether a code that is not in Key is reported. By default only the codes of Key are.
    void receiveExternalKeyEvent(int externalKeyCode, bool receive);

    /// The number by which the game recognizes the controller.
    void setTag(int tag) { _controllerTag = tag; }
    int getTag() const { return _controllerTag; }

private:
    Controller(int deviceId, std::string deviceName);
    ~Controller();

    bool accepts(int keyCode) const;
    /// Returns the state before the last change.
    const KeyStatus& getPreviousKeyStatus(int keyCode);
    void setKeyStatus(int keyCode, const KeyStatus& status);

    struct Keys_;
    copra::Owned<Keys_> _keys;
    std::string _deviceName;
    int _deviceId;
    int _controllerTag = TAG_UNSET;
    bool _isConnected = true;

    friend class copra::ControllerFeed;
    friend class EventListenerController;
};

} // namespace cocos2d
