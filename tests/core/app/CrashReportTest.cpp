#include "app/CrashReport.h"

#include "action/CallFunc.h"
#include "base/CrashNotes.h"
#include "base/sanitizer.h"
#include "platform/system/process.h"
#include "testing/GameTest.h"

#include <cstdlib>
#include <gmock/gmock.h>

using namespace cocos2d;
using copra::CrashNotes;
using copra::crashReport;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

namespace {

/// Keeps the report of the moment of its update.
class Reporter : public Node {
public:
    CREATE_FUNC(Reporter);
    void update(float) override { report = crashReport(); }
    std::string report;
};

class CrashReportTest : public copra::testing::GameTest {};

} // namespace

#if COCOS2D_DEBUG > 0
TEST_F(CrashReportTest, NamesTheNodeThatIsUpdated) {
    auto* world = Node::create();
    app.scene()->addChild(world, 0, "world");
    auto* reporter = Reporter::create();
    world->addChild(reporter);
    reporter->scheduleUpdate();
    app.step();
    EXPECT_NE(
        reporter->report.find("copra: the program crashed in the update of Reporter 'Scene/world/Reporter'"),
        std::string::npos)
        << reporter->report;
    EXPECT_EQ(crashReport().find("Reporter"), std::string::npos) << "after the update";
}

TEST_F(CrashReportTest, NamesTheNodeWhoseActionRuns) {
    std::string report;
    app.scene()->runAction(CallFunc::create([&report] { report = crashReport(); }));
    app.step();
    EXPECT_NE(report.find("in an action of Scene 'Scene'"), std::string::npos) << report;
}

TEST_F(CrashReportTest, NamesTheTimerByItsKey) {
    std::string report;
    app.scene()->schedule([&report](float) { report = crashReport(); }, "spawn");
    app.step(2);
    app.scene()->unschedule("spawn");
    EXPECT_NE(report.find("in a timer 'spawn' of Scene 'Scene'"), std::string::npos) << report;
    EXPECT_EQ(crashReport().find("spawn"), std::string::npos) << "after the call";
    app.scene()->schedule([&report](float) { report = crashReport(); }, 0.5f, "wave");
    app.wait(1.0f);
    EXPECT_NE(report.find("in a timer 'wave' of Scene 'Scene'"), std::string::npos) << report;
    app.scene()->unschedule("wave");
}

TEST_F(CrashReportTest, NamesAClassWithinAFunction) {
    class Boom : public Reporter {};
    auto* boom = new Boom;
    boom->init();
    boom->autorelease();
    app.scene()->addChild(boom);
    boom->scheduleUpdate();
    app.step();
    EXPECT_NE(boom->report.find("in the update of Boom 'Scene/Boom'"), std::string::npos) << boom->report;
}

TEST_F(CrashReportTest, AnObjectThatIsGoneIsNotRead) {
    const int something = 0;
    CrashNotes::setTarget(&something);
    EXPECT_NE(crashReport().find("an object that is not a node, or not alive"), std::string::npos);
    CrashNotes::setTarget(nullptr);
}
#endif

TEST_F(CrashReportTest, ListsTheLastEventsTheNewestFirst) {
    for (int i = 0; i < 40; ++i) CrashNotes::noteEvent("an event", static_cast<float>(i));
    app.touchDown(Vec2(10.0f, 20.0f), 3);
    app.touchUp(Vec2(10.0f, 20.0f), 3);
    const std::string report = crashReport();
    EXPECT_LT(report.find("touch ended 3 10 300"), report.find("touch began 3 10 300"));
    EXPECT_NE(report.find("an event 39"), std::string::npos);
    EXPECT_EQ(report.find("an event 20 "), std::string::npos) << "only the last are kept";
}

TEST_F(CrashReportTest, LongNamesAreTruncated) {
    CrashNotes::noteEvent("an event with a name that is much longer than a note has place for");
    EXPECT_STREQ(CrashNotes::event(0).name, "an event with a name that is mu");
}

TEST_F(CrashReportTest, EqualEventsInARowAreOneLineWithTheirNumber) {
    CrashNotes::noteEvent("touch began", 0, 12, 34);
    for (int i = 0; i < 40; ++i) CrashNotes::noteEvent("scene changed");

    EXPECT_THAT(crashReport(), HasSubstr("    scene changed 0 0 0 (40 times)\n    touch began 0 12 34\n"));
}

#if GTEST_HAS_DEATH_TEST && !defined(_WIN32)
namespace {

volatile bool s_ends = false; // never set

/// Uses up the stack.
int recurse(const volatile char* before) {
    volatile char room[1024] = {};
    room[0] = before ? before[0] : '\0';
    return s_ends ? 0 : recurse(room) + room[0];
}

} // namespace

TEST(CrashReportDeathTest, ACrashPrintsTheCallStack) {
    if (copra::kHasSanitizer) GTEST_SKIP() << "sanitizers have reports of their own";
    EXPECT_DEATH(
        {
            copra::installCrashReport();
            std::abort();
        },
        "the call stack, innermost first.*\n    .*test_app 0x");
}

#if COCOS2D_DEBUG > 0 && defined(__linux__)
TEST(CrashReportDeathTest, ADebugBuildNamesFunctionsAndLines) {
    if (copra::kHasSanitizer) return; // it has a report of its own
    EXPECT_DEATH(
        {
            copra::setEnvironment("COPRA_CALLERS", "1");
            copra::installCrashReport();
            recurse(nullptr);
        },
        AllOf(ContainsRegex(
                  "the call stack, innermost first:(.|\n)*recurse\\(.* at .*CrashReportTest.cpp:[0-9]+"),
              Not(HasSubstr("addr2line:"))));
}

TEST(CrashReportDeathTest, ANullPointerIsNamedAndTheStandardLibraryIsLeftOut) {
    if (copra::kHasSanitizer) return; // it has a report of its own
    EXPECT_DEATH(
        {
            copra::setEnvironment("COPRA_CALLERS", "1");
            copra::testing::TestApp app;
            Node* const none = app.scene()->getChildByName("none");
            app.scene()->schedule([none](float) { none->setPositionX(1.0f); }, "move");
            app.step(2);
        },
        AllOf(HasSubstr("in a timer 'move' of Scene 'Scene'"),
              HasSubstr("it used a null pointer, or an object that was destroyed\n"),
              HasSubstr("copra::TimerList::call("), Not(HasSubstr("std::_Function_handler")),
              Not(HasSubstr("handleCrash")), Not(HasSubstr("discriminator"))));
}

TEST(CrashReportDeathTest, ATestOfAGameReportsACrash) {
    if (copra::kHasSanitizer) return; // it has a report of its own
    EXPECT_DEATH(
        {
            copra::testing::TestApp app;
            app.scene()->schedule([](float) { std::abort(); }, "spawn");
            app.step(2);
        },
        "the program crashed in a timer 'spawn' of Scene 'Scene'");
}
#endif

TEST(CrashReportDeathTest, AnEndlessRecursionIsReportedToo) {
    if (copra::kHasSanitizer) GTEST_SKIP() << "sanitizers have reports of their own";
    EXPECT_DEATH(
        {
            copra::installCrashReport();
            recurse(nullptr);
        },
        "the program crashed(.|\n)*the call stack, innermost first.*\n    .*test_app 0x");
}
#endif
