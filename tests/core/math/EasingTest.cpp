#include "math/easing.h"

#include <gtest/gtest.h>

using namespace cocos2d::tweenfunc;

namespace {

struct Curve {
    const char* name;
    float (*at)(float);
    float quarter, half, threeQuarters;
};

void PrintTo(const Curve& curve, std::ostream* out) {
    *out << curve.name;
}

class Easing : public testing::TestWithParam<Curve> {};

TEST_P(Easing, StartsAtZeroEndsAtOneAndPassesTheKnownPoints) {
    const Curve& curve = GetParam();
    EXPECT_NEAR(curve.at(0.0f), 0.0f, 1e-6f);
    EXPECT_NEAR(curve.at(1.0f), 1.0f, 1e-6f);
    EXPECT_NEAR(curve.at(0.25f), curve.quarter, 3e-4f);
    EXPECT_NEAR(curve.at(0.5f), curve.half, 3e-4f);
    EXPECT_NEAR(curve.at(0.75f), curve.threeQuarters, 3e-4f);
}

float in2(float t) {
    return easeIn(t, 2.0f);
}
float out2(float t) {
    return easeOut(t, 2.0f);
}
float inOut2(float t) {
    return easeInOut(t, 2.0f);
}
float elasticIn(float t) {
    return elasticEaseIn(t, 0.3f);
}
float elasticOut(float t) {
    return elasticEaseOut(t, 0.3f);
}
float elasticInOut(float t) {
    return elasticEaseInOut(t, 0.45f);
}

INSTANTIATE_TEST_SUITE_P(Curves, Easing,
                         testing::Values(Curve{"linear", linear, 0.25f, 0.5f, 0.75f},
                                         Curve{"sineIn", sineEaseIn, 0.0761205f, 0.2928932f, 0.6173166f},
                                         Curve{"sineOut", sineEaseOut, 0.3826834f, 0.7071068f, 0.9238795f},
                                         Curve{"sineInOut", sineEaseInOut, 0.1464466f, 0.5f, 0.8535534f},
                                         Curve{"quadIn", quadEaseIn, 0.0625f, 0.25f, 0.5625f},
                                         Curve{"quadOut", quadEaseOut, 0.4375f, 0.75f, 0.9375f},
                                         Curve{"quadInOut", quadEaseInOut, 0.125f, 0.5f, 0.875f},
                                         Curve{"quadraticInOut", quadraticInOut, 0.125f, 0.5f, 0.875f},
                                         Curve{"cubicIn", cubicEaseIn, 0.015625f, 0.125f, 0.421875f},
                                         Curve{"cubicOut", cubicEaseOut, 0.578125f, 0.875f, 0.984375f},
                                         Curve{"cubicInOut", cubicEaseInOut, 0.0625f, 0.5f, 0.9375f},
                                         Curve{"quartOut", quartEaseOut, 0.6835938f, 0.9375f, 0.9960938f},
                                         Curve{"quintIn", quintEaseIn, 0.0009766f, 0.03125f, 0.2373047f},
                                         Curve{"expoIn", expoEaseIn, 0.0045243f, 0.03025f, 0.1757767f},
                                         Curve{"expoOut", expoEaseOut, 0.8232233f, 0.96875f, 0.9944757f},
                                         Curve{"expoInOut", expoEaseInOut, 0.015625f - 0.0005f, 0.5f,
                                               0.984375f},
                                         Curve{"circIn", circEaseIn, 0.0317542f, 0.1339746f, 0.3385622f},
                                         Curve{"circOut", circEaseOut, 0.6614378f, 0.8660254f, 0.9682458f},
                                         Curve{"circInOut", circEaseInOut, 0.0669873f, 0.5f, 0.9330127f},
                                         Curve{"in2", in2, 0.0625f, 0.25f, 0.5625f},
                                         Curve{"out2", out2, 0.5f, 0.7071068f, 0.8660254f},
                                         Curve{"inOut2", inOut2, 0.125f, 0.5f, 0.875f},
                                         Curve{"elasticOut", elasticOut, 0.9116117f, 1.015625f, 1.0055243f},
                                         Curve{"elasticIn", elasticIn, -0.0055243f, -0.015625f, 0.0883883f},
                                         Curve{"elasticInOut", elasticInOut, 0.0119694f, 0.5f, 0.9880306f},
                                         Curve{"backIn", backEaseIn, -0.0641366f, -0.0876975f, 0.1825903f},
                                         Curve{"backOut", backEaseOut, 0.8174097f, 1.0876975f, 1.0641366f},
                                         Curve{"backInOut", backEaseInOut, -0.0996818f, 0.5f, 1.0996818f},
                                         Curve{"bounceIn", bounceEaseIn, 0.0273438f, 0.234375f, 0.5273438f},
                                         Curve{"bounceOut", bounceEaseOut, 0.4726562f, 0.765625f, 0.9726562f},
                                         Curve{"bounceInOut", bounceEaseInOut, 0.1171875f, 0.5f, 0.8828125f}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Easing, ExponentialCurvesEndExactly) {
    EXPECT_EQ(expoEaseIn(0.0f), 0.0f);
    EXPECT_EQ(expoEaseIn(1.0f), 1.0f);
    EXPECT_EQ(expoEaseOut(1.0f), 1.0f);
    EXPECT_EQ(expoEaseInOut(0.0f), 0.0f);
    EXPECT_EQ(expoEaseInOut(1.0f), 1.0f);
}

TEST(TweenTo, ChoosesTheCurveByName) {
    EXPECT_EQ(tweenTo(0.3f, Linear, nullptr), 0.3f);
    EXPECT_EQ(tweenTo(0.3f, Bounce_EaseOut, nullptr), bounceEaseOut(0.3f));
    EXPECT_EQ(tweenTo(0.3f, TWEEN_EASING_MAX, nullptr), sineEaseInOut(0.3f));
    float period = 0.5f;
    EXPECT_EQ(tweenTo(0.3f, Elastic_EaseOut, &period), elasticEaseOut(0.3f, 0.5f));
    EXPECT_EQ(tweenTo(0.3f, Elastic_EaseOut, nullptr), elasticEaseOut(0.3f, 0.3f));
}

TEST(CustomEase, IsABezierOfTheYValues) {
    float points[8] = {0.0f, 0.0f, 0.3f, 0.5f, 0.6f, 0.5f, 1.0f, 1.0f};
    EXPECT_FLOAT_EQ(customEase(0.5f, points), 0.5f);
    EXPECT_FLOAT_EQ(customEase(0.5f, nullptr), 0.5f);
    EXPECT_FLOAT_EQ(bezieratFunction(0.0f, 1.0f, 1.0f, 0.0f, 0.5f), 0.75f);
}

} // namespace
