// The worked example of game/README.md: a new stage, played without nodes.

#include "rules/Field.h"
#include "rules/StageProgress.h"
#include "stages/Routes.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

Wave wasps(int count, const Route& route) {
    return {EnemyKind::Wasp, count, &route};
}

Wave ladybirds(int count, const Route& route) {
    return {EnemyKind::Ladybird, count, &route};
}

Wave beetles(int count, const Route& route) {
    return {EnemyKind::Beetle, count, &route};
}

/// In from the left, a dive to the water, and out at the top.
const Route dive{{-70, 420}, {{1.4f, {300, 60}}, {1.0f, {120, -220}}, {2.2f, {260, 480}}}};

Stage pond() {
    Stage stage;
    stage.name = "pond";
    stage.title = "Lily Pond";
    stage.groundImage = "meadow_creek.png";
    stage.scrollSpeed = 48.0f;
    stage.waves = {
        wasps(4, dive).after(2.0f).every(0.5f).alternating(),
        ladybirds(3, routes::crossing).after(2.5f).every(0.6f),
        wasps(6, dive).after(2.0f).every(0.35f).shifted({0, 18}).mirrored(),
        beetles(1, routes::lumber).after(3.0f),
    };
    return stage;
}

} // namespace

TEST(NewStage, HasARouteFromOutsideToOutside) {
    cocos2d::Vec2 position = dive.start;
    EXPECT_TRUE(isOutsideField(position, 20.0f));
    for (const Leg& leg : dive.legs) position += leg.by;
    EXPECT_TRUE(isOutsideField(position, 20.0f));
}

TEST(NewStage, HasARouteThatItsEnemiesCanFollow) {
    for (const Leg& leg : dive.legs)
        EXPECT_LT(leg.by.length() / leg.seconds, traitsOf(EnemyKind::Wasp).maxSpeed);
}

TEST(NewStage, SendsAllItsWavesAndIsCleared) {
    const Stage stage = pond();
    StageProgress progress(stage);
    std::vector<SpawnRequest> requests;
    for (int frame = 0; frame < 60 * 60; ++frame) {
        progress.spawn(1.0f / 60, 0, tuning::kStartBees, requests);
        progress.update(tuning::kStartBees, 0, -1.0f);
    }
    ASSERT_EQ(requests.size(), 14U);
    EXPECT_EQ(requests.front().kind, EnemyKind::Wasp);
    EXPECT_TRUE(requests[1].isMirrored);
    EXPECT_EQ(requests.back().kind, EnemyKind::Beetle);
    EXPECT_EQ(progress.phase(), StageProgress::Phase::Cleared);
}
