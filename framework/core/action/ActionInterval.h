#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base class of the actions with a duration.
///
/// A derived class reads its start values in startWithTarget() and applies the state at a time in update().
/// The first step() shows the start and ignores its dt; every further one adds dt to the elapsed time. An
/// action of duration 0 finishes in its first step().
class ActionInterval : public FiniteTimeAction {
public:
    /// The seconds since the first step(). They may exceed the duration in the last one.
    float getElapsed() const { return _elapsed; }

    bool isDone() const override;
    void step(float dt) override;
    void startWithTarget(Node* target) override;
    /// Returns an autoreleased action that undoes this one, in the same duration.
    /// If the class does not support it, asserts and returns null.
    ActionInterval* reverse() const override;
    /// Returns an autoreleased copy that is not running and has no tag.
    ActionInterval* clone() const override;

    /// Sets the duration in seconds and returns true. A negative duration or NaN is read as 0; an action with
    /// an infinite duration never completes. Both log a warning.
    bool initWithDuration(float duration);

    /// Always 0: actions with an amplitude, such as Waves3D, define their own getAmplitudeRate().
    float getAmplitudeRate() const { return 0.0f; }
    /// Asserts, or logs in release builds: only actions with an amplitude define it.
    void setAmplitudeRate(float amp);

protected:
    float _elapsed = 0.0f;
    bool _firstTick = true; ///< The next step() is the first one since the start.
    bool _done = false;     ///< The last step() reached the duration.
};

} // namespace cocos2d
