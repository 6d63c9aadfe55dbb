#include "rules/StatsLog.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

using namespace beecluster;

namespace {

std::string contentOf(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

TEST(StatsLog, WritesOneSampleForEachFullSecond) {
    const std::string path = testing::TempDir() + "stats_seconds.jsonl";
    StatsLog log;
    ASSERT_TRUE(log.open(path));
    Tally tally;
    tally.bees = 9;
    tally.losses = 2;
    tally.score.bonus(1200);
    for (int i = 0; i < 21; ++i) tally.score.kill(0);
    tally.counts.beeHit(category::kEnemyShot);
    tally.counts.beeHit(category::kPaw);
    tally.counts.highKills = 4;
    tally.counts.salvos = 12;
    tally.counts.choices = 1;
    for (int frame = 0; frame < 150; ++frame) log.update(1.0f / 60, "creek", tally, 14, 5);
    EXPECT_TRUE(log.close());
    const std::string rest =
        R"(,"stage":"creek","bees":9,"lost":2,"score":1200,"multiplier":)" +
        std::to_string(tally.score.multiplier()) +
        R"(,"shots":14,"enemies":5,)"
        R"("kills":21,"high":4,"hits":{"shot":1,"body":0,"paw":1,"apple":0},"fetched":0,"salvos":12,"held":0,"choices":1})"
        "\n";
    EXPECT_EQ(contentOf(path), R"({"t":1)" + rest + R"({"t":2)" + rest);
}

TEST(StatsLog, WritesEventsWithTheTimeOfPlay) {
    const std::string path = testing::TempDir() + "stats_events.jsonl";
    StatsLog log;
    ASSERT_TRUE(log.open(path));
    log.event("stage-begin", "meadow", 8);
    log.update(0.5f, "meadow", {});
    log.event("swarm-lost", "meadow", 0);
    EXPECT_EQ(contentOf(path), R"({"t":0.00,"event":"stage-begin","stage":"meadow","bees":8})"
                               "\n"
                               R"({"t":0.50,"event":"swarm-lost","stage":"meadow","bees":0})"
                               "\n");
}

TEST(StatsLog, DoesNothingWithoutAFile) {
    StatsLog log;
    log.update(5.0f, "meadow", {});
    log.event("victory", "bear", 3);
    EXPECT_FALSE(log.isOpen());
    EXPECT_FALSE(log.open("/does/not/exist/stats.jsonl"));
}

#ifdef __linux__ // which has a device that is always full
TEST(StatsLog, ReportsAFullDisk) {
    StatsLog log;
    ASSERT_TRUE(log.open("/dev/full"));
    testing::internal::CaptureStderr();
    log.event("stage-begin", "meadow", 8);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("the statistics end here: No space left"),
              std::string::npos);
    EXPECT_FALSE(log.isOpen());
    EXPECT_FALSE(log.close());
}

TEST(StatsLog, ReportsADiskThatIsFullAtTheEnd) {
    StatsLog log;
    ASSERT_TRUE(log.open("/dev/full"));
    log.update(1.5f, "meadow", {});
    testing::internal::CaptureStderr();
    EXPECT_FALSE(log.close());
    EXPECT_NE(testing::internal::GetCapturedStderr().find("the statistics end here: No space left"),
              std::string::npos);
}
#endif
