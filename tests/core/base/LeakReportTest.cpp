#include "base/LeakReport.h"

#include "base/Ref.h"
#include "base/log.h"
#include "platform/system/process.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

using copra::LeakReport;

// At file level, so that its name in the report is plain.
class LeakyHero : public cocos2d::Ref {
public:
    // Never inlined, so that the report can name the place.
    __attribute__((noinline)) static std::unique_ptr<LeakyHero> recruit() {
        return std::make_unique<LeakyHero>();
    }
};

#if COCOS2D_DEBUG > 0

TEST(LeakReport, CountsLiveObjectsByClass) {
    const auto first = LeakyHero::recruit();
    auto second = LeakyHero::recruit();
    EXPECT_NE(LeakReport::text().find("2 LeakyHero\n"), std::string::npos);
    second.reset();
    EXPECT_NE(LeakReport::text().find("1 LeakyHero\n"), std::string::npos);
}

TEST(LeakReport, NamesTheFunctionsThatMadeAnObjectWhenAsked) {
    LeakReport::notePlaces(true);
    const auto noted = LeakyHero::recruit();
    LeakReport::notePlaces(false);
    const auto unnoted = LeakyHero::recruit();

    std::size_t withPlace = 0, withoutPlace = 0;
    for (const auto& entry : LeakReport::byPlace()) {
        if (entry.className != "LeakyHero") continue;
        if (entry.place.empty()) {
            withoutPlace += entry.count;
            continue;
        }
        withPlace += entry.count;
        // Without addr2line there are only offsets into the program.
        const bool named = entry.place.find("LeakyHero::recruit") != std::string::npos &&
                           entry.place.find("LeakReportTest.cpp:") != std::string::npos;
        EXPECT_TRUE(named || entry.place.find("+0x") != std::string::npos) << entry.place;
    }
    EXPECT_EQ(withPlace, 1u);
    EXPECT_EQ(withoutPlace, 1u);
    EXPECT_NE(LeakReport::text().find("    1 created in "), std::string::npos);
}

TEST(LeakReport, IsLoggedAtTheEndOfTheProgramWhenTheEnvironmentSaysSo) {
    const auto leakAndLeave = [] {
        copra::setEnvironment("COPRA_LEAKS", "1");
        copra::setLogSink([](std::string_view line) {
            std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
        });
        LeakyHero::recruit().release();
        std::exit(3);
    };
    // The environment is read when the first object is born, so in a process of its own.
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(leakAndLeave(), testing::ExitedWithCode(3),
                "still alive at exit.*\n.*1 LeakyHero\n +1 created in");
}

#else

TEST(LeakReport, IsEmptyInReleaseBuilds) {
    const auto hero = LeakyHero::recruit();
    EXPECT_EQ(LeakReport::liveCount(), 0u);
    EXPECT_EQ(LeakReport::text(), "");
}

#endif
