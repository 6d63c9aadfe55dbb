#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Skews a node to angles, the shorter way around.
class SkewTo : public ActionInterval {
public:
    /// Creates an action that slants the y axis of a node to `sx` and its x axis to `sy`, in degrees, as
    /// Node::setSkewX() and setSkewY() do, in `t` seconds.
    static SkewTo* create(float t, float sx, float sy);

    SkewTo* clone() const override;
    /// The action cannot be reversed, because the skew at the start is not known: debug builds assert;
    /// release builds log it and return null.
    SkewTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object with the angles of the y axis and of the x axis, as create() does.
    bool initWithDuration(float t, float sx, float sy);

protected:
    float _skewX = 0.0f;      ///< The angle at the end, or the difference in a SkewBy, in degrees.
    float _skewY = 0.0f;      ///< The angle at the end, or the difference in a SkewBy, in degrees.
    float _startSkewX = 0.0f; ///< The skew at the start, in degrees.
    float _startSkewY = 0.0f; ///< The skew at the start, in degrees.
    float _deltaX = 0.0f;     ///< The change from the start to the end.
    float _deltaY = 0.0f;     ///< The change from the start to the end.
};

/// Skews a node by angles, relative to its current skew. It does not add up with other skew actions: the
/// action that runs later overwrites the others.
class SkewBy : public SkewTo {
public:
    /// Creates an action that slants the y axis of a node by `deltaSkewX` and its x axis by `deltaSkewY`, in
    /// degrees, in `t` seconds.
    static SkewBy* create(float t, float deltaSkewX, float deltaSkewY);

    SkewBy* clone() const override;
    /// Returns an autoreleased action that skews by the opposite angles.
    SkewBy* reverse() const override;
    void startWithTarget(Node* target) override;
};

} // namespace cocos2d
