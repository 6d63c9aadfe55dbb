#include "gameplay/steering/SteeringBehaviors.h"

#include "gameplay/Near.h"

using copra::Steerable;
using copra::Vec2;

TEST(Steering, SeekWantsFullSpeedTowardsTheTarget) {
    Steerable self;
    EXPECT_VEC(seek(self, {30.0f, 40.0f}), 144, 192);
    EXPECT_VEC(seek(self, self.position), 0, 0);
}

TEST(Steering, FleeWantsFullSpeedAway) {
    EXPECT_VEC(flee(Steerable{}, {30.0f, 40.0f}), -144, -192);
}

TEST(Steering, PursueAimsAheadOfTheTarget) {
    // 240 away at 240 a second: one second ahead, where the target is at (240, 240).
    const Vec2 wish = pursue(Steerable{}, {240.0f, 0.0f}, {0.0f, 240.0f}, 5.0f);
    EXPECT_CLOSE(wish.x, wish.y);
    EXPECT_CLOSE(wish.length(), 240);
}

TEST(Steering, PursueLooksNoFartherThanItMay) {
    const Vec2 wish = pursue(Steerable{}, {240.0f, 0.0f}, {0.0f, 240.0f}, 0.5f);
    EXPECT_CLOSE(wish.y / wish.x, 0.5);
}

TEST(Steering, EvadeIsTheOppositeOfPursue) {
    const Vec2 chase = pursue(Steerable{}, {100.0f, 50.0f}, {0.0f, 60.0f});
    const Vec2 run = evade(Steerable{}, {100.0f, 50.0f}, {0.0f, 60.0f});
    EXPECT_VEC(run, -chase.x, -chase.y);
}

TEST(Steering, SeparationIsStrongerForNearerNeighbors) {
    const Vec2 near(10.0f, 0.0f);
    const Vec2 far(30.0f, 0.0f);
    EXPECT_CLOSE(separate(Steerable{}, &near, 1, 40.0f).x, -180);
    EXPECT_CLOSE(separate(Steerable{}, &far, 1, 40.0f).x, -60);
}

TEST(Steering, SeparationIgnoresTheFarAndTheSelf) {
    const Vec2 others[] = {{0.0f, 0.0f}, {40.0f, 0.0f}, {500.0f, 0.0f}};
    EXPECT_VEC(separate(Steerable{}, others, 3, 40.0f), 0, 0);
}

TEST(Steering, SteerChangesTheVelocityByNoMoreThanTheLimit) {
    Steerable self;
    steer(self, {240.0f, 0.0f}, 0.1f);
    EXPECT_CLOSE(self.velocity.x, 180);
    EXPECT_CLOSE(self.position.x, 18);
    steer(self, {1000.0f, 0.0f}, 0.1f);
    EXPECT_CLOSE(self.velocity.x, 240);
}

TEST(Steering, SeparationIsThePlainSumInAnyOrder) {
    // Pushes of equal length to the east, the north and the north.
    const Vec2 one[] = {{-10.0f, 0.0f}, {0.0f, -10.0f}, {0.0f, -10.0f}};
    const Vec2 other[] = {{0.0f, -10.0f}, {0.0f, -10.0f}, {-10.0f, 0.0f}};
    for (const auto& others : {one, other}) {
        const Vec2 push = separate(Steerable{}, others, 3, 40.0f);
        EXPECT_CLOSE(push.getAngle() * copra::kDegreesPerRadian, 63.434949);
    }
}

TEST(Steering, SeparationPartsMembersAtOnePosition) {
    const Vec2 others[3] = {};
    Vec2 sum;
    for (std::size_t own = 0; own < 3; ++own) {
        const Vec2 push = separate(Steerable{}, others, 3, 40.0f, own);
        EXPECT_GT(push.length(), 1.0f) << own;
        EXPECT_EQ(push, separate(Steerable{}, others, 3, 40.0f, own));
        sum += push;
    }
    EXPECT_NEAR(sum.length(), 0.0f, 0.01f);
    const Vec2 apart[2] = {{0.0f, 0.0f}, {10.0f, 0.0f}};
    EXPECT_EQ(separate(Steerable{}, apart, 2, 40.0f, 0), separate(Steerable{}, apart, 2, 40.0f));
}

TEST(Steering, SeparationPartsThoseWhoAreNearerThanAPoint) {
    const Vec2 near(0.7f, 0.0f);
    EXPECT_LT(separate(Steerable{}, &near, 1, 40.0f).x, -200.0f);
}
