#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Scales a node linearly to a factor. It does not add up with other scale actions: the action that runs
/// later overwrites the others.
class ScaleTo : public ActionInterval {
public:
    /// Creates an action that scales a node to the factor `s` in `duration` seconds; 1 is its natural size.
    static ScaleTo* create(float duration, float s);
    /// Creates an action that scales a node to a factor of each axis in `duration` seconds.
    static ScaleTo* create(float duration, float sx, float sy);
    /// Creates an action that scales a node to a factor of each of its three axes in `duration` seconds.
    static ScaleTo* create(float duration, float sx, float sy, float sz);

    ScaleTo* clone() const override;
    /// The action cannot be reversed, because the scale at the start is not known: debug builds assert;
    /// release builds log it and return null.
    ScaleTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes the action with the factor `s` of all axes.
    bool initWithDuration(float duration, float s);
    /// Initializes the action with a factor of the x axis and one of the y axis.
    bool initWithDuration(float duration, float sx, float sy);
    /// Initializes the action with a factor of each of the three axes.
    bool initWithDuration(float duration, float sx, float sy, float sz);

protected:
    float _endScaleX = 1.0f;   ///< The scale at the end.
    float _endScaleY = 1.0f;   ///< The scale at the end.
    float _endScaleZ = 1.0f;   ///< The scale at the end.
    float _startScaleX = 1.0f; ///< The scale at the start.
    float _startScaleY = 1.0f; ///< The scale at the start.
    float _startScaleZ = 1.0f; ///< The scale at the start.
    float _deltaX = 0.0f;      ///< The change from the start to the end.
    float _deltaY = 0.0f;      ///< The change from the start to the end.
    float _deltaZ = 0.0f;      ///< The change from the start to the end.
};

/// Multiplies the scale of a node linearly by a factor. It does not add up with other scale actions: the
/// action that runs later overwrites the others.
class ScaleBy : public ScaleTo {
public:
    /// Creates an action that multiplies the scale of a node by `s` in `duration` seconds.
    static ScaleBy* create(float duration, float s);
    /// Creates an action that multiplies the scale of each axis by a factor in `duration` seconds.
    static ScaleBy* create(float duration, float sx, float sy);
    /// Creates an action that multiplies the scale of each of the three axes by a factor in `duration`
    /// seconds.
    static ScaleBy* create(float duration, float sx, float sy, float sz);

    ScaleBy* clone() const override;
    /// Returns an autoreleased action that scales by the inverse factors. An axis with the factor 0 is not
    /// scaled back; this logs a warning.
    ScaleBy* reverse() const override;
    void startWithTarget(Node* target) override;
};

} // namespace cocos2d
