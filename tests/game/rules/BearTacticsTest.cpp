#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"
#include "rules/Salvo.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

using namespace beecluster;

namespace {

constexpr float kBearFrame = 1.0f / 60;

/// The acts of that many seconds.
std::vector<BearAct> actsOf(float seconds, float health, float pressure) {
    BearTactics tactics;
    std::vector<BearAct> acts;
    for (float time = 0.0f; time < seconds; time += kBearFrame)
        if (const auto act = tactics.update(kBearFrame, health, pressure)) acts.push_back(*act);
    return acts;
}

bool isStrike(BearAct act) {
    return act == BearAct::StrikeLeft || act == BearAct::StrikeRight || act == BearAct::StrikeBoth;
}

} // namespace

TEST(BearTactics, WaitsBeforeItsFirstAct) {
    EXPECT_TRUE(actsOf(2.9f, 1.0f, 1.0f).empty());
    EXPECT_EQ(actsOf(3.2f, 1.0f, 1.0f).size(), 1U);
}

TEST(BearTactics, ActsAfterEveryPause) {
    const float seconds = tuning().bear.patience;
    EXPECT_NEAR(static_cast<float>(actsOf(seconds, 1.0f, 1.0f).size()), (seconds - 3) / tuning().bear.pause,
                2.0f);
}

TEST(BearTactics, ActsMoreOftenAgainstALargeSwarm) {
    const auto few = actsOf(120.0f, 1.0f, tuning().difficulty.pressureLow).size();
    const auto many = actsOf(120.0f, 1.0f, tuning().difficulty.pressureHigh).size();
    EXPECT_GT(many, 2 * few);
}

TEST(BearTactics, LeavesAPauseWhateverTheSwarm) {
    const float seconds = 20 * tuning().bear.patience;
    EXPECT_LE(static_cast<float>(actsOf(seconds, 0.1f, 100.0f).size()),
              seconds / tuning().bear.leastPause + 1);
    EXPECT_GE(tuning().bear.leastPause, 0.6f);
}

TEST(BearTactics, ActsInTheOrderOfThePlan) {
    const auto acts = actsOf(120.0f, 1.0f, 1.0f);
    const auto& plan = bearPlan().phases[0].acts;
    for (std::size_t i = 0; i < acts.size(); ++i) EXPECT_EQ(acts[i], plan[i % plan.size()]) << i;
}

TEST(BearTactics, DoesNothingWhileASpearHasStaggeredIt) {
    BearTactics tactics;
    while (!tactics.update(kBearFrame, 1.0f, 100.0f)) {
    }
    tactics.stagger(5.0f);
    float quiet = 0;
    while (!tactics.update(kBearFrame, 1.0f, 100.0f)) quiet += kBearFrame;
    EXPECT_NEAR(quiet, 5.0f, 0.05f);
}

TEST(BearTactics, HasThreePhasesOfEqualLength) {
    EXPECT_EQ(bearPhase(1.0f), 1);
    EXPECT_EQ(bearPhase(0.68f), 1);
    EXPECT_EQ(bearPhase(0.65f), 2);
    EXPECT_EQ(bearPhase(0.34f), 2);
    EXPECT_EQ(bearPhase(0.32f), 3);
    EXPECT_EQ(bearPhase(0.0f), 3);
}

TEST(BearTactics, ActsMoreOftenFromPhaseToPhase) {
    EXPECT_GT(actsOf(120.0f, 0.5f, 1.0f).size(), actsOf(120.0f, 0.9f, 1.0f).size());
    EXPECT_GT(actsOf(120.0f, 0.2f, 1.0f).size(), actsOf(120.0f, 0.5f, 1.0f).size());
}

TEST(BearTactics, StaggersBetweenTwoPhases) {
    BearTactics tactics;
    while (!tactics.update(kBearFrame, 1.0f, 1.0f)) {
    }
    float quiet = 0;
    while (!tactics.update(kBearFrame, 0.6f, 1.0f)) quiet += kBearFrame;
    EXPECT_NEAR(quiet, tuning().bear.stagger, 0.05f);
    EXPECT_EQ(tactics.phase(), 2);
}

TEST(BearTactics, EachPhaseHasActsOfItsOwn) {
    const auto countsOf = [](float health) {
        std::map<BearAct, int> counts;
        for (const BearAct act : actsOf(2000.0f, health, 1.0f)) ++counts[act];
        return counts;
    };
    auto first = countsOf(0.9f);
    EXPECT_EQ(first[BearAct::Burrs] + first[BearAct::Ring] + first[BearAct::StrikeBoth], 0);
    EXPECT_GT(first[BearAct::Fan], 0);
    EXPECT_GT(first[BearAct::StrikeLeft], 0);
    EXPECT_GT(first[BearAct::StrikeRight], 0);
    auto second = countsOf(0.5f);
    EXPECT_GT(second[BearAct::Burrs], 0);
    EXPECT_EQ(second[BearAct::StrikeBoth], 0);
    EXPECT_GT(countsOf(0.1f)[BearAct::StrikeBoth], 0);
}

TEST(BearTactics, HasASalvoForEveryActThatShoots) {
    EXPECT_EQ(salvoOf(BearAct::Ring).pattern->form, ShotPattern::Form::Ring);
    EXPECT_GT(salvoOf(BearAct::Ring).shots, salvoOf(BearAct::Fan).shots);
    EXPECT_EQ(salvoOf(BearAct::Fan).pattern->form, ShotPattern::Form::Fan);
    EXPECT_GT(salvoOf(BearAct::Burrs).pattern->homingTime, 0);
    EXPECT_EQ(salvoOf(BearAct::Help).pattern, nullptr);
    for (const BearAct act : actsOf(60.0f, 1.0f, 1.0f)) {
        if (isStrike(act)) {
            EXPECT_EQ(salvoOf(act).pattern, nullptr);
        }
    }
}

TEST(BearTactics, ActsMoreOftenWhenTheFightLastsLong) {
    const float patience = tuning().bear.patience;
    const auto atOnce = static_cast<float>(actsOf(3, 1.0f, 2.0f).size());
    const auto soon = static_cast<float>(actsOf(3 + patience, 1.0f, 2.0f).size());
    const auto late = static_cast<float>(actsOf(3 + 2 * patience, 1.0f, 2.0f).size());
    EXPECT_NEAR(late - soon, 7.0f / 3 * (soon - atOnce), 1.0f) << "to one act";
}

TEST(BearTactics, LetsNoFightLastForEver) {
    // A bee or two dodge what comes rarely, and sting too little to win.
    constexpr float kSeconds = 30.0f;
    const float late = 6 * tuning().bear.patience;
    const float pressure = tuning().difficulty.pressureLow;
    const auto acts = actsOf(late + kSeconds, 1.0f, pressure).size() - actsOf(late, 1.0f, pressure).size();
    EXPECT_NEAR(static_cast<float>(acts), kSeconds / tuning().bear.leastPause, 1.0f);
}

TEST(BearTactics, CallsInsectsFromBothSides) {
    const auto help = calledHelp(tuning().bees.start);
    ASSERT_EQ(static_cast<int>(help.size()), bearPlan().helpers);
    int mirrored = 0;
    for (const SpawnRequest& insect : help) {
        EXPECT_EQ(insect.kind, bearPlan().helper);
        EXPECT_EQ(insect.route, bearPlan().helpRoute);
        mirrored += insect.isMirrored;
    }
    EXPECT_EQ(mirrored, bearPlan().helpers / 2);
}
