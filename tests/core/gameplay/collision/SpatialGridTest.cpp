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

std::vector<std::uint32_t> sortedNeighbors(const SpatialGrid& grid, const Vec2& center, float radius) {
    std::vector<std::uint32_t> found;
    grid.neighbors(center, radius, found);
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

TEST(SpatialGrid, FindsTheSameNeighborsAsBruteForce) {
    Random random(11);
    SpatialGrid grid;
    for (int round = 0; round < 40; ++round) {
        const auto points = scattered(random, 1 + random.below(400), random.between(1.0f, 2000.0f));
        grid.build(points, random.between(0.5f, 100.0f));
        for (int query = 0; query < 20; ++query) {
            const Vec2 center = points[random.below(static_cast<std::uint32_t>(points.size()))];
            const float radius = random.between(0.0f, 300.0f);
            ASSERT_EQ(sortedNeighbors(grid, center, radius), bruteForce(points, center, radius));
        }
    }
}

TEST(SpatialGrid, FindsEachPairOnce) {
    Random random(12);
    SpatialGrid grid;
    for (int round = 0; round < 40; ++round) {
        const auto points = scattered(random, 1 + random.below(300), random.between(5.0f, 500.0f));
        const float radius = random.between(0.5f, 60.0f);
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
    const std::vector<Vec2> points{{1.0e7f, -1.0e7f}, {1.0e7f + 10.0f, -1.0e7f}, {-1.0e7f, 1.0e7f}};
    grid.build(points, 20.0f);
    EXPECT_EQ(sortedNeighbors(grid, points[0], 15.0f), (std::vector<std::uint32_t>{0, 1}));
}

TEST(SpatialGrid, FindsAllOfMuchMoreThanAPlaneOfCells) {
    SpatialGrid grid;
    const std::vector<Vec2> points{{0.0f, 0.0f}, {5000.0f, 5000.0f}, {-5000.0f, 300.0f}};
    grid.build(points, 10.0f);
    EXPECT_EQ(sortedNeighbors(grid, {0.0f, 0.0f}, 1.0e6f), (std::vector<std::uint32_t>{0, 1, 2}));
}

TEST(SpatialGrid, LeavesOutPlacesThatAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinite = std::numeric_limits<float>::infinity();
    SpatialGrid grid;
    grid.build({{nan, 0.0f}, {0.0f, infinite}, {3.0e38f, 3.0e38f}, {1.0f, 1.0f}}, 10.0f);
    EXPECT_EQ(grid.size(), 1u);
    EXPECT_EQ(sortedNeighbors(grid, {0.0f, 0.0f}, 5.0f), (std::vector<std::uint32_t>{3}));
    EXPECT_TRUE(sortedNeighbors(grid, {nan, 0.0f}, 5.0f).empty());
    EXPECT_TRUE(sortedNeighbors(grid, {0.0f, 0.0f}, nan).empty());
    EXPECT_TRUE(sortedNeighbors(grid, {0.0f, 0.0f}, -1.0f).empty());
}

TEST(SpatialGrid, IsEmptyForACellSizeThatIsNone) {
    SpatialGrid grid;
    for (const float size : {0.0f, -1.0f, std::numeric_limits<float>::quiet_NaN()}) {
        grid.build({{1.0f, 1.0f}}, size);
        EXPECT_EQ(grid.size(), 0u);
        EXPECT_TRUE(sortedNeighbors(grid, {1.0f, 1.0f}, 5.0f).empty());
        grid.forEachPair(5.0f, [](std::uint32_t, std::uint32_t, float) { FAIL(); });
    }
}

TEST(SpatialGrid, GivesTheSameOrderForTheSamePoints) {
    Random random(13);
    const auto points = scattered(random, 500, 200.0f);
    SpatialGrid first;
    SpatialGrid second;
    second.build(scattered(random, 900, 50.0f), 3.0f); // another past must not matter
    first.build(points, 40.0f);
    second.build(points, 40.0f);
    std::vector<std::uint32_t> a;
    std::vector<std::uint32_t> b;
    first.neighbors({0.0f, 0.0f}, 100.0f, a);
    second.neighbors({0.0f, 0.0f}, 100.0f, b);
    EXPECT_FALSE(a.empty());
    EXPECT_EQ(a, b);
}

TEST(SpatialGrid, RunsAlongAPathHoldAllWhoCanBeMet) {
    Random random(31);
    SpatialGrid grid;
    for (int round = 0; round < 300; ++round) {
        const auto points = scattered(random, 300, random.between(50.0f, 900.0f));
        const float cell = random.between(4.0f, 90.0f);
        grid.build(points.data(), points.size(),
                   cell / (random.chance(0.5f) ? 1.0f : random.between(1.0f, 9.0f)), cell);
        const Vec2 from = points[random.below(300)];
        const Vec2 velocity = random.direction() * random.between(0.0f, 600.0f);
        const float seconds = random.between(0.0f, 1.0f);
        const float radius = random.between(0.0f, 40.0f);
        const float growth = random.chance(0.2f) ? std::fabs(velocity.y) : random.between(0.0f, 300.0f);
        std::set<std::uint32_t> seen;
        grid.forEachRunAlong(from, velocity, seconds, radius, growth,
                             [&](std::uint32_t begin, std::uint32_t end) {
                                 for (std::uint32_t i = begin; i < end; ++i)
                                     ASSERT_TRUE(seen.insert(grid.items()[i].index).second) << "twice";
                             });
        for (std::uint32_t i = 0; i < points.size(); ++i)
            for (int k = 0; k <= 20; ++k) {
                const float t = seconds * static_cast<float>(k - 10) / 10.0f;
                const float reach = radius + growth * std::fabs(t);
                const bool near = (points[i] - from - velocity * t).lengthSquared() < reach * reach * 0.999f;
                ASSERT_TRUE(!near || seen.count(i)) << "round " << round;
            }
    }
}

TEST(SpatialGrid, RunsAlongInvalidInputAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    SpatialGrid grid;
    grid.build({{0.0f, 0.0f}, {1.0f, 1.0f}}, 10.0f);
    int runs = 0;
    const auto count = [&runs](std::uint32_t, std::uint32_t) { ++runs; };
    grid.forEachRunAlong({nan, 0.0f}, {1.0f, 0.0f}, 1.0f, 1.0f, 1.0f, count);
    grid.forEachRunAlong({0.0f, 0.0f}, {nan, 0.0f}, 1.0f, 1.0f, 1.0f, count);
    grid.forEachRunAlong({0.0f, 0.0f}, {1.0f, 0.0f}, -1.0f, 1.0f, 1.0f, count);
    grid.forEachRunAlong({0.0f, 0.0f}, {1.0f, 0.0f}, 1.0f, nan, 1.0f, count);
    EXPECT_EQ(runs, 0);
    grid.forEachRunAlong({0.0f, 0.0f}, {1.0e30f, 0.0f}, 1.0f, 1.0f, 1.0e30f, count);
    EXPECT_GT(runs, 0) << "huge, but a path";
}
