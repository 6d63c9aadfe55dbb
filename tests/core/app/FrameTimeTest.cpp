#include "app/FrameTime.h"

#include "app/HeadlessTest.h"

using copra::FrameTime;

TEST(FrameTime, IsWhatTheClockSaysAfterAFirstFrameOfNone) {
    FrameTime time;
    time.begin(100.0);
    EXPECT_EQ(time.seconds(), 0.0f);
    time.begin(100.125);
    EXPECT_EQ(time.seconds(), 0.125f);
    time.begin(100.0); // a clock that was set back
    EXPECT_EQ(time.seconds(), 0.0f);
}

TEST(FrameTime, ALongFrameByTheClockIsOneNormalFrameInEveryBuild) {
    FrameTime time;
    time.begin(100.0);
    time.begin(100.5);
    EXPECT_EQ(time.seconds(), 1.0f / 60.0f);
    time.longest = 1.0f;
    time.begin(101.0);
    EXPECT_EQ(time.seconds(), 0.5f);
}

TEST(FrameTime, AFrameMayBeMadeToTakeNoTime) {
    FrameTime time;
    time.begin(100.0);
    time.setNextIsZero(true);
    time.begin(100.125);
    EXPECT_EQ(time.seconds(), 0.0f);
    time.begin(100.25); // from there on
    EXPECT_EQ(time.seconds(), 0.125f);
}

TEST(FrameTime, OnceGivenTheClockPlaysNoPartAndNothingIsTooLong) {
    FrameTime time;
    time.begin(100.0);
    time.setNext(5.0f);
    time.begin(100.125);
    EXPECT_EQ(time.seconds(), 5.0f);
    time.begin(200.0);
    EXPECT_EQ(time.seconds(), 5.0f);
    time.setNext(-1.0f);
    time.begin(200.0);
    EXPECT_EQ(time.seconds(), 0.0f);
}

using DirectorTime = HeadlessTest;

TEST_F(DirectorTime, TheLongestFrameIsASetting) {
    EXPECT_FLOAT_EQ(director->getMaxDeltaTime(), 0.2f);
    director->setMaxDeltaTime(0.5f);
    EXPECT_FLOAT_EQ(director->getMaxDeltaTime(), 0.5f);
    director->setMaxDeltaTime(0.2f);
}

TEST_F(DirectorTime, AFrameAfterAPauseTakesNoTime) {
    frame(0.1f);
    director->pause();
    frame(0.1f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.1f); // drawing goes on
    director->resume();
    EXPECT_EQ(director->getDeltaTime(), 0.0f);
    frame(0.1f);
    EXPECT_EQ(director->getDeltaTime(), 0.0f);
    frame(0.1f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.1f);
}
