#include "rules/SwarmPilot.h"

#include <gtest/gtest.h>

#include <functional>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

constexpr float kPilotStep = 1.0f / 60;

/// Sees a flower far to the right, and counts how often it looks.
struct Eyes {
    void operator()(Situation& situation) {
        ++looks;
        situation.clear();
        situation.swarm = swarm;
        situation.bees = 8;
        situation.gifts.push_back({Vec2(800, 200), 1.0f});
    }
    Vec2 swarm{300, 200};
    int looks = 0;
};

} // namespace

TEST(SwarmPilot, MovesTheGoalNoFasterThanAHand) {
    SwarmPilot pilot;
    Eyes eyes;
    Vec2 goal(300, 200);
    for (int step = 0; step < 30; ++step) {
        const Vec2 before = goal;
        goal = pilot.input(kPilotStep, goal, eyes.swarm, std::ref(eyes)).goal;
        EXPECT_LT(goal.distance(before), 9.0f);
    }
    EXPECT_GT(goal.x, 400);
}

TEST(SwarmPilot, LooksNowAndThenOnly) {
    SwarmPilot pilot;
    Eyes eyes;
    for (int step = 0; step < 60; ++step) pilot.input(kPilotStep, Vec2(300, 200), eyes.swarm, std::ref(eyes));
    EXPECT_GE(eyes.looks, 10);
    EXPECT_LE(eyes.looks, 16);
}

TEST(SwarmPilot, LeadsOnlyASwarmThatIsFarFromTheGoal) {
    SwarmPilot pilot;
    Eyes eyes;
    EXPECT_FALSE(pilot.input(kPilotStep, eyes.swarm, eyes.swarm, std::ref(eyes)).isLeading);
    EXPECT_TRUE(pilot.input(kPilotStep, eyes.swarm + Vec2(200, 0), eyes.swarm, std::ref(eyes)).isLeading);
}
