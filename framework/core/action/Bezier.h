#pragma once

#include "action/ActionInterval.h"
#include "math/Vec2.h"

namespace cocos2d {

/// The control points and the end point of a cubic Bézier curve that starts at the position of the node.
typedef struct _ccBezierConfig {
    Vec2 endPosition;    ///< The end point, in points.
    Vec2 controlPoint_1; ///< The beginning of the curve leads toward this point.
    Vec2 controlPoint_2; ///< The end of the curve comes from this point.
} ccBezierConfig;

/// Moves a node along a cubic Bézier curve that is relative to its position. The movement adds up with other
/// position actions.
class BezierBy : public ActionInterval {
public:
    /// Creates an action that moves a node along a curve in `t` seconds. The points of `c` are relative to
    /// the start position.
    static BezierBy* create(float t, const ccBezierConfig& c);

    BezierBy* clone() const override;
    /// Returns an autoreleased action that moves along the same curve from its end to its start.
    BezierBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the points of the curve, relative to the start. Returns true.
    bool initWithDuration(float t, const ccBezierConfig& c);

protected:
    ccBezierConfig _config; ///< The points relative to the start.
    Vec2 _startPosition;    ///< The position of the node when the action started.
    Vec2 _previousPosition; ///< The position that the action set last.
};

/// Moves a node along a cubic Bézier curve to a position.
class BezierTo : public BezierBy {
public:
    /// Creates an action that moves a node along a curve in `t` seconds. The points of `c` are in the space
    /// of the parent.
    static BezierTo* create(float t, const ccBezierConfig& c);

    BezierTo* clone() const override;
    /// The action cannot be reversed, because the start position is not known: debug builds assert; release
    /// builds log it and return null.
    BezierTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// Sets the duration in seconds and the points of the curve in the parent of the node. Returns true.
    bool initWithDuration(float t, const ccBezierConfig& c);

protected:
    ccBezierConfig _toConfig; ///< The points in the parent.
};

} // namespace cocos2d
