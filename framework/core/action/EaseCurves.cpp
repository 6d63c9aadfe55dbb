#include "action/EaseCurves.h"

#include "base/autoreleased.h"
#include "math/easing.h"

namespace cocos2d {

#define COPRA_DEFINE_EASE(EASE, MIRROR, CURVE)                                                               \
    EASE* EASE::create(ActionInterval* action) {                                                             \
        auto* ease = new EASE();                                                                             \
        return copra::autoreleased(ease, ease->initWithAction(action));                                      \
    }                                                                                                        \
    EASE* EASE::clone() const {                                                                              \
        return create(_inner->clone());                                                                      \
    }                                                                                                        \
    ActionEase* EASE::reverse() const {                                                                      \
        return MIRROR::create(_inner->reverse());                                                            \
    }                                                                                                        \
    void EASE::update(float time) {                                                                          \
        _inner->update(tweenfunc::CURVE(time));                                                              \
    }

COPRA_DEFINE_EASE(EaseSineIn, EaseSineOut, sineEaseIn)
COPRA_DEFINE_EASE(EaseSineOut, EaseSineIn, sineEaseOut)
COPRA_DEFINE_EASE(EaseSineInOut, EaseSineInOut, sineEaseInOut)

COPRA_DEFINE_EASE(EaseExponentialIn, EaseExponentialOut, expoEaseIn)
COPRA_DEFINE_EASE(EaseExponentialOut, EaseExponentialIn, expoEaseOut)
COPRA_DEFINE_EASE(EaseExponentialInOut, EaseExponentialInOut, expoEaseInOut)

COPRA_DEFINE_EASE(EaseQuadraticActionIn, EaseQuadraticActionOut, quadEaseIn)
COPRA_DEFINE_EASE(EaseQuadraticActionOut, EaseQuadraticActionIn, quadEaseOut)
COPRA_DEFINE_EASE(EaseQuadraticActionInOut, EaseQuadraticActionInOut, quadEaseInOut)

COPRA_DEFINE_EASE(EaseCubicActionIn, EaseCubicActionOut, cubicEaseIn)
COPRA_DEFINE_EASE(EaseCubicActionOut, EaseCubicActionIn, cubicEaseOut)
COPRA_DEFINE_EASE(EaseCubicActionInOut, EaseCubicActionInOut, cubicEaseInOut)

COPRA_DEFINE_EASE(EaseQuarticActionIn, EaseQuarticActionOut, quartEaseIn)
COPRA_DEFINE_EASE(EaseQuarticActionOut, EaseQuarticActionIn, quartEaseOut)
COPRA_DEFINE_EASE(EaseQuarticActionInOut, EaseQuarticActionInOut, quartEaseInOut)

COPRA_DEFINE_EASE(EaseQuinticActionIn, EaseQuinticActionOut, quintEaseIn)
COPRA_DEFINE_EASE(EaseQuinticActionOut, EaseQuinticActionIn, quintEaseOut)
COPRA_DEFINE_EASE(EaseQuinticActionInOut, EaseQuinticActionInOut, quintEaseInOut)

COPRA_DEFINE_EASE(EaseCircleActionIn, EaseCircleActionOut, circEaseIn)
COPRA_DEFINE_EASE(EaseCircleActionOut, EaseCircleActionIn, circEaseOut)
COPRA_DEFINE_EASE(EaseCircleActionInOut, EaseCircleActionInOut, circEaseInOut)

COPRA_DEFINE_EASE(EaseBackIn, EaseBackOut, backEaseIn)
COPRA_DEFINE_EASE(EaseBackOut, EaseBackIn, backEaseOut)
COPRA_DEFINE_EASE(EaseBackInOut, EaseBackInOut, backEaseInOut)

COPRA_DEFINE_EASE(EaseBounceIn, EaseBounceOut, bounceEaseIn)
COPRA_DEFINE_EASE(EaseBounceOut, EaseBounceIn, bounceEaseOut)
COPRA_DEFINE_EASE(EaseBounceInOut, EaseBounceInOut, bounceEaseInOut)

} // namespace cocos2d
