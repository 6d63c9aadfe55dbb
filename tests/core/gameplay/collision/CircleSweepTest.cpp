#include "gameplay/collision/CircleSweep.h"

#include "gameplay/Near.h"

#include <limits>

using copra::sweepCircle;
using copra::sweepCircles;
using copra::Vec2;

TEST(CircleSweep, CatchesWhatATestAtTheEndLetsThrough) {
    const auto sweep = sweepCircle({30.0f, 5.0f}, {-60.0f, 0.0f}, 10.0f);
    EXPECT_TRUE(sweep.hit);
    EXPECT_CLOSE(sweep.hitTime, 0.3556624);
    EXPECT_CLOSE(sweep.nearestTime, 0.5);
    EXPECT_CLOSE(sweep.nearestDistance, 5);
    EXPECT_CLOSE((Vec2(30.0f, 5.0f) + Vec2(-60.0f, 0.0f)).length(), 30.4138)
        << "the end of the frame is far out";
}

TEST(CircleSweep, MissesWhatPassesBy) {
    const auto sweep = sweepCircle({30.0f, 12.0f}, {-60.0f, 0.0f}, 10.0f);
    EXPECT_FALSE(sweep.hit);
    EXPECT_CLOSE(sweep.nearestDistance, 12);
}

TEST(CircleSweep, MissesWhatIsTooFarForThisStepOrRecedes) {
    EXPECT_FALSE(sweepCircle({100.0f, 0.0f}, {-60.0f, 0.0f}, 10.0f).hit);
    EXPECT_FALSE(sweepCircle({30.0f, 0.0f}, {60.0f, 0.0f}, 10.0f).hit);
}

TEST(CircleSweep, HitsAtOnceWhenItStartsInside) {
    const auto sweep = sweepCircle({3.0f, 0.0f}, {60.0f, 0.0f}, 10.0f);
    EXPECT_TRUE(sweep.hit);
    EXPECT_EQ(sweep.hitTime, 0.0f);
}

TEST(CircleSweep, OfThingsAtRestIsAnOverlapTest) {
    EXPECT_TRUE(sweepCircle({3.0f, 0.0f}, Vec2::ZERO, 10.0f).hit);
    EXPECT_FALSE(sweepCircle({30.0f, 0.0f}, Vec2::ZERO, 10.0f).hit);
}

TEST(CircleSweep, TakesTheMotionOfBothCircles) {
    const auto sweep = sweepCircles({0.0f, 0.0f}, {30.0f, 0.0f}, 4.0f, {30.0f, 5.0f}, {0.0f, 5.0f}, 6.0f);
    EXPECT_CLOSE(sweep.hitTime, 0.3556624);
    EXPECT_FALSE(sweepCircles({0.0f, 0.0f}, {60.0f, 0.0f}, 4.0f, {30.0f, 0.0f}, {90.0f, 0.0f}, 6.0f).hit);
}

TEST(CircleSweep, RefusesInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(sweepCircle({nan, 0.0f}, {1.0f, 0.0f}, 10.0f).hit);
    EXPECT_FALSE(sweepCircle({0.0f, 0.0f}, {1.0f, 0.0f}, -1.0f).hit);
    EXPECT_FALSE(sweepCircle({0.0f, 0.0f}, {1.0f, 0.0f}, nan).hit);
    EXPECT_FALSE(sweepCircles({0.0f, 0.0f}, {1.0f, 0.0f}, -5.0f, {0.0f, 0.0f}, {1.0f, 0.0f}, 20.0f).hit);
}
