#include "event/EventMouse.h"

#include "event/viewToScene.h"

namespace cocos2d {

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

bool EventMouse::isOfItsType_() const {
    return _type == Type::MOUSE;
}

} // namespace cocos2d
