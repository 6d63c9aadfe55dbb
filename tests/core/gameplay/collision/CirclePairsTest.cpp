#include "gameplay/collision/CirclePairs.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>

using copra::Circle;
using copra::CirclePair;
using copra::CirclePairs;
using copra::Random;
using copra::Vec2;

namespace {

std::vector<CirclePair> bruteForce(const std::vector<Circle>& circles) {
    std::vector<CirclePair> pairs;
    for (std::uint32_t a = 0; a < circles.size(); ++a)
        for (std::uint32_t b = a + 1; b < circles.size(); ++b)
            if (shouldCollide(circles[a], circles[b]) && overlaps(circles[a], circles[b]))
                pairs.push_back({a, b});
    return pairs;
}

Circle circleAt(float x, float y, float radius, std::uint32_t category = 1u, std::uint32_t mask = ~0u) {
    return {{x, y}, radius, category, mask};
}

} // namespace

TEST(CirclePairs, FindsTheSamePairsAsBruteForce) {
    Random random(21);
    CirclePairs search;
    for (int round = 0; round < 60; ++round) {
        std::vector<Circle> circles;
        const std::uint32_t count = random.below(300);
        for (std::uint32_t i = 0; i < count; ++i) {
            // Sizes from points to bosses, many at the same place.
            const float radius = random.chance(0.1f) ? 0.0f : std::exp(random.between(0.0f, 5.5f));
            const float x = random.chance(0.1f) ? 0.0f : random.between(-900.0f, 900.0f);
            const float y = random.chance(0.1f) ? 0.0f : random.between(-900.0f, 900.0f);
            circles.push_back(circleAt(x, y, radius, 1u << random.below(3), random.below(8)));
        }
        ASSERT_EQ(search.find(circles), bruteForce(circles)) << "round " << round;
    }
}

TEST(CirclePairs, TouchingIsNotOverlapping) {
    CirclePairs search;
    EXPECT_TRUE(search.find({circleAt(0, 0, 5), circleAt(10, 0, 5)}).empty());
    EXPECT_EQ(search.find({circleAt(0, 0, 5), circleAt(9.99f, 0, 5)}).size(), 1u);
}

TEST(CirclePairs, APointIsInsideACircleButNotInAPoint) {
    CirclePairs search;
    EXPECT_EQ(search.find({circleAt(1, 0, 0), circleAt(0, 0, 5), circleAt(1, 0, 0)}).size(), 2u);
}

TEST(CirclePairs, BothMasksMustAgree) {
    CirclePairs search;
    EXPECT_TRUE(search.find({circleAt(0, 0, 5, 1u, 2u), circleAt(0, 0, 5, 2u, 4u)}).empty());
    EXPECT_EQ(search.find({circleAt(0, 0, 5, 1u, 2u), circleAt(0, 0, 5, 2u, 1u)}).size(), 1u);
    EXPECT_TRUE(search.find({circleAt(0, 0, 5, 0u), circleAt(0, 0, 5)}).empty());
}

TEST(CirclePairs, LeavesOutCirclesThatAreNone) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CirclePairs search;
    const auto& pairs = search.find({circleAt(nan, 0, 5), circleAt(0, 0, nan), circleAt(0, 0, -1),
                                     circleAt(0, 0, 5), circleAt(1.0e30f, 0, 5), circleAt(0, 1, 5)});
    ASSERT_EQ(pairs.size(), 1u);
    EXPECT_EQ(pairs[0], (CirclePair{3, 5}));
}

TEST(CirclePairs, FindsNothingAmongNone) {
    CirclePairs search;
    EXPECT_TRUE(search.find(nullptr, 0).empty());
}

TEST(CirclePairs, OfAPoolAtOnePointKeepsAsManyAsTheLimit) {
    std::vector<Circle> circles(4'000, circleAt(0.0f, 0.0f, 1.0f)); // eight million pairs
    CirclePairs pairs;
    EXPECT_EQ(pairs.find(circles).size(), +CirclePairs::kMostPairs);
    circles.resize(3);
    EXPECT_EQ(pairs.find(circles).size(), 3u);
}
