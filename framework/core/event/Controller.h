#pragma once

#include "base/Owned.h"
#include "event/fwd.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A connected game controller (game pad). An EventListenerController receives its events. Copra creates the
/// object when the device is connected, and deletes it after EventListenerController::onDisconnected.
class Controller {
public:
    /// Buttons and axes that every controller may have.
    enum Key {
        KEY_NONE = -1, ///< No button or axis.

        JOYSTICK_LEFT_X = 1000, ///< The left stick: -1 is left, 1 is right.
        JOYSTICK_LEFT_Y,        ///< The left stick: -1 is up, 1 is down.
        JOYSTICK_RIGHT_X,       ///< The right stick: -1 is left, 1 is right.
        JOYSTICK_RIGHT_Y,       ///< The right stick: -1 is up, 1 is down.

        BUTTON_A, ///< The lower of the four buttons on the right of an Xbox pad.
        BUTTON_B, ///< The right one of the four buttons on the right of an Xbox pad.
        BUTTON_C, ///< Never sent, because game pads have no such button.
        BUTTON_X, ///< The left one of the four buttons on the right of an Xbox pad.
        BUTTON_Y, ///< The upper of the four buttons on the right of an Xbox pad.
        BUTTON_Z, ///< Never sent, because game pads have no such button.

        BUTTON_DPAD_UP,     ///< The upper end of the directional pad.
        BUTTON_DPAD_DOWN,   ///< The lower end of the directional pad.
        BUTTON_DPAD_LEFT,   ///< The left end of the directional pad.
        BUTTON_DPAD_RIGHT,  ///< The right end of the directional pad.
        BUTTON_DPAD_CENTER, ///< Never sent, because game pads have no such button.

        BUTTON_LEFT_SHOULDER,  ///< The button above the left trigger.
        BUTTON_RIGHT_SHOULDER, ///< The button above the right trigger.

        AXIS_LEFT_TRIGGER,  ///< The left trigger: from 0, released, to 1, pressed.
        AXIS_RIGHT_TRIGGER, ///< The right trigger: from 0, released, to 1, pressed.

        BUTTON_LEFT_THUMBSTICK,  ///< The left stick, pressed like a button.
        BUTTON_RIGHT_THUMBSTICK, ///< The right stick, pressed like a button.

        BUTTON_START,  ///< The start, menu, or options button.
        BUTTON_SELECT, ///< The select, back, or share button.

        BUTTON_PAUSE, ///< The button with the logo in the middle.
        KEY_MAX,      ///< The end of the codes, which is not a button.
    };

    /// The state of one button or axis.
    struct KeyStatus {
        bool isPressed = false; ///< Whether the button is pressed. It is for buttons only.
        float value = 0.0f;     ///< The value of the key: 0 or 1, or -1 to 1 if it is analog.
        bool isAnalog = false;  ///< Whether the key is a stick or a trigger.
    };

    /// The tag of a controller that the game has given none.
    static constexpr int TAG_UNSET = -1;

    Controller(const Controller&) = delete;
    Controller& operator=(const Controller&) = delete;

    /// Returns all connected controllers in the order in which they were found.
    static const std::vector<Controller*>& getAllController();
    /// Returns the first controller with the tag, or null.
    static Controller* getControllerByTag(int tag);
    /// Returns the connected controller with that device number, or null.
    static Controller* getControllerByDeviceId(int deviceId);

    /// Makes the program find new controllers again after stopDiscoveryController(). It does so from the
    /// start.
    static void startDiscoveryController();
    /// Ignores new controllers until startDiscoveryController() is called.
    static void stopDiscoveryController();

    /// Returns the name that the driver reports.
    const std::string& getDeviceName() const { return _deviceName; }
    /// Returns the number of the device, from 0.
    int getDeviceId() const { return _deviceId; }
    /// Whether the controller is connected. It is false as soon as the event about the disconnection is sent.
    bool isConnected() const { return _isConnected; }
    /// Returns the state of a button or an axis. If the key was never reported, it is released, and its value
    /// is 0.
    const KeyStatus& getKeyStatus(int keyCode);

    /// Sets whether a code that is not in Key is reported. By default, only the codes of Key are.
    void receiveExternalKeyEvent(int externalKeyCode, bool receive);

    /// Sets a number by which the game recognizes the controller.
    void setTag(int tag) { _controllerTag = tag; }
    /// Returns the number by which the game recognizes the controller.
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
