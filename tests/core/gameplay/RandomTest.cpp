#include "gameplay/Random.h"

#include "gameplay/Near.h"

#include <cmath>
#include <limits>

using copra::Random;

TEST(Random, GivesTheReferenceNumbersOfPcg32) {
    // From the demo of the reference implementation: seed 42, stream 54.
    Random random(42, 54);
    const std::uint32_t expected[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e};
    for (const std::uint32_t value : expected) EXPECT_EQ(random.next(), value);
}

TEST(Random, RepeatsItselfForTheSameSeed) {
    Random a(5);
    Random b(5);
    Random c(6);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const auto value = a.next();
        ASSERT_EQ(value, b.next());
        differs = differs || value != c.next();
    }
    EXPECT_TRUE(differs);
    EXPECT_EQ(a, b);
}

TEST(Random, KeepsWholeNumbersInTheirRange) {
    Random random(1);
    int seen[7] = {};
    for (int i = 0; i < 7000; ++i) {
        const int value = random.between(3, -3);
        ASSERT_GE(value, -3);
        ASSERT_LE(value, 3);
        ++seen[value + 3];
    }
    for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
    EXPECT_EQ(random.below(0), 0u);
    EXPECT_EQ(random.below(1), 0u);
    EXPECT_EQ(random.between(4, 4), 4);
}

TEST(Random, KeepsFractionsBelowOne) {
    Random random(2);
    double sum = 0.0;
    for (int i = 0; i < 10000; ++i) {
        const float value = random.unit();
        ASSERT_GE(value, 0.0f);
        ASSERT_LT(value, 1.0f);
        sum += value;
    }
    EXPECT_NEAR(sum / 10000.0, 0.5, 0.02);
}

TEST(Random, ChanceIsNeverOrAlwaysAtItsEnds) {
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        EXPECT_FALSE(random.chance(0.0f));
        EXPECT_TRUE(random.chance(1.0f));
        EXPECT_FALSE(random.chance(std::numeric_limits<float>::quiet_NaN()));
    }
}

TEST(Random, DirectionsHaveLengthOne) {
    Random random(4);
    for (int i = 0; i < 100; ++i) EXPECT_CLOSE(random.direction().length(), 1);
}
