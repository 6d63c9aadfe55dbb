#include "testing/GameProgram.h"

#include "app/Application.h"
#include "app/Director.h"

#include <gmock/gmock.h>

#include <cstdio>

using namespace cocos2d;
using namespace copra::testing;
using ::testing::HasSubstr;

namespace {

class Boat : public Application {
public:
    bool applicationDidFinishLaunching() override { return false; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
    std::string getVersion() override { return "1.2"; }
};

// --- runProgram() ---

struct Output {
    int code;
    std::string out;
    std::string err;
};

Output run(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "/usr/games/boat");
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int code = runProgram(static_cast<int>(arguments.size()), arguments.data(),
                                []() -> Application* { return new Boat; });
    std::string out = testing::internal::GetCapturedStdout();
    return {code, std::move(out), testing::internal::GetCapturedStderr()};
}

TEST(RunProgramTest, HelpListsTheOptions) {
    for (const char* option : {"--help", "-h"}) {
        const Output output = run({option});
        EXPECT_EQ(output.code, 0);
        EXPECT_EQ(output.err, "");
        for (const char* line : {"usage: boat", "--headless", "--frames N", "--record FILE", "--version"})
            EXPECT_THAT(output.out, HasSubstr(line));
    }
    EXPECT_EQ(run({"--headless", "--help"}).code, 0) << "in the place of any option";
}

TEST(RunProgramTest, VersionNamesThoseOfTheGameAndOfCopra) {
    const Output output = run({"--version"});
    EXPECT_EQ(output.code, 0);
    EXPECT_THAT(output.out, ::testing::MatchesRegex("boat 1\\.2 \\(Copra [0-9.]+\\)\n"));
    EXPECT_EQ(output.err, "");
}

TEST(RunProgramTest, AWrongOptionPrintsTheUsageAndFails) {
    const Output output = run({"--speed", "3"});
    EXPECT_EQ(output.code, 2);
    EXPECT_EQ(output.out, "");
    EXPECT_THAT(output.err, HasSubstr("there is no option '--speed'"));
    EXPECT_THAT(output.err, HasSubstr("boat --help"));
    EXPECT_THAT(run({"--frames"}).err, HasSubstr("--frames needs a value"));
    EXPECT_THAT(run({"--speed"}).err, HasSubstr("there is no option '--speed'"));
}

} // namespace
