/// What timers do frame by frame, seen through the Scheduler.

#include "base/log.h"
#include "time/Recorder.h"
#include "time/timerCatchUp.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

using namespace cocos2d;

namespace {

class TimerListTest : public testing::Test {
protected:
    /// Frames with the given times; the calls of each, separated by " | ".
    std::string frames(std::initializer_list<float> times) {
        std::string all;
        bool isFirst = true;
        for (float dt : times) {
            log.clear();
            scheduler.update(dt);
            all += (std::exchange(isFirst, false) ? "" : "| ") + log + (log.empty() ? "" : " ");
        }
        return all;
    }
    void tick(float interval, unsigned int repeat = CC_REPEAT_FOREVER, float delay = 0) {
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, interval, repeat, delay, false);
    }
    bool isTicking() const { return scheduler.isScheduled(CC_SCHEDULE_SELECTOR(Recorder::tick), &a); }

    std::string log;
    Scheduler scheduler;
    Recorder a{"a", log}, b{"b", log}, c{"c", log};
};

} // namespace

TEST_F(TimerListTest, TheFirstFrameDoesNotCount) {
    tick(1);
    EXPECT_EQ(frames({5, 0.5f, 0.5f}), "| | a.tick(1.00) ");
}

TEST_F(TimerListTest, TheRemainderIsCarriedOverAndALateTimerCatchesUp) {
    tick(0.2f);
    EXPECT_EQ(frames({0.15f, 0.15f, 0.15f, 0.15f, 0.5f, 0.03f, 0.05f}),
              "| | a.tick(0.20) | a.tick(0.20) | a.tick(0.20) a.tick(0.20) | | a.tick(0.20) ");
}

TEST_F(TimerListTest, IntervalZeroMeansEveryFrameWithItsOwnTime) {
    tick(0);
    EXPECT_EQ(frames({0.25f, 0.25f, 0, 2}), "| a.tick(0.25) | a.tick(0.00) | a.tick(2.00) ");
}

TEST_F(TimerListTest, RepeatCountsTheCallsAfterTheFirst) {
    tick(0.25f, 3);
    EXPECT_EQ(frames({0, 0.6f}), "| a.tick(0.25) a.tick(0.25) ");
    EXPECT_TRUE(isTicking());
    EXPECT_EQ(frames({5, 1}), "a.tick(0.25) a.tick(0.25) | ");
    EXPECT_FALSE(isTicking());
}

TEST_F(TimerListTest, TheDelayComesBeforeTheFirstCallAndIsItsArgument) {
    tick(0.5f, 2, 1);
    EXPECT_EQ(frames({0.5f, 0.5f, 0.5f, 0.5f, 0.5f, 0.5f}),
              "| | a.tick(1.00) | a.tick(0.50) | a.tick(0.50) | ");
}

TEST_F(TimerListTest, WithoutIntervalTheRestBeyondTheDelayIsACallOfItsOwn) {
    tick(0, 2, 0.3f);
    EXPECT_EQ(frames({0, 0.2f, 0.2f, 0.2f, 0.2f}), "| | a.tick(0.30) a.tick(0.10) | a.tick(0.20) | ");
}

TEST_F(TimerListTest, WithoutIntervalAnExactDelayFiresOnce) {
    tick(0, CC_REPEAT_FOREVER, 1);
    EXPECT_EQ(frames({0, 0.5f, 0.5f, 0.5f}), "| | a.tick(1.00) | a.tick(0.50) ");
}

TEST_F(TimerListTest, ATimerOfOneCallIsOverAfterIt) {
    tick(0, 0, 0.4f);
    EXPECT_EQ(frames({0.3f, 0.3f, 0.3f, 0.3f}), "| | a.tick(0.40) | ");
    EXPECT_FALSE(isTicking());
}

TEST_F(TimerListTest, TimersGoTargetByTargetInOrderOfTheirFirstTimer) {
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &b, 0.1f, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0.1f, false);
    frames({0});
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0.05f, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &a, 0.1f, false);
    EXPECT_EQ(frames({0, 0.12f}), "| b.tock(0.10) b.tick(0.05) b.tick(0.05) a.tick(0.10) a.tock(0.10) ");
}

TEST_F(TimerListTest, ATargetThatRunsOutOfTimersLosesItsPlace) {
    tick(0);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
    scheduler.scheduleUpdate(&a, 0, true); // the target stays known
    frames({0});
    scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a);
    tick(0);
    EXPECT_EQ(frames({0, 1}), "b.tick(0.00) | b.tick(1.00) a.tick(1.00) ");
}

TEST_F(TimerListTest, ATargetKeepsItsPlaceWhenItsOwnTimerIsReplacedInItsCallback) {
    tick(0);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
    frames({0});
    a.onTick = [this] {
        scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a);
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &a, 0, false);
    };
    EXPECT_EQ(frames({1, 1}), "a.tick(1.00) b.tick(1.00) | a.tock(1.00) b.tick(1.00) ");
}

TEST_F(TimerListTest, SchedulingAgainRestartsWithTheNewNumbers) {
    tick(0.5f);
    frames({0, 0.3f});
    tick(0.1f);
    EXPECT_EQ(frames({0.15f, 0.15f, 0.16f}), "| a.tick(0.10) | a.tick(0.10) a.tick(0.10) ");
    tick(0.1f, 0, 0.2f);
    EXPECT_EQ(frames({0, 0.15f, 0.15f, 0.15f}), "| | a.tick(0.20) | ");
}

TEST_F(TimerListTest, SchedulingAKeyAgainKeepsTheFirstCallback) {
    const copra::LogCapture lines;
    const auto first = [this](float) { log += "first"; };
    scheduler.schedule(first, &a, 0.4f, false, "key");
    frames({0});
    scheduler.schedule(first, &a, 0.4f, false, "key");
    EXPECT_EQ(lines.text(), "");
    scheduler.schedule([this](float) { log += "second"; }, &a, 0.1f, false, "key");
    EXPECT_EQ(frames({0, 0.15f}), "| first ");
    EXPECT_TRUE(lines.contains("Scheduler: the key 'key' has another function: that one starts again, and "
                               "the new one is not called"));
}

TEST_F(TimerListTest, KeysAndSelectorsOfATargetAreIndependent) {
    tick(0);
    scheduler.schedule([this](float) { log += " key"; }, &a, 0, false, "tick");
    EXPECT_TRUE(scheduler.isScheduled("tick", &a));
    EXPECT_FALSE(scheduler.isScheduled("other", &a));
    EXPECT_FALSE(scheduler.isScheduled("tick", &b));
    scheduler.unschedule("tick", &a);
    EXPECT_FALSE(scheduler.isScheduled("tick", &a));
    EXPECT_EQ(frames({0, 1}), "| a.tick(1.00) ");
}

TEST_F(TimerListTest, UnschedulingInsideACatchUpStopsIt) {
    tick(0.1f);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &a, 0.1f, false);
    int calls = 0;
    a.onTick = [&] {
        if (++calls == 2) scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a);
    };
    EXPECT_EQ(frames({0, 0.35f, 0.1f}),
              "| a.tick(0.10) a.tick(0.10) a.tock(0.10) a.tock(0.10) a.tock(0.10) | a.tock(0.10) ");
}

TEST_F(TimerListTest, SchedulingAgainInsideACatchUpRestartsIt) {
    tick(0.1f);
    a.onTick = [this] {
        a.onTick = nullptr;
        tick(0.2f);
    };
    EXPECT_EQ(frames({0, 0.5f, 0.25f, 0.25f}), "| a.tick(0.10) | | a.tick(0.20) ");
}

TEST_F(TimerListTest, ATimerMayScheduleItselfAgainFromItsLastCall) {
    tick(0, 0, 0.25f);
    a.onTick = [this] {
        EXPECT_FALSE(isTicking());
        tick(0, 0, 0.5f);
        EXPECT_TRUE(isTicking());
        a.onTick = nullptr;
    };
    EXPECT_EQ(frames({0, 0.25f, 0.25f, 0.25f, 0.25f}), "| a.tick(0.25) | | a.tick(0.50) | ");
}

TEST_F(TimerListTest, ATimerMayUnscheduleWhatItScheduledAgainFromItsLastCall) {
    tick(0, 0, 0.25f);
    a.onTick = [this] {
        tick(0);
        scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a);
    };
    EXPECT_EQ(frames({0, 0.25f, 0.25f}), "| a.tick(0.25) | ");
    EXPECT_FALSE(isTicking());
}

TEST_F(TimerListTest, ATimerAddedBehindTheRunningOneSpendsItsFirstFrameAtOnce) {
    tick(0.1f);
    a.onTick = [this] {
        a.onTick = nullptr;
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0.1f, false);
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &a, 0.1f, false);
    };
    EXPECT_EQ(frames({0, 0.15f, 0.16f}),
              "| a.tick(0.10) | a.tick(0.10) a.tick(0.10) a.tock(0.10) b.tick(0.10) ");
}

TEST_F(TimerListTest, ATimerAddedToAnEarlierTargetSpendsItsFirstFrameInTheNextOne) {
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &b, 0, false);
    tick(0);
    a.onTick = [this] {
        a.onTick = nullptr;
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
    };
    EXPECT_EQ(frames({1, 1, 1, 1}), "| b.tock(1.00) a.tick(1.00) | b.tock(1.00) a.tick(1.00) | "
                                    "b.tock(1.00) b.tick(1.00) a.tick(1.00) ");
}

TEST_F(TimerListTest, TimersRemovedByAnotherAreNotCalledAnyMore) {
    for (auto* target : {&a, &b, &c}) {
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), target, 0, false);
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), target, 0, false);
    }
    b.onTick = [this] {
        scheduler.unscheduleAllForTarget(&a);
        scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &b);
        scheduler.unschedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &c);
    };
    EXPECT_EQ(frames({1, 1, 1}),
              "| a.tick(1.00) a.tock(1.00) b.tick(1.00) c.tock(1.00) | b.tick(1.00) c.tock(1.00) ");
}

TEST_F(TimerListTest, PausingInTheLastCallDoesNotKeepTheTimerAlive) {
    tick(0, 0);
    a.onTick = [this] { scheduler.pauseTarget(&a); };
    frames({1, 1});
    scheduler.resumeTarget(&a);
    EXPECT_FALSE(isTicking());
    EXPECT_EQ(frames({1}), "");
}

TEST_F(TimerListTest, NegativeTimeIsTakenBack) {
    tick(1);
    EXPECT_EQ(frames({0, 0.75f, -0.5f, 0.5f, 0.25f}), "| | | | a.tick(1.00) ");
}

namespace {

/// Timers of 2.x while it exists.
struct ClassicTimers {
    ClassicTimers() { copra::setTimersCatchUp(false); }
    ~ClassicTimers() { copra::setTimersCatchUp(true); }
};

} // namespace

TEST_F(TimerListTest, ThoseOf2xAreCalledOnceAFrameWithTheTimeSinceTheLastCall) {
    const ClassicTimers classic;
    tick(1);
    EXPECT_EQ(frames({0.5f, 0.75f, 0.75f, 3.0f, 0.5f, 0.5f}),
              "| | a.tick(1.50) | a.tick(3.00) | | a.tick(1.00) ");
}

TEST_F(TimerListTest, ThoseOf2xCountTheirCallsToo) {
    const ClassicTimers classic;
    tick(1, 1);
    EXPECT_EQ(frames({0, 2.5f, 0.5f, 1.5f, 5}), "| a.tick(2.50) | | a.tick(2.00) | ");
    EXPECT_FALSE(isTicking());
}
