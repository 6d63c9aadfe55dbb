#include "replay/Replay.h"

#include "base/randomValues.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

using namespace beecluster;

namespace {

PlayInput inputAt(float x, float y) {
    PlayInput input;
    input.goal = {x, y};
    return input;
}

PlayInput leadingTo(float x, float y) {
    PlayInput input = inputAt(x, y);
    input.isLeading = true;
    return input;
}

Replay sample() {
    Replay replay;
    replay.setup = {42, "creek", "story", "0123456789abcdef"};
    replay.addStep(leadingTo(480.25f, 150));
    replay.addStep(leadingTo(480.25f, 150));
    PlayInput gathering = inputAt(10, 600.5f);
    gathering.isGathering = true;
    replay.addStep(gathering);
    replay.addStage("orchard");
    replay.addChoice(2);
    replay.addRetry();
    replay.addStep(gathering);
    replay.endState = 0x0123456789ABCDEFU;
    return replay;
}

/// The problem of a text that cannot be read, as it is printed.
std::string problemOf(const std::string& text) {
    std::vector<FileProblem> problems;
    EXPECT_FALSE(parseReplay("a.rep", text, problems).has_value());
    return problems.empty() ? "none" : problems.front().text();
}

const std::string kHead = "beecluster-replay 2\nseed 7\nstage meadow\nmode story\n";

} // namespace

TEST(Replay, ReadsBackRandomRecordings) {
    copra::test::RandomValues random(7);
    const char* const stages[] = {"meadow", "creek", "orchard"};
    for (int round = 0; round < 50; ++round) {
        Replay replay;
        replay.setup.seed = random.integer<std::uint64_t>();
        replay.setup.stage = stages[random.below(3)];
        replay.setup.hasAssist = random.below(2) == 0;
        if (random.below(2)) replay.setup.field = FieldShape::Tall;
        for (int i = 0; i < 100; ++i) {
            const int kind = random.below(20);
            if (kind == 0) {
                replay.addChoice(random.below(3));
            } else if (kind == 1) {
                replay.addRetry();
            } else if (kind == 2) {
                replay.addStage(stages[random.below(3)]);
            } else {
                PlayInput input = quantized(inputAt(static_cast<float>(random.below(9600)) / 10.0f,
                                                    static_cast<float>(random.below(6400)) / 10.0f));
                input.isLeading = random.below(2) == 0;
                input.isGathering = random.below(2) == 0;
                for (int n = random.below(4); n >= 0; --n) replay.addStep(input);
            }
        }
        replay.endState = random.integer<std::uint64_t>() | 1; // 0 is none
        std::vector<FileProblem> problems;
        const auto read = parseReplay("a.rep", formatReplay(replay), problems);
        ASSERT_TRUE(read.has_value()) << problems.front().text();
        EXPECT_EQ(formatReplay(*read), formatReplay(replay));
        EXPECT_EQ(read->setup.seed, replay.setup.seed);
        EXPECT_EQ(read->setup.hasAssist, replay.setup.hasAssist);
        EXPECT_EQ(read->endState, replay.endState);
        ASSERT_EQ(read->entries.size(), replay.entries.size());
        for (std::size_t i = 0; i < replay.entries.size(); ++i) {
            EXPECT_EQ(read->entries[i].kind, replay.entries[i].kind);
            EXPECT_EQ(read->entries[i].count, replay.entries[i].count);
            if (replay.entries[i].kind != Replay::Entry::Kind::Step) continue;
            EXPECT_EQ(read->entries[i].input, replay.entries[i].input);
        }
    }
}

TEST(Replay, ReadsWhatItWrites) {
    std::vector<FileProblem> problems;
    const auto read = parseReplay("a.rep", formatReplay(sample()), problems);
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(read->setup.seed, 42U);
    EXPECT_EQ(read->setup.stage, "creek");
    EXPECT_EQ(read->setup.data, "0123456789abcdef");
    EXPECT_EQ(read->endState, sample().endState);
    EXPECT_EQ(read->steps(), 4);
    ASSERT_EQ(read->entries.size(), sample().entries.size());
    EXPECT_EQ(read->entries[0].input, leadingTo(480.25f, 150));
    EXPECT_EQ(read->entries[0].count, 2);
    EXPECT_TRUE(read->entries[1].input.isGathering);
    EXPECT_EQ(read->stageOf(read->entries[2]), "orchard");
    EXPECT_EQ(read->entries[3].count, 2);
    EXPECT_EQ(formatReplay(*read), formatReplay(sample()));
}

TEST(Replay, OfAnOldVersionDoesNotSayWithWhichDataItWasRecorded) {
    std::vector<FileProblem> problems;
    const auto read = parseReplay("a.rep", kHead + "1 2\nend 0123456789abcdef\n", problems);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->setup.data, "");
}

TEST(Replay, KeepsEqualStepsAsOneEntry) {
    Replay replay;
    for (int i = 0; i < 1000; ++i) replay.addStep(leadingTo(5, 5));
    EXPECT_EQ(replay.entries.size(), 1U);
    EXPECT_EQ(replay.steps(), 1000);
}

TEST(Replay, NamesFileAndLineOfWhatIsWrong) {
    EXPECT_EQ(problemOf(""),
              "a.rep:1: this is not a recording; the first line has to be 'beecluster-replay 2'");
    EXPECT_EQ(problemOf(kHead + "1 2 l\nzz\n"), "a.rep:6: 'zz' is neither a step nor an event");
    EXPECT_EQ(problemOf(kHead + "1 2 q\n"), "a.rep:5: unknown flags 'q'");
    EXPECT_EQ(problemOf(kHead + "1 2 l -4\n"), "a.rep:5: the number of steps is wrong");
    EXPECT_EQ(problemOf(kHead + "1 2 l 4x\n"), "a.rep:5: the number of steps is wrong");
    EXPECT_EQ(problemOf(kHead + "1 2000000000\n"), "a.rep:5: the goal moves too far");
    EXPECT_EQ(problemOf(kHead + "-2147483648 0\n"), "a.rep:5: the goal moves too far");
    EXPECT_EQ(problemOf(kHead + "choose two\n"), "a.rep:5: choose: needs the index of a card");
    EXPECT_EQ(problemOf(kHead + "end 12\n"), "a.rep:5: end: '12' is not a state of 16 digits");
    EXPECT_EQ(problemOf(kHead + "1 2 l\n"),
              "a.rep:6: end: the recording is incomplete: the last line is missing");
    EXPECT_EQ(
        problemOf("beecluster-replay 1\nseed 7\n"),
        "a.rep:1: this recording was made with version 1 of the game, which played differently, and can "
        "only be played with "
        "that");
    EXPECT_EQ(problemOf("beecluster-replay 2\nseed -1\n"), "a.rep:2: seed: '-1' is not a number");
}

TEST(Replay, ReportsAFileThatCannotBeReadOrWritten) {
    std::vector<FileProblem> problems;
    EXPECT_FALSE(loadReplay("/no/such/folder/a.rep", problems).has_value());
    EXPECT_FALSE(saveReplay(sample(), "/no/such/folder/a.rep", problems));
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_NE(problems[0].text().find("/no/such/folder/a.rep: cannot be read"), std::string::npos);
    EXPECT_NE(problems[1].text().find("/no/such/folder/a.rep: cannot be written"), std::string::npos);
}

TEST(Replay, OfNothingIsNeitherWrittenNorRead) {
    std::vector<FileProblem> problems;
    const std::string path = testing::TempDir() + "nothing.replay";
    Replay noSteps = sample();
    noSteps.entries.clear();
    Replay noState = sample();
    noState.endState.reset();
    for (const Replay& replay : {noSteps, noState, Replay()})
        EXPECT_FALSE(saveReplay(replay, path, problems));
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_NE(problems[0].text().find("nothing.replay: not written: no step"), std::string::npos);
    EXPECT_EQ(problemOf(kHead + "1 2 l\nend 0000000000000000\n"),
              "a.rep:6: end: a recording without a step and a state tests nothing");
    EXPECT_EQ(problemOf(kHead + "end 0123456789abcdef\n"),
              "a.rep:5: end: a recording without a step and a state tests nothing");
}

TEST(Replay, SaysThatAGameIsAssisted) {
    std::vector<FileProblem> problems;
    Replay replay = sample();
    EXPECT_EQ(formatReplay(replay).find("assist"), std::string::npos);
    replay.setup.hasAssist = true;
    EXPECT_TRUE(parseReplay("a.rep", formatReplay(replay), problems)->setup.hasAssist);
    EXPECT_EQ(problemOf(kHead + "assist 7\nend 0000000000000000\n"), "a.rep:5: assist: '7' is not 'yes'");
}

TEST(Replay, SaysWhichCardsAreClosed) {
    std::vector<FileProblem> problems;
    Replay replay;
    replay.addStep({});
    replay.endState = 1;
    replay.setup.stage = "meadow";
    replay.setup.closed = {"boss_bane", "long_spear"};
    const auto read = parseReplay("r", formatReplay(replay), problems);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->setup.closed, replay.setup.closed);
    replay.setup.closed = {"no_card"};
    EXPECT_FALSE(parseReplay("r", formatReplay(replay), problems));
    EXPECT_EQ(problems.front().text(), "r:5: closed: there is no card 'no_card'");
}

TEST(Replay, KeepsTheShapeOfTheField) {
    std::vector<FileProblem> problems;
    Replay replay = sample();
    EXPECT_EQ(formatReplay(replay).find("field"), std::string::npos) << "as before there were tall ones";
    EXPECT_EQ(parseReplay("a.rep", formatReplay(replay), problems)->setup.field, FieldShape::Wide);
    replay.setup.field = FieldShape::Tall;
    EXPECT_EQ(parseReplay("a.rep", formatReplay(replay), problems)->setup.field, FieldShape::Tall);
    EXPECT_EQ(problemOf(kHead + "field round\nend 0000000000000000\n"),
              "a.rep:5: field: there is no field 'round'");
}

TEST(Replay, RefusesPlacesAndLengthsThatNoGameHas) {
    std::string moves;
    for (int i = 0; i < 22'000; ++i) moves += "100000 0\n";
    EXPECT_EQ(problemOf(kHead + moves), "a.rep:15: the goal moves too far");
    std::string steps;
    for (int i = 0; i < 300; ++i) steps += "0 0 - 10000000\n";
    EXPECT_EQ(problemOf(kHead + steps), "a.rep:15: the recording is too long");
}
