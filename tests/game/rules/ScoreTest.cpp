#include "rules/Score.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using beecluster::Score;
using beecluster::tuning;

TEST(Score, StartsAtZeroWithASingleMultiplier) {
    const Score score;
    EXPECT_EQ(score.points(), 0);
    EXPECT_EQ(score.multiplier(), 1);
    EXPECT_FLOAT_EQ(score.chainLeft(), 0);
}

TEST(Score, PaysAKillWithTheMultiplierItReaches) {
    Score score;
    for (int i = 0; i < tuning().score.chainStep - 1; ++i) score.kill(10);
    EXPECT_EQ(score.points(), 10 * (tuning().score.chainStep - 1));
    score.kill(10);
    EXPECT_EQ(score.multiplier(), 2);
    EXPECT_EQ(score.points(), 10 * (tuning().score.chainStep - 1) + 20);
    EXPECT_EQ(score.kills(), tuning().score.chainStep);
}

TEST(Score, NeverMultipliesByMoreThanItsLimit) {
    Score score;
    for (int i = 0; i < 100; ++i) score.kill(1);
    EXPECT_EQ(score.multiplier(), tuning().score.mostMultiplier);
}

TEST(Score, BreaksTheChainWhenTimeRunsOut) {
    Score score;
    for (int i = 0; i < tuning().score.chainStep; ++i) score.kill(10);
    score.update(tuning().score.chainTime * 0.9f);
    EXPECT_EQ(score.multiplier(), 2);
    EXPECT_NEAR(score.chainLeft(), 0.1f, 1e-4F);
    score.update(tuning().score.chainTime * 0.2f);
    EXPECT_EQ(score.multiplier(), 1);
    EXPECT_FLOAT_EQ(score.chainLeft(), 0);
}

TEST(Score, ALostBeeShortensTheChainButCostsNoPoints) {
    Score score;
    for (int i = 0; i < tuning().score.lostKills + 2; ++i) score.kill(10);
    const int before = score.points();
    score.beeLost();
    EXPECT_EQ(score.chain(), 2);
    score.beeLost();
    EXPECT_EQ(score.chain(), 0);
    EXPECT_FLOAT_EQ(score.chainLeft(), 0);
    EXPECT_EQ(score.points(), before);
}

TEST(Score, FeelsEveryLostBeeHoweverLongTheChainWas) {
    Score score;
    for (int i = 0; i < 1000; ++i) score.kill(10);
    score.beeLost();
    EXPECT_EQ(score.multiplier(), tuning().score.mostMultiplier - 1);
}

TEST(Score, AKillFarFromTheSwarmCountsButDoesNotExtendTheChain) {
    Score score;
    score.kill(10, false);
    EXPECT_EQ(score.kills(), 1);
    EXPECT_EQ(score.points(), 10);
    EXPECT_EQ(score.chain(), 0);
}

TEST(Score, KeepsAChainAliveWithHoneyButStartsNone) {
    Score score;
    score.honey();
    EXPECT_FLOAT_EQ(score.chainLeft(), 0);
    score.kill(10);
    score.update(tuning().score.chainTime * 0.9f);
    score.honey();
    EXPECT_FLOAT_EQ(score.chainLeft(), 1);
}

TEST(Score, PaysMoreForAFlowerThatFindsTheHiveFull) {
    Score growing;
    growing.flower(true);
    Score full;
    full.flower(false);
    EXPECT_EQ(growing.points(), tuning().score.flower);
    EXPECT_EQ(full.points(), tuning().score.fullSwarm);
}

TEST(Score, PaysEveryBeeThatLivesThroughAStage) {
    Score score;
    score.stageCleared(7);
    EXPECT_EQ(score.points(), 7 * tuning().score.stageBee);
}
