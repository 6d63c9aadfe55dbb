#include "rules/HiveRun.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using beecluster::HiveEvent;
using beecluster::HiveLevel;
using beecluster::HiveRun;
using beecluster::PlayInput;
using beecluster::tuning;
using cocos2d::Rect;
using copra::Vec2;

namespace {

constexpr float kHiveStep = 1.0f / 60;

/// A floor between two walls, three pots in a row before the right one, and the door at the left one.
HiveLevel corridor(int pots = 3) {
    HiveLevel level;
    level.ground.walls = {copra::makeWall({400, -20}, {1000, 40}), copra::makeWall({-20, 100}, {40, 400}),
                          copra::makeWall({820, 100}, {40, 400})};
    for (int i = 0; i < pots; ++i) {
        copra::Body pot = copra::makeBox({420.0f + 40.0f * static_cast<float>(i), 18}, {36, 36}, 0.6f);
        pot.friction = 0.3f;
        level.ground.boxes.push_back(pot);
    }
    level.ground.start = {200, 0};
    level.cells = {Rect(640, 0, 160, 120)};
    level.door = Rect(0, 0, 60, 80);
    level.hole = {420, 300};
    level.drops = {Vec2(260, 20), Vec2(300, 200)};
    return level;
}

PlayInput walkTo(float x, bool jumps = false) {
    PlayInput input;
    input.goal = {x, 0};
    input.isLeading = true;
    input.isGathering = jumps;
    return input;
}

int playHive(HiveRun& run, const PlayInput& input, float seconds, HiveEvent::Kind counted) {
    int count = 0;
    for (float time = 0.0f; time < seconds; time += kHiveStep) {
        run.step(input, kHiveStep);
        for (const HiveEvent& event : run.events()) count += event.kind == counted ? 1 : 0;
    }
    return count;
}

} // namespace

TEST(HiveRun, StandsWhereItStartsWithoutInput) {
    HiveRun run(corridor());
    playHive(run, {}, 1, HiveEvent::Kind::Jump);
    EXPECT_NEAR(run.feet().x, 200, 1);
    EXPECT_NEAR(run.feet().y, 0, 0.5f);
    EXPECT_TRUE(run.isStanding());
}

TEST(HiveRun, WalksToTheGoalAndStopsThere) {
    HiveRun run(corridor());
    playHive(run, walkTo(100), 2, HiveEvent::Kind::Jump);
    EXPECT_NEAR(run.feet().x, 100, 6);
    EXPECT_EQ(run.facing(), -1);
}

TEST(HiveRun, JumpsOnceForEachPress) {
    HiveRun run(corridor());
    playHive(run, {}, 0.1f, HiveEvent::Kind::Jump);
    EXPECT_EQ(playHive(run, walkTo(200, true), 2, HiveEvent::Kind::Jump), 1) << "held";
    playHive(run, {}, 0.1f, HiveEvent::Kind::Jump);
    EXPECT_EQ(playHive(run, walkTo(200, true), 0.2f, HiveEvent::Kind::Jump), 1);
    EXPECT_GT(run.feet().y, 60);
}

TEST(HiveRun, PushesARowOfPotsAgainstTheWallIntoTheirCells) {
    HiveRun run(corridor());
    EXPECT_EQ(playHive(run, walkTo(790), 6, HiveEvent::Kind::Home), 3);
    EXPECT_EQ(run.potsHome(), 3);
    const auto& pots = run.pots();
    EXPECT_NEAR(run.bodyOf(pots[2]).right(), 800, 1) << "against the wall";
    EXPECT_NEAR(run.bodyOf(pots[1]).right(), run.bodyOf(pots[2]).left(), 1) << "in a row";
}

TEST(HiveRun, APotRidesDownARamp) {
    HiveLevel level = corridor(1);
    level.ground.slopes.push_back({Vec2(300, 160), Vec2(620, 0), {}, 0.25f});
    level.ground.boxes[0].position = {330, 190};
    HiveRun run(level);
    EXPECT_EQ(playHive(run, {}, 5, HiveEvent::Kind::Home), 1) << "its speed carries it into the cells";
    EXPECT_GT(run.bodyOf(run.pots()[0]).position.x, 640);
    EXPECT_NEAR(run.bodyOf(run.pots()[0]).bottom(), 0, 1);
}

TEST(HiveRun, FetchesADropOnce) {
    HiveRun run(corridor());
    EXPECT_EQ(playHive(run, walkTo(300), 1, HiveEvent::Kind::Drop), 1);
    EXPECT_FALSE(run.hasDrop(0));
    EXPECT_TRUE(run.hasDrop(1)) << "out of reach";
}

TEST(HiveRun, TheLastDropFillsTheJar) {
    HiveLevel level = corridor();
    level.drops = {Vec2(260, 20), Vec2(320, 20)};
    HiveRun run(level);
    EXPECT_EQ(playHive(run, walkTo(260), 1, HiveEvent::Kind::Jar), 0);
    EXPECT_EQ(playHive(run, walkTo(330), 1, HiveEvent::Kind::Jar), 1);
}

TEST(HiveRun, TheDoorOpensWithTheWantedPotsAndEndsTheRun) {
    HiveRun run(corridor());
    EXPECT_EQ(playHive(run, walkTo(20), 2, HiveEvent::Kind::Ends), 0) << "closed";
    EXPECT_EQ(run.potsWanted(), 3) << "no more than there are";
    EXPECT_EQ(playHive(run, walkTo(790), 6, HiveEvent::Kind::Opens), 1);
    EXPECT_EQ(playHive(run, walkTo(20), 5, HiveEvent::Kind::Ends), 1);
    EXPECT_TRUE(run.isOver());
    EXPECT_TRUE(run.hasArrived());
    EXPECT_EQ(run.beesGained(), 0) << "no pot more than the door wants";
    EXPECT_GT(run.timeLeft(), 0);
}

TEST(HiveRun, EndsWhenTheTimeIsOverAndKeepsWhatWasBrought) {
    HiveRun run(corridor());
    playHive(run, walkTo(790), 6, HiveEvent::Kind::Home);
    EXPECT_EQ(playHive(run, {}, tuning().hive.time, HiveEvent::Kind::Ends), 1);
    EXPECT_TRUE(run.isOver());
    EXPECT_FALSE(run.hasArrived());
    EXPECT_EQ(run.potsHome(), 3);
    EXPECT_EQ(run.beesGained(), -1) << "who does not arrive loses one at least";
}

TEST(HiveRun, EachPotThatIsMissingAtTheEndCostsABee) {
    HiveRun run(corridor());
    playHive(run, {}, tuning().hive.time + 1, HiveEvent::Kind::Ends);
    EXPECT_EQ(run.beesGained(), -3) << "also those that were stolen";
}

TEST(HiveRun, EachPotMoreThanTheDoorWantsBringsABee) {
    HiveLevel level = corridor(tuning().hive.pots + 2);
    level.cells = {Rect(400, 0, 400, 120)};
    HiveRun run(level);
    playHive(run, walkTo(20), 3, HiveEvent::Kind::Ends);
    ASSERT_TRUE(run.hasArrived());
    EXPECT_EQ(run.beesGained(), 2);
}

TEST(HiveRun, TheRobberStealsThePotNearestToItsHole) {
    HiveRun run(corridor());
    playHive(run, {}, tuning().robber.first + 0.1f, HiveEvent::Kind::Comes);
    ASSERT_EQ(run.robber().does, HiveRun::Robber::Does::Comes);
    EXPECT_EQ(run.robber().pot, 0U);
    EXPECT_EQ(playHive(run, {}, 12, HiveEvent::Kind::Stolen), 1);
    EXPECT_TRUE(run.pots()[0].isLost);
    EXPECT_EQ(run.potsWanted(), 2) << "the door opens with all that are left";
}

TEST(HiveRun, TheRobberLeavesPotsThatAreHome) {
    HiveLevel level = corridor();
    level.cells = {Rect(400, 0, 400, 120)};
    HiveRun run(level);
    EXPECT_EQ(playHive(run, {}, tuning().hive.time, HiveEvent::Kind::Comes), 0);
}

TEST(HiveRun, ABeeBesideThePotDrivesTheRobberAway) {
    HiveRun run(corridor(1));
    EXPECT_EQ(playHive(run, walkTo(388), tuning().robber.first + 4, HiveEvent::Kind::Scared), 1);
    EXPECT_EQ(run.robber().does, HiveRun::Robber::Does::Flees);
    EXPECT_LT(run.bodyOf(run.pots()[0]).position.y, 20) << "the pot was not lifted";
}

TEST(HiveRun, ABeeThatJumpsAtTheRobberGetsThePotBack) {
    HiveRun run(corridor(1));
    while (run.robber().does != HiveRun::Robber::Does::Carries && !run.isOver()) run.step({}, kHiveStep);
    playHive(run, walkTo(420), 1.2f, HiveEvent::Kind::Scared);
    ASSERT_GT(run.bodyOf(run.pots()[0]).position.y, 50) << "it is in the air";
    EXPECT_EQ(playHive(run, walkTo(420, true), 0.5f, HiveEvent::Kind::Scared), 1);
    playHive(run, walkTo(200), 2, HiveEvent::Kind::Stolen);
    EXPECT_NEAR(run.bodyOf(run.pots()[0]).bottom(), 0, 1) << "it fell";
    EXPECT_FALSE(run.pots()[0].isLost);
    playHive(run, walkTo(790), 6, HiveEvent::Kind::Home);
    EXPECT_EQ(run.potsHome(), 1) << "and can be brought home";
}

TEST(HiveRun, EqualInputGivesEqualStates) {
    beecluster::StateHash hashes[2];
    for (beecluster::StateHash& hash : hashes) {
        HiveRun run(corridor());
        playHive(run, walkTo(790), 2.5f, HiveEvent::Kind::Home);
        run.addTo(hash);
    }
    EXPECT_EQ(hashes[0].value(), hashes[1].value());
}

TEST(HiveLevel, NamesWhatIsMissing) {
    std::vector<beecluster::FileProblem> problems;
    EXPECT_FALSE(beecluster::readHiveLevel("game/hive.tmx", {}, 2, problems));
    ASSERT_FALSE(problems.empty());
    EXPECT_EQ(problems[0].text(), "game/hive.tmx: wall: there is no ground to walk on");
}
