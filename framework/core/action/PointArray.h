#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "math/Vec2.h"

#include <vector>

namespace cocos2d {

/// The control points of a spline action.
class PointArray : public Ref, public Clonable {
public:
    /// Creates an autoreleased, empty array with reserved memory for `capacity` points.
    static PointArray* create(ssize_t capacity);

    PointArray() = default;
    /// Initializes an empty array with room for `capacity` points. Returns true.
    bool initWithCapacity(ssize_t capacity);

    /// Adds a point at the end of the list.
    void addControlPoint(const Vec2& controlPoint);
    /// Inserts a point before `index`, from 0 to count(). An index out of range is an error: debug builds
    /// assert; release builds log it and do nothing.
    void insertControlPoint(const Vec2& controlPoint, ssize_t index);
    /// Replaces the point at `index`. An index out of range is an error: debug builds assert; release builds
    /// log it and do nothing.
    void replaceControlPoint(const Vec2& controlPoint, ssize_t index);
    /// Removes the point at `index`. An index out of range is an error: debug builds assert; release builds
    /// log it and do nothing.
    void removeControlPointAtIndex(ssize_t index);
    /// Returns the point at `index`, which is clamped to 0..count()-1, or (0, 0) if the array is empty.
    const Vec2& getControlPointAtIndex(ssize_t index) const;
    /// Returns the number of points.
    ssize_t count() const { return static_cast<ssize_t>(_controlPoints.size()); }

    /// Returns an autoreleased copy in reverse order.
    PointArray* reverse() const;
    /// Reverses the order of the points in place.
    void reverseInline();
    PointArray* clone() const override;

    /// Returns the points in order. The reference is valid until the array is destroyed.
    const std::vector<Vec2>& getControlPoints() const { return _controlPoints; }
    /// Replaces all points with those of a vector.
    void setControlPoints(std::vector<Vec2> controlPoints);

private:
    bool isInside(ssize_t index) const { return index >= 0 && index < count(); }

    std::vector<Vec2> _controlPoints;

    CC_DISALLOW_COPY_AND_ASSIGN(PointArray)
};

} // namespace cocos2d
