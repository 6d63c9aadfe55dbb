#include "rules/Trail.h"

#include "Layout.h"
#include "rules/Field.h"

#include <gtest/gtest.h>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

/// The corners of a route.
std::vector<Vec2> cornersOf(const Route& route) {
    std::vector<Vec2> corners{route.start};
    for (const Leg& leg : route.legs) corners.push_back(corners.back() + leg.by);
    return corners;
}

} // namespace

TEST(Trail, LeadsAlongTheWayOfTheSwarmAndOutOfTheField) {
    Trail trail;
    for (int i = 0; i <= 240; ++i) trail.update(1.0f / 60, Vec2(200.0f + static_cast<float>(i), 150));
    const Route route = trail.route();
    EXPECT_TRUE(route.followsSwarm);
    const std::vector<Vec2> corners = cornersOf(route);
    ASSERT_GT(corners.size(), 5U);
    EXPECT_LT(corners.front().x, 0) << "the nearer side";
    EXPECT_LT(corners.back().y, playfield().bottom);
    for (std::size_t i = 2; i + 1 < corners.size(); ++i) {
        EXPECT_FLOAT_EQ(corners[i].y, 150);
        EXPECT_GT(corners[i].x, corners[i - 1].x) << "as the swarm flew";
    }
}

TEST(Trail, OfASwarmThatStaysLeadsToItAndDown) {
    Trail trail;
    for (int i = 0; i < 600; ++i) trail.update(1.0f / 60, Vec2(480, 150));
    const std::vector<Vec2> corners = cornersOf(trail.route());
    EXPECT_EQ(corners.size(), 3U);
    EXPECT_FLOAT_EQ(corners.back().x, 480);
    EXPECT_FALSE(Trail().route().legs.empty()) << "also before it was anywhere";
}

TEST(Trail, ForgetsWhatIsLongAgo) {
    Trail trail;
    for (int i = 0; i < 60; ++i) trail.update(1.0f / 60, Vec2(100, 150));
    for (int i = 0; i < 600; ++i) trail.update(1.0f / 60, Vec2(700, 150));
    EXPECT_GT(trail.route().start.x, layout::kFieldWidth);
}
