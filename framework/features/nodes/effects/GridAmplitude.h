#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Base class of the actions that change the amplitude of another action (Waves3D, Twirl, and others) over
/// its duration. An action without amplitude is played unchanged.
class AmplitudeAction : public ActionInterval {
public:
    /// Returns the exponent of the change: 1, the default, is linear; a larger one changes late, and a
    /// smaller one early.
    float getRate() const { return _rate; }
    /// Sets the exponent of the change: 1, the default, is linear; a larger one changes late, and a smaller
    /// one early.
    void setRate(float rate) { _rate = rate; }
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Sets the inner action, which is retained, and the duration in seconds. Null and an action without a
    /// duration are errors: debug builds assert; release builds log it and return false.
    bool initWithAction(Action* action, float duration);

protected:
    /// The fraction of the amplitude at a time from 0 to 1.
    virtual float amplitudeAt_(float time) const = 0;

    float _rate = 1.0f; ///< The exponent; 1 is linear.
    RefPtr<ActionInterval> _other;
};

/// Changes the amplitude of an action from zero to full and back.
class AccelDeccelAmplitude : public AmplitudeAction {
public:
    /// Creates an action that plays another one with an amplitude that grows from 0 to full and decreases to
    /// 0 again. `action`, which is retained, is normally a grid action of the same duration, in seconds. Null
    /// and an action without a duration are errors: debug builds assert; release builds log it and return
    /// null.
    static AccelDeccelAmplitude* create(Action* action, float duration);
    AccelDeccelAmplitude* clone() const override;
    AccelDeccelAmplitude* reverse() const override;

protected:
    float amplitudeAt_(float time) const override;
};

/// Changes the amplitude of an action from zero to full.
class AccelAmplitude : public AmplitudeAction {
public:
    /// Creates an action that plays another one with an amplitude that grows from 0 to full. `action`, which
    /// is retained, is normally a grid action of the same duration, in seconds. Null and an action without a
    /// duration are errors: debug builds assert; release builds log it and return null.
    static AccelAmplitude* create(Action* action, float duration);
    AccelAmplitude* clone() const override;
    AccelAmplitude* reverse() const override;

protected:
    float amplitudeAt_(float time) const override;
};

/// Changes the amplitude of an action from full to zero.
class DeccelAmplitude : public AmplitudeAction {
public:
    /// Creates an action that plays another one with an amplitude that decreases from full to 0. `action`,
    /// which is retained, is normally a grid action of the same duration, in seconds. Null and an action
    /// without a duration are errors: debug builds assert; release builds log it and return null.
    static DeccelAmplitude* create(Action* action, float duration);
    DeccelAmplitude* clone() const override;
    DeccelAmplitude* reverse() const override;

protected:
    float amplitudeAt_(float time) const override;
};

} // namespace cocos2d
