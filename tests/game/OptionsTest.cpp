#include "Options.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

ParsedOptions parse(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "beecluster");
    return parseOptions(static_cast<int>(arguments.size()), arguments.data(), {"meadow", "creek"});
}

} // namespace

TEST(Options, PlaysInAWindowFromTheTitleByDefault) {
    const ParsedOptions parsed = parse({});
    EXPECT_FALSE(parsed.exitCode.has_value());
    EXPECT_FALSE(parsed.options.program.headless);
    EXPECT_EQ(parsed.options.program.frames, 0);
    EXPECT_EQ(parsed.options.width, 960);
    EXPECT_TRUE(parsed.options.stage.empty());
}

TEST(Options, ReadsEverythingThatIsAsked) {
    const ParsedOptions parsed =
        parse({"--frames", "600", "--seed", "7", "--stage", "creek", "--screenshot", "a.png", "--stats",
               "b.jsonl", "--autopilot", "--size", "1280x720", "--fullscreen", "--report"});
    ASSERT_FALSE(parsed.exitCode.has_value());
    EXPECT_EQ(parsed.options.stats, "b.jsonl");
    EXPECT_EQ(parsed.options.program.frames, 600);
    EXPECT_EQ(parsed.options.seed, 7U);
    EXPECT_EQ(parsed.options.stage, "creek");
    EXPECT_EQ(parsed.options.program.screenshot, "a.png");
    EXPECT_TRUE(parsed.options.autopilot);
    EXPECT_EQ(parsed.options.width, 1280);
    EXPECT_EQ(parsed.options.height, 720);
    EXPECT_TRUE(parsed.options.fullscreen);
    EXPECT_TRUE(parsed.options.report);
}

TEST(Options, PrintsUsageAndEndsWithTwoForAWrongOption) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--wings", "4"}).exitCode, kExitUsage);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("--autopilot"), std::string::npos);
}

TEST(Options, ListsTheStagesThatExistForAnUnknownOne) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--stage", "moon"}).exitCode, kExitUsage);
    const std::string printed = testing::internal::GetCapturedStderr();
    EXPECT_NE(printed.find("moon"), std::string::npos);
    EXPECT_NE(printed.find("creek"), std::string::npos);
}

TEST(Options, RefusesSizesThatAreNone) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--size", "wide"}).exitCode, kExitUsage);
    EXPECT_EQ(parse({"--size", "960x"}).exitCode, kExitUsage);
    EXPECT_EQ(parse({"--size", "0x640"}).exitCode, kExitUsage);
    testing::internal::GetCapturedStderr();
}

TEST(Options, RefusesToRunForEverWithoutAWindow) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--headless"}).exitCode, kExitUsage);
    testing::internal::GetCapturedStderr();
}

TEST(Options, SavesAScreenshotAlsoWithoutAWindow) {
    const ParsedOptions parsed =
        parse({"--headless", "--frames", "10", "--screenshot", "a.png", "--language", "ja"});
    ASSERT_FALSE(parsed.exitCode.has_value());
    EXPECT_EQ(parsed.options.program.screenshot, "a.png");
    EXPECT_EQ(parsed.options.language, "ja");
}

TEST(Options, RefusesLanguagesThatTheGameDoesNotSpeak) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--language", "tlh"}).exitCode, kExitUsage);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("tlh"), std::string::npos);
}

TEST(Options, RefusesSeedsThatAreNone) {
    for (const char* seed : {"-1", "1.5", "bee"}) {
        testing::internal::CaptureStderr();
        EXPECT_EQ(parse({"--seed", seed}).exitCode, kExitUsage) << seed;
        EXPECT_NE(testing::internal::GetCapturedStderr().find("--seed"), std::string::npos);
    }
}

TEST(Options, EndsWellAfterHelpAndTheListOfStages) {
    testing::internal::CaptureStdout();
    EXPECT_EQ(parse({"--help"}).exitCode, 0);
    EXPECT_EQ(parse({"--list-stages"}).exitCode, 0);
    EXPECT_NE(testing::internal::GetCapturedStdout().find("meadow"), std::string::npos);
}

TEST(Options, AReplayNeedsNoFramesAndDecidesTheRest) {
    const ParsedOptions parsed = parse({"--headless", "--replay", "a.rep", "--record", "b.rep"});
    ASSERT_FALSE(parsed.exitCode.has_value());
    EXPECT_EQ(parsed.options.replay, "a.rep");
    EXPECT_EQ(parsed.options.record, "b.rep");
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--replay", "a.rep", "--autopilot"}).exitCode, kExitUsage);
    EXPECT_EQ(parse({"--replay", "a.rep", "--stage", "creek"}).exitCode, kExitUsage);
    testing::internal::GetCapturedStderr();
}

TEST(Options, ReadsTheShapeOfTheField) {
    EXPECT_EQ(parse({"--field", "tall"}).options.field, "tall");
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse({"--field", "round"}).exitCode, kExitUsage);
    testing::internal::GetCapturedStderr();
}

TEST(Options, APictureOfTheLastFrameNeedsTheirNumber) {
    EXPECT_EQ(parse({"--screenshot", "a.png"}).exitCode, kExitUsage);
    EXPECT_FALSE(parse({"--frames", "9", "--screenshot", "a.png"}).exitCode.has_value());
}

TEST(Options, ADailyGameHasAnOrderOfItsOwn) {
    EXPECT_EQ(parse({"--mode", "daily", "--stage", "creek"}).exitCode, kExitUsage);
    EXPECT_FALSE(parse({"--mode", "daily"}).exitCode.has_value());
}
