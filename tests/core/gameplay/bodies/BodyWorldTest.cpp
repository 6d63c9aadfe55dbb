#include "gameplay/bodies/BodyWorld.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"

#include <limits>
#include <vector>

using namespace copra;

namespace {

BodyWorldTuning fromAbove() {
    BodyWorldTuning tuning;
    tuning.gravity = Vec2::ZERO;
    tuning.restitutionThreshold = 1.0f;
    return tuning;
}

Body sliding(const Vec2& place, const Vec2& size, float mass, const Vec2& velocity, float restitution) {
    Body body = makeBox(place, size, mass);
    body.velocity = velocity;
    body.restitution = restitution;
    body.friction = 0.0f;
    return body;
}

// How deep the deepest pair of bodies overlaps.
float deepestOverlap(const BodyWorld& world) {
    float deepest = 0.0f;
    const Body* const bodies = world.bodies();
    for (std::size_t i = 0; i < world.size(); ++i)
        for (std::size_t j = i + 1; j < world.size(); ++j) {
            const Body &a = bodies[i], &b = bodies[j];
            if (!a.isMovable() && !b.isMovable()) continue;
            const float x = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
            const float y = std::min(a.top(), b.top()) - std::max(a.bottom(), b.bottom());
            deepest = std::max(deepest, std::min(x, y));
        }
    return deepest;
}

double kineticEnergy(const BodyWorld& world) {
    double energy = 0.0;
    for (std::size_t i = 0; i < world.size(); ++i) {
        const Body& body = world.bodies()[i];
        if (body.isMovable()) energy += body.velocity.lengthSquared() / body.inverseMass / 2.0;
    }
    return energy;
}

Vec2 momentum(const BodyWorld& world) {
    Vec2 sum;
    for (std::size_t i = 0; i < world.size(); ++i)
        if (world.bodies()[i].isMovable()) sum += world.bodies()[i].velocity / world.bodies()[i].inverseMass;
    return sum;
}

void addRoom(BodyWorld& world, float width, float height) {
    const float thick = 40.0f;
    world.add(makeWall({width / 2.0f, -thick / 2.0f}, {width + 2.0f * thick, thick}));
    world.add(makeWall({width / 2.0f, height + thick / 2.0f}, {width + 2.0f * thick, thick}));
    world.add(makeWall({-thick / 2.0f, height / 2.0f}, {thick, height}));
    world.add(makeWall({width + thick / 2.0f, height / 2.0f}, {thick, height}));
}

} // namespace

// --- Meeting ---

TEST(BodyWorld, StopsAtTheWallAndTouchesIt) {
    BodyWorld world(fromAbove());
    world.add(makeWall({100.0f, 0.0f}, {20.0f, 100.0f}));
    const Handle hero = world.add(sliding({0.0f, 0.0f}, {20.0f, 20.0f}, 10.0f, {300.0f, 0.0f}, 0.0f));
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_NEAR(world.find(hero)->right(), 90.0f, 0.01f);
    EXPECT_EQ(world.find(hero)->velocity.x, 0.0f);
    EXPECT_TRUE(world.find(hero)->touch.right);
    EXPECT_FALSE(world.find(hero)->touch.left);
    ASSERT_EQ(world.contacts().size(), 1u);
    EXPECT_EQ(world.contacts()[0].first, hero);
    EXPECT_FALSE(world.contacts()[0].vertical);
}

TEST(BodyWorld, BouncesOffTheWallAtFullSpeed) {
    BodyWorld world(fromAbove());
    world.add(makeWall({100.0f, 0.0f}, {20.0f, 100.0f}));
    const Handle hero = world.add(sliding({0.0f, 0.0f}, {20.0f, 20.0f}, 10.0f, {300.0f, 0.0f}, 1.0f));
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_CLOSE(world.find(hero)->velocity.x, -300);
}

TEST(BodyWorld, ThePairTakesTheLargerRestitution) {
    BodyWorld world(fromAbove());
    const Handle a = world.add(sliding({0.0f, 0.0f}, {20.0f, 20.0f}, 1.0f, {100.0f, 0.0f}, 1.0f));
    const Handle b = world.add(sliding({20.0f, 0.0f}, {20.0f, 20.0f}, 1.0f, {0.0f, 0.0f}, 0.0f));
    world.step(kFrame);
    EXPECT_CLOSE(world.find(a)->velocity.x, 0);
    EXPECT_CLOSE(world.find(b)->velocity.x, 100);
}

TEST(BodyWorld, PushesAWholeChainInOneStep) {
    BodyWorld world(fromAbove());
    std::vector<Handle> row;
    for (int i = 0; i < 5; ++i)
        row.push_back(
            world.add(sliding({20.0f * static_cast<float>(i), 0.0f}, {20.0f, 20.0f}, 1.0f, {}, 0.0f)));
    world.find(row[0])->velocity.x = 500.0f;
    world.step(kFrame);
    for (const Handle box : row) EXPECT_NEAR(world.find(box)->velocity.x, 100.0f, 0.5f);
    EXPECT_LT(deepestOverlap(world), 0.02f);
}

TEST(BodyWorld, AChainAgainstTheWallStandsStillAtOnce) {
    BodyWorld world(fromAbove());
    std::vector<Handle> row;
    for (int i = 0; i < 4; ++i)
        row.push_back(
            world.add(sliding({20.0f * static_cast<float>(i), 0.0f}, {20.0f, 20.0f}, 1.0f, {}, 0.0f)));
    world.add(makeWall({90.0f, 0.0f}, {40.0f, 40.0f}));
    for (int i = 0; i < 20; ++i) {
        world.find(row[0])->velocity.x = 300.0f; // pushed on
        world.step(kFrame);
        ASSERT_LT(deepestOverlap(world), 0.03f);
    }
    for (int i = 0; i < 4; ++i)
        EXPECT_NEAR(world.find(row[i])->position.x, 20.0f * static_cast<float>(i), 0.05f);
}

TEST(BodyWorld, HandsAnElasticPushThroughTheRowInOneStep) {
    BodyWorld world(fromAbove());
    std::vector<Handle> row;
    for (int i = 0; i < 5; ++i)
        row.push_back(
            world.add(sliding({20.0f * static_cast<float>(i), 0.0f}, {20.0f, 20.0f}, 1.0f, {}, 1.0f)));
    world.find(row[0])->velocity.x = 300.0f;
    world.step(kFrame);
    for (int i = 0; i < 4; ++i) EXPECT_NEAR(world.find(row[i])->velocity.x, 0.0f, 0.01f) << "as in a cradle";
    EXPECT_CLOSE(world.find(row[4])->velocity.x, 300);
}

TEST(BodyWorld, LeavesOutWhatTheMasksPart) {
    BodyWorld world(fromAbove());
    Body ghost = sliding({0.0f, 0.0f}, {20.0f, 20.0f}, 1.0f, {300.0f, 0.0f}, 0.0f);
    ghost.mask = 2u;
    const Handle handle = world.add(ghost);
    world.add(makeWall({50.0f, 0.0f}, {20.0f, 100.0f}));
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_CLOSE(world.find(handle)->position.x, 300);
    EXPECT_TRUE(world.contacts().empty());
}

TEST(BodyWorld, DoesNotLetFastThingsThrough) {
    for (float speed = 500.0f; speed < 60000.0f; speed *= 1.7f) {
        BodyWorld world(fromAbove());
        world.add(makeWall({300.0f, 0.0f}, {4.0f, 100.0f}));
        const Handle bullet = world.add(sliding({0.0f, 0.0f}, {6.0f, 6.0f}, 1.0f, {speed, 0.0f}, 0.0f));
        for (int i = 0; i < 60; ++i) world.step(kFrame);
        ASSERT_NEAR(world.find(bullet)->right(), 298.0f, 0.01f) << speed;
    }
}

TEST(BodyWorld, MomentumIsKeptAndEnergyNeverGrowsNorDoesAnythingOverlap) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Random random(seed);
        BodyWorld world(fromAbove());
        for (int i = 0; i < 60; ++i) {
            const Vec2 place(static_cast<float>(i % 10) * 44.0f, static_cast<float>(i / 10) * 44.0f);
            const Vec2 size(random.between(10.0f, 40.0f), random.between(10.0f, 40.0f));
            const float restitution =
                random.chance(0.3f) ? 1.0f : random.unit() * (random.chance(0.5f) ? 1.0f : 0.0f);
            world.add(sliding(place, size, random.between(0.2f, 5.0f),
                              Vec2(220.0f, 130.0f) - place + random.direction() * 200.0f, restitution));
        }
        const Vec2 start = momentum(world);
        double energy = kineticEnergy(world);
        for (int i = 0; i < 240; ++i) {
            world.step(kFrame);
            const double now = kineticEnergy(world);
            ASSERT_LE(now, energy * 1.0001 + 1.0) << "seed " << seed << " step " << i;
            energy = now;
            ASSERT_LT((momentum(world) - start).length(), 30.0f) << "of some thousands";
            ASSERT_LT(deepestOverlap(world), 0.05f) << "seed " << seed << " step " << i;
        }
    }
}

TEST(BodyWorld, AFullyElasticRoomKeepsItsEnergy) {
    BodyWorld world(fromAbove());
    addRoom(world, 400.0f, 300.0f);
    Random random(3);
    for (int i = 0; i < 12; ++i) {
        const Vec2 place(50.0f + 60.0f * static_cast<float>(i % 6),
                         80.0f + 100.0f * static_cast<float>(i / 6));
        world.add(
            sliding(place, {24.0f, 24.0f}, random.between(0.5f, 3.0f), random.direction() * 250.0f, 1.0f));
    }
    const double start = kineticEnergy(world);
    for (int i = 0; i < 600; ++i) {
        world.step(kFrame);
        ASSERT_LT(deepestOverlap(world), 0.05f);
    }
    EXPECT_LE(kineticEnergy(world), start * 1.001);
    EXPECT_GE(kineticEnergy(world), start * 0.95) << "only what meets slower than the threshold is lost";
}

TEST(BodyWorld, PartsWhatWasPutIntoEachOther) {
    BodyWorld world(fromAbove());
    world.add(makeBox({0.0f, 0.0f}, {20.0f, 20.0f}));
    world.add(makeBox({6.0f, 3.0f}, {20.0f, 20.0f}));
    world.step(kFrame);
    EXPECT_LT(deepestOverlap(world), 0.02f);
}

// --- Standing ---

TEST(BodyWorld, AStackOfTenStandsStillForAThousandSteps) {
    BodyWorld world;
    world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
    std::vector<Handle> stack;
    for (int i = 0; i < 10; ++i)
        stack.push_back(world.add(
            makeBox({i % 2 ? 3.0f : -3.0f, 20.0f + 40.0f * static_cast<float>(i)}, {40.0f, 40.0f})));
    for (int i = 0; i < 1000; ++i) {
        world.step(kFrame);
        ASSERT_LT(deepestOverlap(world), 0.02f) << i;
    }
    for (int i = 0; i < 10; ++i) {
        const Body& box = *world.find(stack[static_cast<std::size_t>(i)]);
        EXPECT_NEAR(box.position.x, i % 2 ? 3.0f : -3.0f, 1.0e-3f);
        EXPECT_NEAR(box.position.y, 20.0f + 40.0f * static_cast<float>(i), 0.02f);
        EXPECT_NEAR(box.velocity.length(), 0.0f, 0.05f);
        EXPECT_TRUE(box.touch.below);
        EXPECT_EQ(box.touch.above, i < 9);
    }
}

TEST(BodyWorld, AFallingStackOfUnequalMassesComesToRestWithoutSinkingIn) {
    for (const float heavy : {0.05f, 20.0f}) {
        BodyWorld world;
        world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
        for (int i = 0; i < 10; ++i)
            world.add(
                makeBox({0.0f, 60.0f + 55.0f * static_cast<float>(i)}, {40.0f, 40.0f}, i % 2 ? heavy : 1.0f));
        for (int i = 0; i < 1000; ++i) {
            world.step(kFrame);
            ASSERT_LT(deepestOverlap(world), 0.03f) << i;
        }
        for (std::size_t i = 1; i < world.size(); ++i) EXPECT_LT(world.bodies()[i].velocity.length(), 0.5f);
    }
}

TEST(BodyWorld, APyramidStandsStill) {
    BodyWorld world;
    world.add(makeWall({0.0f, -20.0f}, {600.0f, 40.0f}));
    for (int row = 0; row < 6; ++row)
        for (int i = 0; i < 6 - row; ++i)
            world.add(makeBox({42.0f * (static_cast<float>(i) - static_cast<float>(5 - row) / 2.0f),
                               20.0f + 40.0f * static_cast<float>(row)},
                              {40.0f, 40.0f}));
    std::vector<Vec2> start;
    for (std::size_t i = 0; i < world.size(); ++i) start.push_back(world.bodies()[i].position);
    for (int i = 0; i < 1000; ++i) world.step(kFrame);
    for (std::size_t i = 0; i < world.size(); ++i)
        EXPECT_LT((world.bodies()[i].position - start[i]).length(), 0.05f) << i;
}

TEST(BodyWorld, FallsToTheFloorAndBouncesLowerAndLower) {
    BodyWorld world;
    world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
    Body ball = makeBox({0.0f, 200.0f}, {20.0f, 20.0f});
    ball.restitution = 0.6f;
    const Handle handle = world.add(ball);
    float highest = 0.0f, last = 1000.0f;
    bool rose = false;
    for (int i = 0; i < 400; ++i) {
        world.step(kFrame);
        const Body& now = *world.find(handle);
        if (now.velocity.y > 0.0f) {
            rose = true;
            highest = std::max(highest, now.bottom());
        } else if (rose) {
            ASSERT_LT(highest, last);
            last = highest;
            highest = 0.0f;
            rose = false;
        }
    }
    EXPECT_LT(last, 100.0f);
    EXPECT_NEAR(world.find(handle)->bottom(), 0.0f, 0.02f);
    EXPECT_NEAR(world.find(handle)->velocity.y, 0.0f, 0.01f);
}

TEST(BodyWorld, FrictionStopsABoxAndCarriesItOnAPlatform) {
    BodyWorld world;
    Body platform = makeWall({0.0f, -20.0f}, {400.0f, 40.0f});
    platform.velocity.x = 50.0f;
    const Handle moving = world.add(platform);
    const Handle box = world.add(makeBox({0.0f, 20.0f}, {40.0f, 40.0f}));
    const Handle top = world.add(makeBox({0.0f, 60.0f}, {40.0f, 40.0f}));
    world.find(box)->velocity.x = -200.0f;
    for (int i = 0; i < 120; ++i) world.step(kFrame);
    EXPECT_NEAR(world.find(box)->velocity.x, 50.0f, 0.1f);
    EXPECT_NEAR(world.find(top)->velocity.x, 50.0f, 0.1f);
    EXPECT_EQ(world.find(box)->touch.ground, moving);
    EXPECT_EQ(world.find(box)->touch.groundVelocity.x, 50.0f);
    EXPECT_NEAR(world.find(moving)->position.x, 100.0f, 0.1f);
}

TEST(BodyWorld, SlidesOverTheSeamsOfTilesAtAnySpeed) {
    for (float speed = 20.0f; speed < 4000.0f; speed *= 1.6f) {
        BodyWorld world;
        for (int i = 0; i < 100; ++i)
            world.add(makeWall({33.3f * static_cast<float>(i), -7.7f}, {33.3f, 15.4f}));
        Body box = makeBox({20.0f, 10.0f}, {20.0f, 20.0f});
        box.friction = 0.0f;
        box.velocity.x = speed;
        const Handle handle = world.add(box);
        for (int i = 0; i < 40; ++i) {
            world.step(kFrame);
            ASSERT_EQ(world.find(handle)->velocity.x, speed) << "step " << i;
            ASSERT_NEAR(world.find(handle)->bottom(), 0.0f, 0.02f) << "step " << i;
        }
    }
}

TEST(BodyWorld, AOneWayPlatformCarriesFromAboveOnly) {
    BodyWorld world;
    Body shelf = makeWall({0.0f, 100.0f}, {100.0f, 10.0f});
    shelf.oneWay = true;
    world.add(shelf);
    Body box = makeBox({0.0f, 40.0f}, {20.0f, 20.0f});
    box.velocity.y = 700.0f;
    const Handle handle = world.add(box);
    bool passed = false;
    for (int i = 0; i < 120; ++i) {
        world.step(kFrame);
        passed = passed || world.find(handle)->bottom() > 106.0f;
    }
    EXPECT_TRUE(passed);
    EXPECT_NEAR(world.find(handle)->bottom(), 105.0f, 0.02f);
    world.find(handle)->passesOneWay = true;
    for (int i = 0; i < 20; ++i) world.step(kFrame);
    EXPECT_LT(world.find(handle)->top(), 95.0f);
}

TEST(BodyWorld, AnElevatorCarriesAStackUpAndDown) {
    BodyWorld world;
    const Handle lift = world.add(makeWall({0.0f, -10.0f}, {100.0f, 20.0f}));
    for (int i = 0; i < 4; ++i)
        world.add(makeBox({0.0f, 20.0f + 40.0f * static_cast<float>(i)}, {40.0f, 40.0f}));
    for (int i = 0; i < 240; ++i) {
        world.find(lift)->velocity.y = i % 120 < 60 ? 120.0f : -120.0f;
        world.step(kFrame);
        ASSERT_LT(deepestOverlap(world), 0.03f) << i;
    }
    EXPECT_NEAR(world.bodies()[1].bottom(), 0.0f, 0.1f);
}

TEST(BodyWorld, ReportsCrushedBodies) {
    BodyWorld world(fromAbove());
    world.add(makeWall({100.0f, 0.0f}, {20.0f, 40.0f}));
    Body press = makeWall({0.0f, 0.0f}, {20.0f, 40.0f});
    press.velocity.x = 120.0f;
    world.add(press);
    const Handle box = world.add(makeBox({50.0f, 0.0f}, {30.0f, 30.0f}));
    bool crushed = false;
    for (int i = 0; i < 60; ++i) {
        world.step(kFrame);
        crushed = crushed || world.find(box)->touch.crushed;
        if (i < 20) {
            ASSERT_FALSE(crushed) << i;
        }
    }
    EXPECT_TRUE(crushed);
}

// --- The same every time, and invalid input ---

TEST(BodyWorld, GivesTheSameResultEveryTime) {
    const auto run = [] {
        BodyWorld world;
        addRoom(world, 500.0f, 400.0f);
        Random random(9);
        for (int i = 0; i < 40; ++i) {
            Body body = makeBox(
                {30.0f + 55.0f * static_cast<float>(i % 8), 30.0f + 60.0f * static_cast<float>(i / 8)},
                {random.between(15.0f, 45.0f), random.between(15.0f, 45.0f)}, random.between(0.5f, 4.0f));
            body.velocity = random.direction() * 300.0f;
            body.restitution = random.unit();
            world.add(body);
        }
        for (int i = 0; i < 300; ++i) world.step(kFrame);
        std::vector<Vec2> places;
        for (std::size_t i = 0; i < world.size(); ++i) places.push_back(world.bodies()[i].position);
        return places;
    };
    const auto first = run();
    EXPECT_EQ(first, run());
    for (const Vec2& place : first) EXPECT_TRUE(isFinite(place));
}

TEST(BodyWorld, ALongStepIsTakenInPieces) {
    BodyWorld quick, slow;
    for (BodyWorld* world : {&quick, &slow}) {
        world->add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
        world->add(makeBox({0.0f, 200.0f}, {20.0f, 20.0f}));
    }
    for (int i = 0; i < 12; ++i) quick.step(kFrame);
    slow.step(12.0f * kFrame);
    EXPECT_NEAR(quick.bodies()[1].position.y, slow.bodies()[1].position.y, 1.0e-3f);
}

TEST(BodyWorld, RefusesFaultyBodiesSlopesAndTunings) {
    BodyWorldTuning faulty;
    faulty.iterations = 0;
    BodyWorld world(faulty);
    EXPECT_EQ(world.tuning().iterations, BodyWorldTuning().iterations);
    Body body;
    body.halfSize.x = -1.0f;
    EXPECT_EQ(world.find(world.add(body)), nullptr);
    EXPECT_EQ(world.findSlope(world.addSlope({{10.0f, 0.0f}, {0.0f, 5.0f}, {}, 0.5f})), nullptr);
    EXPECT_EQ(world.findSlope(world.addSlope({{10.0f, 0.0f}, {10.0f, 5.0f}, {}, 0.5f})), nullptr);
    EXPECT_EQ(world.size(), 0u);
    EXPECT_EQ(world.slopeCount(), 0u);
    world.step(kFrame); // an empty world
}

TEST(BodyWorld, InvalidInputStandsStillAndIsHarmless) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    BodyWorld world;
    world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
    const Handle good = world.add(makeBox({0.0f, 20.0f}, {40.0f, 40.0f}));
    const Handle bad = world.add(makeBox({10.0f, 60.0f}, {40.0f, 40.0f}));
    const Handle slope = world.addSlope({{0.0f, 0.0f}, {100.0f, 0.0f}, {}, 0.5f});
    world.find(bad)->velocity.x = nan;
    world.findSlope(slope)->left.y = nan;
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_NEAR(world.find(good)->bottom(), 0.0f, 0.02f);
    EXPECT_EQ(world.find(bad)->position, Vec2(10.0f, 60.0f));
    world.step(0.0f);
    world.step(-1.0f);
    world.step(nan);
    EXPECT_NEAR(world.find(good)->bottom(), 0.0f, 0.02f);
}

TEST(BodyWorld, ForgetsWhatIsRemoved) {
    BodyWorld world;
    const Handle floor = world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
    const Handle box = world.add(makeBox({0.0f, 20.0f}, {40.0f, 40.0f}));
    world.step(kFrame);
    world.remove(floor);
    EXPECT_EQ(world.find(floor), nullptr);
    for (int i = 0; i < 30; ++i) world.step(kFrame);
    EXPECT_LT(world.find(box)->position.y, -50.0f);
    EXPECT_FALSE(world.find(box)->touch.below);
    world.clear();
    EXPECT_EQ(world.size(), 0u);
    EXPECT_EQ(world.find(box), nullptr);
}
