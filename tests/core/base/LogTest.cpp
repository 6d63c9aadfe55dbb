#include "base/log.h"
#include "base/assert.h"
#include "base/expectRefused.h"

#include <gtest/gtest.h>

TEST(Log, SendsFormattedLinesToTheSink) {
    const copra::LogCapture lines;
    cocos2d::log("%s %d", "shots", 3);
    EXPECT_EQ(lines.text(), "shots 3\n");
    EXPECT_EQ(lines.lineCount(), 1);
}

TEST(Log, LongLinesAreNotCut) {
    const copra::LogCapture lines;
    cocos2d::log("%s", std::string(20000, 'x').c_str());
    EXPECT_EQ(lines.text().size(), 20001u);
}

TEST(Log, SetLogSinkReturnsTheSinkBefore) {
    const copra::LogCapture outer;
    {
        const copra::LogCapture inner;
        cocos2d::log("inner");
        EXPECT_TRUE(inner.contains("inner"));
    }
    cocos2d::log("outer");
    EXPECT_EQ(outer.text(), "outer\n");
}

TEST(Log, ASinkMayLogItself) {
    int depth = 0;
    copra::LogSink previous = copra::setLogSink([&depth](std::string_view) {
        if (++depth == 1) cocos2d::log("again");
    });
    cocos2d::log("once");
    copra::setLogSink(std::move(previous));
    EXPECT_EQ(depth, 2);
}

TEST(Log, CclogPrintsInDebugBuildsOnly) {
    const copra::LogCapture lines;
    CCLOG("plain");
    CCLOG("%d", 1);
    EXPECT_EQ(lines.lineCount(), COCOS2D_DEBUG > 0 ? 2 : 0);
}

TEST(AssertDeathTest, LogsItsSentenceAndAborts) {
    const auto assertThat = [](bool isTrue) { CCASSERT(isTrue, "one is not greater"); };
    EXPECT_ASSERTED(assertThat(1 > 2), "Assert failed: one is not greater .isTrue");
}

TEST(Assert, IsEvaluatedInDebugBuildsOnly) {
    int evaluated = 0;
    CCASSERT(++evaluated > 0, "never");
    EXPECT_EQ(evaluated, COCOS2D_DEBUG > 0 ? 1 : 0);
}
