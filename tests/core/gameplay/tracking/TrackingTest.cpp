#include "gameplay/tracking/Tracking.h"

#include "gameplay/Aiming.h"
#include "gameplay/HandleTable.h"
#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"

#include <limits>

using namespace copra;

namespace {

TrackShot shotAt(const Vec2& position, const Vec2& velocity) {
    TrackShot shot;
    shot.position = position;
    shot.velocity = velocity;
    return shot;
}

TrackTarget targetAt(float x, float y) {
    return {{x, y}, Vec2::ZERO, true};
}

} // namespace

TEST(Tracking, GivesTheArticlesPathAtSixtyFrames) {
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    const TrackTarget target = targetAt(300.0f, 300.0f);
    const TrackTuning tuning;
    for (int frame = 1; frame <= 20; ++frame) {
        shot.advance(&target, tuning, kFrame);
        if (frame == 1) EXPECT_VEC(shot.velocity / 60.0f, 0.174524064, 9.99847695);
        if (frame == 10) EXPECT_VEC(shot.position, 109.572536, 199.41459);
    }
    EXPECT_VEC(shot.position, 136.262807, 295.656596);
    EXPECT_CLOSE(shot.rotation(), 20);
}

TEST(Tracking, APartialStepAimsExactly) {
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    TrackTuning tuning;
    tuning.turnDegrees = 5400.0f;
    const TrackTarget target = targetAt(150.0f, 200.0f);
    shot.advance(&target, tuning, kFrame);
    EXPECT_VEC(shot.velocity / 60.0f, 4.47213595, 8.94427191);
    EXPECT_CLOSE(shot.rotation(), 26.5650512);
}

TEST(Tracking, SeesWhatIsStrictlyWithinItsView) {
    const TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    const TrackTuning tuning;
    EXPECT_TRUE(shot.sees(targetAt(100.0f, 300.0f), tuning));
    EXPECT_TRUE(shot.sees(targetAt(200.0f, 101.0f), tuning));
    EXPECT_FALSE(shot.sees(targetAt(200.0f, 100.0f), tuning)) << "exactly beside";
    EXPECT_FALSE(shot.sees(targetAt(100.0f, 50.0f), tuning)) << "behind";
}

TEST(Tracking, SeesAnEnemyDeadAheadForEveryCourse) {
    const TrackTuning tuning;
    for (int x = -20; x <= 20; ++x)
        for (int y = -20; y <= 20; ++y) {
            if (x == 0 && y == 0) continue;
            const Vec2 course(static_cast<float>(x), static_cast<float>(y));
            ASSERT_TRUE(shotAt(Vec2::ZERO, course).sees({course * 3.0f, Vec2::ZERO, true}, tuning));
        }
}

TEST(Tracking, LosesTargetsBeyondEveryEdgeOfTheWindow) {
    const TrackShot shot = shotAt({100.0f, 100.0f}, {1.0f, 1.0f});
    TrackTuning tuning;
    tuning.viewDegrees = 180.0f;
    tuning.window = cocos2d::Rect(0.0f, 0.0f, 480.0f, 320.0f);
    EXPECT_TRUE(shot.sees(targetAt(480.0f, 320.0f), tuning));
    for (const Vec2& outside :
         {Vec2(-1.0f, 100.0f), Vec2(481.0f, 100.0f), Vec2(100.0f, -1.0f), Vec2(100.0f, 321.0f)})
        EXPECT_FALSE(shot.sees({outside, Vec2::ZERO, true}, tuning));
}

TEST(Tracking, SeeksTheNearestOfThoseItSeesAndTheFirstOfEquals) {
    const TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    TrackTuning tuning;
    TrackTarget targets[] = {targetAt(100.0f, 90.0f), targetAt(130.0f, 200.0f), targetAt(70.0f, 200.0f),
                             targetAt(100.0f, 110.0f)};
    targets[3].hittable = false;
    EXPECT_EQ(shot.seek(targets, 4, tuning), 1u);
    tuning.seekDistance = 50.0f;
    EXPECT_EQ(shot.seek(targets, 4, tuning), TrackShot::kNoTarget);
    EXPECT_EQ(shot.seek(nullptr, 0, tuning), TrackShot::kNoTarget);
}

TEST(Tracking, NeverTurnsFasterThanItsRateAndKeepsItsSpeed) {
    Random random(41);
    const TrackTuning tuning;
    TrackShot shot = shotAt(Vec2::ZERO, {0.0f, 600.0f});
    for (int i = 0; i < 3000; ++i) {
        const TrackTarget target{random.direction() * 400.0f, Vec2::ZERO, true};
        const Vec2 before = shot.velocity;
        const float dt = random.between(0.001f, 0.05f);
        shot.advance(&target, tuning, dt);
        ASSERT_LE(std::fabs(angleBetween(before, shot.velocity)) * kDegreesPerRadian, 60.0f * dt + 1.0e-3f);
        ASSERT_NEAR(shot.velocity.length(), 600.0f, 1.0e-2f);
    }
}

TEST(Tracking, TravelsTheSameWayAtAnyFrameRate) {
    const TrackTarget target = targetAt(500.0f, 700.0f);
    Vec2 end[2];
    for (int k = 0; k < 2; ++k) {
        TrackShot shot = shotAt(Vec2::ZERO, {0.0f, 600.0f});
        const int rate = k == 0 ? 30 : 120;
        for (int i = 0; i < rate / 2; ++i) shot.advance(&target, {}, 1.0f / static_cast<float>(rate));
        end[k] = shot.position;
    }
    EXPECT_NEAR((end[0] - end[1]).length(), 0.0f, 6.0f);
}

TEST(Tracking, LeadsAMovingTargetAndHitsIt) {
    TrackTuning tuning;
    tuning.lead = true;
    tuning.turnDegrees = 720.0f;
    TrackShot shot = shotAt(Vec2::ZERO, {0.0f, 600.0f});
    TrackTarget target{{200.0f, 400.0f}, {-150.0f, 0.0f}, true};
    float nearest = 1.0e9f;
    for (int i = 0; i < 90; ++i) {
        target.position += target.velocity * kFrame;
        shot.advance(&target, tuning, kFrame);
        nearest = std::min(nearest, target.position.distance(shot.position));
    }
    EXPECT_LT(nearest, 8.0f);
}

TEST(Tracking, AgesAndExpires) {
    TrackTuning tuning;
    tuning.lifetime = 1.0f;
    TrackShot shot = shotAt(Vec2::ZERO, {0.0f, 600.0f});
    shot.advance(nullptr, tuning, 0.5f);
    EXPECT_FALSE(shot.isExpired(tuning));
    shot.advance(nullptr, tuning, 0.5f);
    EXPECT_TRUE(shot.isExpired(tuning));
    tuning.lifetime = 0.0f;
    EXPECT_FALSE(shot.isExpired(tuning)) << "0 lives for ever";
}

TEST(Tracking, DoesNothingHarmfulForInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    TrackShot shot = shotAt({1.0f, 2.0f}, {0.0f, 600.0f});
    shot.advance(nullptr, {}, nan);
    shot.advance(nullptr, {}, -1.0f);
    TrackTuning faulty;
    faulty.speed = 0.0f;
    EXPECT_NE(validate(faulty), nullptr);
    shot.advance(nullptr, faulty, kFrame);
    EXPECT_VEC(shot.position, 1, 2);
    const TrackTarget nowhere = targetAt(nan, nan);
    EXPECT_FALSE(shot.sees(nowhere, {}));
    EXPECT_EQ(shot.seek(&nowhere, 1, {}), TrackShot::kNoTarget);
    shot.advance(&nowhere, {}, kFrame);
    EXPECT_VEC(shot.position, 1, 12);
    const TrackTarget here{shot.position, Vec2::ZERO, true};
    shot.advance(&here, {}, kFrame);
    EXPECT_VEC(shot.velocity, 0, 600);
}

TEST(Tracking, HitsWhatLiesOnTheWayOfAStep) {
    TrackShot shot = shotAt({100.0f, 0.0f}, {0.0f, 600.0f});
    EXPECT_FALSE(shot.hits({100.0f, 30.0f}, {100.0f, 30.0f}, 8.0f)) << "it has not flown yet";
    shot.advance(nullptr, {}, 0.1f); // 60 points
    EXPECT_TRUE(shot.hits({100.0f, 30.0f}, {100.0f, 30.0f}, 8.0f));
    EXPECT_TRUE(shot.hits({60.0f, 30.0f}, {140.0f, 30.0f}, 8.0f)) << "it crosses the way at the right time";
    EXPECT_FALSE(shot.hits({100.0f, 30.0f}, {300.0f, 30.0f}, 8.0f)) << "gone when the shot comes";
    EXPECT_FALSE(shot.hits({120.0f, 30.0f}, {120.0f, 30.0f}, 8.0f)) << "beside the way";
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(shot.hits({nan, 0.0f}, {0.0f, 0.0f}, 8.0f));
    EXPECT_FALSE(shot.hits({100.0f, 30.0f}, {100.0f, 30.0f}, -1.0f));
}

TEST(Tracking, ATargetThatTeleportsIsFollowedOrLet) {
    HandleTable<TrackTarget> targets;
    const Handle only = targets.add(targetAt(100.0f, 400.0f));
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    Handle locked;
    track(shot, locked, targets, {}, kFrame);
    targets.find(only)->position = {180.0f, 400.0f};
    track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, only);
    targets.find(only)->position = {100.0f, -400.0f};
    track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, Handle{});
    EXPECT_CLOSE(shot.velocity.length(), 600);
}

TEST(Tracking, FollowsAHandleAndNeverItsSuccessor) {
    HandleTable<TrackTarget> targets;
    const Handle first = targets.add(targetAt(150.0f, 300.0f));
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    Handle locked;
    track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, first);
    EXPECT_CLOSE(shot.rotation(), 1) << "found and steered in the same step";
    targets.remove(first);
    targets.add(targetAt(150.0f, 0.0f)); // behind, in the same slot
    track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, Handle{});
    EXPECT_CLOSE(shot.rotation(), 1);
}

TEST(Tracking, TurnsToAnotherTargetWhenItsOwnIsOutOfSight) {
    HandleTable<TrackTarget> targets;
    const Handle first = targets.add(targetAt(110.0f, 120.0f));
    const Handle second = targets.add(targetAt(100.0f, 900.0f));
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    Handle locked;
    track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, first);
    for (int i = 0; i < 3; ++i) track(shot, locked, targets, {}, kFrame);
    EXPECT_EQ(locked, second);
}

TEST(Tracking, LosesATargetInsideTheTurningCircleInTheArticlesFrame) {
    HandleTable<TrackTarget> targets;
    targets.add(targetAt(300.0f, 300.0f));
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    Handle locked;
    int frames = 0;
    while (frames < 60) {
        track(shot, locked, targets, {}, kFrame);
        ++frames;
        if (!targets.find(locked)) break;
    }
    EXPECT_EQ(frames, 30);
    EXPECT_CLOSE(shot.rotation(), 29);
    track(shot, locked, targets, {}, kFrame);
    EXPECT_CLOSE(shot.rotation(), 29) << "straight on";
}

TEST(Tracking, DoesNotTurnForATargetDeadAheadOnAnyCourse) {
    for (int x = 1; x <= 20; ++x)
        for (int y = 1; y <= 20; ++y)
            for (int far = 1; far <= 20; ++far) {
                const Vec2 course(static_cast<float>(x), static_cast<float>(y));
                TrackShot shot = shotAt(Vec2::ZERO, course);
                const TrackTarget ahead{course * static_cast<float>(far), Vec2::ZERO, true};
                ASSERT_EQ(shot.seek(&ahead, 1, {}), 0u);
                const float rotation = shot.rotation();
                shot.advance(&ahead, {}, kFrame);
                ASSERT_NEAR(shot.rotation(), rotation, 1.0e-3f);
            }
}

TEST(Tracking, KeepsItsSpeedWhereTheArticlesDrifts) {
    TrackShot shot = shotAt({100.0f, 100.0f}, {0.0f, 600.0f});
    TrackTuning tuning;
    tuning.turnDegrees = 90.0f;
    Random random(4);
    for (int frame = 0; frame < 20000; ++frame) {
        const TrackTarget target{shot.position + random.direction() * 100.0f, Vec2::ZERO, true};
        shot.advance(&target, tuning, kFrame);
    }
    EXPECT_NEAR(shot.velocity.length(), 600.0f, 1.0e-3f);
}
