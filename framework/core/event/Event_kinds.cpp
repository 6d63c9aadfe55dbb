/// The constructors of the small event classes.

#include "event/EventAcceleration.h"
#include "event/EventController.h"
#include "event/EventCustom.h"
#include "event/EventFocus.h"
#include "event/EventKeyboard.h"
#include "event/EventMouse.h"
#include "event/EventTouch.h"
#include "event/viewToScene.h"

namespace cocos2d {

EventTouch::EventTouch() : Event(Type::TOUCH) {
    _touches.reserve(MAX_TOUCHES);
}
void EventTouch::setTouches(const std::vector<Touch*>& touches) {
    _touches = touches;
}

EventKeyboard::EventKeyboard(KeyCode keyCode, bool isPressed)
    : Event(Type::KEYBOARD), _keyCode(keyCode), _isPressed(isPressed) {}

EventAcceleration::EventAcceleration(const Acceleration& acc) : Event(Type::ACCELERATION), _acc(acc) {}

EventFocus::EventFocus(ui::Widget* widgetLoseFocus, ui::Widget* widgetGetFocus)
    : Event(Type::FOCUS), _widgetGetFocus(widgetGetFocus), _widgetLoseFocus(widgetLoseFocus) {}

EventCustom::EventCustom(const std::string& eventName) : Event(Type::CUSTOM), _eventName(eventName) {}

EventController::EventController(ControllerEventType type, Controller* controller, int keyCode)
    : Event(Type::GAME_CONTROLLER), _controllerEventType(type), _controller(controller), _keyCode(keyCode) {}

EventController::EventController(ControllerEventType type, Controller* controller, bool isConnected)
    : Event(Type::GAME_CONTROLLER),
      _controllerEventType(type),
      _controller(controller),
      _isConnected(isConnected) {}

EventMouse::EventMouse(MouseEventType mouseEventCode) : Event(Type::MOUSE), _mouseEventType(mouseEventCode) {}

void EventMouse::setCursorPosition(float x, float y) {
    _prevPoint = _point;
    _point = Vec2(x, y);
    if (_startPointCaptured) return;
    _startPointCaptured = true;
    _startPoint = _point;
}

Vec2 EventMouse::getLocation() const {
    return copra::viewToScene(_point);
}
Vec2 EventMouse::getPreviousLocation() const {
    return copra::viewToScene(_prevPoint);
}
Vec2 EventMouse::getStartLocation() const {
    return copra::viewToScene(_startPoint);
}
Vec2 EventMouse::getDelta() const {
    return getLocation() - getPreviousLocation();
}

} // namespace cocos2d
