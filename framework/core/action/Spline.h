#pragma once

#include "action/ActionInterval.h"
#include "action/PointArray.h"
#include "base/RefPtr.h"
#include "math/curves.h"

namespace cocos2d {

/// Moves a node along a cardinal spline through points in the space of its parent. Every segment between two
/// points takes the same time. The movement adds up with other position actions.
class CardinalSplineTo : public ActionInterval {
public:
    /// Creates an action that moves a node along a curve through `points` of its parent in `duration`
    /// seconds. The array is retained. If it is null or empty, debug builds assert; release builds log that
    /// and return null. A `tension` of 0 gives the roundest curve, 1 gives straight lines.
    static CardinalSplineTo* create(float duration, PointArray* points, float tension);

    CardinalSplineTo* clone() const override;
    /// Returns an autoreleased action that moves through the same points from the last to the first.
    CardinalSplineTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object as create() does. Null or an empty array is an error: debug builds assert;
    /// release builds log it and return false.
    bool initWithDuration(float duration, PointArray* points, float tension);

    /// Sets the position of the node to a point of the curve. CardinalSplineBy adds the start position.
    virtual void updatePosition(const Vec2& newPos);

    /// Returns the control points.
    PointArray* getPoints() { return _points; }
    /// Sets and retains the control points. Null or an empty array is an error: debug builds assert; release
    /// builds log it and do nothing. Replace them only while the action is not running.
    void setPoints(PointArray* points);

protected:
    RefPtr<PointArray> _points;
    float _tension = 0.0f;
    Vec2 _previousPosition; ///< The position that the action set last.
    Vec2 _accumulatedDiff;  ///< The changes of the position by other code since the start.
};

/// Moves a node along a cardinal spline through points that are relative to its position.
class CardinalSplineBy : public CardinalSplineTo {
public:
    /// Creates an action as CardinalSplineTo::create() does, with points relative to the start position.
    static CardinalSplineBy* create(float duration, PointArray* points, float tension);

    CardinalSplineBy* clone() const override;
    /// Returns an autoreleased action that moves along the same curve from its end to its start.
    CardinalSplineBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void updatePosition(const Vec2& newPos) override;

protected:
    Vec2 _startPosition; ///< The position of the node when the action started.
};

/// Moves a node along a Catmull-Rom spline (a cardinal spline with a tension of 0.5) through points in the
/// space of its parent.
class CatmullRomTo : public CardinalSplineTo {
public:
    /// Creates an action that moves a node along a round curve through `points` of its parent in `dt`
    /// seconds. The array is retained. If it is null or empty, debug builds assert; release builds log that
    /// and return null.
    static CatmullRomTo* create(float dt, PointArray* points);

    CatmullRomTo* clone() const override;
    /// Returns an autoreleased action that moves through the same points from the last to the first.
    CatmullRomTo* reverse() const override;

    /// Sets the duration in seconds and the points of the curve, which are retained. Null or an empty array
    /// is an error: debug builds assert; release builds log it and return false.
    bool initWithDuration(float dt, PointArray* points);
};

/// Moves a node along a Catmull-Rom spline through points that are relative to its position.
class CatmullRomBy : public CardinalSplineBy {
public:
    /// Creates an action as CatmullRomTo::create() does, with points relative to the start position.
    static CatmullRomBy* create(float dt, PointArray* points);

    CatmullRomBy* clone() const override;
    /// Returns an autoreleased action that follows the same curve from its end to its start.
    CatmullRomBy* reverse() const override;

    /// Sets the duration in seconds and the points of the curve, relative to the start, which are retained.
    /// Null or an empty array is an error: debug builds assert; release builds log it and return false.
    bool initWithDuration(float dt, PointArray* points);
};

} // namespace cocos2d
