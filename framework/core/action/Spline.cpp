#include "action/Spline.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <algorithm>

namespace cocos2d {

namespace {

constexpr float kCatmullRomTension = 0.5f;

/// The points of the reverse of a relative spline: in reverse order and relative to its end.
PointArray* reversedRelative(const PointArray& points) {
    PointArray* back = points.reverse();
    const Vec2 end = points.getControlPointAtIndex(points.count() - 1);
    const Vec2 first = points.getControlPointAtIndex(0);
    for (ssize_t i = 0; i < back->count(); ++i)
        back->replaceControlPoint(back->getControlPointAtIndex(i) - end - first, i);
    return back;
}

} // namespace

CardinalSplineTo* CardinalSplineTo::create(float duration, PointArray* points, float tension) {
    auto* action = new CardinalSplineTo();
    return copra::autoreleased(action, action->initWithDuration(duration, points, tension));
}

bool CardinalSplineTo::initWithDuration(float duration, PointArray* points, float tension) {
    const bool valid = points && points->count() > 0;
    if (copra::refuse(!valid, "CardinalSplineTo::initWithDuration: at least one control point is needed"))
        return false;
    _points = points;
    _tension = tension;
    return ActionInterval::initWithDuration(duration);
}

void CardinalSplineTo::setPoints(PointArray* points) {
    const bool valid = points && points->count() > 0;
    if (copra::refuse(!valid, "CardinalSplineTo::setPoints: at least one control point is needed")) return;
    _points = points;
}

CardinalSplineTo* CardinalSplineTo::clone() const {
    return create(_duration, _points->clone(), _tension);
}

CardinalSplineTo* CardinalSplineTo::reverse() const {
    return create(_duration, _points->reverse(), _tension);
}

void CardinalSplineTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _previousPosition = target->getPosition();
    _accumulatedDiff = Vec2::ZERO;
}

void CardinalSplineTo::update(float time) {
    if (!_target) return;
    const auto segmentCount = static_cast<float>(_points->count() - 1);
    // An ease may give any time, also NaN. There are fewer points, so that nothing changes beyond.
    constexpr float kMostPoints = 1 << 22;
    const float position = std::min(std::max(-kMostPoints, time * segmentCount), kMostPoints);
    // At time 1 the position is exactly the last point. Times above 1, from an ease, extrapolate the curve.
    const ssize_t index = time == 1.0f ? _points->count() - 1 : static_cast<ssize_t>(position);
    const float fraction = time == 1.0f ? 1.0f : position - static_cast<float>(index);
    const Vec2 onCurve =
        ccCardinalSplineAt(_points->getControlPointAtIndex(index - 1), _points->getControlPointAtIndex(index),
                           _points->getControlPointAtIndex(index + 1),
                           _points->getControlPointAtIndex(index + 2), _tension, fraction);
    _accumulatedDiff = _accumulatedDiff + (_target->getPosition() - _previousPosition);
    updatePosition(onCurve + _accumulatedDiff);
}

void CardinalSplineTo::updatePosition(const Vec2& newPos) {
    _target->setPosition(newPos);
    _previousPosition = newPos;
}

CardinalSplineBy* CardinalSplineBy::create(float duration, PointArray* points, float tension) {
    auto* action = new CardinalSplineBy();
    return copra::autoreleased(action, action->initWithDuration(duration, points, tension));
}

CardinalSplineBy* CardinalSplineBy::clone() const {
    return create(_duration, _points->clone(), _tension);
}

CardinalSplineBy* CardinalSplineBy::reverse() const {
    return create(_duration, reversedRelative(*_points), _tension);
}

void CardinalSplineBy::startWithTarget(Node* target) {
    CardinalSplineTo::startWithTarget(target);
    if (target) _startPosition = target->getPosition();
}

void CardinalSplineBy::updatePosition(const Vec2& newPos) {
    CardinalSplineTo::updatePosition(_startPosition + newPos);
}

CatmullRomTo* CatmullRomTo::create(float dt, PointArray* points) {
    auto* action = new CatmullRomTo();
    return copra::autoreleased(action, action->initWithDuration(dt, points));
}

bool CatmullRomTo::initWithDuration(float dt, PointArray* points) {
    return CardinalSplineTo::initWithDuration(dt, points, kCatmullRomTension);
}

CatmullRomTo* CatmullRomTo::clone() const {
    return create(_duration, _points->clone());
}

CatmullRomTo* CatmullRomTo::reverse() const {
    return create(_duration, _points->reverse());
}

CatmullRomBy* CatmullRomBy::create(float dt, PointArray* points) {
    auto* action = new CatmullRomBy();
    return copra::autoreleased(action, action->initWithDuration(dt, points));
}

bool CatmullRomBy::initWithDuration(float dt, PointArray* points) {
    return CardinalSplineBy::initWithDuration(dt, points, kCatmullRomTension);
}

CatmullRomBy* CatmullRomBy::clone() const {
    return create(_duration, _points->clone());
}

CatmullRomBy* CatmullRomBy::reverse() const {
    return create(_duration, reversedRelative(*_points));
}

} // namespace cocos2d
