#include "time/Scheduler.h"

#include "base/log.h"
#include "time/Recorder.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <stdexcept>
#include <thread>

using namespace cocos2d;

namespace {

class SchedulerTest : public testing::Test {
protected:
    /// One frame; returns the calls that were made in it.
    std::string frame(float dt = 0.5f) {
        log.clear();
        scheduler.update(dt);
        return log;
    }
    ccSchedulerFunc noting(const std::string& what) {
        return [this, what](float dt) { Recorder::note(log, what, dt); };
    }

    std::string log;
    Scheduler scheduler;
    Recorder a{"a", log}, b{"b", log}, c{"c", log};
};

} // namespace

TEST_F(SchedulerTest, UpdatesComeByPriorityThenByOrderOfScheduling) {
    Recorder d{"d", log};
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.scheduleUpdate(&b, 5, false);
    scheduler.scheduleUpdate(&c, -3, false);
    scheduler.scheduleUpdate(&d, 0, false);
    EXPECT_EQ(frame(), "c(0.50) a(0.50) d(0.50) b(0.50)");
}

TEST_F(SchedulerTest, UpdatesScheduledInSeveralFramesKeepTheirPriorities) {
    scheduler.scheduleUpdate(&a, 2, false);
    frame();
    scheduler.scheduleUpdate(&b, 1, false);
    frame();
    scheduler.scheduleUpdate(&c, 2, false);
    EXPECT_EQ(frame(), "b(0.50) a(0.50) c(0.50)");
}

TEST_F(SchedulerTest, AnotherPriorityMovesAnUpdateBehindThoseOfItsNewPriority) {
    scheduler.scheduleUpdate(&a, 1, false);
    scheduler.scheduleUpdate(&b, 3, false);
    frame();
    scheduler.scheduleUpdate(&a, 3, false);
    EXPECT_EQ(frame(), "b(0.50) a(0.50)");
}

TEST_F(SchedulerTest, TheSamePriorityAgainChangesNothing) {
    scheduler.scheduleUpdate(&a, 1, false);
    scheduler.scheduleUpdate(&b, 1, false);
    scheduler.scheduleUpdate(&a, 1, true);
    EXPECT_EQ(frame(), "a(0.50) b(0.50)");
}

TEST_F(SchedulerTest, AnUpdateThatIsUnscheduledInThePassIsNotCalledAnyMore) {
    for (auto* target : {&a, &b, &c}) scheduler.scheduleUpdate(target, 0, false);
    b.onUpdate = [this] {
        for (auto* target : {&a, &b, &c}) scheduler.unscheduleUpdate(target);
    };
    EXPECT_EQ(frame(), "a(0.50) b(0.50)");
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, AnUpdateScheduledInThePassJoinsItIfItsGroupIsStillToCome) {
    Recorder same{"same", log};
    scheduler.scheduleUpdate(&a, 0, false);
    a.onUpdate = [&] {
        scheduler.scheduleUpdate(&b, -1, false);
        scheduler.scheduleUpdate(&same, 0, false);
        scheduler.scheduleUpdate(&c, 1, false);
    };
    EXPECT_EQ(frame(), "a(0.50) c(0.50)");
    EXPECT_EQ(frame(), "b(0.50) a(0.50) same(0.50) c(0.50)");
}

TEST_F(SchedulerTest, AnUpdateMayUnscheduleAndScheduleItself) {
    scheduler.scheduleUpdate(&a, 0, false);
    a.onUpdate = [this] {
        scheduler.unscheduleUpdate(&a);
        scheduler.scheduleUpdate(&a, 0, false);
    };
    EXPECT_EQ(frame(), "a(0.50)");
    EXPECT_EQ(frame(), "a(0.50)");
}

TEST_F(SchedulerTest, APerFrameCallbackOutlivesItsOwnUnscheduling) {
    auto token = std::make_shared<int>(7);
    std::weak_ptr<int> alive = token;
    int seen = 0;
    scheduler.schedulePerFrame(
        [this, token, &seen](float) {
            scheduler.unscheduleUpdate(&a);
            seen = *token;
        },
        &a, 0, false);
    token.reset();
    frame();
    EXPECT_EQ(seen, 7);
    EXPECT_TRUE(alive.expired());
}

TEST_F(SchedulerTest, UnschedulingReleasesWhatTheCallbackHoldsAtOnce) {
    auto token = std::make_shared<int>(7);
    std::weak_ptr<int> alive = token;
    scheduler.schedulePerFrame([token](float) {}, &a, 0, false);
    scheduler.schedule([token](float) {}, &a, 0, false, "key");
    token.reset();
    scheduler.unscheduleAllForTarget(&a);
    EXPECT_TRUE(alive.expired());
}

TEST_F(SchedulerTest, ACallbackMayScheduleWhileItIsDestroyed) {
    struct LastWords {
        Scheduler& scheduler;
        Recorder& target;
        ~LastWords() { scheduler.scheduleUpdate(&target, 0, false); }
    };
    auto words = std::make_shared<LastWords>(LastWords{scheduler, b});
    scheduler.unscheduleUpdate(&b); // the temporary above has spoken already
    scheduler.schedule([words](float) {}, &a, 0, false, "key");
    words.reset();
    scheduler.unscheduleAll();
    EXPECT_EQ(frame(), "b(0.50)");
}

TEST_F(SchedulerTest, NothingIsRetained) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0, false);
    EXPECT_EQ(a.getReferenceCount(), 1u);
}

TEST_F(SchedulerTest, AFrameRunsUpdatesThenTimersThenFunctions) {
    scheduler.schedule(noting("timer"), &a, 0, false, "key");
    scheduler.scheduleUpdate(&b, 100, false);
    frame();
    scheduler.performFunctionInCocosThread([this] { noting("function")(0); });
    EXPECT_EQ(frame(), "b(0.50) timer(0.50) function(0.00)");
}

TEST_F(SchedulerTest, TheTimeScaleReachesUpdatesAndTimers) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.schedule(noting("timer"), &a, 0, false, "key");
    frame();
    scheduler.setTimeScale(3);
    EXPECT_EQ(scheduler.getTimeScale(), 3.0f);
    EXPECT_EQ(frame(0.25f), "a(0.75) timer(0.75)");
    scheduler.setTimeScale(0);
    EXPECT_EQ(frame(0.25f), "a(0.00) timer(0.00)");
}

TEST_F(SchedulerTest, APausedTargetStandsStill) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0.2f, false);
    frame(0);
    frame(0.15f);
    scheduler.pauseTarget(&a);
    EXPECT_TRUE(scheduler.isTargetPaused(&a));
    EXPECT_EQ(frame(5), "");
    scheduler.resumeTarget(&a);
    EXPECT_FALSE(scheduler.isTargetPaused(&a));
    EXPECT_EQ(frame(0.1f), "a(0.10) a.tick(0.20)");
}

TEST_F(SchedulerTest, PausingInACallbackTakesEffectAtOnce) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.scheduleUpdate(&b, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &c, 0.1f, false);
    a.onUpdate = [this] { scheduler.pauseTarget(&b); };
    c.onTick = [this] { scheduler.pauseTarget(&c); };
    frame(0);
    EXPECT_EQ(frame(0.35f), "a(0.35) c.tick(0.10)");
    c.onTick = nullptr;
    scheduler.resumeTarget(&c);
    EXPECT_EQ(frame(0), "a(0.00) c.tick(0.10) c.tick(0.10)");
}

TEST_F(SchedulerTest, PausedAtBirthMeansPausedUntilResumed) {
    scheduler.scheduleUpdate(&a, 0, true);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0, true);
    EXPECT_TRUE(scheduler.isTargetPaused(&a));
    frame();
    EXPECT_EQ(frame(), "");
    scheduler.resumeTarget(&a);
    EXPECT_EQ(frame(), "a(0.50)"); // the timer's first frame does not count
    EXPECT_EQ(frame(), "a(0.50) a.tick(0.50)");
}

TEST_F(SchedulerTest, TheFirstTimerDecidesWhetherATargetIsPaused) {
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tock), &a, 0, true);
    frame();
    EXPECT_EQ(frame(), "a.tick(0.50) a.tock(0.50)");
}

TEST_F(SchedulerTest, PausingAnUnknownTargetIsNotRemembered) {
    scheduler.pauseTarget(&a);
    scheduler.resumeTarget(&b);
    EXPECT_FALSE(scheduler.isTargetPaused(&a));
    scheduler.scheduleUpdate(&a, 0, false);
    EXPECT_EQ(frame(), "a(0.50)");
}

TEST_F(SchedulerTest, PauseAllTargetsLeavesOutTheUpdatesOfLowerPriority) {
    scheduler.scheduleUpdate(&a, Scheduler::PRIORITY_SYSTEM, false);
    scheduler.scheduleUpdate(&b, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &c, 0, false);
    frame();
    const auto targets = scheduler.pauseAllTargetsWithMinPriority(Scheduler::PRIORITY_NON_SYSTEM_MIN);
    EXPECT_EQ(targets, (std::set<void*>{&b, &c}));
    EXPECT_EQ(frame(), "a(0.50)");
    scheduler.resumeTargets(targets);
    EXPECT_EQ(frame(), "a(0.50) b(0.50) c.tick(0.50)");
    EXPECT_EQ(scheduler.pauseAllTargets(), (std::set<void*>{&a, &b, &c}));
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, UnscheduleAllWithMinPriorityLeavesLowerUpdates) {
    scheduler.scheduleUpdate(&a, Scheduler::PRIORITY_SYSTEM, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &a, 0, false);
    scheduler.scheduleUpdate(&b, 0, false);
    frame();
    scheduler.unscheduleAllWithMinPriority(Scheduler::PRIORITY_NON_SYSTEM_MIN);
    EXPECT_EQ(frame(), "a(0.50)");
    scheduler.unscheduleAll();
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, UnscheduleAllInsideACallbackEndsTheFrame) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.scheduleUpdate(&b, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
    frame();
    a.onUpdate = [this] { scheduler.unscheduleAll(); };
    EXPECT_EQ(frame(), "a(0.50)");
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, AnotherTargetAtTheAddressOfAnOldOneStartsFromZero) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.schedule(noting("old"), &b, 0, false, "key");
    frame();
    a.onUpdate = [this] {
        scheduler.unscheduleAllForTarget(&b);
        scheduler.schedule(noting("new"), &b, 0, false, "key");
    };
    EXPECT_EQ(frame(), "a(0.50)");
    a.onUpdate = nullptr;
    EXPECT_EQ(frame(), "a(0.50) new(0.50)");
}

TEST_F(SchedulerTest, FunctionsRunInOrderAndNestedOnesInTheNextFrame) {
    scheduler.performFunctionInCocosThread([this] {
        noting("first")(0);
        scheduler.performFunctionInCocosThread([this] { noting("nested")(0); });
    });
    scheduler.performFunctionInCocosThread([this] { noting("second")(0); });
    EXPECT_EQ(frame(), "first(0.00) second(0.00)");
    EXPECT_EQ(frame(), "nested(0.00)");
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, QueuedFunctionsCanBeForgotten) {
    scheduler.performFunctionInCocosThread([this] { noting("never")(0); });
    scheduler.removeAllFunctionsToBePerformedInCocosThread();
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, FunctionsFromOtherThreadsAllArrive) {
    int calls = 0; // written by the main thread only
    std::thread other([&] {
        for (int i = 0; i < 1000; ++i) scheduler.performFunctionInCocosThread([&calls] { ++calls; });
    });
    for (int i = 0; i < 100; ++i) frame();
    other.join();
    frame();
    EXPECT_EQ(calls, 1000);
}

TEST_F(SchedulerTest, AnUpdateInsideAnUpdateDoesNoHarm) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.scheduleUpdate(&b, 0, false);
    bool nested = false;
    a.onUpdate = [&] {
        if (std::exchange(nested, true)) return;
        scheduler.unscheduleUpdate(&b);
        scheduler.scheduleUpdate(&c, 0, false);
        scheduler.update(0.25f);
    };
    EXPECT_EQ(frame(), "a(0.50) a(0.25)");
    EXPECT_EQ(frame(), "a(0.50) c(0.50)");
}

TEST_F(SchedulerTest, AnExceptionInACallbackLeavesTheSchedulerUsable) {
    scheduler.scheduleUpdate(&a, 0, false);
    scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
    frame();
    b.onTick = [] { throw std::runtime_error("oops"); };
    EXPECT_THROW(frame(), std::runtime_error);
    b.onTick = nullptr;
    scheduler.scheduleUpdate(&c, 0, false);
    EXPECT_EQ(frame(), "a(0.50) c(0.50) b.tick(0.50)");
}

TEST_F(SchedulerTest, ManyComeAndGoBetweenTwoFrames) {
    scheduler.scheduleUpdate(&a, 0, false);
    for (int i = 0; i < 1000; ++i) {
        scheduler.scheduleUpdate(&b, i % 3 - 1, false);
        scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), &b, 0, false);
        scheduler.unscheduleAllForTarget(&b);
    }
    scheduler.scheduleUpdate(&c, 0, false);
    EXPECT_EQ(frame(), "a(0.50) c(0.50)");
}

TEST_F(SchedulerTest, ATimerThatCannotCatchUpIsCalledABoundedNumberOfTimes) {
    const copra::LogCapture lines;
    int forever = 0, counted = 0;
    scheduler.schedule([&](float) { ++forever; }, &a, 1e-30f, false, "forever");
    scheduler.schedule([&](float) { ++counted; }, &a, 1e-9f, 2'000'000'000, 0.0f, false, "counted");
    frame();
    frame();
    EXPECT_EQ(forever, 10'000);
    EXPECT_EQ(counted, 10'000);
    EXPECT_TRUE(lines.contains("is called only 10000 times a frame"));
}

TEST_F(SchedulerTest, AFrameWithoutEndIsSurvived) {
    const copra::LogCapture quiet;
    int calls = 0;
    scheduler.schedule([&](float) { ++calls; }, &a, 0.5f, false, "t");
    frame();
    frame(std::numeric_limits<float>::infinity());
    EXPECT_EQ(calls, 10'000);
    frame(0.5f);
    EXPECT_EQ(calls, 10'001) << "as if nothing had happened";
}

// --- Exceptions and updates within updates ---

TEST_F(SchedulerTest, FunctionsBehindOneThatThrowsAreCalledInTheNextUpdate) {
    for (int i = 0; i < 4; ++i) {
        scheduler.performFunctionInCocosThread([this, i] {
            log += std::to_string(i);
            if (i == 1) throw std::runtime_error("one");
        });
    }
    log.clear();
    EXPECT_THROW(scheduler.update(0.1f), std::runtime_error);
    EXPECT_EQ(log, "01");
    scheduler.performFunctionInCocosThread([this] { log += "new"; });
    EXPECT_EQ(frame(), "23new");
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, AFunctionMayRunUpdatesThatCallThoseBehindIt) {
    scheduler.performFunctionInCocosThread([this] {
        log += "a";
        scheduler.update(0.1f);
        log += "c";
    });
    scheduler.performFunctionInCocosThread([this] { log += "b"; });
    EXPECT_EQ(frame(), "abc");
    EXPECT_EQ(frame(), "");
}

TEST_F(SchedulerTest, ATimerThatThrowsStaysAndTheCallCounts) {
    int calls = 0;
    const auto thrower = [&calls](float) {
        ++calls;
        throw std::runtime_error("timer");
    };
    scheduler.schedule(thrower, &a, 0.0f, 1, 0.0f, false, "twice");
    scheduler.schedule(noting("b"), &b, 0.0f, false, "b");
    frame(); // the first frame of a timer does not count
    EXPECT_THROW(scheduler.update(0.5f), std::runtime_error);
    EXPECT_TRUE(scheduler.isScheduled("twice", &a));
    EXPECT_THROW(scheduler.update(0.5f), std::runtime_error);
    EXPECT_FALSE(scheduler.isScheduled("twice", &a));
    EXPECT_EQ(frame(), "b(0.50)");
    EXPECT_EQ(calls, 2);
}

TEST_F(SchedulerTest, AnUpdateThatThrowsStays) {
    int calls = 0;
    const auto thrower = [&calls](float) {
        if (++calls == 1) throw std::runtime_error("update");
    };
    scheduler.schedulePerFrame(thrower, &a, -1, false);
    scheduler.scheduleUpdate(&b, 0, false);
    EXPECT_THROW(scheduler.update(0.5f), std::runtime_error);
    EXPECT_EQ(frame(), "b(0.50)");
    EXPECT_EQ(calls, 2);
}

TEST_F(SchedulerTest, ASchedulerMayBeReleasedByItsOwnTimer) {
    auto* other = new Scheduler();
    other->schedulePerFrame([other](float) { other->release(); }, &a, 0, false);
    other->schedulePerFrame(noting("b"), &b, 1, false);
    log.clear();
    other->update(0.5f);
    EXPECT_EQ(log, "b(0.50)");
}
