#include "rules/Salvo.h"

#include "data/GameData.h"
#include "math/constants.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace beecluster;

namespace {

constexpr float kPi = 3.14159265f;
constexpr float kDown = -kPi / 2;

const ShotPattern& pattern(const std::string& name) {
    return gameData()->patterns.at(name);
}

} // namespace

TEST(Salvo, OfASingleShotFliesStraightAtTheTarget) {
    const auto shots = makeSalvo(pattern("aimed"), 1, kDown);
    ASSERT_EQ(shots.size(), 1U);
    EXPECT_FLOAT_EQ(shots[0].angle, kDown);
    EXPECT_FLOAT_EQ(shots[0].speed, pattern("aimed").speed);
    EXPECT_FLOAT_EQ(shots[0].pattern->homingTime, 0.0f);
}

TEST(Salvo, OfAFanSpreadsEvenlyAroundTheTarget) {
    const auto shots = makeSalvo(pattern("bubbles"), 5, kDown);
    ASSERT_EQ(shots.size(), 5U);
    EXPECT_FLOAT_EQ(shots[2].angle, kDown);
    for (std::size_t i = 1; i < shots.size(); ++i)
        EXPECT_NEAR(shots[i].angle - shots[i - 1].angle, pattern("bubbles").apart * kPi / 180, 1e-5f);
    EXPECT_NEAR(shots.front().angle + shots.back().angle, 2 * kDown, 1e-5f);
}

TEST(Salvo, OfAnEvenFanLeavesTheMiddleFree) {
    const auto shots = makeSalvo(pattern("bubbles"), 4, 0.0f);
    ASSERT_EQ(shots.size(), 4U);
    for (const ShotSpec& shot : shots) EXPECT_GT(std::abs(shot.angle), 0.1f);
}

TEST(Salvo, OfARingCoversAllDirections) {
    const auto shots = makeSalvo(pattern("ring"), 12, 0.4f);
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
    EXPECT_LT(shots[0].speed, pattern("aimed").speed) << "a ring leaves time to find a gap";
}

TEST(Salvo, OfBurrsHomesInForAWhileAndSlowly) {
    const auto shots = makeSalvo(pattern("burrs"), 0, kDown);
    ASSERT_EQ(shots.size(), 3U);
    for (const ShotSpec& shot : shots) {
        EXPECT_GT(shot.pattern->homingTime, 0.0f);
        EXPECT_GT(shot.pattern->turnRate, 0.0f);
        EXPECT_LT(shot.speed, tuning().bees.speed) << "bees can outrun it";
        EXPECT_LT(std::sin(shot.angle), 0.0f) << "thrown down, into the field";
    }
}

TEST(Salvo, OfACountBelowOneIsEmpty) {
    EXPECT_TRUE(makeSalvo(pattern("fan"), 0, 0.0f).empty());
    EXPECT_TRUE(makeSalvo(pattern("ring"), -3, 0.0f).empty());
}

TEST(Salvo, LooksDifferentForEveryPattern) {
    EXPECT_NE(pattern("aimed").frame, pattern("fan").frame);
    EXPECT_NE(pattern("fan").frame, pattern("ring").frame);
    EXPECT_NE(pattern("ring").frame, pattern("aimed").frame);
}

TEST(Salvo, OfASpiralTurnsOnFromTheOneBeforeWhateverTheTarget) {
    const ShotPattern dust = pattern("dust");
    const auto first = makeSalvo(dust, 3, kDown, 0);
    const auto second = makeSalvo(dust, 3, 0.0f, 1);
    ASSERT_EQ(first.size(), 3U);
    ASSERT_EQ(second.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(second[i].angle - first[i].angle, dust.apart * kPi / 180, 1e-5f);
    EXPECT_NEAR(first[1].angle - first[0].angle, 2 * kPi / 3, 1e-5f);
}

TEST(Salvo, AnOpeningIsBesideTheTargetToEitherSideInTurn) {
    ShotPattern ring;
    ring.form = ShotPattern::Form::Ring;
    ring.speed = 100;
    ring.opening = 40;
    ring.aside = 30;
    for (const int salvo : {0, 1}) {
        const float opening = (salvo == 0 ? 30.0f : -30.0f) * copra::kPi / 180;
        const auto shots = makeSalvo(ring, 36, 0, salvo);
        EXPECT_EQ(shots.size(), 32U);
        for (const ShotSpec& shot : shots)
            EXPECT_GT(std::abs(std::remainder(shot.angle - opening, 2 * copra::kPi)), 20 * copra::kPi / 180);
    }
}
