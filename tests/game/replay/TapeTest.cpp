#include "replay/Tape.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

PlayInput at(float x) {
    PlayInput input;
    input.goal = {x, 100};
    return input;
}

} // namespace

TEST(Tape, RecordsWhatThePlayerDoes) {
    Tape tape;
    tape.begin({3, "meadow", "story", ""});
    EXPECT_EQ(tape.step(at(20.3f)).goal.x, 20.25f) << "as it is recorded";
    EXPECT_EQ(tape.choose(1), 1);
    tape.retry();
    EXPECT_FALSE(tape.isOver());
    ASSERT_EQ(tape.recording().entries.size(), 3U);
    EXPECT_EQ(tape.recording().setup.seed, 3U);
    tape.begin({4, "creek", "story", ""});
    EXPECT_TRUE(tape.recording().entries.empty()) << "another game";
}

TEST(Tape, PlaysARecordingInPlaceOfThePlayer) {
    Tape recorder;
    recorder.begin({3, "meadow", "story", ""});
    recorder.step(at(20));
    recorder.step(at(20));
    recorder.choose(2);
    recorder.retry();
    Tape tape;
    tape.play(recorder.recording());
    tape.begin(tape.played().setup);
    EXPECT_EQ(tape.step(at(700)).goal.x, 20);
    EXPECT_EQ(tape.step(at(701)).goal.x, 20);
    EXPECT_EQ(tape.choose(0), 2);
    EXPECT_TRUE(tape.isRetryNext());
    EXPECT_FALSE(tape.isOver());
    tape.retry();
    EXPECT_TRUE(tape.isOver());
    EXPECT_FALSE(tape.hasDiverged());
}

TEST(Tape, NoticesARecordingOfAnotherGame) {
    Tape recorder;
    recorder.begin({3, "meadow", "story", ""});
    recorder.step(at(20));
    recorder.step(at(30));
    Tape tape;
    tape.play(recorder.recording());
    tape.begin(tape.played().setup);
    tape.step(at(0));
    tape.enterStage("creek");
    EXPECT_TRUE(tape.hasDiverged());
    EXPECT_TRUE(tape.isOver());
}
