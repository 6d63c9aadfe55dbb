#include "base/keepAlive.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerMouse.h"
#include "event/EventMouse.h"
#include "event/Touch.h"
#include "math/easing.h"
#include "scene/Camera.h"
#include "ui/UIScrollView.h"
#include "ui/UIScrollViewBar.h"
#include "ui/wheel.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

namespace cocos2d {
namespace ui {

namespace {

constexpr std::size_t kMaxDragSamples = 5; ///< The last moves of a drag, which give its velocity.
constexpr float kOvershootSpeed = 0.05f; ///< Speed of automatic scrolling beyond an edge, relative to inside.
constexpr float kBounceBackSeconds = 1.0f;
constexpr float kFlingSeconds = 0.7f;    ///< A fling goes as far as its start velocity does in this time.
constexpr float kLeastWheelMove = 0.01f; ///< A shorter way to an edge is a rounding error.
constexpr float kDragThreshold = 7.0f;   ///< Points that a touch on a child moves before it scrolls the view.

bool isZero(const Vec2& v) {
    return std::fabs(v.x) <= 0.0001f && std::fabs(v.y) <= 0.0001f;
}

} // namespace

// --- Touches ---

bool ScrollView::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    const bool claimed = Layout::onTouchBegan(touch, unusedEvent);
    if (!_isInterceptTouch && _hitted) handlePressLogic(touch);
    return claimed;
}

void ScrollView::onTouchMoved(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Layout::onTouchMoved(touch, unusedEvent);
    if (!_isInterceptTouch) handleMoveLogic(touch);
}

void ScrollView::onTouchEnded(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Layout::onTouchEnded(touch, unusedEvent);
    if (!_isInterceptTouch) handleReleaseLogic(touch);
    _isInterceptTouch = false;
}

void ScrollView::onTouchCancelled(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Layout::onTouchCancelled(touch, unusedEvent);
    if (!_isInterceptTouch) handleReleaseLogic(touch);
    _isInterceptTouch = false;
}

/// A drag that begins on a child scrolls too, once it exceeds a threshold.
void ScrollView::interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    if (!_touchEnabled) {
        Layout::interceptTouchEvent(event, sender, touch);
        return;
    }
    if (_direction == Direction::NONE) return;
    const auto alive = copra::keepAlive(this);
    const Vec2 position = touch->getLocation();
    switch (event) {
    case TouchEventType::BEGAN:
        _isInterceptTouch = true;
        _touchBeganPosition = position;
        handlePressLogic(touch);
        break;
    case TouchEventType::MOVED:
        _touchMovePosition = position;
        if (flattenVectorByDirection(sender->getTouchBeganPosition() - position).length() > kDragThreshold) {
            sender->setHighlighted(false);
            handleMoveLogic(touch);
        }
        break;
    case TouchEventType::CANCELED:
    case TouchEventType::ENDED:
        _touchEndPosition = position;
        handleReleaseLogic(touch);
        if (sender->isSwallowTouches()) _isInterceptTouch = false;
        break;
    }
}

/// The last move of a touch in points of the view; false if it starts or ends outside.
bool ScrollView::dragDelta(Touch* touch, Vec2& move) const {
    Vec3 now;
    Vec3 before;
    if (!hitTest(touch->getLocation(), _hittedByCamera.get(), &now)) return false;
    if (!hitTest(touch->getPreviousLocation(), _hittedByCamera.get(), &before)) return false;
    move = Vec2(now.x - before.x, now.y - before.y);
    return true;
}

void ScrollView::recordDrag(const Vec2& move) {
    while (_dragSamples.size() >= kMaxDragSamples) _dragSamples.pop_front();
    _dragSamples.push_back({move, _clock - _sampleStart});
    _sampleStart = _clock;
}

void ScrollView::handlePressLogic(Touch*) {
    _bePressed = true;
    _autoScrolling = false;
    _clock = _sampleStart = 0.0f; // a float of a day has no steps as short as a frame
    _dragSamples.clear();
    forEachBar([](ScrollViewBar& bar) { bar.onTouchBegan(); });
}

void ScrollView::handleMoveLogic(Touch* touch) {
    Vec2 move;
    if (!_bePressed || !dragDelta(touch, move)) return;
    scrollChildren(move);
    recordDrag(move);
}

void ScrollView::handleReleaseLogic(Touch* touch) {
    if (!_bePressed) return;
    Vec2 move;
    if (dragDelta(touch, move)) recordDrag(move);
    _bePressed = false;
    if (!startBounceBackIfNeeded() && _inertiaScrollEnabled) {
        const Vec2 velocity = calculateTouchMoveVelocity();
        if (velocity != Vec2::ZERO) startAttenuatingAutoScroll(velocity * kFlingSeconds, velocity);
    }
    forEachBar([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    if (!_scrolling) return;
    _scrolling = false;
    dispatchEvent(EventType::SCROLLING_ENDED);
}

Vec2 ScrollView::calculateTouchMoveVelocity() const {
    float seconds = 0.0f;
    Vec2 distance;
    for (const DragSample_& sample : _dragSamples) {
        seconds += sample.seconds;
        distance += sample.move;
    }
    if (seconds <= 0.0f || seconds >= _touchTotalTimeThreshold) return Vec2::ZERO;
    return distance / seconds;
}

void ScrollView::scrollChildren(const Vec2& deltaMove) {
    const auto alive = copra::keepAlive(this);
    Vec2 move = deltaMove;
    if (_bounceEnabled) {
        // Beyond an edge the container follows at half the speed.
        const Vec2 overshoot = getHowMuchOutOfBoundary();
        if (overshoot.x != 0.0f) move.x *= 0.5f;
        if (overshoot.y != 0.0f) move.y *= 0.5f;
    } else {
        move += getHowMuchOutOfBoundary(move);
    }
    const Rect box = _innerContainer->getBoundingBox();
    const float bottom = box.getMinY() + move.y;
    const float top = box.getMaxY() + move.y;
    const float left = box.getMinX() + move.x;
    const float right = box.getMaxX() + move.x;
    moveInnerContainer(move, false);
    if (move != Vec2::ZERO) {
        if (!_scrolling) {
            _scrolling = true;
            dispatchEvent(EventType::SCROLLING_BEGAN);
        }
        dispatchEvent(EventType::SCROLLING);
    }
    if (move.y > 0 && bottom >= 0) dispatchEvent(EventType::SCROLL_TO_BOTTOM);
    if (move.y < 0 && top <= _contentSize.height) dispatchEvent(EventType::SCROLL_TO_TOP);
    if (move.x > 0 && left >= 0) dispatchEvent(EventType::SCROLL_TO_LEFT);
    if (move.x < 0 && right <= _contentSize.width) dispatchEvent(EventType::SCROLL_TO_RIGHT);
}

// --- Wheel ---

/// The wheel of a mouse scrolls the view under it, which cocos2d-x leaves to each game. Of nested views the innermost scrolls that can.
/// In events of the window, getLocationInView() is the point of the scene (event/EventMouse.h).
void ScrollView::listenToWheel() {
    if (std::exchange(_hasWheelListener, true)) return; // init() may be called again
    auto* listener = EventListenerMouse::create();
    listener->onMouseScroll = [this](EventMouse* event) {
        const Vec2 move =
            copra::moveOfWheel(event->getScrollX(), event->getScrollY(), _direction == Direction::HORIZONTAL);
        if (isUnderMouse(event->getLocationInView()) && scrollByWheel_(flattenVectorByDirection(move)))
            event->stopPropagation();
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
}

bool ScrollView::isUnderMouse(const Vec2& location) {
    return _touchEnabled && isVisible() && isEnabled() && isAncestorsEnabled() && isAncestorsVisible(this) &&
           hitTest(location, Camera::getVisitingCamera(), nullptr) && isClippingParentContainsPoint(location);
}

bool ScrollView::scrollByWheel_(const Vec2& move) {
    if (_direction == Direction::NONE || _bePressed) return false;
    const Vec2 within = move + getHowMuchOutOfBoundary(move);
    if (std::fabs(within.x) < kLeastWheelMove && std::fabs(within.y) < kLeastWheelMove) return false;
    const auto alive = copra::keepAlive(this);
    _autoScrolling = false;
    forEachBar([](ScrollViewBar& bar) { bar.onTouchBegan(); });
    scrollChildren(within);
    forEachBar([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    if (!_scrolling) return true;
    _scrolling = false;
    dispatchEvent(EventType::SCROLLING_ENDED);
    return true;
}

// --- Automatic scrolling ---

void ScrollView::update(float dt) {
    _clock += dt;
    if (_autoScrolling) processAutoScrolling(dt);
}

void ScrollView::startAutoScrollToDestination(const Vec2& destination, float timeInSec, bool attenuated) {
    startAutoScroll(destination - getInnerContainerPosition(), timeInSec, attenuated);
}

/// Takes as long as a quintic ease-out that starts with the given velocity.
void ScrollView::startAttenuatingAutoScroll(const Vec2& deltaMove, const Vec2& initialVelocity) {
    startAutoScroll(deltaMove, std::sqrt(std::sqrt(initialVelocity.length() / 5.0f)), true);
}

void ScrollView::startAutoScroll(const Vec2& deltaMove, float timeInSec, bool attenuated) {
    _autoScrolling = true;
    _autoScrollTargetDelta = flattenVectorByDirection(deltaMove);
    _autoScrollAttenuate = attenuated;
    _autoScrollStartPosition = getInnerContainerPosition();
    _autoScrollTotalTime = timeInSec;
    _autoScrollAccumulatedTime = 0.0f;
    _autoScrollBraking = false;
    _autoScrollBrakingStartPosition = Vec2::ZERO;
    const Vec2 overshoot = getHowMuchOutOfBoundary();
    if (isZero(overshoot)) return;
    _autoScrollCurrentlyOutOfBoundary = true;
    const Vec2 finalOvershoot = getHowMuchOutOfBoundary(_autoScrollTargetDelta);
    _autoScrollBraking = overshoot.x * finalOvershoot.x > 0 || overshoot.y * finalOvershoot.y > 0;
}

bool ScrollView::startBounceBackIfNeeded() {
    if (!_bounceEnabled) return false;
    const Vec2 overshoot = getHowMuchOutOfBoundary();
    if (isZero(overshoot)) return false;
    startAutoScroll(overshoot, kBounceBackSeconds, true);
    return true;
}

float ScrollView::getAutoScrollStopEpsilon() const {
    return FLT_EPSILON;
}

/// Whether scrolling has crossed an edge, from where it is slowed down.
bool ScrollView::isBrakeNeeded() {
    if (_autoScrollBraking) return true;
    if (isZero(getHowMuchOutOfBoundary())) {
        _autoScrollCurrentlyOutOfBoundary = false;
        return false;
    }
    if (_autoScrollCurrentlyOutOfBoundary) return false;
    _autoScrollCurrentlyOutOfBoundary = true;
    _autoScrollBraking = true;
    _autoScrollBrakingStartPosition = getInnerContainerPosition();
    return true;
}

void ScrollView::processAutoScrolling(float deltaTime) {
    const auto alive = copra::keepAlive(this);
    const float speed = isBrakeNeeded() ? kOvershootSpeed : 1.0f;
    _autoScrollAccumulatedTime += deltaTime / speed;
    float progress = 1.0f;
    if (_autoScrollTotalTime > 0)
        progress = std::min(1.0f, _autoScrollAccumulatedTime / _autoScrollTotalTime);
    if (_autoScrollAttenuate) progress = tweenfunc::quintEaseOut(progress);
    bool ended = std::fabs(progress - 1.0f) <= getAutoScrollStopEpsilon();
    Vec2 position = _autoScrollStartPosition + _autoScrollTargetDelta * (ended ? 1.0f : progress);
    if (_bounceEnabled) {
        position = _autoScrollBrakingStartPosition + (position - _autoScrollBrakingStartPosition) * speed;
    } else {
        const Vec2 overshoot = getHowMuchOutOfBoundary(position - getInnerContainerPosition());
        if (!isZero(overshoot)) {
            position += overshoot;
            ended = true;
        }
    }
    if (ended) _autoScrolling = false;
    moveInnerContainer(position - getInnerContainerPosition(), ended);
    if (ended) dispatchEvent(EventType::AUTOSCROLL_ENDED);
}

void ScrollView::stopScroll() {
    if (!_scrolling) return;
    forEachBar([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    _scrolling = false;
    _bePressed = false;
    startBounceBackIfNeeded();
    dispatchEvent(EventType::SCROLLING_ENDED);
}

void ScrollView::stopAutoScroll() {
    if (!_autoScrolling) return;
    forEachBar([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    _autoScrolling = false;
    dispatchEvent(EventType::AUTOSCROLL_ENDED);
}

void ScrollView::stopOverallScroll() {
    const auto alive = copra::keepAlive(this);
    stopScroll();
    stopAutoScroll();
}

} // namespace ui
} // namespace cocos2d
