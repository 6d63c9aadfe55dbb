#pragma once

#include "action/ActionInterval.h"

#include <functional>

namespace cocos2d {

/// Passes a number that changes linearly over time to a callback, once a frame.
class ActionFloat : public ActionInterval {
public:
    /// Receives the value of each frame, which is `from` at the start and exactly `to` at the end.
    using ActionFloatCallback = std::function<void(float value)>;

    /// Creates an action that passes `callback` a number that changes from one value to another in `duration`
    /// seconds. The callback may be empty.
    static ActionFloat* create(float duration, float from, float to, ActionFloatCallback callback);

    ActionFloat* clone() const override;
    /// Returns an autoreleased action that counts back, from the last value to the first, with the same
    /// callback.
    ActionFloat* reverse() const override;
    void update(float time) override;

    /// Sets the duration in seconds, the two values, and the function that receives the values between.
    /// Returns true.
    bool initWithDuration(float duration, float from, float to, ActionFloatCallback callback);

protected:
    float _from = 0.0f;
    float _to = 0.0f;

private:
    ActionFloatCallback _callback;
};

} // namespace cocos2d
