#include "event/EventController.h"

namespace cocos2d {

EventController::EventController(ControllerEventType type, Controller* controller, int keyCode)
    : Event(Type::GAME_CONTROLLER), _controllerEventType(type), _controller(controller), _keyCode(keyCode) {}

EventController::EventController(ControllerEventType type, Controller* controller, bool isConnected)
    : Event(Type::GAME_CONTROLLER),
      _controllerEventType(type),
      _controller(controller),
      _isConnected(isConnected) {}

bool EventController::isOfItsType_() const {
    return _type == Type::GAME_CONTROLLER;
}

} // namespace cocos2d
