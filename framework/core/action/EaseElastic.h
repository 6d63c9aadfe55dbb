#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Base class of EaseElasticIn, EaseElasticOut, and EaseElasticInOut, which oscillate like a spring. Use one
/// of these: the base class is abstract.
class EaseElastic : public ActionEase {
public:
    /// The default period of the oscillation, as a fraction of the duration.
    static constexpr float kDefaultPeriod = 0.3f;

    /// Returns the period of the oscillation, as a fraction of the duration.
    float getPeriod() const { return _period; }
    /// Sets the period of the oscillation, as a fraction of the duration. It must be above 0.
    void setPeriod(float fPeriod) { _period = fPeriod; }

    /// Returns an autoreleased copy with the same period, and a copy of the inner action.
    EaseElastic* clone() const override = 0;
    /// Returns an autoreleased ease of the reversed inner action, with the mirrored curve and the same
    /// period.
    EaseElastic* reverse() const override = 0;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithAction(ActionInterval* action, float period = kDefaultPeriod);

protected:
    float _period = kDefaultPeriod;
};

/// Oscillates at the start with a growing amplitude.
class EaseElasticIn : public EaseElastic {
public:
    /// Creates an action that plays `action`, which is retained, and swings before it starts. `period` is a
    /// fraction of the duration; 0.3 is usual. A null `action` is an error: debug builds assert; release
    /// builds log it and return null.
    static EaseElasticIn* create(ActionInterval* action, float period);
    /// Creates an action that swings before it starts, with a period of 0.3 of the duration. A null `action`
    /// is an error: debug builds assert; release builds log it and return null.
    static EaseElasticIn* create(ActionInterval* action);

    EaseElasticIn* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Oscillates around the end with a decreasing amplitude.
class EaseElasticOut : public EaseElastic {
public:
    /// Creates an action that plays `action`, which is retained, and swings around its end. `period` is a
    /// fraction of the duration; 0.3 is usual. A null `action` is an error: debug builds assert; release
    /// builds log it and return null.
    static EaseElasticOut* create(ActionInterval* action, float period);
    /// Creates an action that swings around its end, with a period of 0.3 of the duration. A null `action` is
    /// an error: debug builds assert; release builds log it and return null.
    static EaseElasticOut* create(ActionInterval* action);

    EaseElasticOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Oscillates at the start and at the end.
class EaseElasticInOut : public EaseElastic {
public:
    /// Creates an action that plays `action`, which is retained, and swings at its start and at its end.
    /// `period` is a fraction of the duration; 0.3 is usual. A null `action` is an error: debug builds
    /// assert; release builds log it and return null.
    static EaseElasticInOut* create(ActionInterval* action, float period);
    /// Creates an action that swings at its start and at its end, with a period of 0.3 of the duration. A
    /// null `action` is an error: debug builds assert; release builds log it and return null.
    static EaseElasticInOut* create(ActionInterval* action);

    EaseElasticInOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
