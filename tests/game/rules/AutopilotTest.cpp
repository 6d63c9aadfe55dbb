#include "rules/Autopilot.h"

#include "Layout.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

Situation quiet() {
    Situation situation;
    situation.swarm = Vec2(480, 150);
    situation.bees = 5;
    return situation;
}

} // namespace

TEST(Autopilot, StaysInsideTheField) {
    Situation situation = quiet();
    situation.gifts.push_back({Vec2(-500, 2000), 1});
    const Vec2 goal = Autopilot().decide(situation);
    EXPECT_GE(goal.x, 0);
    EXPECT_LE(goal.x, layout::kFieldWidth);
    EXPECT_GE(goal.y, 0);
    EXPECT_LE(goal.y, layout::kFieldHeight);
}

TEST(Autopilot, FetchesAFlower) {
    Situation situation = quiet();
    situation.gifts.push_back({Vec2(700, 180), 1});
    EXPECT_NEAR(Autopilot().decide(situation).x, 700, 60);
}

TEST(Autopilot, GetsOutOfTheWayOfAShot) {
    Situation situation = quiet();
    situation.threats.push_back({Vec2(480, 260), Vec2(0, -200), 8});
    const Vec2 goal = Autopilot().decide(situation);
    EXPECT_GT(std::abs(goal.x - 480), 30);
}

TEST(Autopilot, DoesNotMindAShotThatFliesAway) {
    Situation situation = quiet();
    Autopilot pilot;
    const Vec2 before = pilot.decide(situation);
    situation.threats.push_back({Vec2(480, 330), Vec2(0, 300), 8});
    EXPECT_EQ(pilot.decide(situation), before);
}

TEST(Autopilot, GoesBelowItsPrey) {
    Situation situation = quiet();
    situation.targets.push_back({Vec2(800, 560), 1});
    EXPECT_GT(Autopilot().decide(situation).x, 600);
}

TEST(Autopilot, DecidesTheSameForTheSame) {
    Situation situation = quiet();
    situation.threats.push_back({Vec2(500, 300), Vec2(-10, -150), 8});
    situation.gifts.push_back({Vec2(300, 250), 0.4f});
    EXPECT_EQ(Autopilot().decide(situation), Autopilot().decide(situation));
}

namespace {

/// A swarm with a full jar and one insect above it.
Situation withPrey(float stings) {
    Situation situation = quiet();
    situation.honey = 1.0f;
    situation.isSpearReady = true;
    situation.burstRadius = 150.0f;
    situation.prey = Attractor{Vec2(480, 350), stings};
    situation.targets.push_back({Vec2(480, 350), 1});
    return situation;
}

} // namespace

TEST(Autopilot, ABoldOneThrowsTheSpearWhereItPays) {
    EXPECT_TRUE(Autopilot().wantsSpear(withPrey(1)));
    EXPECT_FALSE(Autopilot(true).wantsSpear(withPrey(1)));
    EXPECT_TRUE(Autopilot(true).wantsSpear(withPrey(30)));
    Situation crowd = withPrey(1);
    for (const float x : {400.0f, 440.0f, 520.0f}) crowd.targets.push_back({Vec2(x, 360), 1});
    EXPECT_TRUE(Autopilot(true).wantsSpear(crowd));
}

TEST(Autopilot, ABoldOneBurstsAmongItsPreyAndAmongShots) {
    Situation situation = withPrey(1);
    situation.isSpear = true;
    situation.honey = 0.1f;
    EXPECT_TRUE(Autopilot(true).wantsSpear(situation)) << "it saves no honey";
    EXPECT_FALSE(Autopilot().wantsSpear(situation));
    situation.swarm = Vec2(480, 320);
    EXPECT_FALSE(Autopilot(true).wantsSpear(situation)) << "it has arrived";
    situation.prey->strength = 30;
    EXPECT_TRUE(Autopilot(true).wantsSpear(situation)) << "it pierces what is tough until that falls";
    for (int i = 0; i < 4; ++i) situation.threats.push_back({Vec2(480, 400), Vec2(0, -200), 5});
    EXPECT_FALSE(Autopilot(true).wantsSpear(situation));
}
