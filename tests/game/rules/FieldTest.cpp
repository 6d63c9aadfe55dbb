#include "rules/Field.h"

#include "Layout.h"
#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;
using cocos2d::Vec2;

TEST(Field, KnowsWhatIsInsideItsFourEdges) {
    EXPECT_FALSE(isOutsideField(Vec2(480, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(-1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(layout::kFieldWidth + 1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, -1), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, layout::kFieldHeight + 1), 0.0f));
}

TEST(Field, IsWidenedByTheMarginOnAllSides) {
    for (const Vec2 position :
         {Vec2(-9, 0), Vec2(layout::kFieldWidth + 9, 0), Vec2(0, -9), Vec2(0, layout::kFieldHeight + 9)}) {
        EXPECT_FALSE(isOutsideField(position, 10.0f));
        EXPECT_TRUE(isOutsideField(position, 8.0f));
    }
}

TEST(Field, LetsEnemiesShootFromAboveTheSwarmOnly) {
    EXPECT_TRUE(mayShootFrom(Vec2(480, 500)));
    EXPECT_TRUE(mayShootFrom(Vec2(480, tuning().enemies.noFireBelow)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, tuning().enemies.noFireBelow - 1)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, layout::kFieldHeight + 1))) << "not before it is seen";
    EXPECT_FALSE(mayShootFrom(Vec2(-1, 500)));
}
