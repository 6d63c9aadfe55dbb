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

/// Starts gently and gets faster. The curve is a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineIn);
/// Starts fast and stops gently. The curve is a quarter of a sine wave.
COPRA_DECLARE_EASE(EaseSineOut);
/// Starts gently and stops gently. The curve is half a sine wave.
COPRA_DECLARE_EASE(EaseSineInOut);

/// Is almost still at first and ends very fast. The curve is exponential.
COPRA_DECLARE_EASE(EaseExponentialIn);
/// Is very fast at first and almost still at the end. The curve is exponential.
COPRA_DECLARE_EASE(EaseExponentialOut);
/// Is almost still at both ends and very fast in the middle. The curve is exponential.
COPRA_DECLARE_EASE(EaseExponentialInOut);

/// Starts slowly and gets faster. The curve is quadratic: the second power of the time.
COPRA_DECLARE_EASE(EaseQuadraticActionIn);
/// Starts fast and slows down to a stop. The curve is quadratic: the second power of the time, mirrored.
COPRA_DECLARE_EASE(EaseQuadraticActionOut);
/// Starts slowly and slows down to a stop. The curve is quadratic up to the middle, and mirrored after it.
COPRA_DECLARE_EASE(EaseQuadraticActionInOut);

/// Starts slowly and gets faster. The curve is cubic: the third power of the time.
COPRA_DECLARE_EASE(EaseCubicActionIn);
/// Starts fast and slows down to a stop. The curve is cubic: the third power of the time, mirrored.
COPRA_DECLARE_EASE(EaseCubicActionOut);
/// Starts slowly and slows down to a stop. The curve is cubic up to the middle, and mirrored after it.
COPRA_DECLARE_EASE(EaseCubicActionInOut);

/// Starts slowly and gets faster. The curve is quartic: the fourth power of the time.
COPRA_DECLARE_EASE(EaseQuarticActionIn);
/// Starts fast and slows down to a stop. The curve is quartic: the fourth power of the time, mirrored.
COPRA_DECLARE_EASE(EaseQuarticActionOut);
/// Starts slowly and slows down to a stop. The curve is quartic up to the middle, and mirrored after it.
COPRA_DECLARE_EASE(EaseQuarticActionInOut);

/// Starts slowly and gets faster. The curve is quintic: the fifth power of the time.
COPRA_DECLARE_EASE(EaseQuinticActionIn);
/// Starts fast and slows down to a stop. The curve is quintic: the fifth power of the time, mirrored.
COPRA_DECLARE_EASE(EaseQuinticActionOut);
/// Starts slowly and slows down to a stop. The curve is quintic up to the middle, and mirrored after it.
COPRA_DECLARE_EASE(EaseQuinticActionInOut);

/// Starts slowly and ends very fast. The curve is a quarter of a circle.
COPRA_DECLARE_EASE(EaseCircleActionIn);
/// Starts very fast and stops slowly. The curve is a quarter of a circle.
COPRA_DECLARE_EASE(EaseCircleActionOut);
/// Starts and stops slowly and is very fast in the middle. The curve consists of two quarters of a circle.
COPRA_DECLARE_EASE(EaseCircleActionInOut);

/// Moves back a little before it starts.
COPRA_DECLARE_EASE(EaseBackIn);
/// Goes a little beyond the end and returns.
COPRA_DECLARE_EASE(EaseBackOut);
/// Moves back a little before it starts, and goes a little beyond the end before it stops.
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
