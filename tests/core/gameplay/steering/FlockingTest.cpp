#include "gameplay/steering/Flocking.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"

#include <limits>

using namespace copra;

namespace {

Steerable at(float x, float y, const Vec2& velocity = Vec2::ZERO) {
    Steerable self;
    self.position = {x, y};
    self.velocity = velocity;
    return self;
}

struct Flock {
    std::vector<Steerable> members;
    SpatialGrid grid;
    std::vector<Vec2> places, wishes;
    std::vector<Flockmate> mates;

    explicit Flock(std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 60; ++i) {
            const float x = random.between(0.0f, 300.0f);
            members.push_back(at(x, random.between(0.0f, 300.0f), random.direction() * 100.0f));
        }
    }
    void step() {
        const FlockTuning tuning;
        places.clear();
        for (const Steerable& member : members) places.push_back(member.position);
        grid.build(places, tuning.radius);
        wishes.clear();
        for (std::size_t i = 0; i < members.size(); ++i) {
            findFlockmates(grid, members, i, tuning.radius, tuning.viewDegrees, mates);
            wishes.push_back(flocking(members[i], mates, tuning));
        }
        for (std::size_t i = 0; i < members.size(); ++i)
            if (!wishes[i].isZero()) steer(members[i], wishes[i], kFrame);
    }
    // 1: each flies as its neighbors do.
    float order() {
        float sum = 0.0f;
        int count = 0;
        places.clear();
        for (const Steerable& member : members) places.push_back(member.position);
        grid.build(places, 60.0f);
        for (std::size_t i = 0; i < members.size(); ++i) {
            findFlockmates(grid, members, i, 60.0f, 360.0f, mates);
            if (mates.empty()) continue;
            sum += alignment(members[i], mates).getNormalized().dot(members[i].velocity.getNormalized());
            ++count;
        }
        return count > 0 ? sum / static_cast<float>(count) : 0.0f;
    }
};

} // namespace

TEST(Flocking, SeesMatesWithinItsRadiusAndView) {
    const std::vector<Steerable> flock{at(0, 0, {100, 0}), at(30, 0), at(-30, 0), at(0, 30), at(90, 0)};
    std::vector<Vec2> places;
    for (const Steerable& member : flock) places.push_back(member.position);
    SpatialGrid grid;
    grid.build(places, 50.0f);
    std::vector<Flockmate> mates;
    findFlockmates(grid, flock, 0, 50.0f, 360.0f, mates);
    EXPECT_EQ(mates.size(), 3u);
    findFlockmates(grid, flock, 0, 50.0f, 200.0f, mates);
    EXPECT_EQ(mates.size(), 2u) << "not the one behind";
    findFlockmates(grid, flock, 0, 50.0f, 90.0f, mates);
    ASSERT_EQ(mates.size(), 1u);
    EXPECT_VEC(mates[0].position, 30, 0);
    findFlockmates(grid, flock, 99, 50.0f, 90.0f, mates);
    EXPECT_TRUE(mates.empty());
}

TEST(Flocking, KeepsApartFliesAlikeAndTogether) {
    const std::vector<Flockmate> mates{{{10.0f, 0.0f}, {0.0f, 60.0f}}, {{30.0f, 0.0f}, {0.0f, 100.0f}}};
    EXPECT_VEC(separation(at(0, 0), mates, 20.0f), -120, 0);
    EXPECT_VEC(alignment(at(0, 0), mates), 0, 80);
    EXPECT_VEC(cohesion(at(0, 0), mates, 40.0f), 120, 0);
}

TEST(Flocking, MatesAtOnePositionPart) {
    const std::vector<Steerable> flock = {at(5, 5), at(5, 5)};
    const std::vector<Vec2> places = {{5, 5}, {5, 5}};
    SpatialGrid grid;
    grid.build(places, 50.0f);
    Vec2 pushes[2];
    for (std::size_t i = 0; i < 2; ++i) {
        std::vector<Flockmate> mates;
        findFlockmates(grid, flock, i, 50.0f, 360.0f, mates);
        pushes[i] = separation(flock[i], mates, 20.0f);
    }
    EXPECT_GT(pushes[0].length(), 1.0f);
    EXPECT_EQ(pushes[0], pushes[1] * -1.0f);
}

TEST(Flocking, WithoutMatesThereIsNoWish) {
    EXPECT_VEC(separation(at(0, 0), {}, 20.0f), 0, 0);
    EXPECT_VEC(alignment(at(0, 0), {}), 0, 0);
    EXPECT_VEC(cohesion(at(0, 0), {}), 0, 0);
    EXPECT_VEC(flocking(at(0, 0), {}, {}), 0, 0);
}

TEST(Flocking, AFlockComesToFlyTheSameWayAndTheSameForTheSameSeed) {
    Flock one(3), same(3), other(4);
    const float before = one.order();
    for (int i = 0; i < 600; ++i)
        for (Flock* flock : {&one, &same, &other}) flock->step();
    EXPECT_LT(before, 0.4f);
    EXPECT_GT(one.order(), 0.8f);
    for (std::size_t i = 0; i < one.members.size(); ++i) {
        ASSERT_EQ(one.members[i].position, same.members[i].position);
        ASSERT_LE(one.members[i].velocity.length(), one.members[i].maxSpeed * 1.0001f);
    }
    EXPECT_NE(one.members[0].position, other.members[0].position);
}

TEST(Flocking, DoesNotMindInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<Flockmate> mates{{{nan, 0.0f}, {nan, 0.0f}}};
    EXPECT_VEC(separation(at(0, 0), mates, 20.0f), 0, 0);
    EXPECT_VEC(alignment(at(0, 0), mates), 0, 0);
    EXPECT_VEC(cohesion(at(0, 0), mates), 0, 0);
    FlockTuning faulty;
    EXPECT_EQ(validate(faulty), nullptr);
    faulty.spacing = 0.0f;
    EXPECT_NE(validate(faulty), nullptr);
}
