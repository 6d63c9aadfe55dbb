#include "gameplay/collision/SpatialGrid.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>
#include <set>
#include <utility>

using copra::Random;
using copra::SpatialGrid;
using copra::Vec2;

namespace {

std::vector<Vec2> scattered(Random& random, std::size_t count, float side) {
    std::vector<Vec2> points;
    for (std::size_t i = 0; i < count; ++i) {
        // Every tenth sits exactly on another one.
        if (i % 10 == 9) {
            points.push_back(points[random.below(static_cast<std::uint32_t>(i))]);
            continue;
        }
        const float x = random.between(-side, side);
        points.emplace_back(x, random.between(-side, side));
    }
    return points;
}

std::vector<std::uint32_t> bruteForce(const std::vector<Vec2>& points, const Vec2& center, float radius) {
    std::vector<std::uint32_t> found;
    for (std::size_t i = 0; i < points.size(); ++i)
        if ((points[i] - center).lengthSquared() <= radius * radius)
            found.push_back(static_cast<std::uint32_t>(i));
    return found;
}

std::vector<std::uint32_t> sortedNeighbours(const SpatialGrid& grid, const Vec2& center, float radius) {
    std::vector<std::uint32_t> found;
    grid.neighbours(center, radius, found);
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

TEST(SpatialGrid, FindsTheSameNeighboursAsBruteForce) {
    Random random(11);
    SpatialGrid grid;
    for (int round = 0; round < 40; ++round) {
        const auto points = scattered(random, 1 + random.below(400), random.between(1.f, 2000.f));
        grid.build(points, random.between(0.5f, 100.f));
        for (int query = 0; query < 20; ++query) {
            const Vec2 center = points[random.below(static_cast<std::uint32_t>(points.size()))];
            const float radius = random.between(0.f, 300.f);
            ASSERT_EQ(sortedNeighbours(grid, center, radius), bruteForce(points, center, radius));
        }
    }
}

TEST(SpatialGrid, FindsEachPairOnce) {
    Random random(12);
    SpatialGrid grid;
    for (int round = 0; round < 40; ++round) {
        const auto points = scattered(random, 1 + random.below(300), random.between(5.f, 500.f));
        const float radius = random.between(0.5f, 60.f);
        grid.build(points, radius);
        std::set<std::pair<std::uint32_t, std::uint32_t>> found;
        grid.forEachPair(radius, [&](std::uint32_t a, std::uint32_t b, float) {
            ASSERT_NE(a, b);
            ASSERT_TRUE(found.emplace(std::min(a, b), std::max(a, b)).second) << "twice";
        });
        std::size_t expected = 0;
        for (std::uint32_t a = 0; a < points.size(); ++a)
            for (std::uint32_t b = a + 1; b < points.size(); ++b)
                if ((points[a] - points[b]).lengthSquared() <= radius * radius) {
                    ++expected;
                    ASSERT_TRUE(found.count({a, b})) << a << ' ' << b;
                }
        ASSERT_EQ(found.size(), expected);
    }
}

TEST(SpatialGrid, WorksFarFromTheOrigin) {
    SpatialGrid grid;
    const std::vector<Vec2> points{{1.0e7f, -1.0e7f}, {1.0e7f + 10.f, -1.0e7f}, {-1.0e7f, 1.0e7f}};
    grid.build(points, 20.f);
    EXPECT_EQ(sortedNeighbours(grid, points[0], 15.f), (std::vector<std::uint32_t>{0, 1}));
}

TEST(SpatialGrid, FindsAllOfMuchMoreThanAPlaneOfCells) {
    SpatialGrid grid;
    const std::vector<Vec2> points{{0.f, 0.f}, {5000.f, 5000.f}, {-5000.f, 300.f}};
    grid.build(points, 10.f);
    EXPECT_EQ(sortedNeighbours(grid, {0.f, 0.f}, 1.0e6f), (std::vector<std::uint32_t>{0, 1, 2}));
}

TEST(SpatialGrid, LeavesOutPlacesThatAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinite = std::numeric_limits<float>::infinity();
    SpatialGrid grid;
    grid.build({{nan, 0.f}, {0.f, infinite}, {3.0e38f, 3.0e38f}, {1.f, 1.f}}, 10.f);
    EXPECT_EQ(grid.size(), 1u);
    EXPECT_EQ(sortedNeighbours(grid, {0.f, 0.f}, 5.f), (std::vector<std::uint32_t>{3}));
    EXPECT_TRUE(sortedNeighbours(grid, {nan, 0.f}, 5.f).empty());
    EXPECT_TRUE(sortedNeighbours(grid, {0.f, 0.f}, nan).empty());
    EXPECT_TRUE(sortedNeighbours(grid, {0.f, 0.f}, -1.f).empty());
}

TEST(SpatialGrid, IsEmptyForACellSizeThatIsNone) {
    SpatialGrid grid;
    for (const float size : {0.f, -1.f, std::numeric_limits<float>::quiet_NaN()}) {
        grid.build({{1.f, 1.f}}, size);
        EXPECT_EQ(grid.size(), 0u);
        EXPECT_TRUE(sortedNeighbours(grid, {1.f, 1.f}, 5.f).empty());
        grid.forEachPair(5.f, [](std::uint32_t, std::uint32_t, float) { FAIL(); });
    }
}

TEST(SpatialGrid, GivesTheSameOrderForTheSamePoints) {
    Random random(13);
    const auto points = scattered(random, 500, 200.f);
    SpatialGrid first;
    SpatialGrid second;
    second.build(scattered(random, 900, 50.f), 3.f); // another past must not matter
    first.build(points, 40.f);
    second.build(points, 40.f);
    std::vector<std::uint32_t> a;
    std::vector<std::uint32_t> b;
    first.neighbours({0.f, 0.f}, 100.f, a);
    second.neighbours({0.f, 0.f}, 100.f, b);
    EXPECT_FALSE(a.empty());
    EXPECT_EQ(a, b);
}

TEST(SpatialGrid, RunsAlongAPathHoldAllWhoCanBeMet) {
    Random random(31);
    SpatialGrid grid;
    for (int round = 0; round < 300; ++round) {
        const auto points = scattered(random, 300, random.between(50.f, 900.f));
        const float cell = random.between(4.f, 90.f);
        grid.build(points.data(), points.size(),
                   cell / (random.chance(0.5f) ? 1.f : random.between(1.f, 9.f)), cell);
        const Vec2 from = points[random.below(300)];
        const Vec2 velocity = random.direction() * random.between(0.f, 600.f);
        const float seconds = random.between(0.f, 1.f);
        const float radius = random.between(0.f, 40.f);
        const float growth = random.chance(0.2f) ? std::fabs(velocity.y) : random.between(0.f, 300.f);
        std::set<std::uint32_t> seen;
        grid.forEachRunAlong(from, velocity, seconds, radius, growth,
                             [&](std::uint32_t begin, std::uint32_t end) {
                                 for (std::uint32_t i = begin; i < end; ++i)
                                     ASSERT_TRUE(seen.insert(grid.items()[i].index).second) << "twice";
                             });
        for (std::uint32_t i = 0; i < points.size(); ++i)
            for (int k = 0; k <= 20; ++k) {
                const float t = seconds * static_cast<float>(k - 10) / 10.f;
                const float reach = radius + growth * std::fabs(t);
                const bool near = (points[i] - from - velocity * t).lengthSquared() < reach * reach * 0.999f;
                ASSERT_TRUE(!near || seen.count(i)) << "round " << round;
            }
    }
}

TEST(SpatialGrid, RunsAlongNonsenseAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    SpatialGrid grid;
    grid.build({{0.f, 0.f}, {1.f, 1.f}}, 10.f);
    int runs = 0;
    const auto count = [&runs](std::uint32_t, std::uint32_t) { ++runs; };
    grid.forEachRunAlong({nan, 0.f}, {1.f, 0.f}, 1.f, 1.f, 1.f, count);
    grid.forEachRunAlong({0.f, 0.f}, {nan, 0.f}, 1.f, 1.f, 1.f, count);
    grid.forEachRunAlong({0.f, 0.f}, {1.f, 0.f}, -1.f, 1.f, 1.f, count);
    grid.forEachRunAlong({0.f, 0.f}, {1.f, 0.f}, 1.f, nan, 1.f, count);
    EXPECT_EQ(runs, 0);
    grid.forEachRunAlong({0.f, 0.f}, {1.0e30f, 0.f}, 1.f, 1.f, 1.0e30f, count);
    EXPECT_GT(runs, 0) << "huge, but a path";
}
