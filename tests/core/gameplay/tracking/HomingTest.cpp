#include "gameplay/tracking/Homing.h"

#include "gameplay/Near.h"

#include <limits>

using copra::Vec2;

TEST(Homing, FliesStraightAndStopsOnTheTarget) {
    Vec2 position;
    EXPECT_FALSE(copra::moveStraight(position, {30.0f, 40.0f}, 100.0f, 0.25f));
    EXPECT_VEC(position, 15, 20);
    EXPECT_TRUE(copra::moveStraight(position, {30.0f, 40.0f}, 100.0f, 0.25f));
    EXPECT_VEC(position, 30, 40);
    EXPECT_TRUE(copra::moveStraight(position, {30.0f, 40.0f}, 100.0f, 0.25f));
}

TEST(Homing, LocksOnFromAnyDirectionTheNearWayWithoutSwinging) {
    for (int degrees = -180; degrees <= 180; degrees += 5) {
        const Vec2 target = Vec2::forAngle(static_cast<float>(degrees) * copra::kRadiansPerDegree) * 100.0f;
        Vec2 heading(1.0f, 0.0f);
        int steps = 1;
        while (!copra::lockOn(heading, Vec2::ZERO, target, 420.0f, 1.0f / 60.0f) && steps < 100) ++steps;
        // 7 degrees a step.
        EXPECT_NEAR(steps, std::max(1.0, std::ceil(std::abs(degrees) / 7.0 - 1.0e-4)), 0) << degrees;
        EXPECT_NEAR(copra::angleBetween(heading, target), 0.0f, 1.0e-5f);
    }
}

TEST(Homing, ReachesTheTarget) {
    Vec2 position;
    Vec2 heading(1.0f, 0.0f);
    int frames = 1;
    while (!copra::home(position, heading, {100.0f, 100.0f}, 300.0f, 300.0f, 1.0f / 60.0f) && frames < 100)
        ++frames;
    EXPECT_EQ(frames, 30);
    EXPECT_VEC(position, 100, 100);
}

TEST(Homing, DoesNothingForInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Vec2 position;
    Vec2 heading(1.0f, 0.0f);
    EXPECT_FALSE(copra::moveStraight(position, {nan, 0.0f}, 100.0f, 0.1f));
    EXPECT_FALSE(copra::moveStraight(position, {1.0f, 0.0f}, -100.0f, 0.1f));
    EXPECT_FALSE(copra::lockOn(heading, position, {nan, 0.0f}, 100.0f, 0.1f));
    EXPECT_FALSE(copra::lockOn(heading, position, {0.0f, 1.0f}, 0.0f, 0.1f));
    EXPECT_FALSE(copra::home(position, heading, {nan, 0.0f}, 100.0f, 100.0f, 0.1f));
    EXPECT_FALSE(copra::home(position, heading, {1.0f, 0.0f}, 100.0f, 100.0f, nan));
    EXPECT_VEC(position, 0, 0);
    EXPECT_VEC(heading, 1, 0);
}
