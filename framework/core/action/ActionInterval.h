#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base class of the actions with a duration.
///
/// A derived class reads its start values in startWithTarget() and applies the state at a time in update().
/// The first step() shows the start and ignores its `dt`; every further step adds `dt` to the elapsed time.
/// An action with a duration of 0 finishes in its first step().
class ActionInterval : public FiniteTimeAction {
public:
    /// Returns the seconds since the first step(). In the last step, they may exceed the duration.
    float getElapsed() const { return _elapsed; }

    bool isDone() const override;
    void step(float dt) override;
    void startWithTarget(Node* target) override;
    /// Returns an autoreleased action that undoes this one in the same duration. If the class does not
    /// support it, debug builds assert; release builds log that and return null.
    ActionInterval* reverse() const override;
    /// Returns an autoreleased copy that is not running and has no tag. A class that overrides neither this
    /// function nor copyInto_() cannot be copied, so the call is an error: debug builds assert; release
    /// builds log it and return null.
    ActionInterval* clone() const override;

    /// Sets the duration in seconds and returns true. A negative duration or NaN becomes 0; an action with an
    /// infinite duration never completes. Both log a warning.
    bool initWithDuration(float duration);

    /// Only for grid actions such as Waves3D, whose own getAmplitudeRate() returns the factor of the
    /// amplitude, usually from 0 to 1. Other actions return 0.
    float getAmplitudeRate() const { return 0.0f; }
    /// Only for grid actions such as Waves3D, which define their own setAmplitudeRate(). For other actions,
    /// the call is an error: debug builds assert; release builds log it and do nothing.
    void setAmplitudeRate(float amp);

protected:
    float _elapsed = 0.0f;
    bool _firstTick = true; ///< Whether the next step() is the first one since the start.
    bool _done = false;     ///< Whether the last step() reached the duration.
};

} // namespace cocos2d
