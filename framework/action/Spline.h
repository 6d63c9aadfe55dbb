#pragma once

#include "action/ActionInterval.h"
#include "action/PointArray.h"
#include "base/RefPtr.h"
#include "math/curves.h"

namespace cocos2d {

/// Moves a node along a cardinal spline through points of its parent's space. Every stretch between two
/// points takes the same time. Adds up with other position actions.
class CardinalSplineTo : public ActionInterval {
public:
    /// `duration` in seconds; `points` (retained, at least one) are passed in order; `tension` 0 is smooth
    /// and wide, 1 is a broken line.
    static CardinalSplineTo* create(float duration, PointArray* points, float tension);

    CardinalSplineTo* clone() const override;
    CardinalSplineTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Refuses null or no points: asserts, or in release logs and returns false.
    bool initWithDuration(float duration, PointArray* points, float tension);

    /// Places the target at a point of the curve; the form relative to the start adds the start.
    virtual void updatePosition(const Vec2& newPos);

    PointArray* getPoints() { return _points; }
    /// Retained; at least one point. Replace it only while the action is not running.
    void setPoints(PointArray* points);

protected:
    RefPtr<PointArray> _points;
    float _tension = 0.0f;
    Vec2 _previousPosition;
    Vec2 _accumulatedDiff; ///< What others moved the target meanwhile.
};

/// Moves a node along a cardinal spline whose points count from its place.
class CardinalSplineBy : public CardinalSplineTo {
public:
    /// As CardinalSplineTo::create(), with points relative to the start.
    static CardinalSplineBy* create(float duration, PointArray* points, float tension);

    CardinalSplineBy* clone() const override;
    /// The same curve from its end to its start.
    CardinalSplineBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void updatePosition(const Vec2& newPos) override;

protected:
    Vec2 _startPosition;
};

/// Moves a node along a Catmull-Rom spline, the cardinal spline of tension 0.5, through points of its
/// parent's space.
class CatmullRomTo : public CardinalSplineTo {
public:
    /// `dt` in seconds; `points` is retained.
    static CatmullRomTo* create(float dt, PointArray* points);

    CatmullRomTo* clone() const override;
    CatmullRomTo* reverse() const override;

    bool initWithDuration(float dt, PointArray* points);
};

/// Moves a node along a Catmull-Rom spline whose points count from its place.
class CatmullRomBy : public CardinalSplineBy {
public:
    /// `dt` in seconds; `points` is retained.
    static CatmullRomBy* create(float dt, PointArray* points);

    CatmullRomBy* clone() const override;
    CatmullRomBy* reverse() const override;

    bool initWithDuration(float dt, PointArray* points);
};

} // namespace cocos2d
