#include "stages/StageTable.h"

#include "Tuning.h"
#include "rules/Field.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

using namespace beecluster;

namespace {

/// Points beyond an edge at which nothing of an enemy is seen any more.
constexpr float kHidden = 20.0f;

} // namespace

TEST(StageTable, HasStagesThatCanBePlayed) {
    ASSERT_GE(stageTable().size(), 3U);
    for (const Stage& stage : stageTable()) {
        EXPECT_FALSE(stage.waves.empty()) << stage.name;
        EXPECT_FALSE(stage.title.empty()) << stage.name;
        EXPECT_GT(stage.scrollSpeed, 0.0f) << stage.name;
    }
}

TEST(StageTable, GivesEveryStageItsOwnName) {
    std::set<std::string> names;
    for (const Stage& stage : stageTable()) EXPECT_TRUE(names.insert(stage.name).second) << stage.name;
}

TEST(StageTable, FindsAStageByItsName) {
    for (std::size_t i = 0; i < stageTable().size(); ++i) EXPECT_EQ(stageIndex(stageTable()[i].name), i);
    EXPECT_EQ(stageIndex("nowhere"), stageTable().size());
    EXPECT_EQ(stageIndex(""), stageTable().size());
}

TEST(StageTable, NamesGroundImagesThatExist) {
    const std::filesystem::path resources = std::filesystem::path(copra::testsFolder()) / ".." / "resources";
    for (const Stage& stage : stageTable())
        EXPECT_TRUE(std::filesystem::exists(resources / stage.groundImage)) << stage.groundImage;
}

TEST(StageTable, EndsWithTheBearAndNowhereElse) {
    for (const Stage& stage : stageTable())
        EXPECT_EQ(stage.hasBear, &stage == &stageTable().back()) << stage.name;
}

TEST(StageTable, HasWavesOfSomeEnemiesInSomeTime) {
    for (const Stage& stage : stageTable()) {
        for (const Wave& wave : stage.waves) {
            EXPECT_GT(wave.count, 0) << stage.name;
            EXPECT_GT(wave.pause, 0.0f) << stage.name;
            EXPECT_GT(wave.gap, 0.0f) << stage.name << ": more than one may come against a large swarm";
        }
    }
}

TEST(StageTable, SendsEveryEnemyFromOutsideTheFieldToOutsideAgain) {
    for (const Stage& stage : stageTable()) {
        for (const Wave& wave : stage.waves) {
            if (wave.route->followsSwarm) continue; // TrailTest
            cocos2d::Vec2 position = wave.route->start;
            EXPECT_TRUE(isOutsideField(position, kHidden)) << stage.name;
            for (const Leg& leg : wave.route->legs) {
                EXPECT_GT(leg.seconds, 0) << stage.name;
                position += leg.by;
            }
            EXPECT_TRUE(isOutsideField(position, kHidden))
                << stage.name << " ends at " << position.x << ',' << position.y;
        }
    }
}

TEST(StageTable, BringsTheWholeRouteOfAShiftedGroupOntoTheField) {
    for (const Stage& stage : stageTable()) {
        for (const Wave& wave : stage.waves) {
            if (wave.route->followsSwarm) continue;
            for (const int index : {0, wave.count - 1}) {
                const auto rows = static_cast<float>(wave.alternates ? index / 2 : index);
                cocos2d::Vec2 position = wave.route->start + wave.shift * rows;
                bool isSeen = false;
                for (const Leg& leg : wave.route->legs) {
                    position += leg.by;
                    isSeen = isSeen || !isOutsideField(position, 0.0f);
                }
                EXPECT_TRUE(isSeen) << stage.name;
            }
        }
    }
}

TEST(StageTable, HasABossOfItsOwnInTheMiddleOfEveryStageButTheBears) {
    std::set<EnemyKind> bosses;
    for (const Stage& stage : stageTable()) {
        int count = 0;
        for (std::size_t i = 0; i < stage.waves.size(); ++i) {
            const Wave& wave = stage.waves[i];
            if (!traitsOf(wave.kind).isBoss) continue;
            ++count;
            EXPECT_EQ(wave.count, 1) << stage.name;
            EXPECT_TRUE(bosses.insert(wave.kind).second) << stage.name;
            EXPECT_GE(4 * i, stage.waves.size()) << stage.name << ": not before its first quarter";
            EXPECT_LE(4 * (i + 1), 3 * stage.waves.size()) << stage.name << ": not after its third one";
        }
        EXPECT_EQ(count, stage.hasBear ? 0 : 1) << stage.name;
    }
}
