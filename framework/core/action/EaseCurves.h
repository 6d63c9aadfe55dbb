#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

// Easing actions without parameters. They differ only in their curve (math/easing.h), so a macro declares
// them. "In" classes ease at the start, "Out" classes at the end, "InOut" classes at both; In and Out are the
// reverse of each other. The `action` of create() is retained. Null is an error: debug builds assert; release
// builds log it and return null.
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

/// Eases in along a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineIn);
/// Eases out along a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineOut);
/// Eases in and out along half a sine wave.
COPRA_DECLARE_EASE(EaseSineInOut);

/// Eases in along an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialIn);
/// Eases out along an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialOut);
/// Eases in and out along an exponential curve, 2^(10 t).
COPRA_DECLARE_EASE(EaseExponentialInOut);

/// Eases in along a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionIn);
/// Eases out along a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionOut);
/// Eases in and out along a quadratic curve.
COPRA_DECLARE_EASE(EaseQuadraticActionInOut);

/// Eases in along a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionIn);
/// Eases out along a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionOut);
/// Eases in and out along a cubic curve.
COPRA_DECLARE_EASE(EaseCubicActionInOut);

/// Eases in along a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionIn);
/// Eases out along a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionOut);
/// Eases in and out along a quartic curve.
COPRA_DECLARE_EASE(EaseQuarticActionInOut);

/// Eases in along a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionIn);
/// Eases out along a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionOut);
/// Eases in and out along a quintic curve.
COPRA_DECLARE_EASE(EaseQuinticActionInOut);

/// Eases in along an arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionIn);
/// Eases out along an arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionOut);
/// Eases in and out along arcs of a circle.
COPRA_DECLARE_EASE(EaseCircleActionInOut);

/// Moves back a little before it starts.
COPRA_DECLARE_EASE(EaseBackIn);
/// Overshoots the end a little.
COPRA_DECLARE_EASE(EaseBackOut);
/// Moves back before it starts and overshoots its end.
COPRA_DECLARE_EASE(EaseBackInOut);

/// Base class of EaseBounceIn, EaseBounceOut, and EaseBounceInOut. Use one of these: the base class does not
/// ease and has no create().
class EaseBounce : public ActionEase {};
/// Bounces at the start, like EaseBounceOut played backward.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceIn);
/// Bounces at the end, like a dropped ball.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceOut);
/// Bounces at the start and at the end.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceInOut);

#undef COPRA_DECLARE_EASE
#undef COPRA_DECLARE_EASE_OF

} // namespace cocos2d
