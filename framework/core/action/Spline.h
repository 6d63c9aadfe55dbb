#pragma once

#include "action/ActionInterval.h"
#include "action/PointArray.h"
#include "base/RefPtr.h"
#include "math/curves.h"

namespace cocos2d {

/// Moves a node along a cardinal spline through points in its parent's space. Every segment between two
/// points takes the same time. Adds up with other position actions.
class CardinalSplineTo : public ActionInterval {
public:
    /// Creates an action that moves a node along a curve through `points` of its parent in `duration` seconds. The array is
    /// retained and has at least one point; null or an empty one is an error and gives null. `tension` 0 gives the roundest curve,
    /// 1 straight lines.
    static CardinalSplineTo* create(float duration, PointArray* points, float tension);

    CardinalSplineTo* clone() const override;
    /// Returns an autoreleased action that moves through the same points from the last to the first.
    CardinalSplineTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object as create() does. Null or an empty array asserts; release builds log it and return false.
    bool initWithDuration(float duration, PointArray* points, float tension);

    /// Sets the position of the target to a point of the curve; CardinalSplineBy adds the start position.
    virtual void updatePosition(const Vec2& newPos);

    /// The control points.
    PointArray* getPoints() { return _points; }
    /// Retains the array, which must have at least one point. Replace it only while this is not running.
    void setPoints(PointArray* points);

protected:
    RefPtr<PointArray> _points;
    float _tension = 0.0f;
    Vec2 _previousPosition;
    Vec2 _accumulatedDiff; ///< Position changes by other code since the start.
};

/// Moves a node along a cardinal spline through points relative to its position.
class CardinalSplineBy : public CardinalSplineTo {
public:
    /// The same as CardinalSplineTo::create(), with points relative to the start position.
    static CardinalSplineBy* create(float duration, PointArray* points, float tension);

    CardinalSplineBy* clone() const override;
    /// The same curve from its end to its start.
    CardinalSplineBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void updatePosition(const Vec2& newPos) override;

protected:
    Vec2 _startPosition;
};

/// Moves a node along a Catmull-Rom spline (a cardinal spline of tension 0.5) through points in its parent's
/// space.
class CatmullRomTo : public CardinalSplineTo {
public:
    /// Creates an action that moves a node along a round curve through `points` of its parent, in `dt` seconds. The array is
    /// retained; null or an empty one is an error and gives null.
    static CatmullRomTo* create(float dt, PointArray* points);

    CatmullRomTo* clone() const override;
    /// Returns an autoreleased action that moves through the same points from the last to the first.
    CatmullRomTo* reverse() const override;

    bool initWithDuration(float dt, PointArray* points);
};

/// Moves a node along a Catmull-Rom spline through points relative to its position.
class CatmullRomBy : public CardinalSplineBy {
public:
    /// The same as CatmullRomTo::create(), with points relative to the start position.
    static CatmullRomBy* create(float dt, PointArray* points);

    CatmullRomBy* clone() const override;
    /// Returns an autoreleased action that follows the same curve from its end to its start.
    CatmullRomBy* reverse() const override;

    bool initWithDuration(float dt, PointArray* points);
};

} // namespace cocos2d
