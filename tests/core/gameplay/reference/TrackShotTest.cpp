#include "gameplay/reference/TrackShot.h"

#include "gameplay/Near.h"

#include <vector>

namespace copra::reference {

namespace {

TrackShot bulletAt(const Vec2& position, const Vec2& velocity) {
    TrackShot bullet;
    bullet.position = position;
    bullet.velocity = velocity;
    return bullet;
}

TrackTarget enemyAt(float x, float y) {
    TrackTarget enemy;
    enemy.position = {x, y};
    return enemy;
}

} // namespace

TEST(ReferenceTrackShot, TurnsOneDegreeAFrameUntilTheTargetIsBesideIt) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget target = enemyAt(300.0f, 300.0f);
    std::vector<TrackShot> path{bullet};
    int lostIn = 0;
    for (int frame = 1; frame <= 30; ++frame) {
        if (!bullet.move(lostIn ? nullptr : &target) && !lostIn) lostIn = frame;
        path.push_back(bullet);
    }
    EXPECT_VEC(path[1].velocity, 0.174524064, 9.99847695);
    EXPECT_VEC(path[1].position, 100.174524, 109.998477);
    EXPECT_VEC(path[2].position, 100.523519, 119.992385);
    EXPECT_VEC(path[3].position, 101.046879, 129.978681);
    EXPECT_VEC(path[5].position, 102.616001, 149.916268);
    EXPECT_VEC(path[10].position, 109.572536, 199.41459);
    EXPECT_VEC(path[20].position, 136.262807, 295.656596);
    for (const int frame : {1, 2, 10, 20, 29}) EXPECT_CLOSE(path[frame].rotation, frame);
    EXPECT_EQ(lostIn, 30);
    EXPECT_CLOSE(path[30].rotation, 29) << "straight on after the loss";
}

TEST(ReferenceTrackShot, DropsATargetBehindInTheSameFrameAndStillMoves) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget behind = enemyAt(100.0f, 50.0f);
    EXPECT_FALSE(bullet.move(&behind));
    EXPECT_VEC(bullet.position, 100, 110);
}

TEST(ReferenceTrackShot, DropsATargetAtExactlyNinetyDegrees) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget beside = enemyAt(200.0f, 100.0f);
    EXPECT_FALSE(bullet.move(&beside));
}

TEST(ReferenceTrackShot, DoesNotRotateForATargetDeadAhead) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget ahead = enemyAt(100.0f, 300.0f);
    EXPECT_TRUE(bullet.move(&ahead));
    EXPECT_EQ(bullet.rotation, 0.0f);
    EXPECT_VEC(bullet.velocity, 0, 10);
}

TEST(ReferenceTrackShot, APartialStepAimsExactly) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    bullet.deltaDegrees = 90.0f;
    bullet.deltaRadians = 1.57079637f;
    const TrackTarget target = enemyAt(150.0f, 200.0f);
    EXPECT_TRUE(bullet.move(&target));
    EXPECT_VEC(bullet.velocity, 4.47213595, 8.94427191);
    EXPECT_CLOSE(bullet.rotation, 26.5650512);
}

TEST(ReferenceTrackShot, TurnsToEitherSide) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget left = enemyAt(50.0f, 200.0f);
    bullet.move(&left);
    EXPECT_CLOSE(bullet.rotation, -1);
    EXPECT_VEC(bullet.velocity, -0.174524064, 9.99847695);
}

TEST(ReferenceTrackShot, DropsDamagedTargetsAndThoseBeyondTheLeftAndLowerEdgeOnly) {
    const TrackShot start = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const auto keeps = [&start](TrackTarget enemy) {
        TrackShot bullet = start;
        return bullet.move(&enemy);
    };
    TrackTarget damaged = enemyAt(100.0f, 300.0f);
    damaged.damaged = true;
    EXPECT_FALSE(keeps(damaged));
    EXPECT_FALSE(keeps(enemyAt(0.0f, 300.0f)));
    EXPECT_TRUE(keeps(enemyAt(1.0e6f, 1.0e6f)));
    TrackTarget outside = enemyAt(100.0f, 300.0f);
    outside.insideWindow = false;
    EXPECT_TRUE(keeps(outside));
}

TEST(ReferenceTrackShot, SeeksTheNearestThatIsCollidableInTheWindowAndAhead) {
    const TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    std::vector<TrackTarget> enemies{enemyAt(120.0f, 400.0f), enemyAt(120.0f, 90.0f), enemyAt(120.0f, 200.0f),
                                     enemyAt(130.0f, 130.0f), enemyAt(130.0f, 140.0f)};
    enemies[3].collidable = false;
    enemies[4].insideWindow = false;
    EXPECT_EQ(bullet.seek(enemies.data(), enemies.size()), 2u);
}

TEST(ReferenceTrackShot, TakesTheFirstOfEquallyNearEnemies) {
    const TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget enemies[] = {enemyAt(130.0f, 200.0f), enemyAt(70.0f, 200.0f)};
    EXPECT_EQ(bullet.seek(enemies, 2), 0u);
}

TEST(ReferenceTrackShot, FindsNothingAmongNoneOrTooFar) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    EXPECT_EQ(bullet.seek(nullptr, 0), TrackShot::kNoTarget);
    bullet.minDistanceSquared = 2500.0f;
    const TrackTarget enemy = enemyAt(100.0f, 150.0f);
    EXPECT_EQ(bullet.seek(&enemy, 1), TrackShot::kNoTarget) << "strictly nearer";
}

TEST(ReferenceTrackShot, OverlooksSomeEnemiesExactlyAhead) {
    const TrackShot bullet = bulletAt({100.0f, 100.0f}, {1.0f, 4.0f});
    EXPECT_TRUE(std::isnan(bullet.angleTo({101.0f, 104.0f})));
    const TrackTarget ahead = enemyAt(101.0f, 104.0f);
    EXPECT_EQ(bullet.seek(&ahead, 1), TrackShot::kNoTarget);
    TrackShot locked = bullet;
    EXPECT_TRUE(locked.move(&ahead)) << "a lock survives the NaN";
    EXPECT_VEC(locked.velocity, 1, 4);
}

TEST(ReferenceTrackShot, OverlooksSevenHundredAndTwentyThreeOfEightThousandEnemiesExactlyAhead) {
    int overlooked = 0;
    for (int x = 1; x <= 20; ++x)
        for (int y = 1; y <= 20; ++y)
            for (int far = 1; far <= 20; ++far) {
                const Vec2 course(static_cast<float>(x), static_cast<float>(y));
                const TrackShot bullet = bulletAt({0.0f, 0.0f}, course);
                TrackTarget ahead;
                ahead.position = course * static_cast<float>(far);
                const bool nan = std::isnan(bullet.angleTo(ahead.position));
                const bool missed = bullet.seek(&ahead, 1) == TrackShot::kNoTarget;
                ASSERT_EQ(nan, missed) << x << ',' << y << " x " << far;
                overlooked += nan;
            }
    EXPECT_EQ(overlooked, 723);
}

TEST(ReferenceTrackShot, ADotProductAboveOneTakesTheWholeStepWhenTheEnemyIsNotQuiteAhead) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {1.0f, 10.0f});
    const Vec2 way(521.0f, 5200.0f); // a hundredth of a degree to the right
    TrackTarget enemy;
    enemy.position = bullet.position + way;
    ASSERT_TRUE(std::isnan(bullet.angleTo(enemy.position)));
    EXPECT_TRUE(bullet.move(&enemy));
    EXPECT_EQ(bullet.rotation, 1.0f) << "a whole degree";
}

TEST(ReferenceTrackShot, TakesNoDirectionForTheDirectionToTheRight) {
    TrackShot up = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget here = enemyAt(100.0f, 100.0f);
    EXPECT_FALSE(up.move(&here)) << "(1, 0) is beside its course";
    TrackShot right = bulletAt({100.0f, 100.0f}, {10.0f, 0.0f});
    EXPECT_TRUE(right.move(&here));
    EXPECT_VEC(right.velocity, 10, 0);
    TrackShot still = bulletAt({100.0f, 100.0f}, {0.0f, 0.0f});
    EXPECT_CLOSE(still.angleTo({100.0f, 200.0f}), 1.57079637);
    EXPECT_EQ(still.angleTo({200.0f, 100.0f}), 0.0f);
}

TEST(ReferenceTrackShot, TheLengthOfItsVelocityDrifts) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    const TrackTarget target = enemyAt(300.0f, 300.0f);
    for (int frame = 0; frame < 5; ++frame) bullet.move(&target);
    EXPECT_NE(bullet.velocity.length(), 10.0f);
    EXPECT_NEAR(bullet.velocity.length(), 9.99999809f, 1.0e-6f);
}

TEST(ReferenceTrackShot, ItsTwoTurnsMayDisagree) {
    TrackShot bullet = bulletAt({100.0f, 100.0f}, {0.0f, 10.0f});
    bullet.deltaDegrees = 2.0f;
    const TrackTarget target = enemyAt(300.0f, 300.0f);
    bullet.move(&target);
    EXPECT_CLOSE(bullet.rotation, 2);
    EXPECT_VEC(bullet.velocity, 0.174524064, 9.99847695);
}

} // namespace copra::reference
