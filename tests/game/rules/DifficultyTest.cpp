#include "rules/Difficulty.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

TEST(Difficulty, IsOneForTheSwarmOneStartsWith) {
    EXPECT_FLOAT_EQ(pressure(tuning().bees.start), 1);
}

TEST(Difficulty, GrowsWithEveryBeeBetweenItsLimits) {
    EXPECT_FLOAT_EQ(pressure(1), tuning().difficulty.pressureLow);
    EXPECT_FLOAT_EQ(pressure(tuning().bees.most), tuning().difficulty.pressureHigh);
    for (int bees = 2; bees <= tuning().bees.most; ++bees)
        EXPECT_GT(pressure(bees), pressure(bees - 1)) << bees;
}

TEST(Difficulty, TakesImpossibleSwarmsForTheNearestPossible) {
    EXPECT_FLOAT_EQ(pressure(-3), pressure(1));
    EXPECT_FLOAT_EQ(pressure(1000), pressure(tuning().bees.most));
}

TEST(Difficulty, SendsMoreEnemiesAgainstALargerSwarmAndSendsThemFaster) {
    EXPECT_EQ(enemiesFor(8, tuning().bees.start), 8);
    EXPECT_GT(enemiesFor(8, tuning().bees.most), 16);
    EXPECT_LT(enemiesFor(8, 1), 8);
    EXPECT_FLOAT_EQ(densityFor(tuning().bees.start), 1.0f);
    EXPECT_GT(densityFor(tuning().bees.most), 2.0f);
}

TEST(Difficulty, MakesNoEnemyTougherForALargeSwarm) {
    EXPECT_LT(healthFor(10, 1), 10);
    EXPECT_EQ(healthFor(10, tuning().bees.start), 10);
    EXPECT_EQ(healthFor(10, tuning().bees.most), 10);
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
    EXPECT_FLOAT_EQ(shotIntervalFor(2, tuning().bees.start), 2);
    EXPECT_LT(shotIntervalFor(2, tuning().bees.most), 2);
}

TEST(Difficulty, GrowsWithEachRoundByWhichAGameIsHarder) {
    EXPECT_EQ(beesForWaves(10, 0), 10);
    EXPECT_EQ(beesForWaves(10, 1), 10 + tuning().difficulty.roundBees);
    EXPECT_EQ(beesForWaves(tuning().bees.most, 3), tuning().bees.most);
    EXPECT_FLOAT_EQ(furyOf(0), 1);
    EXPECT_GT(furyOf(2), furyOf(1));
    EXPECT_GT(furyOf(3) - furyOf(2), furyOf(2) - furyOf(1)) << "each round is harder by more";
    EXPECT_LT(shotIntervalFor(2, 10, 1), shotIntervalFor(2, 10));
    EXPECT_LT(shotIntervalFor(2, tuning().bees.most, 3), shotIntervalFor(2, tuning().bees.most))
        << "also for a full swarm";
}

TEST(Difficulty, GivesFlowersToTheWeakAndNoneToAFullHive) {
    EXPECT_GT(flowerChance(1), flowerChance(tuning().bees.start));
    EXPECT_GT(flowerChance(tuning().bees.start), flowerChance(tuning().bees.most - 1));
    EXPECT_FLOAT_EQ(flowerChance(tuning().bees.most), 0);
}
