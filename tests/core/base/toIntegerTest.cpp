#include "base/toInteger.h"

#include <gtest/gtest.h>

#include <cstdint>

using copra::toInteger;

TEST(ToInteger, TruncatesNumbersInRange) {
    EXPECT_EQ(toInteger<int>(2.9f), 2);
    EXPECT_EQ(toInteger<int>(-2.9), -2);
    EXPECT_EQ(toInteger<std::uint8_t>(255.5f), 255);
    EXPECT_EQ(toInteger<unsigned>(-0.5f), 0u);
    EXPECT_EQ(toInteger<int>(2147483520.0f), 2147483520);
}

TEST(ToInteger, StopsAtTheEndsOfTheRange) {
    using Int = std::numeric_limits<int>;
    EXPECT_EQ(toInteger<int>(1e30f), Int::max());
    EXPECT_EQ(toInteger<int>(-1e30), Int::min());
    EXPECT_EQ(toInteger<int>(2147483648.0f), Int::max());
    EXPECT_EQ(toInteger<int>(std::numeric_limits<float>::infinity()), Int::max());
    EXPECT_EQ(toInteger<std::uint8_t>(-1.0f), 0);
    EXPECT_EQ(toInteger<std::int64_t>(9.3e18), std::numeric_limits<std::int64_t>::max());
}

TEST(ToInteger, MakesZeroOfNaN) {
    EXPECT_EQ(toInteger<int>(std::numeric_limits<float>::quiet_NaN()), 0);
}
