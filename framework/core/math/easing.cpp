#include "math/easing.h"

#include "math/constants.h"
#include "math/trigonometry.h"

#include <cmath>
#include <cstddef>
#include <iterator>

namespace cocos2d::tweenfunc {
namespace {

using copra::kPi;
using copra::kTwoPi;
constexpr float kHalfPi = kPi / 2.0f;
constexpr float kUsualElasticPeriod = 0.3f;
// Overshoot for a swing of 10 %; InOut needs more, as each half has less room.
constexpr float kBackOvershoot = 1.70158f;
constexpr float kBackOvershootInOut = kBackOvershoot * 1.525f;
// Where 2^(10(t - 1)) starts, at t = 0.
constexpr float kExpoStart = 1.0f / 1024.0f;

// The two halves of an InOut curve, from the In curve alone.
template<class In>
float mirrored(float time, In in) {
    return time < 0.5f ? in(time * 2.0f) / 2.0f : 1.0f - in(2.0f - time * 2.0f) / 2.0f;
}

float power(float base, int exponent) {
    float product = base;
    for (int i = 1; i < exponent; ++i) product *= base;
    return product;
}

float powerIn(float time, int exponent) {
    return power(time, exponent);
}
float powerOut(float time, int exponent) {
    return 1.0f - power(1.0f - time, exponent);
}
float powerInOut(float time, int exponent) {
    return mirrored(time, [exponent](float t) { return power(t, exponent); });
}

float backIn(float time, float overshoot) {
    return time * time * ((overshoot + 1.0f) * time - overshoot);
}

float periodOf(const float* easingParam) {
    return easingParam ? easingParam[0] : kUsualElasticPeriod;
}

using Curve = float (*)(float);

// The types from Linear to Bounce_EaseInOut; null for the elastic ones, which have a parameter.
constexpr Curve kCurves[] = {linear,         sineEaseIn,    sineEaseOut,    sineEaseInOut, quadEaseIn,
                             quadEaseOut,    quadEaseInOut, cubicEaseIn,    cubicEaseOut,  cubicEaseInOut,
                             quartEaseIn,    quartEaseOut,  quartEaseInOut, quintEaseIn,   quintEaseOut,
                             quintEaseInOut, expoEaseIn,    expoEaseOut,    expoEaseInOut, circEaseIn,
                             circEaseOut,    circEaseInOut, nullptr,        nullptr,       nullptr,
                             backEaseIn,     backEaseOut,   backEaseInOut,  bounceEaseIn,  bounceEaseOut,
                             bounceEaseInOut};
static_assert(std::size(kCurves) == Bounce_EaseInOut + 1);

} // namespace

float tweenTo(float time, TweenType type, float* easingParam) {
    if (type == CUSTOM_EASING) return customEase(time, easingParam);
    if (type == Elastic_EaseIn) return elasticEaseIn(time, periodOf(easingParam));
    if (type == Elastic_EaseOut) return elasticEaseOut(time, periodOf(easingParam));
    if (type == Elastic_EaseInOut) return elasticEaseInOut(time, periodOf(easingParam));
    const auto index = static_cast<std::size_t>(type);
    return index < std::size(kCurves) ? kCurves[index](time) : sineEaseInOut(time);
}

float easeIn(float time, float rate) {
    return std::pow(time, rate);
}
float easeOut(float time, float rate) {
    return std::pow(time, 1.0f / rate);
}
float easeInOut(float time, float rate) {
    return mirrored(time, [rate](float t) { return std::pow(t, rate); });
}

float bezieratFunction(float a, float b, float c, float d, float t) {
    const float u = 1.0f - t;
    return u * u * u * a + 3.0f * t * u * u * b + 3.0f * t * t * u * c + t * t * t * d;
}

float linear(float time) {
    return time;
}

float sineEaseIn(float time) {
    return 1.0f - copra::cosine(time * kHalfPi);
}
float sineEaseOut(float time) {
    return copra::sine(time * kHalfPi);
}
float sineEaseInOut(float time) {
    return 0.5f * (1.0f - copra::cosine(time * kPi));
}

float quadraticIn(float time) {
    return powerIn(time, 2);
}
float quadraticOut(float time) {
    return powerOut(time, 2);
}
float quadraticInOut(float time) {
    return powerInOut(time, 2);
}
float quadEaseIn(float time) {
    return powerIn(time, 2);
}
float quadEaseOut(float time) {
    return powerOut(time, 2);
}
float quadEaseInOut(float time) {
    return powerInOut(time, 2);
}
float cubicEaseIn(float time) {
    return powerIn(time, 3);
}
float cubicEaseOut(float time) {
    return powerOut(time, 3);
}
float cubicEaseInOut(float time) {
    return powerInOut(time, 3);
}
float quartEaseIn(float time) {
    return powerIn(time, 4);
}
float quartEaseOut(float time) {
    return powerOut(time, 4);
}
float quartEaseInOut(float time) {
    return powerInOut(time, 4);
}
float quintEaseIn(float time) {
    return powerIn(time, 5);
}
float quintEaseOut(float time) {
    return powerOut(time, 5);
}
float quintEaseInOut(float time) {
    return powerInOut(time, 5);
}

float expoEaseIn(float time) {
    return (std::exp2(10.0f * (time - 1.0f)) - kExpoStart) / (1.0f - kExpoStart);
}
float expoEaseOut(float time) {
    return time == 1.0f ? 1.0f : 1.0f - std::exp2(-10.0f * time);
}
float expoEaseInOut(float time) {
    return time < 0.5f ? expoEaseIn(time * 2.0f) / 2.0f : 0.5f + expoEaseOut(time * 2.0f - 1.0f) / 2.0f;
}

float circEaseIn(float time) {
    return 1.0f - std::sqrt(1.0f - time * time);
}
float circEaseOut(float time) {
    return std::sqrt(1.0f - (time - 1.0f) * (time - 1.0f));
}
float circEaseInOut(float time) {
    return mirrored(time, circEaseIn);
}

float elasticEaseIn(float time, float period) {
    if (time == 0.0f || time == 1.0f) return time;
    const float back = time - 1.0f;
    return -std::exp2(10.0f * back) * copra::sine((back - period / 4.0f) * kTwoPi / period);
}
float elasticEaseOut(float time, float period) {
    if (time == 0.0f || time == 1.0f) return time;
    return 1.0f + std::exp2(-10.0f * time) * copra::sine((time - period / 4.0f) * kTwoPi / period);
}
float elasticEaseInOut(float time, float period) {
    if (time == 0.0f || time == 1.0f) return time;
    if (period == 0.0f) period = kUsualElasticPeriod * 1.5f;
    const float t = time * 2.0f - 1.0f;
    const float wave = copra::sine((t - period / 4.0f) * kTwoPi / period);
    return t < 0.0f ? -0.5f * std::exp2(10.0f * t) * wave : 1.0f + 0.5f * std::exp2(-10.0f * t) * wave;
}

float backEaseIn(float time) {
    return backIn(time, kBackOvershoot);
}
float backEaseOut(float time) {
    return 1.0f - backIn(1.0f - time, kBackOvershoot);
}
float backEaseInOut(float time) {
    return mirrored(time, [](float t) { return backIn(t, kBackOvershootInOut); });
}

float bounceEaseIn(float time) {
    return 1.0f - bounceEaseOut(1.0f - time);
}
float bounceEaseOut(float time) {
    // Parabolas of the same steepness; each arc of the ball touches 1 at its ends.
    constexpr float kSteepness = 7.5625f;
    constexpr float kUnit = 2.75f;
    const auto arc = [&](float middle, float depth) {
        const float t = time - middle / kUnit;
        return kSteepness * t * t + depth;
    };
    if (time < 1.0f / kUnit) return arc(0.0f, 0.0f);
    if (time < 2.0f / kUnit) return arc(1.5f, 0.75f);
    if (time < 2.5f / kUnit) return arc(2.25f, 0.9375f);
    return arc(2.625f, 0.984375f);
}
float bounceEaseInOut(float time) {
    return time < 0.5f ? bounceEaseIn(time * 2.0f) / 2.0f : 0.5f + bounceEaseOut(time * 2.0f - 1.0f) / 2.0f;
}

float customEase(float time, float* easingParam) {
    if (!easingParam) return time;
    return bezieratFunction(easingParam[1], easingParam[3], easingParam[5], easingParam[7], time);
}

} // namespace cocos2d::tweenfunc
