#include "action/PointArray.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

PointArray* PointArray::create(ssize_t capacity) {
    auto* points = new PointArray();
    return copra::autoreleased(points, points->initWithCapacity(capacity));
}

bool PointArray::initWithCapacity(ssize_t capacity) {
    _controlPoints.clear();
    if (copra::isTooLarge("PointArray::create", "points", capacity, copra::limits::kReserved)) return true;
    if (capacity > 0) _controlPoints.reserve(static_cast<std::size_t>(capacity));
    return true;
}

void PointArray::addControlPoint(const Vec2& controlPoint) {
    _controlPoints.push_back(controlPoint);
}

void PointArray::insertControlPoint(const Vec2& controlPoint, ssize_t index) {
    const bool isValid = isInside(index) || index == count();
    if (copra::refuse(!isValid, "PointArray::insertControlPoint: index out of range")) return;
    _controlPoints.insert(_controlPoints.begin() + index, controlPoint);
}

void PointArray::replaceControlPoint(const Vec2& controlPoint, ssize_t index) {
    if (copra::refuse(!isInside(index), "PointArray::replaceControlPoint: index out of range")) return;
    _controlPoints[static_cast<std::size_t>(index)] = controlPoint;
}

void PointArray::removeControlPointAtIndex(ssize_t index) {
    if (copra::refuse(!isInside(index), "PointArray::removeControlPointAtIndex: index out of range")) return;
    _controlPoints.erase(_controlPoints.begin() + index);
}

const Vec2& PointArray::getControlPointAtIndex(ssize_t index) const {
    if (_controlPoints.empty()) return Vec2::ZERO;
    return _controlPoints[static_cast<std::size_t>(std::clamp<ssize_t>(index, 0, count() - 1))];
}

PointArray* PointArray::reverse() const {
    PointArray* reversed = clone();
    reversed->reverseInline();
    return reversed;
}

void PointArray::reverseInline() {
    std::reverse(_controlPoints.begin(), _controlPoints.end());
}

PointArray* PointArray::clone() const {
    PointArray* copy = create(count());
    copy->_controlPoints = _controlPoints;
    return copy;
}

void PointArray::setControlPoints(std::vector<Vec2> controlPoints) {
    _controlPoints = std::move(controlPoints);
}

} // namespace cocos2d
