#include "rules/StateHash.h"

#include <gtest/gtest.h>

using beecluster::StateHash;
using cocos2d::Vec2;

TEST(StateHash, IsThatOfFnv1aForItsBytes) {
    // FNV-1a of four zero bytes, by its definition.
    StateHash hash;
    hash.add(std::uint32_t{0});
    EXPECT_EQ(hash.value(), 0x4D25767F9DCE13F5U);
}

TEST(StateHash, StartsWithTheOffsetBasis) {
    EXPECT_EQ(StateHash().value(), 0xCBF29CE484222325U);
}

TEST(StateHash, DependsOnTheOrder) {
    StateHash first;
    first.add(1);
    first.add(2);
    StateHash second;
    second.add(2);
    second.add(1);
    EXPECT_NE(first.value(), second.value());
}

TEST(StateHash, SeesTheSmallestChangeOfAFloat) {
    StateHash first;
    first.add(Vec2(1.0f, 2.0f));
    StateHash second;
    second.add(Vec2(1.0f, 2.0000002f));
    EXPECT_NE(first.value(), second.value());
    StateHash negative;
    negative.add(-0.0f);
    StateHash zero;
    zero.add(0.0f);
    EXPECT_NE(negative.value(), zero.value()) << "the bits count";
}

TEST(StateHash, TakesAVectorAsItsTwoNumbers) {
    StateHash vector;
    vector.add(Vec2(3.0f, 4.0f));
    StateHash numbers;
    numbers.add(3.0f);
    numbers.add(4.0f);
    EXPECT_EQ(vector.value(), numbers.value());
}
