#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Base of the actions that let the strength of another (Waves3D, Twirl ...) change over its time. On an
/// action without an amplitude they just play it.
class AmplitudeAction : public ActionInterval {
public:
    float getRate() const { return _rate; }
    void setRate(float rate) { _rate = rate; }
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Retains the action, which must not be null.
    bool initWithAction(Action* action, float duration);

protected:
    /// The share of the amplitude at a time.
    virtual float shareAt(float time) const = 0;

    float _rate = 1.0f; ///< power of the change: 1 is even, more is sharper
    RefPtr<ActionInterval> _other;
};

/// From nothing to full strength and back.
class AccelDeccelAmplitude : public AmplitudeAction {
public:
    /// Null for a null action and for one that takes no time by nature.
    static AccelDeccelAmplitude* create(Action* action, float duration);
    AccelDeccelAmplitude* clone() const override;
    AccelDeccelAmplitude* reverse() const override;

protected:
    float shareAt(float time) const override;
};

/// From nothing to full strength.
class AccelAmplitude : public AmplitudeAction {
public:
    static AccelAmplitude* create(Action* action, float duration);
    AccelAmplitude* clone() const override;
    AccelAmplitude* reverse() const override;

protected:
    float shareAt(float time) const override;
};

/// From full strength to nothing.
class DeccelAmplitude : public AmplitudeAction {
public:
    static DeccelAmplitude* create(Action* action, float duration);
    DeccelAmplitude* clone() const override;
    DeccelAmplitude* reverse() const override;

protected:
    float shareAt(float time) const override;
};

} // namespace cocos2d
