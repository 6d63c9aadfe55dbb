#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Easing with a one-dimensional cubic Bézier curve.
class EaseBezierAction : public ActionEase {
public:
    /// Creates an action that plays `action`, which is retained, along a Bézier curve. Call setBezierParamer(), too: without it,
    /// all values are 0, and the action does not move. Null is an error and gives null.
    static EaseBezierAction* create(ActionInterval* action);

    EaseBezierAction* clone() const override;
    EaseBezierAction* reverse() const override;
    void update(float time) override;

    /// Sets the control values of the curve: start, two control points, end. Usually p0 = 0 and p3 = 1.
    virtual void setBezierParamer(float p0, float p1, float p2, float p3);

protected:
    float _p0 = 0.0f;
    float _p1 = 0.0f;
    float _p2 = 0.0f;
    float _p3 = 0.0f;
};

} // namespace cocos2d
