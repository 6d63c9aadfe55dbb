#pragma once

#include "action/ActionInterval.h"
#include "nodes/effects/fwd.h"

namespace cocos2d {

/// Changes the percentage of a ProgressTimer from its current value to another one. Any other node is an
/// error: debug builds assert; release builds log it, and the action does nothing.
class ProgressTo : public ActionInterval {
public:
    /// Creates an action that changes the percentage of a ProgressTimer to `percent`, 0 to 100, in `duration`
    /// seconds.
    static ProgressTo* create(float duration, float percent);

    ProgressTo* clone() const override;
    /// The action cannot be reversed, because the percentage at the start is not known: debug builds assert;
    /// release builds log it and return null.
    ProgressTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Sets the duration in seconds and the percentage at the end. Returns true.
    bool initWithDuration(float duration, float percent);

protected:
    float _to = 0.0f;
    float _from = 0.0f;

private:
    ProgressTimer* _timer = nullptr; ///< The target; null if that is not a ProgressTimer.
};

/// Changes the percentage of a ProgressTimer from one value to another. Any other node is an error: debug
/// builds assert; release builds log it, and the action does nothing.
class ProgressFromTo : public ActionInterval {
public:
    /// Creates an action that changes the percentage of a ProgressTimer from one value to another, 0 to 100,
    /// in `duration` seconds.
    static ProgressFromTo* create(float duration, float fromPercentage, float toPercentage);

    ProgressFromTo* clone() const override;
    /// Returns an autoreleased action that changes the percentage from the second value to the first.
    ProgressFromTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Sets the duration in seconds and the percentages at the beginning and the end. Returns true.
    bool initWithDuration(float duration, float fromPercentage, float toPercentage);

protected:
    float _to = 0.0f;
    float _from = 0.0f;

private:
    ProgressTimer* _timer = nullptr; ///< The target; null if that is not a ProgressTimer.
};

} // namespace cocos2d
