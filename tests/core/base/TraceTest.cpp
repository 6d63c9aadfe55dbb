#include "base/Trace.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

using copra::Trace;
using copra::TraceScope;

namespace {

std::string tracePath() {
    return ::testing::TempDir() + "copra-trace-test.json";
}

std::string contentOfTrace() {
    std::ifstream file(tracePath());
    std::stringstream text;
    text << file.rdbuf();
    std::remove(tracePath().c_str());
    return text.str();
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

} // namespace

TEST(TraceTest, IsOffWithoutAFile) {
    EXPECT_FALSE(Trace::isOn());
    const TraceScope scope("nothing");
    Trace::counter("nothing", 1.0);
}

TEST(TraceTest, PartsBeginAndEndInAJsonFile) {
    ASSERT_TRUE(Trace::start(tracePath()));
    {
        const TraceScope frame("frame");
        const TraceScope update("update");
    }
    Trace::counter("batches", 12.5);
    Trace::mark("file", "a \"name\"\n");
    Trace::stop();
    EXPECT_FALSE(Trace::isOn());
    const std::string text = contentOfTrace();
    EXPECT_EQ(text.rfind("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n", 0), 0u);
    EXPECT_EQ(text.substr(text.size() - 4), "\n]}\n");
    EXPECT_EQ(count(text, "\"ph\":\"B\""), 2u);
    EXPECT_EQ(count(text, "\"ph\":\"E\""), 2u);
    EXPECT_EQ(count(text, "\"args\":{\"value\":12.5}"), 1u);
    EXPECT_EQ(count(text, "\"text\":\"a \\\"name\\\" \""), 1u);
    EXPECT_EQ(count(text, ",\n"), 5u) << "six events, with commas between them";
}

TEST(TraceTest, AScopeThatOutlivesTheTraceWritesNothing) {
    ASSERT_TRUE(Trace::start(tracePath()));
    {
        const TraceScope scope("late");
        Trace::stop();
    }
    EXPECT_EQ(count(contentOfTrace(), "late"), 1u);
}
