#include "rules/Salvo.h"

#include "Tuning.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

using namespace beecluster;

namespace {

constexpr float kPi = 3.14159265f;
constexpr float kDown = -kPi / 2;

} // namespace

TEST(Salvo, OfNoPatternIsEmpty) {
    EXPECT_TRUE(makeSalvo(ShotPattern::None, 5, kDown).empty());
}

TEST(Salvo, OfAnAimedShotFliesStraightAtTheTarget) {
    const auto shots = makeSalvo(ShotPattern::Aimed, 1, kDown);
    ASSERT_EQ(shots.size(), 1U);
    EXPECT_FLOAT_EQ(shots[0].angle, kDown);
    EXPECT_FLOAT_EQ(shots[0].speed, tuning::kPollenSpeed);
    EXPECT_FLOAT_EQ(shots[0].homingTime, 0.0f);
}

TEST(Salvo, OfAFanSpreadsEvenlyAroundTheTarget) {
    const auto shots = makeSalvo(ShotPattern::Fan, 5, kDown);
    ASSERT_EQ(shots.size(), 5U);
    EXPECT_FLOAT_EQ(shots[2].angle, kDown);
    for (std::size_t i = 1; i < shots.size(); ++i)
        EXPECT_NEAR(shots[i].angle - shots[i - 1].angle, 0.3f, 1e-5f);
    EXPECT_NEAR(shots.front().angle + shots.back().angle, 2 * kDown, 1e-5f);
}

TEST(Salvo, OfAnEvenFanLeavesTheMiddleFree) {
    const auto shots = makeSalvo(ShotPattern::Fan, 4, 0.0f);
    ASSERT_EQ(shots.size(), 4U);
    for (const ShotSpec& shot : shots) EXPECT_GT(std::abs(shot.angle), 0.1f);
}

TEST(Salvo, OfARingCoversAllDirections) {
    const auto shots = makeSalvo(ShotPattern::Ring, 12, 0.4f);
    ASSERT_EQ(shots.size(), 12U);
    float x = 0.0f;
    float y = 0.0f;
    for (std::size_t i = 0; i < shots.size(); ++i) {
        x += std::cos(shots[i].angle);
        y += std::sin(shots[i].angle);
        if (i > 0) {
            EXPECT_NEAR(shots[i].angle - shots[i - 1].angle, 2 * kPi / 12, 1e-5f);
        }
    }
    EXPECT_NEAR(x, 0.0f, 1e-4f);
    EXPECT_NEAR(y, 0.0f, 1e-4f);
    EXPECT_LT(shots[0].speed, tuning::kPollenSpeed) << "a ring leaves time to find a gap";
}

TEST(Salvo, OfBurrsHomesInForAWhileAndSlowly) {
    const auto shots = makeSalvo(ShotPattern::Burrs, 0, kDown);
    ASSERT_EQ(shots.size(), 3U);
    for (const ShotSpec& shot : shots) {
        EXPECT_GT(shot.homingTime, 0.0f);
        EXPECT_GT(shot.turnRate, 0.0f);
        EXPECT_LT(shot.speed, tuning::kBeeSpeed) << "bees can outrun it";
        EXPECT_LT(std::sin(shot.angle), 0.0f) << "thrown down, into the field";
    }
}

TEST(Salvo, OfACountBelowOneIsEmpty) {
    EXPECT_TRUE(makeSalvo(ShotPattern::Fan, 0, 0.0f).empty());
    EXPECT_TRUE(makeSalvo(ShotPattern::Ring, -3, 0.0f).empty());
}

TEST(Salvo, LooksDifferentForEveryPattern) {
    const std::string aimed = makeSalvo(ShotPattern::Aimed, 1, 0.0f)[0].frame;
    const std::string fan = makeSalvo(ShotPattern::Fan, 1, 0.0f)[0].frame;
    const std::string ring = makeSalvo(ShotPattern::Ring, 1, 0.0f)[0].frame;
    EXPECT_NE(aimed, fan);
    EXPECT_NE(fan, ring);
    EXPECT_NE(ring, aimed);
}
