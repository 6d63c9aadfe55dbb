#include "gameplay/bodies/Platformer.h"

#include "gameplay/Near.h"
#include "gameplay/bodies/PlatformTrack.h"
#include "gameplay/frame.h"

#include <functional>
#include <limits>

using namespace copra;

namespace {

// A floor from -1000 to 0 at height 0, and a player on it.
struct Game {
    Game() {
        world.add(makeWall({-500.0f, -20.0f}, {1000.0f, 40.0f}));
        player.setBody(world.add(makeWalker({-100.0f, 0.0f}, {20.0f, 30.0f})));
        play(2);
    }
    void play(int steps, const PlatformerInput& input = {}) {
        for (int i = 0; i < steps; ++i) {
            player.control(world, input, dt);
            world.step(dt);
            if (player.hasJumped()) ++jumps;
            highest = std::max(highest, body().bottom());
        }
    }
    Body& body() { return *world.find(player.body()); }

    BodyWorld world;
    Platformer player;
    float dt = kFrame;
    float highest = -1000.0f;
    int jumps = 0;
};

PlatformerInput walking(float walk) {
    PlatformerInput input;
    input.walk = walk;
    return input;
}
PlatformerInput jumping(float walk = 0.0f) {
    PlatformerInput input = walking(walk);
    input.jump = true;
    return input;
}

} // namespace

TEST(Platformer, WalksAtItsSpeedAndStops) {
    Game game;
    game.play(30, walking(-1.0f));
    EXPECT_CLOSE(game.body().velocity.x, -200);
    EXPECT_EQ(game.player.facing(), -1.0f);
    game.play(10);
    EXPECT_EQ(game.body().velocity.x, 0.0f);
    game.play(30, walking(0.5f));
    EXPECT_CLOSE(game.body().velocity.x, 100);
    EXPECT_TRUE(game.player.isStanding());
}

TEST(Platformer, JumpsToItsHeightAtAnyStep) {
    for (const float rate : {60.0f, 120.0f, 240.0f}) {
        Game game;
        game.dt = 1.0f / rate;
        game.play(static_cast<int>(rate), jumping());
        EXPECT_NEAR(game.highest, 110.0f, 1.2f) << rate;
        EXPECT_EQ(game.jumps, 1) << "held, not pressed again";
        EXPECT_TRUE(game.player.isStanding());
    }
}

TEST(Platformer, AShortPressJumpsLower) {
    float last = 0.0f;
    for (const int held : {1, 4, 8, 16, 40}) {
        Game game;
        game.highest = 0.0f;
        game.play(held, jumping());
        game.play(60);
        EXPECT_GT(game.highest, last) << held;
        last = game.highest;
    }
    EXPECT_NEAR(last, 110.0f, 1.2f);
}

TEST(Platformer, JumpsStillShortlyAfterTheEdge) {
    for (const int late : {4, 9}) {
        Game game;
        while (game.body().left() <= 0.0f) game.play(1, walking(1.0f));
        game.play(late - 1, walking(1.0f));
        game.play(1, jumping(1.0f));
        EXPECT_EQ(game.jumps, late == 4 ? 1 : 0) << late << " steps of 1/60 s later; coyote time is 0.1 s";
        game.play(30);
        game.play(1, jumping());
        EXPECT_EQ(game.jumps, late == 4 ? 1 : 0) << "no second one in the air";
    }
}

TEST(Platformer, RemembersAJumpThatWasPressedJustBeforeLanding) {
    for (const int early : {5, 12}) {
        Game game;
        game.body().position.y += 300.0f;
        int fall = 0;
        {
            Game probe;
            probe.body().position.y += 300.0f;
            probe.player.control(probe.world, {}, kFrame);
            probe.world.step(kFrame);
            while (!probe.body().touch.below) {
                probe.play(1);
                ++fall;
            }
        }
        game.play(fall - early);
        game.play(1, jumping());
        EXPECT_EQ(game.jumps, 0);
        game.play(30);
        EXPECT_EQ(game.jumps, early == 5 ? 1 : 0) << early << " steps before; the buffer is 0.12 s";
    }
}

TEST(Platformer, LandsOnceAndSaysSo) {
    Game game;
    int landings = 0;
    for (int i = 0; i < 90; ++i) {
        game.play(1, i < 10 ? jumping() : PlatformerInput());
        if (game.player.hasLanded()) ++landings;
    }
    EXPECT_EQ(landings, 1);
}

TEST(Platformer, NeverFallsFasterThanItsFallSpeed) {
    Game game;
    game.body().position = Vec2(500.0f, 5000.0f);
    for (int i = 0; i < 200; ++i) {
        game.play(1);
        ASSERT_GE(game.body().velocity.y, -700.0f - 1800.0f * 1.4f * kFrame);
    }
}

TEST(Platformer, PushesABoxAndAChainButNotThroughTheWall) {
    for (const int boxes : {1, 3}) {
        Game game;
        game.world.add(makeWall({10.0f, 100.0f}, {20.0f, 200.0f}));
        std::vector<Handle> chain;
        for (int i = 0; i < boxes; ++i) {
            Body box = makeBox({-80.0f + 24.0f * static_cast<float>(i), 10.0f}, {20.0f, 20.0f}, 0.5f);
            box.friction = 0.2f;
            chain.push_back(game.world.add(box));
        }
        game.play(20, walking(1.0f));
        EXPECT_GT(game.world.find(chain[0])->position.x, -78.0f) << "it gives way";
        game.play(120, walking(1.0f));
        float edge = 0.0f;
        for (int i = boxes - 1; i >= 0; --i) {
            const Body& box = *game.world.find(chain[static_cast<std::size_t>(i)]);
            EXPECT_NEAR(box.right(), edge, 0.05f) << "pressed against the wall";
            EXPECT_NEAR(box.bottom(), 0.0f, 0.05f);
            edge = box.left();
        }
        EXPECT_NEAR(game.body().right(), edge, 0.05f);
        EXPECT_TRUE(game.body().touch.right);
    }
}

TEST(Platformer, StandsOnABoxAndJumpsFromIt) {
    Game game;
    game.world.add(makeBox({-100.0f, 80.0f}, {30.0f, 30.0f}, 0.5f));
    game.body().position = Vec2(-100.0f, 140.0f);
    game.play(60);
    EXPECT_NEAR(game.body().bottom(), 30.0f, 0.05f);
    EXPECT_TRUE(game.player.isStanding());
    game.play(1, jumping());
    EXPECT_EQ(game.jumps, 1);
}

TEST(Platformer, JumpsThroughAOneWayPlatformAndDropsFromIt) {
    Game game;
    Body shelf = makeWall({-100.0f, 60.0f}, {100.0f, 8.0f});
    shelf.oneWay = true;
    game.world.add(shelf);
    game.play(40, jumping());
    game.play(20);
    EXPECT_NEAR(game.body().bottom(), 64.0f, 0.02f);
    PlatformerInput drop = jumping();
    drop.down = true;
    game.play(1, drop);
    EXPECT_EQ(game.jumps, 1) << "a drop is no jump";
    game.play(40);
    EXPECT_NEAR(game.body().bottom(), 0.0f, 0.02f);
}

TEST(Platformer, RidesOnAPlatformWithoutSliding) {
    Game game;
    const Handle plank = game.world.add(makeWall({-100.0f, 100.0f}, {120.0f, 20.0f}));
    PlatformTrack track;
    track.body = plank;
    track.stops = {{-100.0f, 100.0f}, {300.0f, 200.0f}, {300.0f, 20.0f}};
    track.speed = 150.0f;
    game.body().position = Vec2(-110.0f, 130.0f);
    float offset = 0.0f;
    for (int i = 0; i < 1200; ++i) {
        track.control(game.world, kFrame);
        game.play(1);
        const Body& below = *game.world.find(plank);
        if (i == 30) offset = game.body().position.x - below.position.x;
        if (i < 30) continue;
        ASSERT_NEAR(game.body().bottom(), below.top(), 0.05f) << i;
        ASSERT_TRUE(game.player.isStanding()) << i;
    }
    const float drift = game.body().position.x - game.world.find(plank)->position.x - offset;
    EXPECT_LT(std::fabs(drift), 20.0f) << "it brakes with feet, not with glue";
}

TEST(Platformer, AJumpFromAMovingPlatformKeepsItsSpeed) {
    Game game;
    Body plank = makeWall({-100.0f, 100.0f}, {120.0f, 20.0f});
    plank.velocity.x = 80.0f;
    game.world.add(plank);
    game.body().position = Vec2(-100.0f, 130.0f);
    game.play(30);
    game.play(10, jumping());
    EXPECT_FALSE(game.player.isStanding());
    EXPECT_CLOSE(game.body().velocity.x, 80);
}

TEST(Platformer, WalksHillsAtTheSameSpeedAlongTheGround) {
    Game game;
    game.world.addSlope({{0.0f, 0.0f}, {600.0f, 450.0f}, {}, 0.5f}); // 3-4-5
    game.play(90, walking(1.0f));
    ASSERT_TRUE(game.body().touch.onSlope);
    const Vec2 from = game.body().position;
    game.play(30, walking(1.0f));
    EXPECT_NEAR((game.body().position - from).length(), 100.0f, 0.5f);
    for (int i = 0; i < 60; ++i) {
        game.play(1, walking(-1.0f));
        ASSERT_TRUE(game.player.isStanding()) << "walking down does not bounce";
    }
}

TEST(Platformer, SlidesDownWhatIsTooSteepAndCannotJumpThere) {
    Game game;
    Slope steep{{0.0f, 0.0f}, {200.0f, 400.0f}, {}, 0.0f};
    game.world.addSlope(steep);
    game.body().position = Vec2(100.0f, 300.0f);
    for (int i = 0; i < 30; ++i) game.play(1);
    game.play(1, jumping());
    EXPECT_EQ(game.jumps, 0);
    game.play(60);
    EXPECT_LT(game.body().position.x, 0.0f);
}

TEST(Platformer, ABumpOfTheHeadEndsTheJump) {
    Game game;
    game.world.add(makeWall({-100.0f, 80.0f}, {200.0f, 40.0f}));
    game.play(30, jumping());
    EXPECT_NEAR(game.highest, 30.0f, 0.05f);
}

TEST(Platformer, InvalidInputIsHarmless) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Game game;
    game.play(5, walking(nan));
    game.play(5, walking(1000.0f));
    EXPECT_LE(game.body().velocity.x, 200.0f);
    game.player.control(game.world, {}, 0.0f);
    game.player.control(game.world, {}, nan);
    PlatformerTuning faulty;
    faulty.jumpHeight = -1.0f;
    game.player.setTuning(faulty);
    EXPECT_EQ(game.player.tuning().jumpHeight, PlatformerTuning().jumpHeight);
    game.world.remove(game.player.body());
    game.player.control(game.world, jumping(), kFrame);
    EXPECT_EQ(jumpSpeedFor(-1.0f, 100.0f, kFrame), 0.0f);
    EXPECT_EQ(jumpSpeedFor(nan, 100.0f, kFrame), 0.0f);
    const auto faultWith = [](const std::function<void(PlatformerTuning&)>& change) {
        PlatformerTuning tuning;
        change(tuning);
        return validate(tuning) != nullptr;
    };
    EXPECT_TRUE(faultWith([](auto& t) { t.walkSpeed = 0.0f; }));
    EXPECT_TRUE(faultWith([&](auto& t) { t.groundAccel = nan; }));
    EXPECT_TRUE(faultWith([](auto& t) { t.jumpCut = 2.0f; }));
    EXPECT_TRUE(faultWith([](auto& t) { t.coyoteTime = -1.0f; }));
    EXPECT_TRUE(faultWith([](auto& t) { t.fallSpeed = 0.0f; }));
}

TEST(Platformer, TheSameKeysGiveTheSameGame) {
    const auto run = [] {
        Game game;
        game.world.addSlope({{0.0f, 0.0f}, {200.0f, 100.0f}, {}, 0.5f});
        game.world.add(makeBox({-60.0f, 10.0f}, {20.0f, 20.0f}, 0.5f));
        for (int i = 0; i < 400; ++i) {
            PlatformerInput input = walking(i % 90 < 60 ? 1.0f : -1.0f);
            input.jump = i % 37 < 12;
            game.play(1, input);
        }
        return game.body().position;
    };
    EXPECT_EQ(run(), run());
}

TEST(PlatformTrack, ArrivesExactlyAndGoesBack) {
    BodyWorld world;
    PlatformTrack track;
    track.body = world.add(makeWall({0.0f, 0.0f}, {20.0f, 20.0f}));
    track.stops = {{0.0f, 0.0f}, {30.0f, 40.0f}};
    track.speed = 70.0f;
    bool there = false, back = false;
    for (int i = 0; i < 200; ++i) {
        track.control(world, kFrame);
        world.step(kFrame);
        const Vec2& place = world.find(track.body)->position;
        const bool at = (place - Vec2(30.0f, 40.0f)).length() < 1.0e-3f;
        there = there || at;
        back = back || (there && place.length() < 1.0e-3f);
    }
    EXPECT_TRUE(there);
    EXPECT_TRUE(back);
}

TEST(PlatformTrack, PausesAndCircles) {
    BodyWorld world;
    PlatformTrack track;
    track.body = world.add(makeWall({0.0f, 0.0f}, {20.0f, 20.0f}));
    track.stops = {{0.0f, 0.0f}, {10.0f, 0.0f}, {10.0f, 10.0f}};
    track.speed = 600.0f; // a stop a step
    track.pause = 0.5f;
    track.circles = true;
    int moves = 0;
    for (int i = 0; i < 124; ++i) {
        track.control(world, kFrame);
        if (!world.find(track.body)->velocity.isZero()) ++moves;
        world.step(kFrame);
    }
    EXPECT_EQ(moves, 5) << "one every half second, the way back from the third stop takes two";
}

TEST(PlatformTrack, InvalidInputStands) {
    BodyWorld world;
    PlatformTrack track;
    track.control(world, kFrame);
    const Handle box = world.add(makeBox({0.0f, 0.0f}, {20.0f, 20.0f}));
    track.body = box;
    track.stops = {{0.0f, 0.0f}, {100.0f, 0.0f}};
    track.control(world, kFrame);
    EXPECT_TRUE(world.find(box)->velocity.isZero()) << "boxes are not moved";
    track.body = world.add(makeWall({0.0f, 50.0f}, {20.0f, 20.0f}));
    track.speed = -5.0f;
    track.control(world, kFrame);
    EXPECT_TRUE(world.find(track.body)->velocity.isZero());
    track.speed = 5.0f;
    track.stops.clear();
    track.control(world, kFrame);
    EXPECT_TRUE(world.find(track.body)->velocity.isZero());
}
