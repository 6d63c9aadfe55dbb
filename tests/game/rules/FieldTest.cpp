#include "rules/Field.h"

#include <gtest/gtest.h>

using namespace beecluster;
using cocos2d::Vec2;

TEST(Field, KnowsWhatIsInsideItsFourEdges) {
    EXPECT_FALSE(isOutsideField(Vec2(480, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(-1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(tuning::kFieldWidth + 1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, -1), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, tuning::kFieldHeight + 1), 0.0f));
}

TEST(Field, IsWidenedByTheMarginOnAllSides) {
    for (const Vec2 position :
         {Vec2(-9, 0), Vec2(tuning::kFieldWidth + 9, 0), Vec2(0, -9), Vec2(0, tuning::kFieldHeight + 9)}) {
        EXPECT_FALSE(isOutsideField(position, 10.0f));
        EXPECT_TRUE(isOutsideField(position, 8.0f));
    }
}

TEST(Field, LetsEnemiesShootFromAboveTheSwarmOnly) {
    EXPECT_TRUE(mayShootFrom(Vec2(480, 500)));
    EXPECT_TRUE(mayShootFrom(Vec2(480, tuning::kNoFireBelow)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, tuning::kNoFireBelow - 1)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, tuning::kFieldHeight + 1))) << "not before it is seen";
    EXPECT_FALSE(mayShootFrom(Vec2(-1, 500)));
}
