#include "gameplay/reference/Dodger.h"

#include "gameplay/Near.h"

#include <limits>

namespace copra::reference {

namespace {

bool seesAt(float distance, float range) {
    const RadarBlip blips[] = {{Vec2::ZERO}, {{distance, 0.f}}};
    std::vector<std::uint32_t> caught;
    radar(Vec2::ZERO, 0, ~0u, blips, 2, range, caught);
    return !caught.empty();
}

Vec2 pushFrom(std::initializer_list<Vec2> away) {
    std::vector<RadarBlip> blips;
    std::vector<std::uint32_t> caught;
    for (const Vec2& direction : away) {
        caught.push_back(static_cast<std::uint32_t>(blips.size()));
        blips.push_back({direction * -10.f});
    }
    return separation(Vec2::ZERO, blips.data(), caught);
}

float degreesOf(const Vec2& v) {
    return v.getAngle() * kDegreesPerRadian;
}

const Vec2 kEast(1.f, 0.f);
const Vec2 kNorth(0.f, 1.f);

} // namespace

TEST(ReferenceRadar, CutsTheDistanceToAWholeNumber) {
    EXPECT_FALSE(seesAt(0.999f, 20.f));
    EXPECT_TRUE(seesAt(1.f, 20.f));
    EXPECT_TRUE(seesAt(19.9f, 20.f));
    EXPECT_FALSE(seesAt(20.f, 20.f));
    EXPECT_TRUE(seesAt(39.99f, 40.f));
    EXPECT_FALSE(seesAt(40.f, 40.f));
}

TEST(ReferenceRadar, ReachesBeyondAFractionalRange) {
    EXPECT_TRUE(seesAt(20.9f, 20.5f));
    EXPECT_FALSE(seesAt(21.f, 20.5f));
}

TEST(ReferenceRadar, SkipsTheSenderAndOtherCategories) {
    const RadarBlip blips[] = {{{5.f, 0.f}, 1u}, {{6.f, 0.f}, 2u}, {{7.f, 0.f}, 4u}, {{8.f, 0.f}}};
    std::vector<std::uint32_t> caught{99};
    radar(Vec2::ZERO, 0, 1u | 2u, blips, 4, 20.f, caught);
    EXPECT_EQ(caught, (std::vector<std::uint32_t>{1, 3})) << "an untagged blip has all bits";
}

TEST(ReferenceRadar, IgnoresPlacesThatAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(seesAt(nan, 20.f));
    EXPECT_FALSE(seesAt(std::numeric_limits<float>::infinity(), 20.f));
    EXPECT_FALSE(seesAt(3.0e38f, std::numeric_limits<float>::infinity()));
    EXPECT_FALSE(seesAt(5.f, nan));
}

TEST(ReferencePush, DependsOnTheOrderOfTheNeighbours) {
    EXPECT_CLOSE(degreesOf(pushFrom({kEast, kNorth, kNorth})), 67.5);
    EXPECT_CLOSE(degreesOf(pushFrom({kNorth, kNorth, kEast})), 45);
}

TEST(ReferencePush, OfOppositeNeighboursIsNothing) {
    EXPECT_TRUE(pushFrom({kEast, -kEast}).isZero());
}

TEST(ReferenceDodger, CruisesAtSixtyPercentWhenItOnlyDodges) {
    Dodger bee;
    Random random(1);
    // The neighbour keeps its distance of 10 to the right.
    const double x[] = {-0.5, -1.5, -3, -5, -7.4, -9.8};
    SwarmPointer pointer;
    for (const double expected : x) {
        const RadarBlip neighbour{bee.position + Vec2(10.f, 0.f)};
        // The pointer at the bee itself adds nothing, whatever the dice say.
        pointer.position = bee.position;
        bee.step(&neighbour, {0}, pointer, random);
        EXPECT_CLOSE(bee.position.x, expected);
    }
    EXPECT_CLOSE(bee.velocity.length(), 2.4);
}

TEST(ReferenceDodger, FreezesWithItsVelocityWhenNothingIsLeftToDo) {
    Dodger bee;
    bee.velocity = {1.f, 0.f};
    Random random(1);
    bee.step(nullptr, {}, {Vec2::ZERO, true}, random);
    EXPECT_VEC(bee.position, 0, 0);
    EXPECT_VEC(bee.velocity, 1, 0);
}

TEST(ReferenceDodger, ThrowsTheDiceOnlyWhenNothingElseDecides) {
    Dodger bee;
    Random random(1);
    const Random untouched = random;
    bee.step(nullptr, {}, {{10.f, 0.f}, true}, random);
    bee.step(nullptr, {}, {{500.f, 0.f}, false}, random);
    EXPECT_EQ(random, untouched);
    bee.step(nullptr, {}, {bee.position + Vec2(10.f, 0.f), false}, random);
    EXPECT_NE(random, untouched);
}

TEST(ReferenceDodger, FollowsTheTouchLikeArrival) {
    Dodger bee;
    Random random(1);
    for (int i = 0; i < 8; ++i) bee.step(nullptr, {}, {{100.f, 0.f}, true}, random);
    EXPECT_CLOSE(bee.position.x, 18);
}

TEST(ReferenceDodger, RemembersThePointerInATenthOfTheFrames) {
    Random random(9);
    int calls = 0;
    for (int i = 0; i < 10000; ++i) {
        Dodger bee;
        bee.step(nullptr, {}, {{10.f, 0.f}, false}, random);
        calls += bee.position.x > 0.f;
    }
    EXPECT_NEAR(calls, 1000, 100);
}

TEST(ReferenceRadar, MissesABulletThatFliesMoreThanItsRangeInAFrame) {
    float nearest = 1000.f;
    for (float x = 45.f; x > -200.f; x -= 90.f) {
        EXPECT_FALSE(seesAt(std::fabs(x), 40.f));
        nearest = std::min(nearest, std::fabs(x));
    }
    EXPECT_EQ(nearest, 45.f) << "it has gone right through";
}

TEST(ReferenceDodger, DodgesAlsoWhatFliesAway) {
    Dodger bee;
    Random random(1);
    const RadarBlip receding{{30.f, 0.f}}; // it knows no velocities
    bee.step(&receding, {0}, {bee.position, false}, random);
    EXPECT_LT(bee.position.x, 0.f);
}

TEST(ReferenceDodger, FellowsOnTheSameSpotStayThere) {
    Dodger bee;
    Random random(1);
    const RadarBlip blips[] = {{Vec2::ZERO}, {{0.7f, 0.f}}};
    std::vector<std::uint32_t> caught;
    radar(bee.position, 0, ~0u, blips, 2, Dodger::range(true), caught);
    bee.step(blips, caught, {Vec2::ZERO, true}, random);
    EXPECT_VEC(bee.position, 0, 0);
}

TEST(ReferenceDodger, BeyondThirtyPointsTheTouchOutweighsTheNeighbour) {
    Random random(1);
    for (const float touch : {29.f, 31.f}) {
        Dodger bee;
        const RadarBlip inTheWay{{10.f, 0.f}};
        bee.step(&inTheWay, {0}, {{touch, 0.f}, true}, random);
        EXPECT_EQ(bee.position.x > 0.f, touch > 30.f) << touch;
    }
}

} // namespace copra::reference
