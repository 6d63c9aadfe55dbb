#include "PondStage.h"

#include "rules/SpawnPlan.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

/// The enemies that come in within `seconds` for one bee. There is always an enemy on the field, so no wave
/// comes early.
std::vector<SpawnRequest> spawnsWithin(const Stage& stage, float seconds) {
    SpawnPlan plan(stage);
    std::vector<SpawnRequest> spawned;
    constexpr float kFrame = 1.0f / 60.0f;
    for (float time = 0.0f; time < seconds; time += kFrame) plan.update(kFrame, 1, 1, spawned);
    return spawned;
}

TEST(PondStage, BeginsWithLadybirdsAfterTwoSeconds) {
    const Stage stage = pondStage();
    EXPECT_TRUE(spawnsWithin(stage, 1.9f).empty());
    ASSERT_FALSE(spawnsWithin(stage, 2.1f).empty());
    EXPECT_EQ(spawnsWithin(stage, 2.1f)[0].kind, EnemyKind::Ladybird);
}

TEST(PondStage, EndsWithWaspsFromBothSides) {
    const Stage stage = pondStage();
    const auto spawned = spawnsWithin(stage, 30.0f);
    ASSERT_GE(spawned.size(), 2u);
    EXPECT_EQ(spawned.back().kind, EnemyKind::Wasp);
    EXPECT_NE(spawned[spawned.size() - 1].isMirrored, spawned[spawned.size() - 2].isMirrored);
}

} // namespace
