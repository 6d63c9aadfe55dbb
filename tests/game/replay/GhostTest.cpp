#include "replay/Ghost.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

PlayInput toward(float x) {
    PlayInput input;
    input.goal = {x, 50};
    return input;
}

} // namespace

TEST(Ghost, FollowsTheLastTryOfEachStage) {
    Replay replay;
    replay.setup.stage = "meadow";
    replay.addStep(toward(1));
    replay.addRetry();
    replay.addStep(toward(2));
    replay.addStep(toward(2));
    replay.addStage("creek");
    replay.addStep(toward(3));
    const Ghost ghost(replay);
    ASSERT_NE(ghost.goal("meadow", 1), nullptr);
    EXPECT_EQ(ghost.goal("meadow", 0)->x, 2);
    EXPECT_EQ(ghost.goal("meadow", 2), nullptr) << "after its end";
    EXPECT_EQ(ghost.goal("creek", 0)->x, 3);
    EXPECT_EQ(ghost.goal("heath", 0), nullptr);
    EXPECT_EQ(Ghost().goal("meadow", 0), nullptr);
}

TEST(Ghost, KeepsTwoHoursOfARecordingOfAnyLength) {
    Replay replay;
    replay.setup.stage = "meadow";
    for (int i = 0; i < 1'000; ++i) {
        replay.addStage(std::to_string(i));
        replay.addStep(toward(1));
        replay.entries.back().count = 1'000'000;
    }
    const Ghost ghost(replay);
    EXPECT_NE(ghost.goal("0", 35'999), nullptr);
    EXPECT_NE(ghost.goal("11", 35'999), nullptr);
    EXPECT_EQ(ghost.goal("13", 0), nullptr);
}
