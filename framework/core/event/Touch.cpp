#include "event/Touch.h"

#include "event/viewToScene.h"

namespace cocos2d {

using copra::viewToScene;

Vec2 Touch::getLocation() const {
    return viewToScene(_point);
}
Vec2 Touch::getPreviousLocation() const {
    return viewToScene(_prevPoint);
}
Vec2 Touch::getStartLocation() const {
    return viewToScene(_startPoint);
}
Vec2 Touch::getDelta() const {
    return getLocation() - getPreviousLocation();
}

void Touch::setTouchInfo(int id, float x, float y, float force, float maxForce) {
    _id = id;
    _prevPoint = _point;
    _point = Vec2(x, y);
    _curForce = force;
    _maxForce = maxForce;
    if (_startPointCaptured) return;
    _startPointCaptured = true;
    _startPoint = _point;
    _prevPoint = _point;
}

} // namespace cocos2d
