#include "rules/BattleRules.h"

#include "rules/Field.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

class BattleRulesTest : public ::testing::Test {
protected:
    void fillSwarm() {
        while (tally.bees < tuning::kMaxBees) rules.fetch(GiftKind::Flower);
    }

    Tally tally;
    copra::Random random{3};
    BattleRules rules{tally, random};
};

} // namespace

TEST_F(BattleRulesTest, AFlowerBringsABeeAndPoints) {
    const GiftResult result = rules.fetch(GiftKind::Flower);
    EXPECT_TRUE(result.isNewBee);
    EXPECT_EQ(result.points, tuning::kFlowerPoints);
    EXPECT_EQ(rules.bees(), tuning::kStartBees + 1);
}

TEST_F(BattleRulesTest, AFullSwarmGetsPointsForAFlowerInstead) {
    fillSwarm();
    const GiftResult result = rules.fetch(GiftKind::Flower);
    EXPECT_FALSE(result.isNewBee);
    EXPECT_EQ(result.points, tuning::kFullHivePoints);
    EXPECT_EQ(rules.bees(), tuning::kMaxBees);
}

TEST_F(BattleRulesTest, HoneyPaysByTheMultiplier) {
    EXPECT_EQ(rules.fetch(GiftKind::Honey).points, tuning::kHoneyPoints);
    for (int i = 0; i < tuning::kChainStep; ++i) rules.kill(10);
    EXPECT_EQ(rules.fetch(GiftKind::Honey).points, 2 * tuning::kHoneyPoints);
    EXPECT_FALSE(rules.fetch(GiftKind::Honey).isNewBee);
}

TEST_F(BattleRulesTest, JellyMakesStingsFasterForAWhile) {
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning::kStingInterval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.0f);
    EXPECT_EQ(rules.fetch(GiftKind::Jelly).points, 0);
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning::kRoyalStingInterval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 1.0f);
    rules.update(tuning::kRoyalTime / 2);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.5f);
    rules.update(tuning::kRoyalTime);
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning::kStingInterval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.0f);
}

TEST_F(BattleRulesTest, AnotherJellyStartsTheTimeAgainAndDoesNotAddUp) {
    rules.fetch(GiftKind::Jelly);
    rules.update(1.0f);
    rules.fetch(GiftKind::Jelly);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 1.0f);
}

TEST_F(BattleRulesTest, AKillReturnsThePointsItGaveWithTheMultiplier) {
    for (int i = 0; i < tuning::kChainStep - 1; ++i) EXPECT_EQ(rules.kill(50), 50);
    EXPECT_EQ(rules.kill(50), 100);
    EXPECT_EQ(tally.score.kills(), tuning::kChainStep);
}

TEST_F(BattleRulesTest, AHitBeeIsLostAndCostsAStepOfTheChain) {
    for (int i = 0; i < tuning::kChainStep; ++i) rules.kill(10);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Lost);
    EXPECT_EQ(rules.bees(), tuning::kStartBees - 1);
    EXPECT_EQ(tally.losses, 1);
    EXPECT_EQ(tally.score.multiplier(), 1);
}

TEST_F(BattleRulesTest, AStunnedBeeThatIsFetchedReturnsToTheSwarm) {
    rules.hitBee(false, false);
    const GiftResult result = rules.fetch(GiftKind::Bee);
    EXPECT_TRUE(result.isNewBee);
    EXPECT_EQ(result.points, 0);
    EXPECT_EQ(rules.bees(), tuning::kStartBees);
    EXPECT_EQ(tally.losses, 1) << "it was hit all the same";
}

TEST_F(BattleRulesTest, AProtectedBeeIsNotLost) {
    EXPECT_EQ(rules.hitBee(true, false), BeeHit::None);
    EXPECT_EQ(rules.bees(), tuning::kStartBees);
    EXPECT_EQ(tally.losses, 0);
}

TEST_F(BattleRulesTest, ThePeaceAtTheStartEnds) {
    EXPECT_FALSE(rules.isPeace());
    rules.makePeace(2);
    rules.update(1.9f);
    EXPECT_TRUE(rules.isPeace());
    rules.update(0.2f);
    EXPECT_FALSE(rules.isPeace());
}

TEST_F(BattleRulesTest, NothingHarmsABeeAfterTheFight) {
    rules.end();
    EXPECT_TRUE(rules.isOver());
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::None);
    EXPECT_EQ(tally.losses, 0);
}

TEST_F(BattleRulesTest, TheLargestSwarmIsRemembered) {
    rules.fetch(GiftKind::Flower);
    rules.fetch(GiftKind::Flower);
    for (int i = 0; i < 5; ++i) rules.hitBee(false, false);
    EXPECT_EQ(tally.bees, tuning::kStartBees - 3);
    EXPECT_EQ(tally.maxBees, tuning::kStartBees + 2);
}

TEST_F(BattleRulesTest, AFreeFlowerComesInFromAboveNowAndThen) {
    EXPECT_FALSE(rules.nextFlower());
    rules.update(tuning::kFlowerInterval);
    const auto position = rules.nextFlower();
    ASSERT_TRUE(position);
    EXPECT_GT(position->y, tuning::kFieldHeight);
    EXPECT_FALSE(isOutsideField(cocos2d::Vec2(position->x, 100), 0.0f));
    EXPECT_FALSE(rules.nextFlower()) << "one at a time";
}

TEST_F(BattleRulesTest, ALargeSwarmWaitsLongerForAFreeFlower) {
    rules.update(tuning::kFlowerInterval);
    fillSwarm();
    ASSERT_TRUE(rules.nextFlower());
    rules.update(tuning::kFlowerInterval);
    EXPECT_FALSE(rules.nextFlower());
    rules.update(tuning::kFlowerInterval * (tuning::kPressureHigh - 1));
    EXPECT_TRUE(rules.nextFlower());
}

TEST_F(BattleRulesTest, NoFreeFlowerComesAfterTheFight) {
    rules.update(2 * tuning::kFlowerInterval);
    rules.end();
    EXPECT_FALSE(rules.nextFlower());
}

TEST_F(BattleRulesTest, TheNumberOfStingsIsLimited) {
    EXPECT_TRUE(rules.mayFireSting(0));
    EXPECT_TRUE(rules.mayFireSting(tuning::kMaxStings - 1));
    EXPECT_FALSE(rules.mayFireSting(tuning::kMaxStings));
    rules.stingFired();
    EXPECT_EQ(tally.stings, 1);
}

TEST_F(BattleRulesTest, BeesDoNotStingInStep) {
    const float first = rules.startStingDelay();
    EXPECT_NE(first, rules.startStingDelay());
    for (int i = 0; i < 100; ++i) {
        EXPECT_GT(rules.startStingDelay(), 0.0f);
        EXPECT_GT(rules.newBeeStingDelay(), 0.0f);
        EXPECT_LE(rules.newBeeStingDelay(), tuning::kStingInterval);
    }
}

TEST_F(BattleRulesTest, AnEnemyShootsBeforeItsFirstIntervalIsOver) {
    const EnemyTraits& hornet = traitsOf(EnemyKind::Hornet);
    for (int i = 0; i < 100; ++i) {
        const float delay = rules.firstShotDelay(hornet);
        EXPECT_GT(delay, 0.0f);
        EXPECT_LT(delay, hornet.shotInterval);
    }
}

TEST_F(BattleRulesTest, TheSwarmStartsAtTheBottomInTheMiddle) {
    for (int i = 0; i < 100; ++i) {
        const cocos2d::Vec2 position = rules.startPosition();
        EXPECT_NEAR(position.x, tuning::kFieldWidth / 2, 100.0f);
        EXPECT_LT(position.y, 50.0f);
    }
}

TEST_F(BattleRulesTest, AStageGoesOnWithTheTallyOfTheOneBefore) {
    rules.fetch(GiftKind::Flower);
    rules.kill(100);
    BattleRules next(tally, random);
    EXPECT_EQ(next.bees(), tuning::kStartBees + 1);
    EXPECT_FALSE(next.isOver());
    EXPECT_FLOAT_EQ(next.royalLeft(), 0.0f);
    next.kill(100);
    EXPECT_EQ(tally.score.kills(), 2);
}
