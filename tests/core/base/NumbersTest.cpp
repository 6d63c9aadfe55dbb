#include "base/numbers.h"

#include <gtest/gtest.h>

TEST(Atof, ReadsTheNumberAtTheStart) {
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof("3.25"), 3.25);
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof("-12abc"), -12.);
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof("word"), 0.);
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof(nullptr), 0.);
}

TEST(Atof, CutsDecimalsBehindTheSeventhButKeepsTheExponent) {
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof("0.99999999999"), 0.9999999);
    EXPECT_DOUBLE_EQ(cocos2d::utils::atof("1.123456789e2"), 112.34567);
}

TEST(NextPot, IsTheSmallestPowerOfTwoNotLess) {
    EXPECT_EQ(cocos2d::ccNextPOT(1), 1);
    EXPECT_EQ(cocos2d::ccNextPOT(64), 64);
    EXPECT_EQ(cocos2d::ccNextPOT(65), 128);
}
