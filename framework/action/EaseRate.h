#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Base of the eases that raise the time to a power, the rate. The reverse has the inverse rate. By itself it
/// keeps the rate and does not ease.
class EaseRateAction : public ActionEase {
public:
    /// `action` (retained) must not be null.
    static EaseRateAction* create(ActionInterval* action, float rate);

    /// 1 is no easing; 2 and more are usual.
    float getRate() const { return _rate; }
    void setRate(float rate) { _rate = rate; }

    EaseRateAction* clone() const override;
    EaseRateAction* reverse() const override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(ActionInterval* pAction, float fRate);

protected:
    float _rate = 1.0f;
};

/// Starts softly: time to the power of the rate.
class EaseIn : public EaseRateAction {
public:
    /// `action` (retained) must not be null.
    static EaseIn* create(ActionInterval* action, float rate);

    EaseIn* clone() const override;
    EaseIn* reverse() const override;
    void update(float time) override;
};

/// Ends softly: the rate-th root of the time.
class EaseOut : public EaseRateAction {
public:
    /// `action` (retained) must not be null.
    static EaseOut* create(ActionInterval* action, float rate);

    EaseOut* clone() const override;
    EaseOut* reverse() const override;
    void update(float time) override;
};

/// Starts and ends softly: the curve of EaseIn, then the same mirrored.
class EaseInOut : public EaseRateAction {
public:
    /// `action` (retained) must not be null.
    static EaseInOut* create(ActionInterval* action, float rate);

    EaseInOut* clone() const override;
    EaseInOut* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
