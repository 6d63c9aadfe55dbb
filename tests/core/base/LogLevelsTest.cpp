#include "base/log.h"

#include "base/refuse.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using copra::LogLevel;

namespace {

/// Keeps the lines of the program from standard output and restores the minimum level.
class LogLevelsTest : public testing::Test {
protected:
    void SetUp() override { copra::setMinimumLogLevel(LogLevel::Debug); }
    void TearDown() override { copra::setMinimumLogLevel(LogLevel::Debug); }

    copra::LogCapture output;
};

/// The lines of a sink as "level line;".
struct Received {
    explicit Received(LogLevel minimum = LogLevel::Debug)
        : number(copra::addLogSink(
              [this](LogLevel level, std::string_view line) {
                  text += std::string(copra::nameOf(level)) + " " + std::string(line) + ";";
              },
              minimum)) {}
    ~Received() { copra::removeLogSink(number); }
    Received(const Received&) = delete;
    Received& operator=(const Received&) = delete;

    std::string text;
    int number;
};

} // namespace

TEST_F(LogLevelsTest, ASinkReceivesLinesWithTheirLevels) {
    const Received sink;
    copra::logDebug("a %d", 1);
    cocos2d::log("b");
    CCLOGWARN("c");
    copra::logError("%s", "d");
    copra::logLine(LogLevel::Info, "100 %s");
    const std::string warning = COCOS2D_DEBUG > 0 ? "warning c;" : ""; // CCLOGWARN
    EXPECT_EQ(sink.text, "debug a 1;info b;" + warning + "error d;info 100 %s;");
}

TEST_F(LogLevelsTest, AddedSinksDoNotReplaceTheOutput) {
    const Received sink;
    cocos2d::log("line");
    EXPECT_EQ(output.text(), "line\n");
}

TEST_F(LogLevelsTest, LinesBelowTheMinimumAreNotLogged) {
    const Received sink;
    copra::setMinimumLogLevel(LogLevel::Warning);
    copra::logInfo("quiet");
    cocos2d::log("quiet");
    copra::logWarning("w");
    EXPECT_EQ(output.text(), "w\n");
    copra::setMinimumLogLevel(LogLevel::Off);
    copra::logError("quiet");
    EXPECT_EQ(sink.text, "warning w;");
    EXPECT_EQ(copra::minimumLogLevel(), LogLevel::Off);
}

TEST_F(LogLevelsTest, ASinkMayHaveAMinimumOfItsOwn) {
    const Received sink(LogLevel::Error);
    copra::logWarning("w");
    copra::logError("e");
    EXPECT_EQ(sink.text, "error e;");
}

TEST_F(LogLevelsTest, ARemovedSinkReceivesNothingMore) {
    const Received sink;
    copra::removeLogSink(sink.number);
    copra::removeLogSink(12345);
    cocos2d::log("line");
    EXPECT_EQ(sink.text, "");
}

TEST_F(LogLevelsTest, ASinkMayLogAndRemoveItself) {
    int calls = 0;
    int number = 0;
    number = copra::addLogSink([&](LogLevel, std::string_view) {
        if (++calls > 1) return;
        copra::logInfo("again");
        copra::removeLogSink(number);
    });
    cocos2d::log("one");
    cocos2d::log("two");
    EXPECT_EQ(calls, 2);
}

TEST_F(LogLevelsTest, WarningsOfTheFrameworkHaveThatLevel) {
    const Received sink;
    copra::warn(true, "LogLevelsTest: a warning");
    EXPECT_EQ(sink.text, "warning LogLevelsTest: a warning;");
}

TEST_F(LogLevelsTest, AFileReceivesTimeLevelAndLine) {
    const std::string path = testing::TempDir() + "copra-log-levels.txt";
    std::remove(path.c_str());
    const int file = copra::addLogFile(path, LogLevel::Warning);
    ASSERT_NE(file, 0);
    copra::logInfo("left out");
    copra::logWarning("kept");
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    EXPECT_EQ(text.str().substr(text.str().find(' ')), " warning: kept\n");
    copra::removeLogSink(file);
    std::remove(path.c_str());
}

TEST_F(LogLevelsTest, AFileThatCannotBeWrittenIsReported) {
    EXPECT_EQ(copra::addLogFile("/no/such/folder/log.txt"), 0);
    EXPECT_TRUE(output.contains("cannot write '/no/such/folder/log.txt' (No such file or directory)"));
}

TEST_F(LogLevelsTest, LevelsAreReadByName) {
    LogLevel level = LogLevel::Info;
    EXPECT_TRUE(copra::readLogLevel("error", level));
    EXPECT_EQ(level, LogLevel::Error);
    EXPECT_FALSE(copra::readLogLevel("loud", level));
    EXPECT_EQ(level, LogLevel::Error);
    EXPECT_STREQ(copra::nameOf(LogLevel::Off), "off");
}

TEST_F(LogLevelsTest, SinksAreCalledByOneThreadAtATime) {
    int lines = 0; // not atomic: the log serializes the calls
    const int number = copra::addLogSink([&](LogLevel, std::string_view) { ++lines; });
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([] {
            for (int j = 0; j < 100; ++j) copra::logInfo("line");
        });
    for (std::thread& thread : threads) thread.join();
    copra::removeLogSink(number);
    EXPECT_EQ(lines, 400);
}
