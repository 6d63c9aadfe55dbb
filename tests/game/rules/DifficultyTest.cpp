#include "rules/Difficulty.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

TEST(Difficulty, IsOneForTheSwarmOneStartsWith) {
    EXPECT_FLOAT_EQ(pressure(tuning::kStartBees), 1);
}

TEST(Difficulty, GrowsWithEveryBeeBetweenItsLimits) {
    EXPECT_FLOAT_EQ(pressure(1), tuning::kPressureLow);
    EXPECT_FLOAT_EQ(pressure(tuning::kMaxBees), tuning::kPressureHigh);
    for (int bees = 2; bees <= tuning::kMaxBees; ++bees)
        EXPECT_GT(pressure(bees), pressure(bees - 1)) << bees;
}

TEST(Difficulty, TakesImpossibleSwarmsForTheNearestPossible) {
    EXPECT_FLOAT_EQ(pressure(-3), pressure(1));
    EXPECT_FLOAT_EQ(pressure(1000), pressure(tuning::kMaxBees));
}

TEST(Difficulty, SendsMoreEnemiesAgainstALargerSwarmAndSendsThemFaster) {
    EXPECT_EQ(enemiesFor(8, tuning::kStartBees), 8);
    EXPECT_GT(enemiesFor(8, tuning::kMaxBees), 16);
    EXPECT_LT(enemiesFor(8, 1), 8);
    EXPECT_FLOAT_EQ(densityFor(tuning::kStartBees), 1.0f);
    EXPECT_GT(densityFor(tuning::kMaxBees), 2.0f);
}

TEST(Difficulty, MakesNoEnemyTougherForALargeSwarm) {
    EXPECT_LT(healthFor(10, 1), 10);
    EXPECT_EQ(healthFor(10, tuning::kStartBees), 10);
    EXPECT_EQ(healthFor(10, tuning::kMaxBees), 10);
}

TEST(Difficulty, GivesTheBearMoreHealthAgainstALargerSwarm) {
    EXPECT_GT(bearHealthFor(40), bearHealthFor(10));
    EXPECT_EQ(bearHealthFor(0), bearHealthFor(1));
}

TEST(Difficulty, AlwaysSendsAnEnemyWithSomeHealth) {
    EXPECT_EQ(enemiesFor(1, 1), 1);
    EXPECT_EQ(healthFor(1, 1), 1);
    EXPECT_EQ(enemiesFor(0, 1), 0);
}

TEST(Difficulty, ShootsMoreOftenAtALargerSwarm) {
    EXPECT_FLOAT_EQ(shotIntervalFor(2, tuning::kStartBees), 2);
    EXPECT_LT(shotIntervalFor(2, tuning::kMaxBees), 2);
}

TEST(Difficulty, GivesFlowersToTheWeakAndNoneToAFullHive) {
    EXPECT_GT(flowerChance(1), flowerChance(tuning::kStartBees));
    EXPECT_GT(flowerChance(tuning::kStartBees), flowerChance(tuning::kMaxBees - 1));
    EXPECT_FLOAT_EQ(flowerChance(tuning::kMaxBees), 0);
}
