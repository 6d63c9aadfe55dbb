#include "event/Controller.h"

#include "event/ControllerFeed.h"
#include "event/EventController.h"
#include "event/EventDispatcher.h"

#include <algorithm>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace {

/// All connected controllers. The API has no owner for them, so there is one list in a
/// program.
std::vector<cocos2d::Controller*>& connectedControllers() {
    // Never destroyed: objects in static variables may ask for it late.
    static auto* const s_controllers = new std::vector<cocos2d::Controller*>;
    return *s_controllers;
}

bool discovering = true;

cocos2d::Controller* findDevice(int deviceId) {
    for (auto* controller : connectedControllers())
        if (controller->getDeviceId() == deviceId) return controller;
    return nullptr;
}

} // namespace

namespace cocos2d {

struct Controller::Keys_ {
    std::unordered_map<int, KeyStatus> status;
    std::unordered_map<int, KeyStatus> previous;
    std::unordered_set<int> external; ///< Accepted besides those of Key.
};

Controller::Controller(int deviceId, std::string deviceName)
    : _keys(std::make_unique<Keys_>()), _deviceName(std::move(deviceName)), _deviceId(deviceId) {}

Controller::~Controller() = default;

const std::vector<Controller*>& Controller::getAllController() {
    return connectedControllers();
}

Controller* Controller::getControllerByTag(int tag) {
    for (auto* controller : connectedControllers())
        if (controller->_controllerTag == tag) return controller;
    return nullptr;
}

Controller* Controller::getControllerByDeviceId(int deviceId) {
    return findDevice(deviceId);
}

void Controller::startDiscoveryController() {
    discovering = true;
}
void Controller::stopDiscoveryController() {
    discovering = false;
}

const Controller::KeyStatus& Controller::getKeyStatus(int keyCode) {
    return _keys->status[keyCode];
}

const Controller::KeyStatus& Controller::getPreviousKeyStatus(int keyCode) {
    return _keys->previous[keyCode];
}

void Controller::receiveExternalKeyEvent(int externalKeyCode, bool receive) {
    if (receive)
        _keys->external.insert(externalKeyCode);
    else
        _keys->external.erase(externalKeyCode);
}

bool Controller::accepts(int keyCode) const {
    const bool isStandard = keyCode >= JOYSTICK_LEFT_X && keyCode < KEY_MAX;
    return isStandard || _keys->external.count(keyCode) > 0;
}

void Controller::setKeyStatus(int keyCode, const KeyStatus& status) {
    KeyStatus& present = _keys->status[keyCode];
    _keys->previous[keyCode] = present;
    present = status;
}

} // namespace cocos2d

namespace copra {

using cocos2d::Controller;
using cocos2d::EventController;
using Kind = EventController::ControllerEventType;

ControllerFeed::ControllerFeed(cocos2d::EventDispatcher& dispatcher) : _dispatcher(dispatcher) {}

ControllerFeed::~ControllerFeed() {
    while (!_own.empty()) remove(_own.back());
}

void ControllerFeed::remove(Controller* controller) {
    for (auto* list : {&connectedControllers(), &_own})
        list->erase(std::remove(list->begin(), list->end(), controller), list->end());
    delete controller;
}

void ControllerFeed::connected(int deviceId, const std::string& name) {
    if (!discovering || findDevice(deviceId)) return;
    auto* controller = new Controller(deviceId, name);
    connectedControllers().push_back(controller);
    _own.push_back(controller);
    EventController event(Kind::CONNECTION, controller, true);
    _dispatcher.dispatchEvent(&event);
}

void ControllerFeed::disconnected(int deviceId) {
    Controller* controller = findDevice(deviceId);
    if (!controller) return;
    controller->_isConnected = false;
    EventController event(Kind::CONNECTION, controller, false);
    _dispatcher.dispatchEvent(&event);
    remove(controller);
}

void ControllerFeed::button(int deviceId, int keyCode, bool isPressed, float value, bool isAnalog) {
    Controller* controller = findDevice(deviceId);
    if (!controller || !controller->accepts(keyCode)) return;
    controller->setKeyStatus(keyCode, {isPressed, value, isAnalog});
    EventController event(Kind::BUTTON_STATUS_CHANGED, controller, keyCode);
    _dispatcher.dispatchEvent(&event);
}

void ControllerFeed::axis(int deviceId, int keyCode, float value, bool isAnalog) {
    Controller* controller = findDevice(deviceId);
    if (!controller || !controller->accepts(keyCode)) return;
    controller->setKeyStatus(keyCode, {false, value, isAnalog});
    EventController event(Kind::AXIS_STATUS_CHANGED, controller, keyCode);
    _dispatcher.dispatchEvent(&event);
}

} // namespace copra
