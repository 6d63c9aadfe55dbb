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
    StatsSample sample{"creek", 9, 2, 1200, 3, 14, 5, 21, {}};
    sample.counts.beeHit(category::kEnemyShot);
    sample.counts.beeHit(category::kPaw);
    sample.counts.highKills = 4;
    sample.counts.salvos = 12;
    sample.counts.choices = 1;
    for (int frame = 0; frame < 150; ++frame) log.update(1.0f / 60, sample);
    EXPECT_TRUE(log.close());
    const std::string rest =
        R"(,"stage":"creek","bees":9,"lost":2,"score":1200,"multiplier":3,"shots":14,"enemies":5,)"
        R"("kills":21,"high":4,"hits":{"shot":1,"body":0,"paw":1,"apple":0},"fetched":0,"salvos":12,"held":0,"choices":1})"
        "\n";
    EXPECT_EQ(contentOf(path), R"({"t":1)" + rest + R"({"t":2)" + rest);
}

TEST(StatsLog, WritesEventsWithTheTimeOfPlay) {
    const std::string path = testing::TempDir() + "stats_events.jsonl";
    StatsLog log;
    ASSERT_TRUE(log.open(path));
    log.event("stage-begin", "meadow", 8);
    log.update(0.5f, {});
    log.event("swarm-lost", "meadow", 0);
    EXPECT_EQ(contentOf(path), R"({"t":0.00,"event":"stage-begin","stage":"meadow","bees":8})"
                               "\n"
                               R"({"t":0.50,"event":"swarm-lost","stage":"meadow","bees":0})"
                               "\n");
}

TEST(StatsLog, DoesNothingWithoutAFile) {
    StatsLog log;
    log.update(5.0f, {});
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
    log.update(1.5f, {});
    testing::internal::CaptureStderr();
    EXPECT_FALSE(log.close());
    EXPECT_NE(testing::internal::GetCapturedStderr().find("the statistics end here: No space left"),
              std::string::npos);
}
#endif
