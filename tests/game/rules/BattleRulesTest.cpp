#include "rules/BattleRules.h"

#include "Layout.h"
#include "Tuning.h"
#include "rules/Field.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

class BattleRulesTest : public ::testing::Test {
protected:
    void fillSwarm() {
        while (tally.bees < tuning().bees.most) rules.fetch(GiftKind::Flower);
    }

    Tally tally;
    copra::Random random{3};
    BattleRules rules{tally, random};
};

} // namespace

TEST_F(BattleRulesTest, AFlowerBringsABeeAndPoints) {
    const GiftResult result = rules.fetch(GiftKind::Flower);
    EXPECT_TRUE(result.isNewBee);
    EXPECT_EQ(result.points, tuning().score.flower);
    EXPECT_EQ(rules.bees(), tuning().bees.start + 1);
}

TEST_F(BattleRulesTest, AFullSwarmGetsPointsForAFlowerInstead) {
    fillSwarm();
    const GiftResult result = rules.fetch(GiftKind::Flower);
    EXPECT_FALSE(result.isNewBee);
    EXPECT_EQ(result.points, tuning().score.fullSwarm);
    EXPECT_EQ(rules.bees(), tuning().bees.most);
}

TEST_F(BattleRulesTest, HoneyPaysByTheMultiplier) {
    EXPECT_EQ(rules.fetch(GiftKind::Honey).points, tuning().score.honey);
    for (int i = 0; i < tuning().score.chainStep; ++i) rules.kill(10);
    EXPECT_EQ(rules.fetch(GiftKind::Honey).points, 2 * tuning().score.honey);
    EXPECT_FALSE(rules.fetch(GiftKind::Honey).isNewBee);
}

TEST_F(BattleRulesTest, JellyMakesStingsFasterForAWhile) {
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning().sting.interval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.0f);
    EXPECT_EQ(rules.fetch(GiftKind::Jelly).points, 0);
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning().sting.royalInterval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 1.0f);
    rules.update(tuning().gifts.royalTime / 2);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.5f);
    rules.update(tuning().gifts.royalTime);
    EXPECT_FLOAT_EQ(rules.stingInterval(), tuning().sting.interval);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 0.0f);
}

TEST_F(BattleRulesTest, AnotherJellyStartsTheTimeAgainAndDoesNotAddUp) {
    rules.fetch(GiftKind::Jelly);
    rules.update(1.0f);
    rules.fetch(GiftKind::Jelly);
    EXPECT_FLOAT_EQ(rules.royalLeft(), 1.0f);
}

TEST_F(BattleRulesTest, AKillReturnsThePointsItGaveWithTheMultiplier) {
    for (int i = 0; i < tuning().score.chainStep - 1; ++i) EXPECT_EQ(rules.kill(50), 50);
    EXPECT_EQ(rules.kill(50), 100);
    EXPECT_EQ(tally.score.kills(), tuning().score.chainStep);
}

TEST_F(BattleRulesTest, AHitBeeIsLostAndCostsAStepOfTheChain) {
    for (int i = 0; i < tuning().score.chainStep; ++i) rules.kill(10);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Lost);
    EXPECT_EQ(rules.bees(), tuning().bees.start - 1);
    EXPECT_EQ(tally.losses, 1);
    EXPECT_EQ(tally.score.multiplier(), 1);
}

TEST_F(BattleRulesTest, AStunnedBeeThatIsFetchedReturnsToTheSwarm) {
    rules.hitBee(false, false);
    const GiftResult result = rules.fetch(GiftKind::Bee);
    EXPECT_TRUE(result.isNewBee);
    EXPECT_EQ(result.points, 0);
    EXPECT_EQ(rules.bees(), tuning().bees.start);
    EXPECT_EQ(tally.losses, 1) << "it was hit all the same";
}

TEST_F(BattleRulesTest, AProtectedBeeIsNotLost) {
    EXPECT_EQ(rules.hitBee(true, false), BeeHit::None);
    EXPECT_EQ(rules.bees(), tuning().bees.start);
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
    EXPECT_EQ(tally.bees, tuning().bees.start - 3);
    EXPECT_EQ(tally.maxBees, tuning().bees.start + 2);
}

TEST_F(BattleRulesTest, AFreeFlowerComesInFromAboveNowAndThen) {
    EXPECT_FALSE(rules.nextFlower());
    rules.update(tuning().gifts.flowerInterval);
    const auto position = rules.nextFlower();
    ASSERT_TRUE(position);
    EXPECT_GT(position->y, layout::kFieldHeight);
    EXPECT_FALSE(isOutsideField(cocos2d::Vec2(position->x, 100), 0.0f));
    EXPECT_FALSE(rules.nextFlower()) << "one at a time";
}

TEST_F(BattleRulesTest, ALargeSwarmWaitsLongerForAFreeFlower) {
    rules.update(tuning().gifts.flowerInterval);
    fillSwarm();
    ASSERT_TRUE(rules.nextFlower());
    rules.update(tuning().gifts.flowerInterval);
    EXPECT_FALSE(rules.nextFlower());
    rules.update(tuning().gifts.flowerInterval * (tuning().difficulty.pressureHigh - 1) + 0.01f);
    EXPECT_TRUE(rules.nextFlower());
}

TEST_F(BattleRulesTest, NoFreeFlowerComesAfterTheFight) {
    rules.update(2 * tuning().gifts.flowerInterval);
    rules.end();
    EXPECT_FALSE(rules.nextFlower());
}

TEST_F(BattleRulesTest, TheNumberOfStingsIsLimited) {
    EXPECT_TRUE(rules.mayFireSting(0));
    EXPECT_TRUE(rules.mayFireSting(tuning().sting.most - 1));
    EXPECT_FALSE(rules.mayFireSting(tuning().sting.most));
    rules.stingFired();
    EXPECT_EQ(tally.stings, 1);
}

TEST_F(BattleRulesTest, BeesDoNotStingInStep) {
    const float first = rules.startStingDelay();
    EXPECT_NE(first, rules.startStingDelay());
    for (int i = 0; i < 100; ++i) {
        EXPECT_GT(rules.startStingDelay(), 0.0f);
        EXPECT_GT(rules.newBeeStingDelay(), 0.0f);
        EXPECT_LE(rules.newBeeStingDelay(), tuning().sting.interval);
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
        EXPECT_NEAR(position.x, layout::kFieldWidth / 2, 100.0f);
        EXPECT_LT(position.y, 50.0f);
    }
}

TEST_F(BattleRulesTest, AStageGoesOnWithTheTallyOfTheOneBefore) {
    rules.fetch(GiftKind::Flower);
    rules.kill(100);
    BattleRules next(tally, random);
    EXPECT_EQ(next.bees(), tuning().bees.start + 1);
    EXPECT_FALSE(next.isOver());
    EXPECT_FLOAT_EQ(next.royalLeft(), 0.0f);
    next.kill(100);
    EXPECT_EQ(tally.score.kills(), 2);
}
