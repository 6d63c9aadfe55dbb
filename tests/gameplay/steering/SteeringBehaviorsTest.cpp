#include "gameplay/steering/SteeringBehaviors.h"

#include "gameplay/Near.h"

using copra::Steerable;
using copra::Vec2;

TEST(Steering, SeekWantsFullSpeedTowardsTheTarget) {
    Steerable self;
    EXPECT_VEC(seek(self, {30.f, 40.f}), 144, 192);
    EXPECT_VEC(seek(self, self.position), 0, 0);
}

TEST(Steering, FleeWantsFullSpeedAway) {
    EXPECT_VEC(flee(Steerable{}, {30.f, 40.f}), -144, -192);
}

TEST(Steering, PursueAimsAheadOfTheQuarry) {
    // 240 away at 240 a second: one second ahead, where the target is at (240, 240).
    const Vec2 wish = pursue(Steerable{}, {240.f, 0.f}, {0.f, 240.f}, 5.f);
    EXPECT_CLOSE(wish.x, wish.y);
    EXPECT_CLOSE(wish.length(), 240);
}

TEST(Steering, PursueLooksNoFartherThanItMay) {
    const Vec2 wish = pursue(Steerable{}, {240.f, 0.f}, {0.f, 240.f}, 0.5f);
    EXPECT_CLOSE(wish.y / wish.x, 0.5);
}

TEST(Steering, EvadeIsTheOppositeOfPursue) {
    const Vec2 chase = pursue(Steerable{}, {100.f, 50.f}, {0.f, 60.f});
    const Vec2 run = evade(Steerable{}, {100.f, 50.f}, {0.f, 60.f});
    EXPECT_VEC(run, -chase.x, -chase.y);
}

TEST(Steering, SeparationIsStrongerForNearerNeighbours) {
    const Vec2 near(10.f, 0.f);
    const Vec2 far(30.f, 0.f);
    EXPECT_CLOSE(separate(Steerable{}, &near, 1, 40.f).x, -180);
    EXPECT_CLOSE(separate(Steerable{}, &far, 1, 40.f).x, -60);
}

TEST(Steering, SeparationIgnoresTheFarAndTheSelf) {
    const Vec2 others[] = {{0.f, 0.f}, {40.f, 0.f}, {500.f, 0.f}};
    EXPECT_VEC(separate(Steerable{}, others, 3, 40.f), 0, 0);
}

TEST(Steering, SteerChangesTheVelocityByNoMoreThanTheLimit) {
    Steerable self;
    steer(self, {240.f, 0.f}, 0.1f);
    EXPECT_CLOSE(self.velocity.x, 180);
    EXPECT_CLOSE(self.position.x, 18);
    steer(self, {1000.f, 0.f}, 0.1f);
    EXPECT_CLOSE(self.velocity.x, 240);
}

TEST(Steering, SeparationIsThePlainSumInAnyOrder) {
    // Pushes of equal length to the east, the north and the north.
    const Vec2 one[] = {{-10.f, 0.f}, {0.f, -10.f}, {0.f, -10.f}};
    const Vec2 other[] = {{0.f, -10.f}, {0.f, -10.f}, {-10.f, 0.f}};
    for (const auto& others : {one, other}) {
        const Vec2 push = separate(Steerable{}, others, 3, 40.f);
        EXPECT_CLOSE(push.getAngle() * copra::kDegreesPerRadian, 63.434949);
    }
}

TEST(Steering, SeparationPartsThoseWhoAreNearerThanAPoint) {
    const Vec2 near(0.7f, 0.f);
    EXPECT_LT(separate(Steerable{}, &near, 1, 40.f).x, -200.f);
}
