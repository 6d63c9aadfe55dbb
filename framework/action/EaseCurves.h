#pragma once

#include "action/ActionEase.h"

namespace cocos2d {

// The eases without parameters. They differ in their curve alone (math/easing.h), so one template of text
// declares them. "In" starts softly, "Out" ends softly, "InOut" does both; In and Out are each other's
// reverse. create(): `action` (retained) must not be null.
#define COPRA_DECLARE_EASE_OF(BASE, EASE)                                                                    \
    class EASE : public BASE {                                                                               \
    public:                                                                                                  \
        static EASE* create(ActionInterval* action);                                                         \
        EASE* clone() const override;                                                                        \
        ActionEase* reverse() const override;                                                                \
        void update(float time) override;                                                                    \
    }
#define COPRA_DECLARE_EASE(EASE) COPRA_DECLARE_EASE_OF(ActionEase, EASE)

/// Starts softly: a quarter of a wave.
COPRA_DECLARE_EASE(EaseSineIn);
/// Ends softly: a quarter of a wave.
COPRA_DECLARE_EASE(EaseSineOut);
/// Starts and ends softly: half a wave.
COPRA_DECLARE_EASE(EaseSineInOut);

/// Starts softly: a power of two that rises over ten halvings.
COPRA_DECLARE_EASE(EaseExponentialIn);
/// Ends softly: a power of two that rises over ten halvings.
COPRA_DECLARE_EASE(EaseExponentialOut);
/// Starts and ends softly: a power of two that rises over ten halvings.
COPRA_DECLARE_EASE(EaseExponentialInOut);

/// Starts softly: the power 2.
COPRA_DECLARE_EASE(EaseQuadraticActionIn);
/// Ends softly: the power 2.
COPRA_DECLARE_EASE(EaseQuadraticActionOut);
/// Starts and ends softly: the power 2.
COPRA_DECLARE_EASE(EaseQuadraticActionInOut);

/// Starts softly: the power 3.
COPRA_DECLARE_EASE(EaseCubicActionIn);
/// Ends softly: the power 3.
COPRA_DECLARE_EASE(EaseCubicActionOut);
/// Starts and ends softly: the power 3.
COPRA_DECLARE_EASE(EaseCubicActionInOut);

/// Starts softly: the power 4.
COPRA_DECLARE_EASE(EaseQuarticActionIn);
/// Ends softly: the power 4.
COPRA_DECLARE_EASE(EaseQuarticActionOut);
/// Starts and ends softly: the power 4.
COPRA_DECLARE_EASE(EaseQuarticActionInOut);

/// Starts softly: the power 5.
COPRA_DECLARE_EASE(EaseQuinticActionIn);
/// Ends softly: the power 5.
COPRA_DECLARE_EASE(EaseQuinticActionOut);
/// Starts and ends softly: the power 5.
COPRA_DECLARE_EASE(EaseQuinticActionInOut);

/// Starts softly: the arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionIn);
/// Ends softly: the arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionOut);
/// Starts and ends softly: the arc of a circle.
COPRA_DECLARE_EASE(EaseCircleActionInOut);

/// Draws back a little before it goes.
COPRA_DECLARE_EASE(EaseBackIn);
/// Swings a little past its end.
COPRA_DECLARE_EASE(EaseBackOut);
/// Draws back before it goes and swings past its end.
COPRA_DECLARE_EASE(EaseBackInOut);

/// Base of the eases that bounce.
class EaseBounce : public ActionEase {};
/// Bounces at its start, like a ball played backwards.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceIn);
/// Bounces at its end, like a ball that falls.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceOut);
/// Bounces at its start and its end.
COPRA_DECLARE_EASE_OF(EaseBounce, EaseBounceInOut);

#undef COPRA_DECLARE_EASE
#undef COPRA_DECLARE_EASE_OF

} // namespace cocos2d
