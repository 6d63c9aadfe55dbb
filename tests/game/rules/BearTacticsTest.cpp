#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

using namespace beecluster;

namespace {

constexpr float kBearFrame = 1.0f / 60;

/// The acts of that many seconds.
std::vector<BearAct> actsOf(float seconds, float health, float pressure, std::uint64_t seed = 4) {
    copra::Random random(seed);
    BearTactics tactics;
    std::vector<BearAct> acts;
    for (float time = 0.0f; time < seconds; time += kBearFrame)
        if (const auto act = tactics.update(kBearFrame, health, pressure, random)) acts.push_back(*act);
    return acts;
}

bool isStrike(BearAct act) {
    return act == BearAct::StrikeLeft || act == BearAct::StrikeRight;
}

} // namespace

TEST(BearTactics, WaitsBeforeItsFirstAct) {
    EXPECT_TRUE(actsOf(2.9f, 1.0f, 1.0f).empty());
    EXPECT_EQ(actsOf(3.2f, 1.0f, 1.0f).size(), 1U);
}

TEST(BearTactics, ActsAfterEveryPause) {
    EXPECT_NEAR(static_cast<float>(actsOf(263.0f, 1.0f, 1.0f).size()), 260 / tuning::kBearPause, 3.0f);
}

TEST(BearTactics, ActsMoreOftenAgainstALargeSwarm) {
    const auto few = actsOf(120.0f, 1.0f, tuning::kPressureLow).size();
    const auto many = actsOf(120.0f, 1.0f, tuning::kPressureHigh).size();
    EXPECT_NEAR(static_cast<float>(many) / static_cast<float>(few),
                tuning::kPressureHigh / tuning::kPressureLow, 0.4f);
}

TEST(BearTactics, ActsMoreOftenWithLittleHealth) {
    EXPECT_GT(actsOf(120.0f, tuning::kBearRageHealth - 0.01f, 1.0f).size(),
              actsOf(120.0f, tuning::kBearRageHealth, 1.0f).size());
}

TEST(BearTactics, StrikesWithBothArmsHalfOfTheTime) {
    std::map<BearAct, int> counts;
    const auto acts = actsOf(6000.0f, 1.0f, 1.0f);
    for (const BearAct act : acts) ++counts[act];
    const auto all = static_cast<float>(acts.size());
    const int left = counts[BearAct::StrikeLeft];
    const int right = counts[BearAct::StrikeRight];
    EXPECT_NEAR(static_cast<float>(left + right) / all, 0.5f, 0.05f);
    EXPECT_NEAR(static_cast<float>(left) / all, 0.25f, 0.05f);
    EXPECT_GT(counts[BearAct::Fan], counts[BearAct::Ring]) << "the fan is twice as likely";
    EXPECT_GT(counts[BearAct::Wasps], 0);
    EXPECT_GT(counts[BearAct::Burrs], 0);
}

TEST(BearTactics, IsTheSameForTheSameSeed) {
    EXPECT_EQ(actsOf(200.0f, 1.0f, 1.0f, 9), actsOf(200.0f, 1.0f, 1.0f, 9));
    EXPECT_NE(actsOf(200.0f, 1.0f, 1.0f, 9), actsOf(200.0f, 1.0f, 1.0f, 10));
}

TEST(BearTactics, HasASalvoForEveryActThatShoots) {
    EXPECT_EQ(salvoOf(BearAct::Ring).pattern, ShotPattern::Ring);
    EXPECT_GT(salvoOf(BearAct::Ring).shots, salvoOf(BearAct::Fan).shots);
    EXPECT_EQ(salvoOf(BearAct::Fan).pattern, ShotPattern::Fan);
    EXPECT_EQ(salvoOf(BearAct::Burrs).pattern, ShotPattern::Burrs);
    EXPECT_EQ(salvoOf(BearAct::Wasps).pattern, ShotPattern::None);
    for (const BearAct act : actsOf(60.0f, 1.0f, 1.0f)) {
        if (isStrike(act)) {
            EXPECT_EQ(salvoOf(act).pattern, ShotPattern::None);
        }
    }
}

TEST(BearTactics, CallsWaspsFromBothSidesOneBehindTheOther) {
    const Route route{{100, 700}, {{1.0f, {0, -800}}}};
    const auto wasps = calledWasps(tuning::kStartBees, route);
    ASSERT_EQ(wasps.size(), 3U);
    int mirrored = 0;
    for (std::size_t i = 0; i < wasps.size(); ++i) {
        EXPECT_EQ(wasps[i].kind, EnemyKind::Wasp);
        EXPECT_EQ(wasps[i].route, &route);
        EXPECT_EQ(wasps[i].health, healthFor(traitsOf(EnemyKind::Wasp).health, tuning::kStartBees));
        if (i > 0) {
            EXPECT_GT(wasps[i].offset.y, wasps[i - 1].offset.y);
        }
        mirrored += wasps[i].isMirrored ? 1 : 0;
    }
    EXPECT_EQ(mirrored, 1);
}

TEST(BearTactics, CallsTougherWaspsAgainstALargeSwarm) {
    const Route route{{100, 700}, {}};
    EXPECT_GT(calledWasps(tuning::kMaxBees, route)[0].health, calledWasps(1, route)[0].health);
}
