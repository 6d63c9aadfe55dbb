#pragma once

namespace cocos2d {

/// Easing curves: functions of time 0..1 that start at 0 and end at 1. "In" starts slowly, "Out" ends slowly,
/// and "InOut" does both. Values outside 0..1 are not limited. The formulas follow Robert Penner's easing
/// equations.
namespace tweenfunc {

/// The names of the curves for tweenTo().
enum TweenType {
    CUSTOM_EASING = -1, ///< The curve of customEase(), whose 8 numbers are in easingParam.

    Linear, ///< Does not ease.

    Sine_EaseIn,    ///< Starts slowly: a quarter of a wave.
    Sine_EaseOut,   ///< Ends slowly: a quarter of a wave.
    Sine_EaseInOut, ///< Starts and ends slowly: half a wave.

    Quad_EaseIn,    ///< Starts slowly: the second power of time.
    Quad_EaseOut,   ///< Ends slowly: the second power of time, mirrored.
    Quad_EaseInOut, ///< Starts and ends slowly: the second power of time.

    Cubic_EaseIn,    ///< Starts slowly: the third power of time.
    Cubic_EaseOut,   ///< Ends slowly: the third power of time, mirrored.
    Cubic_EaseInOut, ///< Starts and ends slowly: the third power of time.

    Quart_EaseIn,    ///< Starts slowly: the fourth power of time.
    Quart_EaseOut,   ///< Ends slowly: the fourth power of time, mirrored.
    Quart_EaseInOut, ///< Starts and ends slowly: the fourth power of time.

    Quint_EaseIn,    ///< Starts slowly: the fifth power of time.
    Quint_EaseOut,   ///< Ends slowly: the fifth power of time, mirrored.
    Quint_EaseInOut, ///< Starts and ends slowly: the fifth power of time.

    Expo_EaseIn,    ///< Starts very slowly: a power of 2.
    Expo_EaseOut,   ///< Ends very slowly: a power of 2, mirrored.
    Expo_EaseInOut, ///< Starts and ends very slowly: a power of 2.

    Circ_EaseIn,    ///< Starts slowly: a quarter of a circle.
    Circ_EaseOut,   ///< Ends slowly: a quarter of a circle.
    Circ_EaseInOut, ///< Starts and ends slowly: two quarters of a circle.

    Elastic_EaseIn,    ///< Swings at the start. The parameter is the period.
    Elastic_EaseOut,   ///< Swings at the end. The parameter is the period.
    Elastic_EaseInOut, ///< Swings at both ends. The parameter is the period.

    Back_EaseIn,    ///< Moves back first, below 0.
    Back_EaseOut,   ///< Goes beyond the end, above 1, and returns.
    Back_EaseInOut, ///< Moves back first, and goes beyond the end.

    Bounce_EaseIn,    ///< Bounces at the start, like a ball.
    Bounce_EaseOut,   ///< Bounces at the end, like a ball.
    Bounce_EaseInOut, ///< Bounces at both ends, like a ball.

    /// Not a curve: tweenTo() eases like Sine_EaseInOut. In armatures, it is a key frame whose values do not
    /// change until the next one.
    TWEEN_EASING_MAX = 10000
};

/// Returns the value of the curve `type` at `time`. `easingParam` is null, the period of an elastic curve, or
/// the 8 numbers of customEase(). Unknown types ease like Sine_EaseInOut.
float tweenTo(float time, TweenType type, float* easingParam);

/// Starts slowly: time^rate.
float easeIn(float time, float rate);
/// Ends slowly: time^(1 / rate).
float easeOut(float time, float rate);
/// Starts and ends slowly: the power of time up to the middle, and the mirrored power after it.
float easeInOut(float time, float rate);

/// Returns the cubic Bézier polynomial with the four control values a, b, c, and d.
float bezieratFunction(float a, float b, float c, float d, float t);

/// Returns the time unchanged, without easing.
float linear(float time);

/// Starts slowly: a quarter of a wave.
float sineEaseIn(float time);
/// Ends slowly: a quarter of a wave.
float sineEaseOut(float time);
/// Starts and ends slowly: half a wave.
float sineEaseInOut(float time);

/// Starts slowly: the second power of time, as quadEaseIn() does.
float quadraticIn(float time);
/// Ends slowly: the second power of time, mirrored, as quadEaseOut() does.
float quadraticOut(float time);
/// Starts and ends slowly: the second power of time up to the middle, and mirrored after it, as
/// quadEaseInOut() does.
float quadraticInOut(float time);
/// Starts slowly: the second power of time.
float quadEaseIn(float time);
/// Ends slowly: the second power of time, mirrored.
float quadEaseOut(float time);
/// Starts and ends slowly: the second power of time up to the middle, and mirrored after it.
float quadEaseInOut(float time);
/// Starts slowly: the third power of time.
float cubicEaseIn(float time);
/// Ends slowly: the third power of time, mirrored.
float cubicEaseOut(float time);
/// Starts and ends slowly: the third power of time up to the middle, and mirrored after it.
float cubicEaseInOut(float time);
/// Starts slowly: the fourth power of time.
float quartEaseIn(float time);
/// Ends slowly: the fourth power of time, mirrored.
float quartEaseOut(float time);
/// Starts and ends slowly: the fourth power of time up to the middle, and mirrored after it.
float quartEaseInOut(float time);
/// Starts slowly: the fifth power of time.
float quintEaseIn(float time);
/// Ends slowly: the fifth power of time, mirrored.
float quintEaseOut(float time);
/// Starts and ends slowly: the fifth power of time up to the middle, and mirrored after it.
float quintEaseInOut(float time);

/// Starts slowly: a power of two, from 2^-10, stretched to start at exactly 0.
float expoEaseIn(float time);
/// Ends slowly: a power of two, from 2^-10, stretched to start at exactly 0, mirrored.
float expoEaseOut(float time);
/// Starts and ends slowly: a power of two, from 2^-10, stretched to start at exactly 0 up to the middle, and
/// mirrored after it.
float expoEaseInOut(float time);

/// Starts slowly: an arc of a circle.
float circEaseIn(float time);
/// Ends slowly: an arc of a circle, mirrored.
float circEaseOut(float time);
/// Starts and ends slowly: an arc of a circle up to the middle, and mirrored after it.
float circEaseInOut(float time);

/// Swings around 0 at the start. `period` is the period of the swings, as a fraction of the whole time,
/// usually 0.3.
float elasticEaseIn(float time, float period);
/// Swings around 1 at the end. `period` is the period of the swings, as a fraction of the whole time, usually
/// 0.3.
float elasticEaseOut(float time, float period);
/// Swings at both ends. `period` is the period of the swings, as a fraction of the whole time, usually 0.3.
float elasticEaseInOut(float time, float period);

/// Moves back by a tenth before it starts.
float backEaseIn(float time);
/// Goes beyond 1 by a tenth and comes back.
float backEaseOut(float time);
/// Moves back at the start and beyond the end at the end.
float backEaseInOut(float time);

/// Bounces three times at the start.
float bounceEaseIn(float time);
/// Bounces three times at the end, like a ball.
float bounceEaseOut(float time);
/// Bounces at both ends.
float bounceEaseInOut(float time);

/// Follows a cubic Bézier curve with the y values easingParam[1], [3], [5], and [7]; linear if it is null.
float customEase(float time, float* easingParam);

} // namespace tweenfunc
} // namespace cocos2d
