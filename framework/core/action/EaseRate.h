#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Base class of EaseIn, EaseOut, and EaseInOut, which raise the time to a power, the rate. Use one of these:
/// the base class stores the rate, but does not ease. The reverse action has the rate 1 / rate.
class EaseRateAction : public ActionEase {
public:
    /// Creates an action that plays `action`, which is retained, without easing it. A null `action` is an
    /// error: debug builds assert; release builds log it and return null.
    static EaseRateAction* create(ActionInterval* action, float rate);

    /// Returns the exponent to which the time is raised.
    float getRate() const { return _rate; }
    /// Sets the exponent to which the time is raised: 1 does not ease; 2 and more are usual.
    void setRate(float rate) { _rate = rate; }

    /// Returns an autoreleased copy with the same rate, and a copy of the inner action.
    EaseRateAction* clone() const override;
    /// Returns an autoreleased ease of the same class for the reversed inner action, with the rate 1 /
    /// `rate`.
    EaseRateAction* reverse() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithAction(ActionInterval* pAction, float fRate);

protected:
    float _rate = 1.0f;
};

/// Starts slowly: raises the time to the power of the rate.
class EaseIn : public EaseRateAction {
public:
    /// Creates an action that plays `action`, which is retained, and starts slowly: the time is raised to the
    /// power of `rate`. A rate of 1 does not ease; 2 and 3 are usual. A null `action` is an error: debug
    /// builds assert; release builds log it and return null.
    static EaseIn* create(ActionInterval* action, float rate);

    EaseIn* clone() const override;
    EaseIn* reverse() const override;
    void update(float time) override;
};

/// Stops slowly: raises the time to the power of 1 / rate.
class EaseOut : public EaseRateAction {
public:
    /// Creates an action that plays `action`, which is retained, and ends slowly: the time is raised to the
    /// power of 1 / `rate`. A rate of 1 does not ease; 2 and 3 are usual. A null `action` is an error: debug
    /// builds assert; release builds log it and return null.
    static EaseOut* create(ActionInterval* action, float rate);

    EaseOut* clone() const override;
    EaseOut* reverse() const override;
    void update(float time) override;
};

/// Starts and stops slowly: follows the curve of EaseIn in the first half, and its mirror image in the second half.
class EaseInOut : public EaseRateAction {
public:
    /// Creates an action that plays `action`, which is retained, and starts and ends slowly. A `rate` of 1
    /// does not ease; 2 and 3 are usual. A null `action` is an error: debug builds assert; release builds log
    /// it and return null.
    static EaseInOut* create(ActionInterval* action, float rate);

    EaseInOut* clone() const override;
    EaseInOut* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
