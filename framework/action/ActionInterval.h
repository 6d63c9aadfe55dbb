#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base of every action that takes time.
///
/// A derived action reads its start values in startWithTarget() and writes the state of a moment in update().
/// The first frame shows the start and ignores its dt; from then on the elapsed time grows by dt. An action
/// of duration 0 is complete in its first frame.
class ActionInterval : public FiniteTimeAction {
public:
    /// Seconds since the first frame. May exceed the duration in the last frame.
    float getElapsed() const { return _elapsed; }

    bool isDone() const override;
    void step(float dt) override;
    void startWithTarget(Node* target) override;
    ActionInterval* reverse() const override;
    ActionInterval* clone() const override;

    /// Sets the duration in seconds. Refuses what is negative or not finite: asserts, or in release logs and
    /// returns false.
    bool initWithDuration(float duration);

    /// Actions with an amplitude (Waves3D and its kin) have a rate of their own; of any other it is 0.
    float getAmplitudeRate() const { return 0.0f; }
    /// Refused by an action without an amplitude: asserts, or in release logs.
    void setAmplitudeRate(float amp);

protected:
    float _elapsed = 0.0f;
    bool _firstTick = true; ///< The coming step() is the first one since the start.
    bool _done = false;     ///< The last step() reached the duration.
};

} // namespace cocos2d
