#include "files/geometryText.h"

#include <gmock/gmock.h>

#include <cmath>

using cocos2d::PointFromString;
using cocos2d::Rect;
using cocos2d::RectFromString;
using cocos2d::Size;
using cocos2d::SizeFromString;
using cocos2d::Vec2;

TEST(GeometryText, ReadsWhatPropertyListsWrite) {
    EXPECT_TRUE(RectFromString("{{1, 2.5},{-3,4}}").equals(Rect(1, 2.5f, -3, 4)));
    EXPECT_EQ(PointFromString("{1,-2}"), Vec2(1, -2));
    EXPECT_TRUE(SizeFromString(" { 10 , 20 } ").equals(Size(10, 20)));
}

TEST(GeometryText, IsZeroForOtherText) {
    EXPECT_TRUE(RectFromString("{{1,2},{3}}").equals(Rect()));
    EXPECT_EQ(PointFromString("nan,inf"), Vec2());
    EXPECT_EQ(PointFromString("{-inf,-nan}"), Vec2());
    EXPECT_TRUE(SizeFromString("").equals(Size()));
}

TEST(GeometryText, FindsAllNumbers) {
    EXPECT_THAT(copra::numbersIn("3 -4 .5 x 1e2 -"), testing::ElementsAre(3.0f, -4.0f, 0.5f, 100.0f));
    EXPECT_THAT(copra::numbersIn("+5{--6}7-8"), testing::ElementsAre(5.0f, -6.0f, 7.0f, -8.0f));
    EXPECT_THAT(copra::numbersIn("1e99 1e-99"), testing::ElementsAre(HUGE_VALF, 0.0f));
}
