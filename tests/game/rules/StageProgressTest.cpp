#include "rules/StageProgress.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;
using Phase = StageProgress::Phase;

namespace {

const Route kProgressRoute{{100, 700}, {{1.0f, {0, -800}}}};

Stage shortStage(bool hasBear) {
    Stage stage;
    stage.waves = {Wave{EnemyKind::Wasp, 1, &kProgressRoute, 0.1f}};
    stage.hasBear = hasBear;
    return stage;
}

/// Lets all waves of a short stage come in; returns the number of their enemies.
std::size_t spawnAll(StageProgress& progress) {
    std::vector<SpawnRequest> requests;
    progress.spawn(10.0f, 0, tuning().bees.start, requests);
    return requests.size();
}

} // namespace

TEST(StageProgress, StaysInTheWavesUntilTheLastHasComeIn) {
    const Stage stage = shortStage(false);
    StageProgress progress(stage);
    EXPECT_FALSE(progress.update(6, 0, -1.0f)) << "no enemy yet, but one is still to come";
    EXPECT_EQ(progress.phase(), Phase::Waves);
    EXPECT_EQ(progress.wave(), 0U);
}

TEST(StageProgress, IsClearedWhenTheLastEnemyIsGone) {
    const Stage stage = shortStage(false);
    StageProgress progress(stage);
    EXPECT_EQ(spawnAll(progress), 1U);
    EXPECT_EQ(progress.wave(), 1U);
    EXPECT_FALSE(progress.update(6, 1, -1.0f));
    EXPECT_TRUE(progress.update(6, 0, -1.0f));
    EXPECT_EQ(progress.phase(), Phase::Cleared);
}

TEST(StageProgress, GoesOnWithTheBearWhereThereIsOne) {
    const Stage stage = shortStage(true);
    StageProgress progress(stage);
    spawnAll(progress);
    EXPECT_TRUE(progress.update(6, 0, -1.0f));
    EXPECT_EQ(progress.phase(), Phase::Bear);
    EXPECT_FALSE(progress.update(6, 0, 0.5f));
    EXPECT_FALSE(progress.update(6, 4, 0.1f)) << "with wasps that the bear has called";
    EXPECT_TRUE(progress.update(6, 4, 0.0f));
    EXPECT_EQ(progress.phase(), Phase::Cleared);
}

TEST(StageProgress, IsLostWithTheLastBeeInEveryPhaseOfTheFight) {
    const Stage plain = shortStage(false);
    StageProgress early(plain);
    EXPECT_TRUE(early.update(0, 0, -1.0f));
    EXPECT_EQ(early.phase(), Phase::Lost);

    const Stage stage = shortStage(true);
    StageProgress late(stage);
    spawnAll(late);
    late.update(6, 0, -1.0f);
    EXPECT_TRUE(late.update(0, 0, 0.5f));
    EXPECT_EQ(late.phase(), Phase::Lost);
}

TEST(StageProgress, IsLostWhenTheLastBeeAndTheLastEnemyGoTogether) {
    const Stage stage = shortStage(false);
    StageProgress progress(stage);
    spawnAll(progress);
    progress.update(0, 0, -1.0f);
    EXPECT_EQ(progress.phase(), Phase::Lost);
}

TEST(StageProgress, NeverLeavesItsEnd) {
    const Stage stage = shortStage(false);
    StageProgress won(stage);
    spawnAll(won);
    won.update(6, 0, -1.0f);
    EXPECT_FALSE(won.update(0, 3, 1.0f));
    EXPECT_EQ(won.phase(), Phase::Cleared);

    StageProgress lost(stage);
    lost.update(0, 0, -1.0f);
    EXPECT_FALSE(lost.update(6, 0, -1.0f));
    EXPECT_EQ(lost.phase(), Phase::Lost);
    EXPECT_EQ(spawnAll(lost), 0U) << "no more enemies come";
}
