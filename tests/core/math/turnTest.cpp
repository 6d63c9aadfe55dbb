#include "math/turn.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using copra::Turn;
using copra::turnOf;

namespace {

constexpr double kRadians = 3.14159265358979323846 / 180.0;

TEST(Turn, OfQuartersIsExact) {
    const float sines[] = {0, 1, 0, -1};
    const float cosines[] = {1, 0, -1, 0};
    for (int quarter = -1000; quarter <= 1000; ++quarter) {
        const Turn turn = turnOf(static_cast<float>(quarter) * 90.0f);
        EXPECT_EQ(turn.sin, sines[quarter & 3]) << quarter;
        EXPECT_EQ(turn.cos, cosines[quarter & 3]) << quarter;
    }
}

TEST(Turn, AgreesWithTheLibraryEverywhere) {
    for (float degrees = -800.0f; degrees <= 800.0f; degrees += 0.0371f) {
        const Turn turn = turnOf(degrees);
        ASSERT_NEAR(turn.sin, std::sin(degrees * kRadians), 1.2e-7) << degrees;
        ASSERT_NEAR(turn.cos, std::cos(degrees * kRadians), 1.2e-7) << degrees;
    }
}

TEST(Turn, StaysExactForManyTurns) {
    const Turn turn = turnOf(360.0f * 20000 + 30.0f);
    EXPECT_NEAR(turn.sin, 0.5f, 1e-6f);
    EXPECT_NEAR(turnOf(-360.0f * 20000 - 30.0f).sin, -0.5f, 1e-6f);
}

TEST(Turn, OfHugeAnglesIsStillATurn) {
    for (const float degrees : {1.0e7f, -3.0e9f, 3.0e38f}) {
        const Turn turn = turnOf(degrees);
        EXPECT_NEAR(turn.sin * turn.sin + turn.cos * turn.cos, 1.0f, 1e-5f) << degrees;
    }
}

TEST(Turn, OfNaNIsNaN) {
    EXPECT_TRUE(std::isnan(turnOf(std::numeric_limits<float>::quiet_NaN()).sin));
    EXPECT_TRUE(std::isnan(turnOf(std::numeric_limits<float>::infinity()).cos));
}

} // namespace
