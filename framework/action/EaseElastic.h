#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

/// Base of the eases that swing like a spring.
class EaseElastic : public ActionEase {
public:
    /// Time of one swing as a fraction of the duration when nothing else is said.
    static constexpr float kUsualPeriod = 0.3f;

    /// Time of one swing as a fraction of the duration, above 0.
    float getPeriod() const { return _period; }
    void setPeriod(float fPeriod) { _period = fPeriod; }

    EaseElastic* clone() const override = 0;
    EaseElastic* reverse() const override = 0;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(ActionInterval* action, float period = kUsualPeriod);

protected:
    float _period = kUsualPeriod;
};

/// Swings more and more before it goes.
class EaseElasticIn : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is the time of one swing as a fraction of the duration.
    static EaseElasticIn* create(ActionInterval* action, float period);
    static EaseElasticIn* create(ActionInterval* action);

    EaseElasticIn* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Swings less and less around its end.
class EaseElasticOut : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is the time of one swing as a fraction of the duration.
    static EaseElasticOut* create(ActionInterval* action, float period);
    static EaseElasticOut* create(ActionInterval* action);

    EaseElasticOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

/// Swings at its start and its end.
class EaseElasticInOut : public EaseElastic {
public:
    /// `action` (retained) must not be null; `period` is the time of one swing as a fraction of the duration.
    static EaseElasticInOut* create(ActionInterval* action, float period);
    static EaseElasticInOut* create(ActionInterval* action);

    EaseElasticInOut* clone() const override;
    EaseElastic* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
