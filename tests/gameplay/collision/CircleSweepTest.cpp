#include "gameplay/collision/CircleSweep.h"

#include "gameplay/Near.h"

#include <limits>

using copra::sweepCircle;
using copra::sweepCircles;
using copra::Vec2;

TEST(CircleSweep, CatchesWhatATestAtTheEndLetsThrough) {
    const auto sweep = sweepCircle({30.f, 5.f}, {-60.f, 0.f}, 10.f);
    EXPECT_TRUE(sweep.hit);
    EXPECT_CLOSE(sweep.hitTime, 0.3556624);
    EXPECT_CLOSE(sweep.nearestTime, 0.5);
    EXPECT_CLOSE(sweep.nearestDistance, 5);
    EXPECT_CLOSE((Vec2(30.f, 5.f) + Vec2(-60.f, 0.f)).length(), 30.4138) << "the end of the frame is far out";
}

TEST(CircleSweep, MissesWhatPassesBy) {
    const auto sweep = sweepCircle({30.f, 12.f}, {-60.f, 0.f}, 10.f);
    EXPECT_FALSE(sweep.hit);
    EXPECT_CLOSE(sweep.nearestDistance, 12);
}

TEST(CircleSweep, MissesWhatIsTooFarForThisStepOrRecedes) {
    EXPECT_FALSE(sweepCircle({100.f, 0.f}, {-60.f, 0.f}, 10.f).hit);
    EXPECT_FALSE(sweepCircle({30.f, 0.f}, {60.f, 0.f}, 10.f).hit);
}

TEST(CircleSweep, HitsAtOnceWhenItStartsInside) {
    const auto sweep = sweepCircle({3.f, 0.f}, {60.f, 0.f}, 10.f);
    EXPECT_TRUE(sweep.hit);
    EXPECT_EQ(sweep.hitTime, 0.f);
}

TEST(CircleSweep, OfThingsAtRestIsAnOverlapTest) {
    EXPECT_TRUE(sweepCircle({3.f, 0.f}, Vec2::ZERO, 10.f).hit);
    EXPECT_FALSE(sweepCircle({30.f, 0.f}, Vec2::ZERO, 10.f).hit);
}

TEST(CircleSweep, TakesTheMotionOfBothCircles) {
    const auto sweep = sweepCircles({0.f, 0.f}, {30.f, 0.f}, 4.f, {30.f, 5.f}, {0.f, 5.f}, 6.f);
    EXPECT_CLOSE(sweep.hitTime, 0.3556624);
    EXPECT_FALSE(sweepCircles({0.f, 0.f}, {60.f, 0.f}, 4.f, {30.f, 0.f}, {90.f, 0.f}, 6.f).hit);
}

TEST(CircleSweep, RefusesNonsense) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(sweepCircle({nan, 0.f}, {1.f, 0.f}, 10.f).hit);
    EXPECT_FALSE(sweepCircle({0.f, 0.f}, {1.f, 0.f}, -1.f).hit);
    EXPECT_FALSE(sweepCircle({0.f, 0.f}, {1.f, 0.f}, nan).hit);
    EXPECT_FALSE(sweepCircles({0.f, 0.f}, {1.f, 0.f}, -5.f, {0.f, 0.f}, {1.f, 0.f}, 20.f).hit);
}
