#pragma once

namespace cocos2d {

/// Curves of easing: functions of time 0..1 that start at 0 and end at 1. "In" starts slowly, "Out" ends
/// slowly, "InOut" does both. Values outside 0..1 are not limited. Formulas after Robert Penner's easing
/// equations.
namespace tweenfunc {

/// Names of the curves for tweenTo().
enum TweenType {
    CUSTOM_EASING = -1,

    Linear,

    Sine_EaseIn,
    Sine_EaseOut,
    Sine_EaseInOut,

    Quad_EaseIn,
    Quad_EaseOut,
    Quad_EaseInOut,

    Cubic_EaseIn,
    Cubic_EaseOut,
    Cubic_EaseInOut,

    Quart_EaseIn,
    Quart_EaseOut,
    Quart_EaseInOut,

    Quint_EaseIn,
    Quint_EaseOut,
    Quint_EaseInOut,

    Expo_EaseIn,
    Expo_EaseOut,
    Expo_EaseInOut,

    Circ_EaseIn,
    Circ_EaseOut,
    Circ_EaseInOut,

    Elastic_EaseIn,
    Elastic_EaseOut,
    Elastic_EaseInOut,

    Back_EaseIn,
    Back_EaseOut,
    Back_EaseInOut,

    Bounce_EaseIn,
    Bounce_EaseOut,
    Bounce_EaseInOut,

    TWEEN_EASING_MAX = 10000
};

/// The curve `type` at `time`. easingParam: null, the period of an elastic curve, or the 8 numbers of
/// customEase. Unknown types ease like Sine_EaseInOut.
float tweenTo(float time, TweenType type, float* easingParam);

/// Powers with a free exponent: time^rate and its relatives.
float easeIn(float time, float rate);
/// The root: time^(1 / rate).
float easeOut(float time, float rate);
/// The power up to the middle, and the mirrored power after it.
float easeInOut(float time, float rate);

/// Cubic Bézier polynomial with the four control values a, b, c, d.
float bezieratFunction(float a, float b, float c, float d, float t);

/// No easing.
float linear(float time);

/// Quarter (In, Out) and half (InOut) waves.
float sineEaseIn(float time);
float sineEaseOut(float time);
float sineEaseInOut(float time);

/// Powers 2 to 5; quadratic* and quad* are the same.
float quadraticIn(float time);
float quadraticOut(float time);
float quadraticInOut(float time);
/// The second power; at the end (Out) or at both ends (InOut).
float quadEaseIn(float time);
float quadEaseOut(float time);
float quadEaseInOut(float time);
/// The third power; at the end (Out) or at both ends (InOut).
float cubicEaseIn(float time);
float cubicEaseOut(float time);
float cubicEaseInOut(float time);
/// The fourth power; at the end (Out) or at both ends (InOut).
float quartEaseIn(float time);
float quartEaseOut(float time);
float quartEaseInOut(float time);
/// The fifth power; at the end (Out) or at both ends (InOut).
float quintEaseIn(float time);
float quintEaseOut(float time);
float quintEaseInOut(float time);

/// Powers of two over ten halvings. The rise from 2^-10 is shifted and stretched so that it starts at exactly
/// 0 and ends at exactly 1.
float expoEaseIn(float time);
float expoEaseOut(float time);
float expoEaseInOut(float time);

/// Arcs of a circle.
float circEaseIn(float time);
float circEaseOut(float time);
float circEaseInOut(float time);

/// A spring that swings with the given period (usually 0.3; as a fraction of the whole time).
float elasticEaseIn(float time, float period);
float elasticEaseOut(float time, float period);
float elasticEaseInOut(float time, float period);

/// Swings back by a tenth before it goes (or beyond the end).
float backEaseIn(float time);
float backEaseOut(float time);
float backEaseInOut(float time);

/// A ball that bounces three times.
float bounceEaseIn(float time);
float bounceEaseOut(float time);
float bounceEaseInOut(float time);

/// Cubic Bézier through the y values easingParam[1], [3], [5], [7]; linear when it is null.
float customEase(float time, float* easingParam);

} // namespace tweenfunc
} // namespace cocos2d
