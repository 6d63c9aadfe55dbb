#include "rules/SpawnPlan.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

const Route kRoute{{100, 700}, {{1, {0, -800}}}};
/// Pressure 1: numbers as planned.
int bees() {
    return tuning().bees.start;
}

Wave wasps(int count, float pause, float gap = 1.0f) {
    return {EnemyKind::Wasp, count, &kRoute, pause, gap};
}

Stage stageOf(const Wave& wave) {
    Stage stage;
    stage.waves = {wave};
    return stage;
}

std::vector<SpawnRequest> run(SpawnPlan& plan, float seconds, int alive) {
    std::vector<SpawnRequest> out;
    plan.update(seconds, alive, bees(), out);
    return out;
}

} // namespace

TEST(SpawnPlan, WaitsForThePauseWhileOthersAreAlive) {
    const Stage stage = stageOf(wasps(2, 2.0f, 0.5f));
    SpawnPlan plan(stage);
    EXPECT_TRUE(run(plan, 1.9f, 1).empty());
    EXPECT_EQ(run(plan, 0.2f, 1).size(), 1U);
}

TEST(SpawnPlan, ComesEarlyWhenNoEnemyIsLeft) {
    const Stage stage = stageOf(wasps(1, 5.0f));
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 1.0f, 0).size(), 1U);
}

TEST(SpawnPlan, SendsAGroupOneByOneAndThenIsFinished) {
    const Stage stage = stageOf(wasps(3, 0.0f, 0.5f));
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 0.1f, 0).size(), 1U);
    EXPECT_EQ(run(plan, 0.3f, 1).size(), 0U);
    EXPECT_EQ(run(plan, 0.2f, 1).size(), 1U);
    EXPECT_FALSE(plan.finished());
    EXPECT_EQ(run(plan, 0.5f, 2).size(), 1U);
    EXPECT_TRUE(plan.finished());
    EXPECT_TRUE(run(plan, 10, 0).empty());
}

TEST(SpawnPlan, MakesUpForALongFrame) {
    const Stage stage = stageOf(wasps(3, 1.0f, 0.5f));
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 2.1f, 1).size(), 3U);
}

TEST(SpawnPlan, PlacesAndMirrorsTheGroupAsTheTableSays) {
    Wave wave = wasps(4, 0.0f, 0.0f);
    wave.shift = {50, -10};
    wave.alternates = true;
    const Stage stage = stageOf(wave);
    SpawnPlan plan(stage);
    const auto group = run(plan, 0.1f, 1);
    ASSERT_EQ(group.size(), 4U);
    EXPECT_FALSE(group[0].isMirrored);
    EXPECT_TRUE(group[1].isMirrored);
    EXPECT_EQ(group[1].offset, cocos2d::Vec2(0, 0));
    EXPECT_EQ(group[2].offset, cocos2d::Vec2(50, -10));
}

TEST(SpawnPlan, SendsALargerGroupInTheSameTime) {
    const Stage stage = stageOf(wasps(8, 0.0f, 1.0f));
    SpawnPlan plan(stage);
    std::vector<SpawnRequest> group;
    for (int tenth = 0; tenth < 85; ++tenth) plan.update(0.1f, 1, tuning().bees.most, group);
    EXPECT_GT(group.size(), 16U);
    EXPECT_TRUE(plan.finished());
}

TEST(SpawnPlan, SendsMoreAgainstALargerSwarm) {
    const Stage stage = stageOf(wasps(8, 0.0f, 0.0f));
    SpawnPlan plan(stage);
    std::vector<SpawnRequest> group;
    plan.update(0.1f, 1, tuning().bees.most, group);
    EXPECT_GT(group.size(), 8U);
    EXPECT_EQ(group[0].health, traitsOf(EnemyKind::Wasp).health);
}

TEST(SpawnPlan, GoesOnWithAnotherVersionOfItsStage) {
    Stage stage = stageOf(wasps(1, 1.0f));
    stage.waves.push_back(wasps(1, 9.0f));
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 1.0f, 1).size(), 1U);
    Stage other = stage;
    other.waves[1].pause = 2.0f;
    plan.changeTo(other);
    EXPECT_EQ(plan.wave(), 1U);
    EXPECT_EQ(run(plan, 2.0f, 1).size(), 1U);
    EXPECT_TRUE(plan.finished());
    const Stage shorter = stageOf(wasps(1, 1.0f));
    plan.changeTo(shorter);
    EXPECT_TRUE(plan.finished());
}

TEST(SpawnPlan, SendsABossAloneWithMoreHealthForALargerSwarm) {
    Wave wave = wasps(1, 0.0f);
    wave.kind = EnemyKind::Frog;
    const Stage stage = stageOf(wave);
    const auto bossFor = [&stage](int bees) {
        SpawnPlan plan(stage);
        std::vector<SpawnRequest> out;
        for (int second = 0; second < 5; ++second) plan.update(1.0f, 1, bees, out);
        EXPECT_EQ(out.size(), 1U) << bees;
        return out.at(0).health;
    };
    const EnemyTraits& frog = traitsOf(EnemyKind::Frog);
    EXPECT_EQ(bossFor(10), frog.health + 10 * frog.healthPerBee);
    EXPECT_EQ(bossFor(tuning().bees.most), frog.health + tuning().bees.most * frog.healthPerBee);
}

TEST(SpawnPlan, KnowsWhichShareOfTheWavesHasComeIn) {
    Stage stage = stageOf(wasps(2, 0.0f, 1.0f));
    stage.waves.push_back(wasps(1, 1.0f));
    SpawnPlan plan(stage);
    EXPECT_FLOAT_EQ(plan.share(), 0.0f);
    run(plan, 0.1f, 1);
    EXPECT_FLOAT_EQ(plan.share(), 0.25f);
    run(plan, 1.0f, 1);
    EXPECT_FLOAT_EQ(plan.share(), 0.5f);
    run(plan, 1.0f, 1);
    EXPECT_FLOAT_EQ(plan.share(), 1.0f);
}
