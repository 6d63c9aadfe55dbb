#include "diagnosis/LeakReport.h"

#include "base/Lives.h"
#include "base/Ref.h"
#include "base/log.h"
#include "base/refuse.h"
#include "diagnosis/explainMistakes.h"
#include "platform/system/process.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

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

namespace copra {

/// Refuses `functions` functions below its caller, as pictures of widgets do.
[[maybe_unused]] __attribute__((noinline)) static bool refuseBelow(int functions) {
    const bool isRefused = functions == 0 ? refuse(true, "the number is odd") : refuseBelow(functions - 1);
    return isRefused;
}

} // namespace copra

namespace {

class LeakReportTest : public testing::Test {
protected:
    LeakReportTest() { copra::explainMistakes(); }
};
class MistakesDeathTest : public LeakReportTest {};

/// Without addr2line there are only offsets into the program.
bool isNamed(const std::string& place, const char* function) {
    return (place.find(function) != std::string::npos &&
            place.find("LeakReportTest.cpp:") != std::string::npos) ||
           place.find("+0x") != std::string::npos;
}

} // namespace

TEST_F(LeakReportTest, CountsLiveObjectsByClass) {
    const auto first = LeakyHero::recruit();
    auto second = LeakyHero::recruit();
    EXPECT_NE(LeakReport::text().find("2 LeakyHero\n"), std::string::npos);
    second.reset();
    EXPECT_NE(LeakReport::text().find("1 LeakyHero\n"), std::string::npos);
}

TEST_F(LeakReportTest, NamesTheFunctionsThatMadeAnObject) {
    const auto hero = LeakyHero::recruit();
    std::size_t count = 0;
    for (const auto& entry : LeakReport::byPlace()) {
        if (entry.className != "LeakyHero") continue;
        count += entry.count;
        EXPECT_TRUE(isNamed(entry.place, "LeakyHero::recruit")) << entry.place;
    }
    EXPECT_EQ(count, 1u);
    EXPECT_NE(LeakReport::text().find("    1 created in "), std::string::npos);
}

TEST_F(LeakReportTest, KnowsWhereALivingObjectWasCreated) {
    copra::setEnvironment("COPRA_CALLERS", "1");
    auto hero = LeakyHero::recruit();
    const LeakyHero* const address = hero.get();
    const std::string text = LeakReport::birth(address);
    EXPECT_EQ(text.rfind("\n    it was created in ", 0), 0u) << text;
    EXPECT_TRUE(isNamed(text, "recruit")) << text;
    hero.reset();
    EXPECT_EQ(LeakReport::birth(address), "");
    copra::setEnvironment("COPRA_CALLERS", "0");
}

TEST_F(LeakReportTest, KnowsOfObjectsThatAreGone) {
    LeakyHero* const hero = LeakyHero::recruit().release();
    EXPECT_EQ(LeakReport::lastWords(hero), "") << "it is alive";
    const cocos2d::Ref* const address = hero;
    hero->release();
    const std::string text = LeakReport::lastWords(address);
    EXPECT_EQ(text.rfind("    it was of class LeakyHero, created in ", 0), 0u) << text;
    EXPECT_TRUE(isNamed(text, "LeakyHero::recruit")) << text;
    EXPECT_NE(text.find("\n    and released in frame "), std::string::npos) << text;
    EXPECT_TRUE(isNamed(text, "KnowsOfObjectsThatAreGone")) << text;
}

TEST_F(LeakReportTest, KnowsWhatEndedWithTheFrame) {
    cocos2d::Ref* const hero = LeakyHero::recruit().release();
    {
        const copra::Lives::EndOfFrame end(12);
        hero->release();
    }
    EXPECT_NE(LeakReport::lastWords(hero).find("\n    and released at the end of frame 12\n"),
              std::string::npos)
        << LeakReport::lastWords(hero);
}

TEST_F(LeakReportTest, DoesNotKnowTheClassOfADeletedObject) {
    auto hero = LeakyHero::recruit();
    const cocos2d::Ref* const address = hero.get();
    hero.reset();
    EXPECT_EQ(LeakReport::lastWords(address).rfind("    it was created in ", 0), 0u);
}

TEST_F(LeakReportTest, ForgetsObjectsThatAreLongGone) {
    std::vector<std::unique_ptr<LeakyHero>>
        others; // made first, so that none gets the memory of the one that is looked for
    for (int i = 0; i < 10000; ++i) others.push_back(LeakyHero::recruit());
    auto hero = LeakyHero::recruit();
    const cocos2d::Ref* const address = hero.get();
    hero.reset();
    EXPECT_NE(LeakReport::lastWords(address), "");
    others.clear();
    EXPECT_EQ(LeakReport::lastWords(address), "");
}

TEST(LeakReport, IsLoggedAtTheEndOfTheProgramWhenTheEnvironmentSaysSo) {
    const auto leakAndLeave = [] {
        copra::setEnvironment("COPRA_LEAKS", "1");
        copra::explainMistakes();
        copra::setLogSink([](std::string_view line) {
            std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
        });
        LeakyHero::recruit().release();
        std::exit(3);
    };
    // The environment is read once, so in a process of its own.
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(leakAndLeave(), testing::ExitedWithCode(3),
                "still alive at exit.*\n.*1 LeakyHero\n +1 created in");
}

#ifdef __linux__
TEST_F(MistakesDeathTest, NameTheCallersInTheGame) {
    const auto die = [] {
        copra::setEnvironment("COPRA_CALLERS", "1");
        copra::refuse(true, "the number is odd");
    };
    EXPECT_DEATH(die(), "the number is odd\n    in .*NameTheCallers.* at LeakReportTest.cpp:[0-9]+");
}

TEST_F(MistakesDeathTest, NameCallersFarBelowWhichTheFrameworkFoundIt) {
    const auto die = [] {
        copra::setEnvironment("COPRA_CALLERS", "1");
        copra::refuseBelow(40);
    };
    EXPECT_DEATH(die(), "the number is odd\n    in .*NameCallersFarBelow.* at LeakReportTest.cpp:[0-9]+");
}
#endif

TEST_F(MistakesDeathTest, SayWhatAReleasedObjectWas) {
    LeakyHero* const hero = LeakyHero::recruit().release();
    hero->release();
    EXPECT_DEATH(
        copra::refuseReleased(hero, "it"),
        "it has been released(.|\n)*    it was of class LeakyHero, created.*\n    and released in frame ");
}

TEST_F(MistakesDeathTest, AWarningNamesTheCallersForWhoReadsTheLog) {
    copra::setEnvironment("COPRA_CALLERS", "1");
    testing::internal::CaptureStdout();
    copra::warning("the duration is negative");
    EXPECT_NE(testing::internal::GetCapturedStdout().find("the duration is negative\n    in "),
              std::string::npos);
    const copra::LogCapture lines;
    copra::warning("the duration is negative");
    EXPECT_EQ(lines.text(), "the duration is negative\n")
        << "a program that takes the lines gets the sentence";
    copra::setEnvironment("COPRA_CALLERS", "0");
}

#else

TEST(LeakReport, IsEmptyInReleaseBuilds) {
    const auto hero = LeakyHero::recruit();
    EXPECT_EQ(LeakReport::liveCount(), 0u);
    EXPECT_EQ(LeakReport::text(), "");
    EXPECT_EQ(LeakReport::lastWords(hero.get()), "");
    EXPECT_EQ(LeakReport::birth(hero.get()), "");
}

#endif
