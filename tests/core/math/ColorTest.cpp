#include "math/Color.h"

#include <gtest/gtest.h>

#include <limits>

using namespace cocos2d;

namespace {

TEST(Color, DefaultsAreBlack) {
    EXPECT_TRUE(Color3B() == Color3B::BLACK);
    EXPECT_TRUE(Color4B() == Color4B(0, 0, 0, 0));
    EXPECT_TRUE(Color4F() == Color4F(0.0f, 0.0f, 0.0f, 0.0f));
}

TEST(Color, ConvertsBetweenItsKinds) {
    EXPECT_TRUE(Color4B(Color3B(1, 2, 3)) == Color4B(1, 2, 3, 255));
    EXPECT_TRUE(Color4B(Color3B(1, 2, 3), 9) == Color4B(1, 2, 3, 9));
    EXPECT_TRUE(Color3B(Color4B(9, 8, 7, 6)) == Color3B(9, 8, 7));
    EXPECT_FLOAT_EQ(Color4F(Color3B(255, 51, 0)).g, 0.2f);
    EXPECT_FLOAT_EQ(Color4F(Color4B(102, 0, 255, 51)).a, 0.2f);
}

TEST(Color, TruncatesFloatsToBytes) {
    EXPECT_TRUE(Color4B(Color4F(1.0f, 0.501f, 0.0f, 0.25f)) == Color4B(255, 127, 0, 63));
    EXPECT_TRUE(Color3B(Color4F(0.999f, 0.3f, 0.1f, 0.0f)) == Color3B(254, 76, 25));
}

TEST(Color, EqualsAColorWithAlphaOnlyIfThatIsOpaque) {
    EXPECT_TRUE(Color3B(1, 2, 3) == Color4B(1, 2, 3, 255));
    EXPECT_FALSE(Color3B(1, 2, 3) == Color4B(1, 2, 3, 254));
    EXPECT_TRUE(Color4B(255, 0, 0, 255) == Color4F::RED);
    EXPECT_TRUE(Color3B::RED == Color4F::RED);
    EXPECT_TRUE(Color3B::RED != Color4F(1.0f, 0.0f, 0.0f, 0.5f));
}

TEST(Color, NamedColorsHaveTheirValues) {
    EXPECT_TRUE(Color3B::ORANGE == Color3B(255, 127, 0));
    EXPECT_TRUE(Color3B::GRAY == Color3B(166, 166, 166));
    EXPECT_TRUE(Color4B::MAGENTA == Color4B(255, 0, 255, 255));
    EXPECT_TRUE(Color4F::ORANGE == Color4F(1.0f, 0.5f, 0.0f, 1.0f));
}

TEST(Color4F, ChannelsBeyondTheirRangeKeepTheirLowestBits) {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(Color4B(Color4F(2.0f, -1.0f, 1.0e30f, kInfinity)) == Color4B(254, 1, 0, 0));
    EXPECT_TRUE(Color3B(Color4F(kNan, -kInfinity, 256.0f / 255.0f, 0.0f)) == Color3B(0, 0, 0));
}

TEST(Color4F, DoesArithmeticByChannel) {
    const Color4F half(0.5f, 0.25f, 0.0f, 1.0f);
    EXPECT_TRUE(half + half == half * 2.0f);
    EXPECT_TRUE(half - half == Color4F());
    EXPECT_TRUE(half / 2.0f == half * 0.5f);
    EXPECT_TRUE(half * Color4F(1.0f, 2.0f, 3.0f, 4.0f) == Color4F(0.5f, 0.5f, 0.0f, 4.0f));
}

} // namespace
