#include "gameplay/reference/Unit.h"

#include "gameplay/Near.h"
#include "gameplay/Vectors.h"

#include <limits>
#include <vector>

namespace copra::reference {

namespace {

float headingDegrees(const Unit& unit) {
    return unit.heading().getAngle() * copra::kDegreesPerRadian;
}

// Degrees after each frame until the heading snaps or the frames are used up.
std::vector<float> degreesWhileTurning(Unit unit, const Vec2& target, RearTurn rear, int frames) {
    std::vector<float> degrees;
    for (int i = 0; i < frames; ++i) {
        const bool snapped = unit.lockOn(target, rear);
        degrees.push_back(headingDegrees(unit));
        if (snapped) break;
    }
    return degrees;
}

const Vec2 kBehindLeft(-100.0f, 100.0f); // at 135 degrees

} // namespace

TEST(ReferenceUnit, FliesStraightAndEndsOnTheTarget) {
    Unit unit;
    EXPECT_FALSE(unit.moveStraight({3.0f, 4.0f})) << "5 away is not nearer than 5";
    EXPECT_VEC(unit.position, 3, 4);
    EXPECT_TRUE(unit.moveStraight({3.0f, 4.0f})) << "on the spot, without NaN";
    EXPECT_TRUE(unit.moveStraight({6.0f, 4.0f}));
    EXPECT_VEC(unit.position, 6, 4);
}

TEST(ReferenceUnit, TurnsToATargetAheadAndSnapsToIt) {
    const auto degrees = degreesWhileTurning({}, {100.0f, 100.0f}, RearTurn::Nearer, 100);
    ASSERT_EQ(degrees.size(), 10u);
    for (int i = 0; i < 9; ++i) EXPECT_CLOSE(degrees[i], 5 * (i + 1));
    EXPECT_CLOSE(degrees[9], 45);
}

TEST(ReferenceUnit, SwingsForEverWhenStepAndThresholdDoNotFit) {
    Unit unit;
    unit.degrees = 7.0f;
    const auto degrees = degreesWhileTurning(unit, {100.0f, 100.0f}, RearTurn::Nearer, 100);
    ASSERT_EQ(degrees.size(), 100u);
    for (std::size_t i = 6; i < 100; ++i) EXPECT_NEAR(degrees[i], i % 2 ? 42.0f : 49.0f, 0.01f) << i;
}

TEST(ReferenceUnit, TurnsTheNearWayToATargetBehind) {
    const auto degrees = degreesWhileTurning({}, kBehindLeft, RearTurn::Nearer, 100);
    ASSERT_EQ(degrees.size(), 28u);
    for (int i = 0; i < 27; ++i) EXPECT_CLOSE(degrees[i], 5 * (i + 1));
    EXPECT_CLOSE(degrees[27], 135);
}

TEST(ReferenceUnit, TheLiteralRearTurnEndsWithTheBackToTheTarget) {
    const auto degrees = degreesWhileTurning({}, kBehindLeft, RearTurn::Literal, 40);
    ASSERT_EQ(degrees.size(), 40u) << "never snaps";
    for (int i = 0; i < 10; ++i) EXPECT_NEAR(degrees[i], -5 * (i + 1), 0.01f);
    for (int i = 10; i < 40; ++i) EXPECT_NEAR(degrees[i], i % 2 ? -50.0f : -45.0f, 0.01f);
}

TEST(ReferenceUnit, TheLiteralRearTurnIsWrongAtExactlyNinetyDegreesToo) {
    const auto literal = degreesWhileTurning({}, {0.0f, 100.0f}, RearTurn::Literal, 20);
    EXPECT_CLOSE(literal[0], -5);
    EXPECT_CLOSE(literal[17], -90);
    EXPECT_CLOSE(literal[18], -95);
    EXPECT_CLOSE(literal[19], -90);
    EXPECT_CLOSE(degreesWhileTurning({}, {0.0f, 100.0f}, RearTurn::Nearer, 1)[0], 5);
}

TEST(ReferenceUnit, TurnsToThePositiveSideWhenTheTargetIsExactlyBehind) {
    EXPECT_CLOSE(degreesWhileTurning({}, {-100.0f, 0.0f}, RearTurn::Nearer, 1)[0], 5);
    EXPECT_CLOSE(degreesWhileTurning({}, {-100.0f, 0.0f}, RearTurn::Literal, 1)[0], 5);
}

TEST(ReferenceUnit, TheShortFormNeverSnapsAndTurnsAwayFromWhatIsBehind) {
    Unit unit;
    std::vector<float> degrees;
    for (int i = 0; i < 40; ++i) {
        unit.lockOnShort({100.0f, 97.0f}); // at 44.1 degrees
        degrees.push_back(headingDegrees(unit));
    }
    EXPECT_CLOSE(degrees[0], 5);
    for (std::size_t i = 9; i < 40; ++i) EXPECT_NEAR(degrees[i], i % 2 ? 40.0f : 45.0f, 0.01f) << i;
    Unit away;
    for (int i = 0; i < 10; ++i) away.lockOnShort(kBehindLeft);
    EXPECT_NEAR(headingDegrees(away), -50.0f, 0.01f);
}

TEST(ReferenceUnit, TheShortFormStandsWhereTheArticleDividesNothingByNothing) {
    for (const Vec2& target :
         {Vec2(100.0f, 0.0f), Vec2(-100.0f, 0.0f), Vec2(0.0f, 100.0f), Vec2(0.0f, 0.0f)}) {
        Unit unit;
        unit.lockOnShort(target);
        EXPECT_VEC(unit.heading(), 1, 0);
    }
}

TEST(ReferenceUnit, LocksWhenTheThresholdExceedsTheDistanceTimesTheSineOfHalfAStep) {
    for (const float distance : {10.0f, 20.0f, 60.0f, 200.0f}) {
        Unit unit;
        unit.degrees = 7.0f;
        unit.threshold = distance * std::sin(3.5f * copra::kRadiansPerDegree) * 1.02f;
        for (int angle = 1; angle < 180; angle += 3) {
            const Vec2 target =
                Vec2::forAngle(static_cast<float>(angle) * copra::kRadiansPerDegree) * distance;
            EXPECT_LT(degreesWhileTurning(unit, target, RearTurn::Nearer, 60).size(), 60u) << angle;
        }
    }
}

TEST(ReferenceUnit, HomesInOnATarget) {
    Unit unit;
    const Vec2 target(100.0f, 100.0f);
    std::vector<Vec2> path{unit.position};
    int arrived = 0;
    for (int frame = 1; frame <= 40 && !arrived; ++frame) {
        if (unit.home(target)) arrived = frame;
        path.push_back(unit.position);
    }
    EXPECT_VEC(path[1], 4.980973490, 0.435778714);
    EXPECT_VEC(path[2], 9.905012256, 1.304019602);
    EXPECT_VEC(path[3], 14.734641387, 2.598114828);
    EXPECT_VEC(path[10], 42.970224836, 22.368883205);
    EXPECT_EQ(arrived, 30);
    EXPECT_VEC(unit.position, 100, 100);
}

TEST(ReferenceUnit, DoesNothingForInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Unit unit;
    EXPECT_FALSE(unit.moveStraight({nan, 0.0f}));
    EXPECT_FALSE(unit.lockOn({nan, 0.0f}));
    EXPECT_FALSE(unit.home({nan, 0.0f}));
    unit.speed = -1.0f;
    EXPECT_FALSE(unit.home({1.0f, 0.0f}));
    EXPECT_VEC(unit.position, 0, 0);
    EXPECT_VEC(unit.heading(), 1, 0);
}

} // namespace copra::reference
