#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

// Easing actions without parameters. They differ only in their curve (math/easing.h), so a macro declares
// them. "In" classes ease at the start, "Out" classes at the end, "InOut" classes at both; In and Out are the
// reverse of each other. The `action` of create() is retained and must not be null.
/// Declares a class that eases an action along one curve.
#define COPRA_DECLARE_EASE_OF(BASE, EASE)                                                                    \
    class EASE : public BASE {                                                                               \
    public:                                                                                                  \
        static EASE* create(ActionInterval* action);                                                         \
        EASE* clone() const override;                                                                        \
        ActionEase* reverse() const override;                                                                \
        void update(float time) override;                                                                    \
    }
/// Declares an ease that is derived from ActionEase.
#define COPRA_DECLARE_EASE(EASE) COPRA_DECLARE_EASE_OF(ActionEase, EASE)

/// Eases in: a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineIn);
/// Eases out: a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineOut);
/// Eases at both ends: half a sine wave.
COPRA_DECLARE_EASE(EaseSineInOut);

/// Eases in: an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialIn);
/// Eases out: an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialOut);
/// Eases at both ends: an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialInOut);

/// Eases in: a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionIn);
/// Eases out: a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionOut);
/// Eases at both ends: a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionInOut);

/// Eases in: a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionIn);
/// Eases out: a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionOut);
/// Eases at both ends: a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionInOut);

/// Eases in: a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionIn);
/// Eases out: a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionOut);
/// Eases at both ends: a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionInOut);

/// Eases in: a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionIn);
/// Eases out: a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionOut);
/// Eases at both ends: a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionInOut);

/// Eases in: an arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionIn);
/// Eases out: an arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionOut);
/// Eases at both ends: an arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionInOut);

/// Moves back a little before it starts.
COPRA_DECLARE_EASE(EaseBackIn);
/// Overshoots its end a little.
COPRA_DECLARE_EASE(EaseBackOut);
/// Moves back before it starts and overshoots its end.
COPRA_DECLARE_EASE(EaseBackInOut);

/// Base class of the bouncing eases.
class EaseBounce : public ActionEase {};
/// Bounces at its start: EaseBounceOut in reverse.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceIn);
/// Bounces at its end, like a dropped ball.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceOut);
/// Bounces at its start and at its end.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceInOut);

#undef COPRA_DECLARE_EASE
#undef COPRA_DECLARE_EASE_OF

} // namespace cocos2d
