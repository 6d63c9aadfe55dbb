#include "rules/Health.h"

#include <gtest/gtest.h>

using beecluster::Health;

TEST(Health, DiesOfTheLastHitOnly) {
    Health health(3);
    EXPECT_FALSE(health.applyHit());
    EXPECT_FALSE(health.applyHit());
    EXPECT_FALSE(health.isDead());
    EXPECT_TRUE(health.applyHit());
    EXPECT_TRUE(health.isDead());
}

TEST(Health, ReportsItsDeathOnce) {
    Health health(1);
    EXPECT_TRUE(health.applyHit());
    EXPECT_FALSE(health.applyHit()) << "two stings in one frame must not give the points twice";
    EXPECT_TRUE(health.isDead());
}

TEST(Health, ReturnsTheShareThatIsLeft) {
    Health health(4);
    EXPECT_FLOAT_EQ(health.share(), 1.0f);
    health.applyHit();
    EXPECT_FLOAT_EQ(health.share(), 0.75f);
    for (int i = 0; i < 5; ++i) health.applyHit();
    EXPECT_FLOAT_EQ(health.share(), 0.0f);
}

TEST(Health, RaisesImpossibleValuesToOne) {
    Health none(0);
    EXPECT_FALSE(none.isDead());
    EXPECT_TRUE(none.applyHit());
    EXPECT_TRUE(Health(-5).applyHit());
}
