#include "gameplay/reference/Dodger.h"

#include "gameplay/Near.h"

#include <limits>

namespace copra::reference {

namespace {

bool seesAt(float distance, float range) {
    const RadarBlip blips[] = {{Vec2::ZERO}, {{distance, 0.0f}}};
    std::vector<std::uint32_t> caught;
    radar(Vec2::ZERO, 0, ~0u, blips, 2, range, caught);
    return !caught.empty();
}

Vec2 pushFrom(std::initializer_list<Vec2> away) {
    std::vector<RadarBlip> blips;
    std::vector<std::uint32_t> caught;
    for (const Vec2& direction : away) {
        caught.push_back(static_cast<std::uint32_t>(blips.size()));
        blips.push_back({direction * -10.0f});
    }
    return separation(Vec2::ZERO, blips.data(), caught);
}

float degreesOf(const Vec2& v) {
    return v.getAngle() * kDegreesPerRadian;
}

const Vec2 kEast(1.0f, 0.0f);
const Vec2 kNorth(0.0f, 1.0f);

} // namespace

TEST(ReferenceRadar, CutsTheDistanceToAWholeNumber) {
    EXPECT_FALSE(seesAt(0.999f, 20.0f));
    EXPECT_TRUE(seesAt(1.0f, 20.0f));
    EXPECT_TRUE(seesAt(19.9f, 20.0f));
    EXPECT_FALSE(seesAt(20.0f, 20.0f));
    EXPECT_TRUE(seesAt(39.99f, 40.0f));
    EXPECT_FALSE(seesAt(40.0f, 40.0f));
}

TEST(ReferenceRadar, ReachesBeyondAFractionalRange) {
    EXPECT_TRUE(seesAt(20.9f, 20.5f));
    EXPECT_FALSE(seesAt(21.0f, 20.5f));
}

TEST(ReferenceRadar, SkipsTheSenderAndOtherCategories) {
    const RadarBlip blips[] = {{{5.0f, 0.0f}, 1u}, {{6.0f, 0.0f}, 2u}, {{7.0f, 0.0f}, 4u}, {{8.0f, 0.0f}}};
    std::vector<std::uint32_t> caught{99};
    radar(Vec2::ZERO, 0, 1u | 2u, blips, 4, 20.0f, caught);
    EXPECT_EQ(caught, (std::vector<std::uint32_t>{1, 3})) << "an untagged blip has all bits";
}

TEST(ReferenceRadar, IgnoresPlacesThatAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(seesAt(nan, 20.0f));
    EXPECT_FALSE(seesAt(std::numeric_limits<float>::infinity(), 20.0f));
    EXPECT_FALSE(seesAt(3.0e38f, std::numeric_limits<float>::infinity()));
    EXPECT_FALSE(seesAt(5.0f, nan));
}

TEST(ReferencePush, DependsOnTheOrderOfTheNeighbors) {
    EXPECT_CLOSE(degreesOf(pushFrom({kEast, kNorth, kNorth})), 67.5);
    EXPECT_CLOSE(degreesOf(pushFrom({kNorth, kNorth, kEast})), 45);
}

TEST(ReferencePush, OfOppositeNeighborsIsNothing) {
    EXPECT_TRUE(pushFrom({kEast, -kEast}).isZero());
}

TEST(ReferenceDodger, CruisesAtSixtyPercentWhenItOnlyDodges) {
    Dodger bee;
    Random random(1);
    // The neighbor keeps its distance of 10 to the right.
    const double x[] = {-0.5, -1.5, -3, -5, -7.4, -9.8};
    SwarmPointer pointer;
    for (const double expected : x) {
        const RadarBlip neighbor{bee.position + Vec2(10.0f, 0.0f)};
        // The pointer at the bee itself adds nothing, whatever the dice say.
        pointer.position = bee.position;
        bee.step(&neighbor, {0}, pointer, random);
        EXPECT_CLOSE(bee.position.x, expected);
    }
    EXPECT_CLOSE(bee.velocity.length(), 2.4);
}

TEST(ReferenceDodger, FreezesWithItsVelocityWhenNothingIsLeftToDo) {
    Dodger bee;
    bee.velocity = {1.0f, 0.0f};
    Random random(1);
    bee.step(nullptr, {}, {Vec2::ZERO, true}, random);
    EXPECT_VEC(bee.position, 0, 0);
    EXPECT_VEC(bee.velocity, 1, 0);
}

TEST(ReferenceDodger, ThrowsTheDiceOnlyWhenNothingElseDecides) {
    Dodger bee;
    Random random(1);
    const Random untouched = random;
    bee.step(nullptr, {}, {{10.0f, 0.0f}, true}, random);
    bee.step(nullptr, {}, {{500.0f, 0.0f}, false}, random);
    EXPECT_EQ(random, untouched);
    bee.step(nullptr, {}, {bee.position + Vec2(10.0f, 0.0f), false}, random);
    EXPECT_NE(random, untouched);
}

TEST(ReferenceDodger, FollowsTheTouchLikeArrival) {
    Dodger bee;
    Random random(1);
    for (int i = 0; i < 8; ++i) bee.step(nullptr, {}, {{100.0f, 0.0f}, true}, random);
    EXPECT_CLOSE(bee.position.x, 18);
}

TEST(ReferenceDodger, RemembersThePointerInATenthOfTheFrames) {
    Random random(9);
    int calls = 0;
    for (int i = 0; i < 10000; ++i) {
        Dodger bee;
        bee.step(nullptr, {}, {{10.0f, 0.0f}, false}, random);
        calls += bee.position.x > 0.0f;
    }
    EXPECT_NEAR(calls, 1000, 100);
}

TEST(ReferenceRadar, MissesABulletThatFliesMoreThanItsRangeInAFrame) {
    float nearest = 1000.0f;
    for (float x = 45.0f; x > -200.0f; x -= 90.0f) {
        EXPECT_FALSE(seesAt(std::fabs(x), 40.0f));
        nearest = std::min(nearest, std::fabs(x));
    }
    EXPECT_EQ(nearest, 45.0f) << "it has gone right through";
}

TEST(ReferenceDodger, DodgesAlsoWhatFliesAway) {
    Dodger bee;
    Random random(1);
    const RadarBlip receding{{30.0f, 0.0f}}; // it knows no velocities
    bee.step(&receding, {0}, {bee.position, false}, random);
    EXPECT_LT(bee.position.x, 0.0f);
}

TEST(ReferenceDodger, FellowsOnTheSameSpotStayThere) {
    Dodger bee;
    Random random(1);
    const RadarBlip blips[] = {{Vec2::ZERO}, {{0.7f, 0.0f}}};
    std::vector<std::uint32_t> caught;
    radar(bee.position, 0, ~0u, blips, 2, Dodger::range(true), caught);
    bee.step(blips, caught, {Vec2::ZERO, true}, random);
    EXPECT_VEC(bee.position, 0, 0);
}

TEST(ReferenceDodger, BeyondThirtyPointsTheTouchOutweighsTheNeighbor) {
    Random random(1);
    for (const float touch : {29.0f, 31.0f}) {
        Dodger bee;
        const RadarBlip inTheWay{{10.0f, 0.0f}};
        bee.step(&inTheWay, {0}, {{touch, 0.0f}, true}, random);
        EXPECT_EQ(bee.position.x > 0.0f, touch > 30.0f) << touch;
    }
}

} // namespace copra::reference
