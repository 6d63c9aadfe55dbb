#include "event/Touch.h"
#include "math/easing.h"
#include "scene/Camera.h"
#include "ui/UIScrollView.h"
#include "ui/UIScrollViewBar.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace cocos2d {
namespace ui {

namespace {

constexpr std::size_t kStrokes = 5; ///< That make the speed at the end of a drag.
constexpr float kBrake = 0.05f;     ///< How much slower it goes beyond the edges.
constexpr float kBounceBackSeconds = 1.0f;
constexpr float kInertia = 0.7f;   ///< Seconds of the last speed that a fling goes on.
constexpr float kDragStart = 7.0f; ///< Points after which a touch on a child scrolls.

bool isZero(const Vec2& v) {
    return std::fabs(v.x) <= 0.0001f && std::fabs(v.y) <= 0.0001f;
}

} // namespace

// --- Fingers ---

bool ScrollView::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const bool claimed = Layout::onTouchBegan(touch, unusedEvent);
    if (!_isInterceptTouch && _hitted) handlePressLogic(touch);
    return claimed;
}

void ScrollView::onTouchMoved(Touch* touch, Event* unusedEvent) {
    Layout::onTouchMoved(touch, unusedEvent);
    if (!_isInterceptTouch) handleMoveLogic(touch);
}

void ScrollView::onTouchEnded(Touch* touch, Event* unusedEvent) {
    const RefPtr<ScrollView> alive(this);
    Layout::onTouchEnded(touch, unusedEvent);
    if (!_isInterceptTouch) handleReleaseLogic(touch);
    _isInterceptTouch = false;
}

void ScrollView::onTouchCancelled(Touch* touch, Event* unusedEvent) {
    const RefPtr<ScrollView> alive(this);
    Layout::onTouchCancelled(touch, unusedEvent);
    if (!_isInterceptTouch) handleReleaseLogic(touch);
    _isInterceptTouch = false;
}

/// Drags that begin on a child scroll too, once they have gone some way.
void ScrollView::interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    if (!_touchEnabled) {
        Layout::interceptTouchEvent(event, sender, touch);
        return;
    }
    if (_direction == Direction::NONE) return;
    const Vec2 place = touch->getLocation();
    switch (event) {
    case TouchEventType::BEGAN:
        _isInterceptTouch = true;
        _touchBeganPosition = place;
        handlePressLogic(touch);
        break;
    case TouchEventType::MOVED:
        _touchMovePosition = place;
        if (flattenVectorByDirection(sender->getTouchBeganPosition() - place).length() > kDragStart) {
            sender->setHighlighted(false);
            handleMoveLogic(touch);
        }
        break;
    case TouchEventType::CANCELED:
    case TouchEventType::ENDED:
        _touchEndPosition = place;
        handleReleaseLogic(touch);
        if (sender->isSwallowTouches()) _isInterceptTouch = false;
        break;
    }
}

/// How the finger moved in points of the view; false where it was or is outside.
bool ScrollView::moveOf(Touch* touch, Vec2& move) const {
    Vec3 now;
    Vec3 before;
    if (!hitTest(touch->getLocation(), _hittedByCamera.get(), &now)) return false;
    if (!hitTest(touch->getPreviousLocation(), _hittedByCamera.get(), &before)) return false;
    move = Vec2(now.x - before.x, now.y - before.y);
    return true;
}

void ScrollView::gather(const Vec2& move) {
    while (_strokes.size() >= kStrokes) _strokes.pop_front();
    _strokes.push_back({move, _clock - _strokeStart});
    _strokeStart = _clock;
}

void ScrollView::handlePressLogic(Touch*) {
    _bePressed = true;
    _autoScrolling = false;
    _strokeStart = _clock;
    _strokes.clear();
    forBars([](ScrollViewBar& bar) { bar.onTouchBegan(); });
}

void ScrollView::handleMoveLogic(Touch* touch) {
    Vec2 move;
    if (!_bePressed || !moveOf(touch, move)) return;
    scrollChildren(move);
    gather(move);
}

void ScrollView::handleReleaseLogic(Touch* touch) {
    if (!_bePressed) return;
    Vec2 move;
    if (moveOf(touch, move)) gather(move);
    _bePressed = false;
    if (!startBounceBackIfNeeded() && _inertiaScrollEnabled) {
        const Vec2 velocity = calculateTouchMoveVelocity();
        if (velocity != Vec2::ZERO) startAttenuatingAutoScroll(velocity * kInertia, velocity);
    }
    forBars([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    if (!_scrolling) return;
    _scrolling = false;
    dispatchEvent(EventType::SCROLLING_ENDED);
}

/// Points a second; 0 where the drag took too long.
Vec2 ScrollView::calculateTouchMoveVelocity() const {
    float seconds = 0.0f;
    Vec2 way;
    for (const Stroke& stroke : _strokes) {
        seconds += stroke.seconds;
        way += stroke.move;
    }
    if (seconds <= 0.0f || seconds >= _touchTotalTimeThreshold) return Vec2::ZERO;
    return way / seconds;
}

void ScrollView::scrollChildren(const Vec2& deltaMove) {
    const RefPtr<ScrollView> alive(this);
    Vec2 move = deltaMove;
    if (_bounceEnabled) {
        // Beyond the edges it follows with half the speed.
        const Vec2 beyond = getHowMuchOutOfBoundary();
        if (beyond.x != 0.0f) move.x *= 0.5f;
        if (beyond.y != 0.0f) move.y *= 0.5f;
    } else {
        move += getHowMuchOutOfBoundary(move);
    }
    const float bottom = _innerContainer->getBottomBoundary() + move.y;
    const float top = _innerContainer->getTopBoundary() + move.y;
    const float left = _innerContainer->getLeftBoundary() + move.x;
    const float right = _innerContainer->getRightBoundary() + move.x;
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

// --- Motion without a finger ---

void ScrollView::update(float dt) {
    _clock += dt;
    if (_autoScrolling) processAutoScrolling(dt);
}

void ScrollView::startAutoScrollToDestination(const Vec2& destination, float timeInSec, bool attenuated) {
    startAutoScroll(destination - getInnerContainerPosition(), timeInSec, attenuated);
}

/// As long as the quintic ease takes to come to rest from that speed.
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
    const Vec2 beyond = getHowMuchOutOfBoundary();
    if (isZero(beyond)) return;
    _autoScrollCurrentlyOutOfBoundary = true;
    const Vec2 later = getHowMuchOutOfBoundary(_autoScrollTargetDelta);
    _autoScrollBraking = beyond.x * later.x > 0 || beyond.y * later.y > 0;
}

bool ScrollView::startBounceBackIfNeeded() {
    if (!_bounceEnabled) return false;
    const Vec2 beyond = getHowMuchOutOfBoundary();
    if (isZero(beyond)) return false;
    startAutoScroll(beyond, kBounceBackSeconds, true);
    return true;
}

float ScrollView::getAutoScrollStopEpsilon() const {
    return FLT_EPSILON;
}

/// From where it goes over an edge it is slowed down.
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
    const RefPtr<ScrollView> alive(this);
    const float brake = isBrakeNeeded() ? kBrake : 1.0f;
    _autoScrollAccumulatedTime += deltaTime / brake;
    float share = 1.0f;
    if (_autoScrollTotalTime > 0) share = std::min(1.0f, _autoScrollAccumulatedTime / _autoScrollTotalTime);
    if (_autoScrollAttenuate) share = tweenfunc::quintEaseOut(share);
    bool ended = std::fabs(share - 1.0f) <= getAutoScrollStopEpsilon();
    Vec2 place = _autoScrollStartPosition + _autoScrollTargetDelta * (ended ? 1.0f : share);
    if (_bounceEnabled) {
        place = _autoScrollBrakingStartPosition + (place - _autoScrollBrakingStartPosition) * brake;
    } else {
        const Vec2 beyond = getHowMuchOutOfBoundary(place - getInnerContainerPosition());
        if (!isZero(beyond)) {
            place += beyond;
            ended = true;
        }
    }
    if (ended) _autoScrolling = false;
    moveInnerContainer(place - getInnerContainerPosition(), ended);
    if (ended) dispatchEvent(EventType::AUTOSCROLL_ENDED);
}

void ScrollView::stopScroll() {
    if (!_scrolling) return;
    forBars([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    _scrolling = false;
    _bePressed = false;
    startBounceBackIfNeeded();
    dispatchEvent(EventType::SCROLLING_ENDED);
}

void ScrollView::stopAutoScroll() {
    if (!_autoScrolling) return;
    forBars([](ScrollViewBar& bar) { bar.onTouchEnded(); });
    _autoScrolling = false;
    dispatchEvent(EventType::AUTOSCROLL_ENDED);
}

void ScrollView::stopOverallScroll() {
    stopScroll();
    stopAutoScroll();
}

} // namespace ui
} // namespace cocos2d
