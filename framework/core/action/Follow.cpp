#include "action/Follow.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "platform/Screen.h"
#include "scene/Node.h"

#include <algorithm>

namespace copra {

namespace {

using cocos2d::AffineTransform;
using cocos2d::Node;
using cocos2d::Vec2;

bool isTransformed(const Node& node) {
    return node.getScaleX() != 1.0f || node.getScaleY() != 1.0f || node.getRotationSkewX() != 0.0f ||
           node.getRotationSkewY() != 0.0f || node.getSkewX() != 0.0f || node.getSkewY() != 0.0f;
}

/// The transform of a node without its position.
AffineTransform transformOf(const Node& node) {
    AffineTransform transform = node.getNodeToParentAffineTransform();
    transform.tx -= node.getPositionX();
    transform.ty -= node.getPositionY();
    return transform;
}

/// Where `node` is from the position of `world`, in the space of that one's parent. Of a node that is not below `world` its own
/// position, as in the original.
Vec2 placeBelow(const Node& world, const Node& node, bool worldIsTransformed) {
    Vec2 place = node.getPosition();
    const Node* parent = node.getParent();
    for (; parent && parent != &world; parent = parent->getParent())
        place = PointApplyAffineTransform(place, parent->getNodeToParentAffineTransform());
    if (!parent) return node.getPosition();
    return worldIsTransformed ? PointApplyAffineTransform(place, transformOf(world)) : place;
}

} // namespace

} // namespace copra

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
    if (_boundarySet) computeBoundaries(rect);
    return true;
}

void Follow::computeBoundaries(const Rect& world) {
    _leftBoundary = _fullScreenSize.x - (world.origin.x + world.size.width);
    _rightBoundary = -world.origin.x;
    _bottomBoundary = _fullScreenSize.y - (world.origin.y + world.size.height);
    _topBoundary = -world.origin.y;
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
    const bool isTransformed = copra::isTransformed(*_target);
    if (_boundarySet && (isTransformed || _boundsAreTransformed)) {
        computeBoundaries(isTransformed ? RectApplyAffineTransform(_worldRect, copra::transformOf(*_target))
                                        : _worldRect);
        _boundsAreTransformed = isTransformed;
    }
    Vec2 position = _halfScreenSize - copra::placeBelow(*_target, *_followedNode, isTransformed);
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

} // namespace cocos2d
