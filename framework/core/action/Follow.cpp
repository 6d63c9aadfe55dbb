#include "action/Follow.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "platform/Screen.h"

#include <algorithm>

namespace cocos2d {

Follow* Follow::create(Node* followedNode, const Rect& rect) {
    return createWithOffset(followedNode, 0.0f, 0.0f, rect);
}

Follow* Follow::createWithOffset(Node* followedNode, float xOffset, float yOffset, const Rect& rect) {
    auto* action = new Follow();
    return copra::autoreleased(action, action->initWithTargetAndOffset(followedNode, xOffset, yOffset, rect));
}

bool Follow::initWithTarget(Node* followedNode, const Rect& rect) {
    return initWithTargetAndOffset(followedNode, 0.0f, 0.0f, rect);
}

bool Follow::initWithTargetAndOffset(Node* followedNode, float xOffset, float yOffset, const Rect& rect) {
    if (copra::refuse(!followedNode, "Follow::initWithTargetAndOffset: the followed node is null"))
        return false;
    const Size& screen = copra::screen().designSize;
    _followedNode = followedNode;
    _fullScreenSize = Vec2(screen.width, screen.height);
    _halfScreenSize = Vec2(screen.width * 0.5f + xOffset, screen.height * 0.5f + yOffset);
    _offsetX = xOffset;
    _offsetY = yOffset;
    _worldRect = rect;
    _boundarySet = !rect.equals(Rect::ZERO);
    _boundaryFullyCovered = false;
    if (_boundarySet) computeBoundaries();
    return true;
}

void Follow::computeBoundaries() {
    _leftBoundary = _fullScreenSize.x - (_worldRect.origin.x + _worldRect.size.width);
    _rightBoundary = -_worldRect.origin.x;
    _bottomBoundary = _fullScreenSize.y - (_worldRect.origin.y + _worldRect.size.height);
    _topBoundary = -_worldRect.origin.y;
    // The world is centered on an axis on which it is smaller than the screen.
    if (_rightBoundary < _leftBoundary)
        _rightBoundary = _leftBoundary = (_leftBoundary + _rightBoundary) * 0.5f;
    if (_topBoundary < _bottomBoundary)
        _topBoundary = _bottomBoundary = (_topBoundary + _bottomBoundary) * 0.5f;
    _boundaryFullyCovered = _topBoundary == _bottomBoundary && _leftBoundary == _rightBoundary;
}

Follow* Follow::clone() const {
    return createWithOffset(_followedNode, _offsetX, _offsetY, _worldRect);
}

Follow* Follow::reverse() const {
    return clone();
}

void Follow::step(float) {
    if (!_target) return;
    Vec2 position = _halfScreenSize - _followedNode->getPosition();
    if (_boundarySet) {
        if (_boundaryFullyCovered) return;
        position.x = std::clamp(position.x, _leftBoundary, _rightBoundary);
        position.y = std::clamp(position.y, _bottomBoundary, _topBoundary);
    }
    _target->setPosition(position);
}

bool Follow::isDone() const {
    return !_followedNode->isRunning();
}

void Follow::stop() {
    Action::stop();
}

} // namespace cocos2d
