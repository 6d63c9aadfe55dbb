#include "gameplay/steering/Arrival.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"
#include "gameplay/steering/Steerable.h"

#include <limits>

using copra::ArrivalTuning;
using copra::Random;
using copra::Steerable;
using copra::Vec2;

TEST(Arrival, GivesTheArticlesPathAtSixtyFrames) {
    Steerable self;
    const ArrivalTuning tuning;
    for (int i = 0; i < 8; ++i) arrive(self, {100.0f, 0.0f}, tuning, kFrame);
    EXPECT_CLOSE(self.position.x, 18);
    for (int i = 8; i < 20; ++i) arrive(self, {100.0f, 0.0f}, tuning, kFrame);
    EXPECT_CLOSE(self.position.x, 64.180352);
}

TEST(Arrival, ComesToRestWithinTheTolerance) {
    Steerable self;
    const ArrivalTuning tuning;
    bool arrived = false;
    for (int i = 0; i < 300 && !arrived; ++i) arrived = arrive(self, {100.0f, 0.0f}, tuning, kFrame);
    EXPECT_TRUE(arrived);
    EXPECT_TRUE(self.velocity.isZero());
    EXPECT_NEAR(self.position.x, 100.0f, tuning.tolerance);
}

TEST(Arrival, StaysWhereItHasArrived) {
    Steerable self;
    self.position = {100.0f, 0.0f};
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(arrive(self, {100.0f, 0.0f}, {}, kFrame));
    EXPECT_VEC(self.position, 100, 0);
}

TEST(Arrival, TravelsTheSameWayAtAnyFrameRate) {
    const Vec2 target(10000.0f, 0.0f);
    float way[3];
    const int rates[] = {30, 60, 120};
    for (int k = 0; k < 3; ++k) {
        Steerable self;
        for (int i = 0; i < rates[k]; ++i) arrive(self, target, {}, 1.0f / static_cast<float>(rates[k]));
        way[k] = self.position.x;
    }
    EXPECT_NEAR(way[0], way[1], 0.1f);
    EXPECT_NEAR(way[2], way[1], 2.0f);
}

TEST(Arrival, NeverOvershootsOrOscillatesFromRest) {
    Random random(7);
    for (int run = 0; run < 200; ++run) {
        Steerable self;
        self.maxSpeed = random.between(20.0f, 900.0f);
        self.maxAccel = random.between(50.0f, 6000.0f);
        ArrivalTuning tuning;
        tuning.brakeDistance = random.between(0.0f, 120.0f);
        const Vec2 target = random.direction() * random.between(1.0f, 600.0f);
        const float dt = random.between(0.002f, 0.05f);
        float before = target.length();
        bool arrived = false;
        for (int i = 0; i < 40000 && !arrived; ++i) {
            arrived = arrive(self, target, tuning, dt);
            const float distance = (target - self.position).length();
            ASSERT_LE(distance, before + 1.0e-3f) << "run " << run << " step " << i;
            before = distance;
        }
        ASSERT_TRUE(arrived) << "run " << run;
        ASSERT_LE(before, tuning.tolerance + 1.0e-3f) << "run " << run;
    }
}

TEST(Arrival, NeverExceedsItsLimits) {
    Random random(8);
    Steerable self;
    for (int i = 0; i < 5000; ++i) {
        const Vec2 before = self.velocity;
        arrive(self, {random.between(-500.0f, 500.0f), random.between(-500.0f, 500.0f)}, {}, kFrame);
        ASSERT_LE(self.velocity.length(), self.maxSpeed * 1.00001f);
        ASSERT_LE((self.velocity - before).length(), self.maxAccel * kFrame * 1.001f);
    }
}

TEST(Arrival, LengthensABrakeDistanceThatTheLimitsCannotFollow) {
    Steerable self;
    self.maxSpeed = 600.0f;
    self.maxAccel = 1000.0f;
    ArrivalTuning tuning;
    tuning.brakeDistance = 20.0f;
    EXPECT_CLOSE(brakeDistanceFor(self, tuning), 360);
    tuning.safeBrake = false;
    EXPECT_CLOSE(brakeDistanceFor(self, tuning), 20);
}

TEST(Arrival, AHiccupOfSecondsDoesNotThrowItOverTheTarget) {
    Steerable self;
    arrive(self, {100.0f, 0.0f}, {}, 30.0f);
    EXPECT_LE(self.position.x, 100.5f);
}

TEST(Arrival, DoesNothingForInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Steerable self;
    EXPECT_FALSE(arrive(self, {nan, 0.0f}, {}, kFrame));
    EXPECT_FALSE(arrive(self, {1.0f, 0.0f}, {}, nan));
    EXPECT_FALSE(arrive(self, {1.0f, 0.0f}, {}, -1.0f));
    self.maxAccel = -1.0f;
    EXPECT_FALSE(arrive(self, {1.0f, 0.0f}, {}, kFrame));
    EXPECT_VEC(self.position, 0, 0);
}

TEST(Arrival, SaysWhatIsWrongWithItsNumbers) {
    ArrivalTuning tuning;
    EXPECT_EQ(validate(tuning), nullptr);
    tuning.brakeDistance = -1.0f;
    EXPECT_NE(validate(tuning), nullptr);
    Steerable self;
    EXPECT_EQ(validate(self), nullptr);
    self.maxSpeed = 0.0f;
    EXPECT_NE(validate(self), nullptr);
}

TEST(Arrival, GivesTheArticlesPathOffTheAxesToo) {
    Steerable diagonal;
    for (int i = 0; i < 6; ++i) arrive(diagonal, {30.0f, 40.0f}, {}, kFrame);
    EXPECT_VEC(diagonal.position, 6.3, 8.4);
    for (int i = 6; i < 8; ++i) arrive(diagonal, {30.0f, 40.0f}, {}, kFrame);
    EXPECT_VEC(diagonal.position, 9.94032, 13.25376);

    Steerable turning;
    turning.velocity = {240.0f, 0.0f};
    arrive(turning, {0.0f, 100.0f}, {}, kFrame);
    EXPECT_VEC(turning.velocity / 60.0f, 3.64644661, 0.353553391);
    arrive(turning, {0.0f, 100.0f}, {}, kFrame);
    EXPECT_VEC(turning.position, 6.93233048, 1.05350902);
    for (int i = 2; i < 8; ++i) arrive(turning, {0.0f, 100.0f}, {}, kFrame);
    EXPECT_VEC(turning.position, 18.6972859, 12.1044121);
}

TEST(Arrival, ArrivesWithTheLimitsThatFreezeOrOvershootInTheArticle) {
    // 0.25 and 0.3 points a frame, a frame; 10 a frame; 20 points of brake.
    for (const float accel : {0.25f, 0.3f}) {
        Steerable self;
        self.maxAccel = accel * 3600.0f;
        self.maxSpeed = 600.0f;
        ArrivalTuning tuning;
        tuning.brakeDistance = 20.0f;
        bool arrived = false;
        float farthest = 0.0f;
        for (int i = 0; i < 600 && !arrived; ++i) {
            arrived = arrive(self, {100.0f, 0.0f}, tuning, kFrame);
            farthest = std::max(farthest, self.position.x);
        }
        EXPECT_TRUE(arrived) << accel;
        EXPECT_TRUE(self.velocity.isZero()) << accel;
        EXPECT_LE(farthest, 100.5f) << accel;
    }
}

TEST(Arrival, TheFirstSecondIsTheArticlesAtSixtyFrames) {
    for (const int rate : {60, 30}) {
        Steerable self;
        for (int i = 0; i < rate; ++i) arrive(self, {10000.0f, 0.0f}, {}, 1.0f / static_cast<float>(rate));
        EXPECT_NEAR(self.position.x, 226.0f, 0.1f) << "the article's is 106 at 30 frames";
    }
}
