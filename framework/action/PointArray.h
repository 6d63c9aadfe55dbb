#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "math/Vec2.h"

#include <vector>

namespace cocos2d {

/// The control points of a spline action.
class PointArray : public Ref, public Clonable {
public:
    /// An autoreleased, empty array with room for `capacity` points.
    static PointArray* create(ssize_t capacity);

    PointArray() = default;
    bool initWithCapacity(ssize_t capacity);

    void addControlPoint(const Vec2& controlPoint);
    /// Inserts before `index`, 0..count(). An index outside asserts, or is ignored in release.
    void insertControlPoint(const Vec2& controlPoint, ssize_t index);
    /// An index outside 0..count()-1 asserts, or is ignored in release.
    void replaceControlPoint(const Vec2& controlPoint, ssize_t index);
    void removeControlPointAtIndex(ssize_t index);
    /// The point at `index`, which is clamped to the array. (0,0) when there are no points.
    const Vec2& getControlPointAtIndex(ssize_t index) const;
    ssize_t count() const { return static_cast<ssize_t>(_controlPoints.size()); }

    /// An autoreleased copy in reverse order.
    PointArray* reverse() const;
    /// Reverses the order in place.
    void reverseInline();
    PointArray* clone() const override;

    const std::vector<Vec2>& getControlPoints() const { return _controlPoints; }
    void setControlPoints(std::vector<Vec2> controlPoints);

private:
    bool isInside(ssize_t index) const { return index >= 0 && index < count(); }

    std::vector<Vec2> _controlPoints;

    CC_DISALLOW_COPY_AND_ASSIGN(PointArray)
};

} // namespace cocos2d
