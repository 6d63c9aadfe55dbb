#pragma once

#include "event/Controller.h"
#include "event/fwd.h"

#include <string>
#include <vector>

namespace copra {

/// Turns the input of game pads into Controller objects and EventController events. It deletes its
/// controllers when it is destroyed. The caller maps codes to the codes of Controller::Key. Several feeds
/// must use different device IDs.
class ControllerFeed {
public:
    explicit ControllerFeed(cocos2d::EventDispatcher& dispatcher);
    ~ControllerFeed();
    ControllerFeed(const ControllerFeed&) = delete;
    ControllerFeed& operator=(const ControllerFeed&) = delete;

    /// A pad was connected. Ignored while discovery is stopped or when the pad is known.
    void connected(int deviceId, const std::string& name);
    /// A pad was disconnected; its Controller is deleted after the listeners were notified.
    void disconnected(int deviceId);
    /// A button changed or repeats. `value` is 0 or 1, or between them for an analog button.
    void button(int deviceId, int keyCode, bool isPressed, float value, bool isAnalog);
    /// An axis moved to `value`, from -1 to 1.
    void axis(int deviceId, int keyCode, float value, bool isAnalog);

private:
    void remove(cocos2d::Controller* controller);

    cocos2d::EventDispatcher& _dispatcher;
    std::vector<cocos2d::Controller*> _own;
};

} // namespace copra
