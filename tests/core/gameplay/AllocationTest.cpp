#include "base/countAllocations.h"
#include "gameplay/Random.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/Platformer.h"
#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionSpace.h"
#include "gameplay/collision/ContactTracker.h"
#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/PathFollowing.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/swarm/Swarm.h"

#include <gtest/gtest.h>

using namespace copra;

namespace {

constexpr std::size_t kCount = 1000;

struct Crowd {
    Crowd() : points(kCount), circles(kCount) {}

    // The same spread each time, so that warm means warm.
    void scatter(std::uint64_t seed) {
        Random random(seed);
        for (std::size_t i = 0; i < kCount; ++i) {
            const float x = random.between(0.0f, 960.0f);
            points[i] = {x, random.between(0.0f, 640.0f)};
            circles[i] = {points[i], random.between(1.0f, 10.0f)};
        }
    }

    std::vector<Vec2> points;
    std::vector<Circle> circles;
};

// How often `step` allocates in its second run over the same ten scenes.
template<class Step>
std::size_t allocationsOnceWarm(Step step) {
    Crowd crowd;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        crowd.scatter(seed);
        step(crowd);
    }
    std::size_t total = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        crowd.scatter(seed);
        const std::size_t before = copra::test::allocations;
        step(crowd);
        total += copra::test::allocations - before;
    }
    return total;
}

} // namespace

TEST(Allocation, IsCountedHere) {
    const std::size_t before = copra::test::allocations;
    int* volatile number = new int(1); // or the compiler may leave out both
    delete number;
    EXPECT_EQ(copra::test::allocations, before + 1);
}

TEST(Allocation, NoneInAWarmGrid) {
    SpatialGrid grid;
    std::vector<std::uint32_t> found;
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  grid.build(crowd.points, 40.0f);
                  for (const Vec2& point : crowd.points) grid.neighbors(point, 60.0f, found);
              }),
              0u);
}

TEST(Allocation, NoneInAWarmSearchForPairsAndContacts) {
    CirclePairs search;
    ContactTracker tracker;
    std::vector<Contact> contacts;
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  contacts.clear();
                  for (const CirclePair& pair : search.find(crowd.circles))
                      contacts.push_back({pair.first, pair.second});
                  tracker.update(contacts);
              }),
              0u);
}

TEST(Allocation, NoneInAWarmSwarm) {
    for (const DodgeStyle style : {DodgeStyle::Swerve, DodgeStyle::Plan}) {
        SwarmTuning tuning;
        tuning.style = style;
        Swarm swarm(tuning);
        for (std::size_t i = 0; i < kCount; ++i) swarm.add(Vec2::ZERO);
        std::vector<Threat> threats(50);
        EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                      for (std::size_t i = 0; i < kCount; ++i) swarm.setPosition(i, crowd.points[i]);
                      for (std::size_t i = 0; i < threats.size(); ++i)
                          threats[i] = {crowd.points[i], crowd.points[i + 1] - crowd.points[i], 4.0f};
                      swarm.step(1.0f / 60.0f, {{480.0f, 320.0f}, false}, threats);
                  }),
                  0u);
    }
}

TEST(Allocation, NoneInAWarmCollisionSpace) {
    // Few: all cross the whole field in every step.
    constexpr std::size_t kBodies = 200;
    CollisionSpace space;
    for (std::size_t i = 0; i < kBodies; ++i) {
        const CollisionShape shapes[] = {CollisionShape::circle({0, 0}, 5),
                                         CollisionShape::box({0, 0}, {8, 5}),
                                         CollisionShape::capsule({0, 0}, {9, 5}, 2)};
        const SpaceBodyId id = i % 5 == 0 ? space.add({shapes[0], shapes[2]}) : space.add(shapes[i % 3]);
        space.body(id)->swept = i % 4 == 0;
    }
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  for (std::size_t i = 0; i < kBodies; ++i) {
                      space.bodies()[i].placement.position = crowd.points[i];
                      space.bodies()[i].teleported = i % 8 == 0;
                  }
                  space.step(1.0f / 60.0f);
              }),
              0u);
}

TEST(Allocation, NoneInSteering) {
    std::vector<Steerable> flock(kCount);
    std::vector<Flockmate> mates;
    SpatialGrid grid;
    const SteeringPath path({{0, 0}, {900, 0}, {900, 600}}, 20, true);
    PathWalker walker;
    Random random(1);
    float angle = 0.0f;
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  for (std::size_t i = 0; i < kCount; ++i) flock[i].position = crowd.points[i];
                  grid.build(crowd.points, 60.0f);
                  for (std::size_t i = 0; i < kCount; i += 10) {
                      findFlockmates(grid, flock, i, 60.0f, 270.0f, mates);
                      Vec2 wish = flocking(flock[i], mates, {}) + followPath(flock[i], path, walker);
                      wish += wander(flock[i], angle, {}, random, 1.0f / 60.0f);
                      wish += pursue(flock[i], crowd.points[0], {10.0f, 0.0f});
                      steer(flock[i], wish, 1.0f / 60.0f);
                  }
              }),
              0u);
}

TEST(Allocation, NoneInAWarmWorldOfBoxesWithAPlayer) {
    BodyWorld world;
    world.add(makeWall({480.0f, -20.0f}, {2000.0f, 40.0f}));
    world.addSlope({{600.0f, 0.0f}, {900.0f, 150.0f}, {}, 0.5f});
    for (int i = 0; i < 100; ++i)
        world.add(
            makeBox({30.0f + 25.0f * static_cast<float>(i % 20), 20.0f + 30.0f * static_cast<float>(i / 20)},
                    {24.0f, 24.0f}));
    Platformer player(world.add(makeWalker({700.0f, 100.0f}, {20.0f, 30.0f})));
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  for (int i = 0; i < 20; ++i) {
                      PlatformerInput input;
                      input.walk = crowd.points[0].x > 480.0f ? 1.0f : -1.0f;
                      input.jump = i % 7 < 3;
                      player.control(world, input, 1.0f / 60.0f);
                      world.step(1.0f / 60.0f);
                  }
              }),
              0u);
}
