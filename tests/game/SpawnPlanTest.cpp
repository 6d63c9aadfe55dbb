#include "rules/SpawnPlan.h"

#include "Tuning.h"
#include "stages/StageTable.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

const Route kRoute{{100, 700}, {{1, {0, -800}}}};
constexpr int kBees = tuning::kFirstBees; // pressure 1: numbers as planned

Stage stageOf(std::vector<Wave> waves) {
    return {"test", "Test", "ground.png", 0, std::move(waves)};
}

std::vector<Newcomer> run(SpawnPlan& plan, float seconds, int alive) {
    std::vector<Newcomer> out;
    plan.update(seconds, alive, kBees, out);
    return out;
}

} // namespace

TEST(SpawnPlan, WaitsForThePauseWhileOthersAreAlive) {
    const Stage stage = stageOf({{2, EnemyKind::Wasp, 2, 0.5F, &kRoute}});
    SpawnPlan plan(stage);
    EXPECT_TRUE(run(plan, 1.9F, 1).empty());
    EXPECT_EQ(run(plan, 0.2F, 1).size(), 1U);
}

TEST(SpawnPlan, HurriesWhenNobodyIsLeft) {
    const Stage stage = stageOf({{5, EnemyKind::Wasp, 1, 0.5F, &kRoute}});
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 1.0F, 0).size(), 1U);
}

TEST(SpawnPlan, SendsAGroupOneByOneAndThenIsFinished) {
    const Stage stage = stageOf({{0, EnemyKind::Ladybird, 3, 0.5F, &kRoute}});
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 0.1F, 0).size(), 1U);
    EXPECT_EQ(run(plan, 0.3F, 1).size(), 0U);
    EXPECT_EQ(run(plan, 0.2F, 1).size(), 1U);
    EXPECT_FALSE(plan.finished());
    EXPECT_EQ(run(plan, 0.5F, 2).size(), 1U);
    EXPECT_TRUE(plan.finished());
    EXPECT_TRUE(run(plan, 10, 0).empty());
}

TEST(SpawnPlan, MakesUpForALongFrame) {
    const Stage stage = stageOf({{1, EnemyKind::Wasp, 3, 0.5F, &kRoute}});
    SpawnPlan plan(stage);
    EXPECT_EQ(run(plan, 2.1F, 1).size(), 3U);
}

TEST(SpawnPlan, PlacesAndMirrorsTheGroupAsTheTableSays) {
    const Stage stage = stageOf({{0, EnemyKind::Wasp, 4, 0, &kRoute, {50, -10}, false, true}});
    SpawnPlan plan(stage);
    const auto group = run(plan, 0.1F, 1);
    ASSERT_EQ(group.size(), 4U);
    EXPECT_FALSE(group[0].mirrored);
    EXPECT_TRUE(group[1].mirrored);
    EXPECT_EQ(group[1].offset, cocos2d::Vec2(0, 0));
    EXPECT_EQ(group[2].offset, cocos2d::Vec2(50, -10));
}

TEST(SpawnPlan, SendsMoreAgainstALargerSwarm) {
    const Stage stage = stageOf({{0, EnemyKind::Wasp, 8, 0, &kRoute}});
    SpawnPlan plan(stage);
    std::vector<Newcomer> group;
    plan.update(0.1F, 1, tuning::kMostBees, group);
    EXPECT_GT(group.size(), 8U);
    EXPECT_GT(group[0].health, traitsOf(EnemyKind::Wasp).health);
}

TEST(StageTable, HasStagesThatCanBePlayed) {
    ASSERT_GE(stageTable().size(), 3U);
    for (const Stage& stage : stageTable()) {
        EXPECT_FALSE(stage.waves.empty()) << stage.name;
        EXPECT_EQ(stageTable()[stageIndex(stage.name)].title, stage.title);
    }
    EXPECT_EQ(stageIndex("nowhere"), stageTable().size());
}

TEST(StageTable, SendsEveryoneFromOutsideTheFieldToOutsideAgain) {
    const auto outside = [](const cocos2d::Vec2& place) {
        return place.x < -20 || place.x > tuning::kFieldWidth + 20 || place.y < -20 ||
               place.y > tuning::kFieldHeight + 20;
    };
    for (const Stage& stage : stageTable()) {
        for (const Wave& wave : stage.waves) {
            cocos2d::Vec2 place = wave.route->start;
            EXPECT_TRUE(outside(place)) << stage.name;
            for (const Leg& leg : wave.route->legs) {
                EXPECT_GT(leg.seconds, 0) << stage.name;
                place += leg.by;
            }
            EXPECT_TRUE(outside(place)) << stage.name << " ends at " << place.x << ',' << place.y;
        }
    }
}
