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

#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

namespace {

std::size_t allocations = 0;

void* allocate(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}

} // namespace

// The whole test program counts what it allocates.
void* operator new(std::size_t size) {
    return allocate(size);
}
void* operator new[](std::size_t size) {
    return allocate(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace copra;

namespace {

constexpr std::size_t kCount = 1000;

struct Crowd {
    Crowd() : points(kCount), circles(kCount) {}

    // The same spread each time, so that warm means warm.
    void scatter(std::uint64_t seed) {
        Random random(seed);
        for (std::size_t i = 0; i < kCount; ++i) {
            const float x = random.between(0.f, 960.f);
            points[i] = {x, random.between(0.f, 640.f)};
            circles[i] = {points[i], random.between(1.f, 10.f)};
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
        const std::size_t before = allocations;
        step(crowd);
        total += allocations - before;
    }
    return total;
}

} // namespace

TEST(Allocation, IsCountedHere) {
    const std::size_t before = allocations;
    delete new int(1);
    EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, NoneInAWarmGrid) {
    SpatialGrid grid;
    std::vector<std::uint32_t> found;
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  grid.build(crowd.points, 40.f);
                  for (const Vec2& point : crowd.points) grid.neighbours(point, 60.f, found);
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
                          threats[i] = {crowd.points[i], crowd.points[i + 1] - crowd.points[i], 4.f};
                      swarm.step(1.f / 60.f, {{480.f, 320.f}, false}, threats);
                  }),
                  0u);
    }
}

TEST(Allocation, NoneInAWarmCollisionSpace) {
    // Few: everybody crosses the whole field in every step.
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
                  space.step(1.f / 60.f);
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
    float angle = 0.f;
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  for (std::size_t i = 0; i < kCount; ++i) flock[i].position = crowd.points[i];
                  grid.build(crowd.points, 60.f);
                  for (std::size_t i = 0; i < kCount; i += 10) {
                      findFlockmates(grid, flock, i, 60.f, 270.f, mates);
                      Vec2 wish = flocking(flock[i], mates, {}) + followPath(flock[i], path, walker);
                      wish += wander(flock[i], angle, {}, random, 1.f / 60.f);
                      wish += pursue(flock[i], crowd.points[0], {10.f, 0.f});
                      steer(flock[i], wish, 1.f / 60.f);
                  }
              }),
              0u);
}

TEST(Allocation, NoneInAWarmWorldOfBoxesWithAPlayer) {
    BodyWorld world;
    world.add(makeWall({480.f, -20.f}, {2000.f, 40.f}));
    world.addSlope({{600.f, 0.f}, {900.f, 150.f}, {}, 0.5f});
    for (int i = 0; i < 100; ++i)
        world.add(
            makeBox({30.f + 25.f * static_cast<float>(i % 20), 20.f + 30.f * static_cast<float>(i / 20)},
                    {24.f, 24.f}));
    Platformer player(world.add(makeWalker({700.f, 100.f}, {20.f, 30.f})));
    EXPECT_EQ(allocationsOnceWarm([&](const Crowd& crowd) {
                  for (int i = 0; i < 20; ++i) {
                      PlatformerInput input;
                      input.walk = crowd.points[0].x > 480.f ? 1.f : -1.f;
                      input.jump = i % 7 < 3;
                      player.control(world, input, 1.f / 60.f);
                      world.step(1.f / 60.f);
                  }
              }),
              0u);
}
