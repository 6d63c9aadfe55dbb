#include "base/keepAlive.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/EventMouse.h"
#include "event/Touch.h"
#include "extensions/ScrollView.h"
#include "ui/wheel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cocos2d {
namespace extension {

namespace {

constexpr float kMoveThreshold = 7.0f;   ///< Points that a touch moves before it scrolls.
constexpr float kDampingOutside = 0.35f; ///< Of the movement of a container that has left its limits.

bool isBetween(float value, float least, float most) {
    return value >= least && value <= most;
}

} // namespace

void ScrollView::setTouchEnabled(bool enabled) {
    if (_touchListener) _eventDispatcher->removeEventListener(_touchListener);
    _touchListener = nullptr;
    if (!enabled) {
        _dragging = false;
        _touchMoved = false;
        _touches.clear();
        return;
    }
    _touchListener = EventListenerTouchOneByOne::create();
    _touchListener->setSwallowTouches(true);
    _touchListener->onTouchBegan = [this](Touch* touch, Event* event) { return onTouchBegan(touch, event); };
    _touchListener->onTouchMoved = [this](Touch* touch, Event* event) { onTouchMoved(touch, event); };
    _touchListener->onTouchEnded = [this](Touch* touch, Event* event) { onTouchEnded(touch, event); };
    _touchListener->onTouchCancelled = [this](Touch* touch, Event* event) { onTouchCancelled(touch, event); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(_touchListener, this);
}

bool ScrollView::isTouchEnabled() const {
    return _touchListener != nullptr;
}

void ScrollView::setSwallowTouches(bool needSwallow) {
    if (_touchListener) _touchListener->setSwallowTouches(needSwallow);
}

bool ScrollView::ccTouchBegan(Touch* touch, Event* /*event*/) {
    if (!isVisible() || !hasVisibleParents()) return false;
    // A view that was paused or outside of the scene did not see the end of earlier touches of this finger.
    const auto isSameFinger = [touch](const RefPtr<Touch>& seen) { return seen->getID() == touch->getID(); };
    _touches.erase(std::remove_if(_touches.begin(), _touches.end(), isSameFinger), _touches.end());
    if (_touches.empty()) _touchMoved = false;
    if (_touches.size() > 2 || _touchMoved || !getViewRect().containsPoint(touch->getLocation()))
        return false;
    _touches.emplace_back(touch);
    if (_touches.size() == 1) {
        _touchPoint = convertTouchToNodeSpace(touch);
        _touchMoved = false;
        _dragging = true;
        _scrollDistance = Vec2::ZERO;
        _touchLength = 0.0f;
    } else if (_touches.size() == 2) {
        _touchPoint = convertTouchToNodeSpace(_touches[0]).getMidpoint(convertTouchToNodeSpace(_touches[1]));
        _touchLength = _container->convertTouchToNodeSpace(_touches[0])
                           .getDistance(_container->convertTouchToNodeSpace(_touches[1]));
        _dragging = false;
    }
    return true;
}

void ScrollView::ccTouchMoved(Touch* touch, Event* /*event*/) {
    if (!isVisible() || std::find(_touches.begin(), _touches.end(), touch) == _touches.end()) return;
    if (_touches.size() == 1 && _dragging)
        drag();
    else if (_touches.size() == 2 && !_dragging)
        pinch();
}

void ScrollView::drag() {
    const Vec2 point = convertTouchToNodeSpace(_touches[0]);
    Vec2 distance = point - _touchPoint;
    const float length = _direction == Direction::VERTICAL     ? std::fabs(distance.y)
                         : _direction == Direction::HORIZONTAL ? std::fabs(distance.x)
                                                               : distance.length();
    if (!_touchMoved && length < kMoveThreshold) return;
    if (_direction == Direction::VERTICAL) distance.x = 0.0f;
    if (_direction == Direction::HORIZONTAL) distance.y = 0.0f;
    const Vec2 place = _container->getPosition();
    const Vec2 least = minContainerOffset();
    const Vec2 most = maxContainerOffset();
    if (!isBetween(place.x, least.x, most.x)) distance.x *= kDampingOutside;
    if (!isBetween(place.y, least.y, most.y)) distance.y *= kDampingOutside;
    if (!_touchMoved) distance = Vec2::ZERO; // the way to the threshold does not scroll
    _touchPoint = point;
    _touchMoved = true;
    _scrollDistance = distance;
    setContentOffset(place + distance);
}

void ScrollView::pinch() {
    const float length = _container->convertTouchToNodeSpace(_touches[0])
                             .getDistance(_container->convertTouchToNodeSpace(_touches[1]));
    if (_touchLength > 0.0f) setZoomScale(getZoomScale() * length / _touchLength);
}

/// Returns whether the touch is one of the view.
bool ScrollView::releaseTouch(Touch* touch) {
    const auto found = std::find(_touches.begin(), _touches.end(), touch);
    if (found == _touches.end()) return false;
    _touches.erase(found);
    return true;
}

void ScrollView::ccTouchEnded(Touch* touch, Event* /*event*/) {
    const bool flings = _touches.size() == 1 && _touchMoved;
    if (releaseTouch(touch) && flings && isVisible())
        schedule(CC_SCHEDULE_SELECTOR(ScrollView::deaccelerateScrolling));
    if (!_touches.empty()) return;
    _dragging = false;
    _touchMoved = false;
}

void ScrollView::ccTouchCancelled(Touch* touch, Event* /*event*/) {
    releaseTouch(touch);
    if (!_touches.empty()) return;
    _dragging = false;
    _touchMoved = false;
}

// --- Wheel ---

/// The wheel of a mouse scrolls the view under it, which cocos2d-x leaves to each game.
/// In events of the window, getLocationInView() is the point of the scene (event/EventMouse.h).
void ScrollView::listenToWheel() {
    if (std::exchange(_hasWheelListener, true)) return; // init() may be called again
    auto* listener = EventListenerMouse::create();
    listener->onMouseScroll = [this](EventMouse* event) {
        if (!isTouchEnabled() || !isVisible() || !hasVisibleParents()) return;
        const Vec2 move =
            copra::moveOfWheel(event->getScrollX(), event->getScrollY(), _direction == Direction::HORIZONTAL);
        if (getViewRect().containsPoint(event->getLocationInView()) && scrollByWheel(move))
            event->stopPropagation();
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
}

/// Returns whether there was something to scroll.
bool ScrollView::scrollByWheel(const Vec2& move) {
    if (!_touches.empty()) return false;
    const bool movesAcross = _direction == Direction::BOTH || _direction == Direction::HORIZONTAL;
    const bool movesUp = _direction == Direction::BOTH || _direction == Direction::VERTICAL;
    const Vec2 old = _container->getPosition();
    const Vec2 place = withinLimits(old + Vec2(movesAcross ? move.x : 0.0f, movesUp ? move.y : 0.0f));
    if (place == old) return false;
    const auto alive = copra::keepAlive(this); // the delegate may remove the view
    stopAnimatedContentOffset();
    unschedule(CC_SCHEDULE_SELECTOR(ScrollView::deaccelerateScrolling));
    setContentOffset(place);
    return true;
}

} // namespace extension
} // namespace cocos2d
