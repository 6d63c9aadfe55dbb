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

/// Twice the area of all triangles.
double areaOf(const std::vector<Vec2>& corners, const std::vector<std::size_t>& triangles) {
    double area = 0.0;
    for (std::size_t i = 0; i < triangles.size(); i += 3) {
        const Vec2 a = corners[triangles[i]], b = corners[triangles[i + 1]], c = corners[triangles[i + 2]];
        area += static_cast<double>((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
    }
    return area;
}

TEST(Triangulate, AStarOfManyCornersIsCutIntoTrianglesOfItsAreaInAShortTime) {
    std::vector<Vec2> corners = circle(20'000, 1'000.0f);
    for (std::size_t i = 0; i < corners.size(); i += 2) corners[i] *= 0.9f;
    const double exact = 0.9 * 1'000'000.0 * 20'000 * std::sin(6.283185307 / 20'000);
    EXPECT_NEAR(areaOf(corners, copra::triangulate(corners.data(), corners.size())), exact, exact * 1e-3);
}

TEST(Triangulate, AScribbleOfManyCornersComesToAnEnd) {
    std::vector<Vec2> corners;
    unsigned random = 1;
    const auto next = [&random] {
        random = random * 1'664'525u + 1'013'904'223u;
        return static_cast<float>(random >> 8);
    };
    for (int i = 0; i < 30'000; ++i) {
        const float x = next();
        corners.emplace_back(x, next());
    }
    EXPECT_LE(copra::triangulate(corners.data(), corners.size()).size(), 3u * corners.size());
}

TEST(Triangulate, ACombWithTeethAcrossTheWholeWidthIsCutCompletely) {
    std::vector<Vec2> corners;
    constexpr int kTeeth = 1'000;
    for (int i = 0; i < kTeeth; ++i) {
        const auto y = static_cast<float>(4 * i);
        corners.insert(corners.end(), {Vec2(0.0f, y), Vec2(900.0f, y), Vec2(900.0f, y + 2.0f),
                                       Vec2(10.0f, y + 2.0f), Vec2(10.0f, y + 4.0f)});
    }
    corners.emplace_back(0.0f, 4.0f * kTeeth);
    const double exact = 2.0 * kTeeth * (900.0 * 2.0 + 10.0 * 2.0);
    EXPECT_NEAR(areaOf(corners, copra::triangulate(corners.data(), corners.size())), exact, exact * 0.01);
}

TEST(Triangulate, APolygonWithACornerThatIsNotFiniteIsEmpty) {
    const Vec2 corners[] = {{0.0f, 0.0f}, {INFINITY, 0.0f}, {1.0f, 1.0f}};
    EXPECT_TRUE(copra::triangulate(corners, 3).empty());
}

} // namespace
