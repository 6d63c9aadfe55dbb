#include "math/trigonometry.h"

#include "math/constants.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

using namespace copra;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// The difference from the exact value, in distances between two floats.
double error(float value, double exact) {
    const auto nearest = static_cast<float>(std::fabs(exact));
    const double distance = std::nextafter(nearest, kInfinity) - nearest;
    return std::fabs(static_cast<double>(value) - exact) / distance;
}

/// A hash of the bits of many values of a function.
template<class Function>
std::uint32_t hashOf(Function function) {
    std::uint32_t hash = 0;
    for (int i = -10'000; i <= 10'000; ++i) {
        const float value = function(static_cast<float>(i) * 0.001953125f);
        std::uint32_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        hash = (hash ^ bits) * 16'777'619u;
    }
    return hash;
}

TEST(Trigonometry, IsWithinHalfABitOfTheExactValue) {
    for (double at = -700.0; at <= 700.0; at += 0.00713) {
        const auto radians = static_cast<float>(at);
        const auto exact = static_cast<double>(radians);
        ASSERT_LT(error(sine(radians), std::sin(exact)), 0.501) << radians;
        ASSERT_LT(error(cosine(radians), std::cos(exact)), 0.501) << radians;
        ASSERT_LT(error(tangent(radians), std::tan(exact)), 0.501) << radians;
        ASSERT_LT(error(arcTangent(radians, 3.0f), std::atan2(exact, 3.0)), 0.501) << radians;
        ASSERT_LT(error(arcTangent(3.0f, radians), std::atan2(3.0, exact)), 0.501) << radians;
        ASSERT_LT(error(arcSine(radians / 700.0f), std::asin(static_cast<double>(radians / 700.0f))), 0.501);
        ASSERT_LT(error(arcCosine(radians / 700.0f), std::acos(static_cast<double>(radians / 700.0f))),
                  0.501);
    }
}

TEST(Trigonometry, HasTheSameBitsOnEveryComputer) {
    EXPECT_EQ(hashOf(sine), 302'247'736u);
    EXPECT_EQ(hashOf(cosine), 3'484'659'552u);
    EXPECT_EQ(hashOf(tangent), 594'338'760u);
    EXPECT_EQ(hashOf([](float x) { return arcTangent(x, 1.0f); }), 3'773'134'600u);
    EXPECT_EQ(hashOf([](float x) { return arcSine(x / 20.0f); }), 2'861'321'528u);
    EXPECT_EQ(hashOf([](float x) { return arcCosine(x / 20.0f); }), 1'417'271'190u);
}

TEST(Trigonometry, TurnsAreSineAndCosine) {
    for (float radians = -10.0f; radians < 10.0f; radians += 0.37f) {
        const Turn turn = turnOfRadians(radians);
        EXPECT_EQ(turn.sin, sine(radians));
        EXPECT_EQ(turn.cos, cosine(radians));
    }
}

TEST(Trigonometry, OfSmallAnglesIsTheAngle) {
    for (const float tiny : {1e-45f, 1e-38f, 1e-10f, -1e-5f}) {
        EXPECT_EQ(sine(tiny), tiny);
        EXPECT_EQ(tangent(tiny), tiny);
        EXPECT_EQ(arcSine(tiny), tiny);
        EXPECT_EQ(arcTangent(tiny, 1.0f), tiny);
        EXPECT_EQ(cosine(tiny), 1.0f);
    }
    EXPECT_TRUE(std::signbit(sine(-0.0f)));
}

TEST(Trigonometry, OfTheAxesIsThatOfTheLibrary) {
    for (const float y : {0.0f, -0.0f, 1.0f, -1.0f, kInfinity, -kInfinity})
        for (const float x : {0.0f, -0.0f, 1.0f, -1.0f, kInfinity, -kInfinity}) {
            EXPECT_EQ(arcTangent(y, x), std::atan2(y, x)) << y << ", " << x;
            EXPECT_EQ(std::signbit(arcTangent(y, x)), std::signbit(std::atan2(y, x))) << y << ", " << x;
        }
    EXPECT_EQ(arcSine(1.0f), kPi / 2.0f);
    EXPECT_EQ(arcCosine(1.0f), 0.0f);
    EXPECT_EQ(arcCosine(-1.0f), kPi);
}

TEST(Trigonometry, OfHugeAnglesIsStillATurn) {
    for (const float radians : {1e7f, -3e9f, 3e38f}) {
        const Turn turn = turnOfRadians(radians);
        EXPECT_NEAR(turn.sin * turn.sin + turn.cos * turn.cos, 1.0f, 1e-6f) << radians;
    }
}

TEST(Trigonometry, OfWhatIsNoAngleIsNaN) {
    for (const float bad : {kNaN, kInfinity, -kInfinity}) {
        EXPECT_TRUE(std::isnan(sine(bad)));
        EXPECT_TRUE(std::isnan(cosine(bad)));
        EXPECT_TRUE(std::isnan(tangent(bad)));
    }
    EXPECT_TRUE(std::isnan(arcTangent(kNaN, 1.0f)));
    EXPECT_TRUE(std::isnan(arcTangent(1.0f, kNaN)));
    EXPECT_TRUE(std::isnan(arcSine(1.001f)));
    EXPECT_TRUE(std::isnan(arcCosine(-1.001f)));
}

} // namespace
