#include "math/triangulate.h"

#include <gtest/gtest.h>

#include <cmath>

using cocos2d::Vec2;

namespace {

std::vector<Vec2> circle(std::size_t count, float radius, float direction = 1.0f) {
    std::vector<Vec2> corners;
    for (std::size_t i = 0; i < count; ++i) {
        const float angle = direction * 6.2831853f * static_cast<float>(i) / static_cast<float>(count);
        corners.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
    }
    return corners;
}

TEST(Triangulate, ConvexPolygonsHaveTheSameTrianglesEitherWay) {
    for (const std::size_t count : {0u, 2u, 3u, 4u, 5u, 12u, 37u})
        for (const float direction : {1.0f, -1.0f}) {
            const std::vector<Vec2> corners = circle(count, 100.0f, direction);
            EXPECT_EQ(copra::triangulateConvex(corners.data(), count),
                      copra::triangulate(corners.data(), count))
                << count;
        }
}

TEST(Triangulate, AConvexPolygonOfManyCornersTakesNoLongTime) {
    const std::vector<Vec2> corners =
        circle(65'536, 100.0f); // many are on one line, as exactly as floats are
    EXPECT_EQ(copra::triangulateConvex(corners.data(), corners.size()).size(), 3u * 65'534u);
}

} // namespace
