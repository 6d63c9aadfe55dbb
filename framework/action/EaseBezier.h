#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Eases by a cubic Bézier polynomial with four control values.
class EaseBezierAction : public ActionEase {
public:
    /// `action` (retained) must not be null. Call setBezierParamer() too: all values are 0 at first.
    static EaseBezierAction* create(ActionInterval* action);

    EaseBezierAction* clone() const override;
    EaseBezierAction* reverse() const override;
    void update(float time) override;

    /// The values of the curve at its start, its two control points and its end; usually p0 = 0 and p3 = 1.
    virtual void setBezierParamer(float p0, float p1, float p2, float p3);

protected:
    float _p0 = 0.0f;
    float _p1 = 0.0f;
    float _p2 = 0.0f;
    float _p3 = 0.0f;
};

} // namespace cocos2d
