#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Eases an action along a one-dimensional cubic Bézier curve.
class EaseBezierAction : public ActionEase {
public:
    /// Creates an action that plays `action`, which is retained, along a Bézier curve. Call
    /// setBezierParamer() next: without it, all values are 0, and the action does not move. A null `action`
    /// is an error: debug builds assert; release builds log it and return null.
    static EaseBezierAction* create(ActionInterval* action);

    EaseBezierAction* clone() const override;
    EaseBezierAction* reverse() const override;
    void update(float time) override;

    /// Sets the control values of the curve: the start, two control points, and the end. Usually, p0 is 0 and
    /// p3 is 1.
    virtual void setBezierParamer(float p0, float p1, float p2, float p3);

protected:
    float _p0 = 0.0f;
    float _p1 = 0.0f;
    float _p2 = 0.0f;
    float _p3 = 0.0f;
};

} // namespace cocos2d
