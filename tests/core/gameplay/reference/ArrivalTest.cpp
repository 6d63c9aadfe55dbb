#include "gameplay/reference/Arrival.h"

#include "gameplay/Near.h"

#include <limits>
#include <vector>

namespace copra::reference {

namespace {

// Positions after each frame; [0] is the start.
std::vector<Arrival> run(Arrival mover, const Vec2& target, int frames) {
    std::vector<Arrival> path{mover};
    for (int i = 0; i < frames; ++i) {
        mover.step(target);
        path.push_back(mover);
    }
    return path;
}

Arrival withLimits(float accel, float speed, float brake) {
    Arrival mover;
    mover.maxAccel = accel;
    mover.maxSpeed = speed;
    mover.brakeDistance = brake;
    return mover;
}

} // namespace

TEST(ReferenceArrival, AcceleratesByTheLimitAndThenKeepsTheSpeed) {
    const auto path = run(Arrival{}, {100.0f, 0.0f}, 17);
    const double start[] = {0.5, 1.5, 3, 5, 7.5, 10.5, 14, 18};
    for (int n = 1; n <= 8; ++n) EXPECT_CLOSE(path[n].position.x, start[n - 1]) << n;
    for (int n = 9; n <= 17; ++n) EXPECT_CLOSE(path[n].position.x, 18 + 4 * (n - 8)) << n;
    EXPECT_EQ(path[17].position.x, 54.0f) << "exactly at the brake distance it does not brake yet";
}

TEST(ReferenceArrival, BrakesInProportionAndNeverQuiteArrives) {
    const auto path = run(Arrival{}, {100.0f, 0.0f}, 60);
    const double x[] = {57.68, 61.0656, 64.180352};
    const double v[] = {3.68, 3.3856, 3.114752};
    for (int k = 1; k <= 3; ++k) {
        EXPECT_CLOSE(path[17 + k].position.x, x[k - 1]);
        EXPECT_CLOSE(path[17 + k].velocity.x, v[k - 1]);
    }
    EXPECT_CLOSE(100.0f - path[40].position.x, 6.75892863);
    EXPECT_CLOSE(100.0f - path[60].position.x, 1.27536474);
    EXPECT_CLOSE(path[60].rotation, 90);
}

TEST(ReferenceArrival, TurnsTheVelocityBeforeItMoves) {
    Arrival mover;
    mover.velocity = {4.0f, 0.0f};
    const auto path = run(mover, {0.0f, 100.0f}, 16);
    EXPECT_VEC(path[1].velocity, 3.64644661, 0.353553391);
    EXPECT_CLOSE(path[1].rotation, 84.4620074);
    EXPECT_VEC(path[2].position, 6.93233048, 1.05350902);
    EXPECT_VEC(path[8].position, 18.6972859, 12.1044121);
    EXPECT_CLOSE(path[8].rotation, 20.5500222);
    EXPECT_CLOSE(path[16].velocity.length(), 4);
}

TEST(ReferenceArrival, FliesStraightToATargetOffTheAxes) {
    const auto path = run(Arrival{}, {30.0f, 40.0f}, 8);
    const double x[] = {0.3, 0.9, 1.8, 3, 4.5, 6.3, 8.196, 9.94032};
    const double y[] = {0.4, 1.2, 2.4, 4, 6, 8.4, 10.928, 13.25376};
    for (int n = 1; n <= 8; ++n) EXPECT_VEC(path[n].position, x[n - 1], y[n - 1]);
    EXPECT_CLOSE(path[8].rotation, 36.8698976);
}

TEST(ReferenceArrival, FreezesWithItsVelocityWhenItHitsTheTargetExactly) {
    const auto path = run(withLimits(0.25f, 10.0f, 20.0f), {100.0f, 0.0f}, 60);
    EXPECT_EQ(path[27].position.x, 94.0f);
    EXPECT_EQ(path[28].position.x, 100.0f);
    EXPECT_EQ(path[60].position.x, 100.0f);
    EXPECT_EQ(path[60].velocity.x, 6.0f);
}

TEST(ReferenceArrival, OvershootsWhenTheBrakeDistanceIsTooShortForTheLimits) {
    const auto path = run(withLimits(0.3f, 10.0f, 20.0f), {100.0f, 0.0f}, 2000);
    float farthest = 0.0f;
    int crossings = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        farthest = std::max(farthest, path[i].position.x);
        crossings += (path[i].position.x > 100.0f) != (path[i - 1].position.x > 100.0f);
    }
    EXPECT_CLOSE(farthest, 172.8);
    EXPECT_EQ(crossings, 6);
}

TEST(ReferenceArrival, CountsFramesAndNotTime) {
    EXPECT_CLOSE(run(Arrival{}, {10000.0f, 0.0f}, 60).back().position.x, 226);
    EXPECT_CLOSE(run(Arrival{}, {10000.0f, 0.0f}, 30).back().position.x, 106);
}

TEST(ReferenceArrival, PointsToNinetyDegreesWhenItStandsStill) {
    Arrival mover = withLimits(0.5f, 4.0f, 0.0f);
    mover.step(Vec2::ZERO);
    EXPECT_CLOSE(mover.rotation, 90);
    EXPECT_VEC(mover.position, 0, 0);
}

TEST(ReferenceArrival, DoesNothingForInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Arrival noAccel = withLimits(0.0f, 4.0f, 50.0f);
    noAccel.step({100.0f, 0.0f});
    EXPECT_VEC(noAccel.position, 0, 0);
    Arrival mover;
    mover.step({nan, 0.0f});
    EXPECT_VEC(mover.position, 0, 0);
}

TEST(ReferenceArrival, LooksToTheRightFromTheFirstFrameOn) {
    for (const Arrival& mover : run(Arrival{}, {100.0f, 0.0f}, 60)) {
        if (mover.velocity.isZero()) continue;
        EXPECT_CLOSE(mover.rotation, 90);
    }
}

TEST(ReferenceArrival, NeverBrakesWithABrakeDistanceOfNothingOrBelow) {
    for (const float brake : {0.0f, -50.0f}) {
        const auto path = run(withLimits(0.5f, 4.0f, brake), {100.0f, 0.0f}, 29);
        EXPECT_EQ(path[28].position.x, 98.0f) << brake;
        EXPECT_EQ(path[29].position.x, 102.0f) << brake << ": jumps over the target";
    }
}

} // namespace copra::reference
