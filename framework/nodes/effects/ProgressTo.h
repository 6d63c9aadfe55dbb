#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Brings a ProgressTimer from where it is to a percentage. On another kind of node this is asserted against
/// and does nothing.
class ProgressTo : public ActionInterval {
public:
    /// Duration in seconds, percent 0 to 100.
    static ProgressTo* create(float duration, float percent);

    ProgressTo* clone() const override;
    /// There is none: asserts and returns null.
    ProgressTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, float percent);

protected:
    float _to = 0.0f;
    float _from = 0.0f;
};

/// Brings a ProgressTimer from one percentage to another.
class ProgressFromTo : public ActionInterval {
public:
    /// Duration in seconds, percentages 0 to 100.
    static ProgressFromTo* create(float duration, float fromPercentage, float toPercentage);

    ProgressFromTo* clone() const override;
    /// From the second percentage to the first.
    ProgressFromTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, float fromPercentage, float toPercentage);

protected:
    float _to = 0.0f;
    float _from = 0.0f;
};

} // namespace cocos2d
