#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Base class of the eases that oscillate like a spring.
class EaseElastic : public ActionEase {
public:
    /// The default period of the oscillation, as a fraction of the duration.
    static constexpr float kDefaultPeriod = 0.3f;

    /// The period of the oscillation as a fraction of the duration, above 0.
    float getPeriod() const { return _period; }
    void setPeriod(float fPeriod) { _period = fPeriod; }

    EaseElastic* clone() const override = 0;
    EaseElastic* reverse() const override = 0;

    /// Initializes a new object as create() does. Null asserts; release builds log it and return false.
    bool initWithAction(ActionInterval* action, float period = kDefaultPeriod);

protected:
    float _period = kDefaultPeriod;
};

/// Oscillates at its start with growing amplitude.
class EaseElasticIn : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is a fraction of the duration.
    static EaseElasticIn* create(ActionInterval* action, float period);
    static EaseElasticIn* create(ActionInterval* action);

    EaseElasticIn* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Oscillates around its end with decreasing amplitude.
class EaseElasticOut : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is a fraction of the duration.
    static EaseElasticOut* create(ActionInterval* action, float period);
    static EaseElasticOut* create(ActionInterval* action);

    EaseElasticOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Oscillates at its start and at its end.
class EaseElasticInOut : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is a fraction of the duration.
    static EaseElasticInOut* create(ActionInterval* action, float period);
    static EaseElasticInOut* create(ActionInterval* action);

    EaseElasticInOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
