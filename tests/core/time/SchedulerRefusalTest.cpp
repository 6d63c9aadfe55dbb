#include "base/expectRefused.h"
#include "time/Recorder.h"
#include "time/Scheduler.h"

#include <limits>

using namespace cocos2d;

namespace {

class SchedulerRefusalTest : public testing::Test {
protected:
    static constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
    static void nothing(float) {}

    std::string log;
    Scheduler scheduler;
    Recorder target{"a", log};
};

TEST_F(SchedulerRefusalTest, NullIsNoTarget) {
    EXPECT_REFUSED(scheduler.schedule(nothing, nullptr, 1, false, "x"), "target is null");
    EXPECT_REFUSED(scheduler.schedule(CC_SCHEDULE_SELECTOR(Recorder::tick), nullptr, 1, false),
                   "target is null");
    EXPECT_REFUSED(scheduler.scheduleUpdate(static_cast<Recorder*>(nullptr), 0, false), "target is null");
    EXPECT_REFUSED(scheduler.isTargetPaused(nullptr), "target is null");
}

TEST_F(SchedulerRefusalTest, ASelectorOrCallbackIsNeeded) {
    EXPECT_REFUSED(scheduler.schedule(static_cast<SEL_SCHEDULE>(nullptr), &target, 1, false),
                   "selector is null");
    EXPECT_REFUSED(scheduler.schedulePerFrame(nullptr, &target, 0, false), "callback is empty");
}

TEST_F(SchedulerRefusalTest, NothingIsAcceptedWhereThereIsNothingToDo) {
    const copra::LogCapture lines;
    scheduler.unscheduleAllForTarget(&target);
    scheduler.unscheduleUpdate(nullptr);
    scheduler.unschedule("x", nullptr);
    EXPECT_FALSE(scheduler.isScheduled("x", nullptr));
    scheduler.resumeTargets({nullptr, &target});
    scheduler.pauseTarget(&target);
    scheduler.resumeTarget(&target);
    EXPECT_FALSE(scheduler.isTargetPaused(&target));
    scheduler.performFunctionInCocosThread(nullptr);
    scheduler.update(0.1f);
    EXPECT_EQ(lines.text(), "");
}

TEST_F(SchedulerRefusalTest, ATimeScaleOfNaNIsNotSet) {
    EXPECT_WARNED(scheduler.setTimeScale(kNaN), "NaN");
    EXPECT_EQ(scheduler.getTimeScale(), 1);
}

TEST_F(SchedulerRefusalTest, AFrameOfNaNSecondsTakesNoTime) {
    int calls = 0;
    scheduler.schedule([&](float) { ++calls; }, &target, 0.1f, false, "t");
    for (const float dt : {0.0f, kNaN, 0.1f}) scheduler.update(dt);
    EXPECT_EQ(calls, 1);
}

} // namespace
