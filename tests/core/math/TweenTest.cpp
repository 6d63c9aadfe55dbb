#include "math/easing.h"

#include <gtest/gtest.h>

#include <string>

using namespace cocos2d::tweenfunc;

namespace {

struct Tween {
    TweenType type;
    const char* name;
    float quarter, half; // of the curve that the type names
};

void PrintTo(const Tween& tween, std::ostream* out) {
    *out << tween.name;
}

class TweenTest : public testing::TestWithParam<Tween> {};

TEST_P(TweenTest, TheTypeNamesTheCurve) {
    const Tween& tween = GetParam();
    EXPECT_NEAR(tweenTo(0.0f, tween.type, nullptr), 0.0f, 1e-6f);
    EXPECT_NEAR(tweenTo(0.25f, tween.type, nullptr), tween.quarter, 3e-4f);
    EXPECT_NEAR(tweenTo(0.5f, tween.type, nullptr), tween.half, 3e-4f);
    EXPECT_NEAR(tweenTo(1.0f, tween.type, nullptr), 1.0f, 1e-6f);
}

const Tween kTweens[] = {
    {Linear, "Linear", 0.25f, 0.5f},
    {Sine_EaseIn, "SineIn", 0.07612f, 0.29289f},
    {Sine_EaseOut, "SineOut", 0.38268f, 0.70711f},
    {Sine_EaseInOut, "SineInOut", 0.14645f, 0.5f},
    {Quad_EaseIn, "QuadIn", 0.0625f, 0.25f},
    {Quad_EaseOut, "QuadOut", 0.4375f, 0.75f},
    {Quad_EaseInOut, "QuadInOut", 0.125f, 0.5f},
    {Cubic_EaseIn, "CubicIn", 0.01563f, 0.125f},
    {Cubic_EaseOut, "CubicOut", 0.57813f, 0.875f},
    {Cubic_EaseInOut, "CubicInOut", 0.0625f, 0.5f},
    {Quart_EaseIn, "QuartIn", 0.00391f, 0.0625f},
    {Quart_EaseOut, "QuartOut", 0.68359f, 0.9375f},
    {Quart_EaseInOut, "QuartInOut", 0.03125f, 0.5f},
    {Quint_EaseIn, "QuintIn", 0.00098f, 0.03125f},
    {Quint_EaseOut, "QuintOut", 0.76270f, 0.96875f},
    {Quint_EaseInOut, "QuintInOut", 0.01563f, 0.5f},
    {Expo_EaseIn, "ExpoIn", 0.00455f, 0.03030f},
    {Expo_EaseOut, "ExpoOut", 0.82322f, 0.96875f},
    {Expo_EaseInOut, "ExpoInOut", 0.01515f, 0.5f},
    {Circ_EaseIn, "CircIn", 0.03175f, 0.13397f},
    {Circ_EaseOut, "CircOut", 0.66144f, 0.86603f},
    {Circ_EaseInOut, "CircInOut", 0.06699f, 0.5f},
    {Elastic_EaseIn, "ElasticIn", -0.00552f, -0.01563f},
    {Elastic_EaseOut, "ElasticOut", 0.91161f, 1.01563f},
    {Elastic_EaseInOut, "ElasticInOut", -0.00781f, 0.5f},
    {Back_EaseIn, "BackIn", -0.06414f, -0.08770f},
    {Back_EaseOut, "BackOut", 0.81741f, 1.08770f},
    {Back_EaseInOut, "BackInOut", -0.09968f, 0.5f},
    {Bounce_EaseIn, "BounceIn", 0.02734f, 0.23438f},
    {Bounce_EaseOut, "BounceOut", 0.47266f, 0.76563f},
    {Bounce_EaseInOut, "BounceInOut", 0.11719f, 0.5f},
};

INSTANTIATE_TEST_SUITE_P(Types, TweenTest, testing::ValuesIn(kTweens),
                         [](const auto& tween) { return std::string(tween.param.name); });

TEST(TweenParametersTest, AnUnknownTypeEasesLikeAHalfWave) {
    EXPECT_NEAR(tweenTo(0.25f, TWEEN_EASING_MAX, nullptr), 0.14645f, 1e-5f);
}

TEST(TweenParametersTest, AnElasticCurveTakesItsPeriod) {
    float period = 0.5f;
    EXPECT_NEAR(tweenTo(0.25f, Elastic_EaseOut, &period), elasticEaseOut(0.25f, 0.5f), 1e-6f);
    EXPECT_NE(tweenTo(0.25f, Elastic_EaseOut, &period), tweenTo(0.25f, Elastic_EaseOut, nullptr));
}

TEST(TweenParametersTest, ACustomCurveIsABezierOfTheOrdinates) {
    float ordinates[] = {0.0f, 0.0f, 9.0f, 0.25f, 9.0f, 0.75f, 9.0f, 1.0f};
    EXPECT_NEAR(tweenTo(0.5f, CUSTOM_EASING, ordinates), 0.5f, 1e-6f);
    EXPECT_NEAR(tweenTo(0.25f, CUSTOM_EASING, ordinates), 0.22656f, 1e-4f);
}

} // namespace
