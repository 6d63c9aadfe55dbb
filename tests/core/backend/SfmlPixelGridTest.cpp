#include "backend/sfml/SfmlPixelGrid.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::Vertex;
using copra::sfml::PixelGrid;

namespace {

/// A window of 960 x 640 pixels that shows so many points.
PixelGrid window(float width = 960.0f, float height = 640.0f) {
    return {{0, 0, 960, 640}, Rect(0.0f, 0.0f, width, height)};
}

/// A picture of 300 x 200 texels with its lower left corner at (x, y), in `scale` points a texel, y up.
std::vector<Vertex> picture(float x, float y, float scale = 1.0f) {
    const auto at = [&](float u, float v) {
        return Vertex{Vec2(x + scale * u, y + scale * (200.0f - v)), Color4B::WHITE, Vec2(u, v)};
    };
    return {at(0, 200), at(300, 200), at(300, 0), at(0, 0)};
}

std::vector<Vertex> aligned(const PixelGrid& grid, const std::vector<Vertex>& quads) {
    std::vector<Vertex> moved;
    return grid.align(quads.data(), quads.size(), moved) ? moved : std::vector<Vertex>();
}

TEST(SfmlPixelGrid, MovesAPictureToTheNextPixel) {
    const std::vector<Vertex> moved = aligned(window(), picture(10.3f, 20.8f));
    ASSERT_EQ(moved.size(), 4U);
    EXPECT_NEAR(moved[0].position.x, 10.0f, 0.001f);
    EXPECT_NEAR(moved[0].position.y, 21.0f, 0.001f);
    EXPECT_NEAR(moved[2].position.x, 310.0f, 0.001f);
    EXPECT_NEAR(moved[2].position.y, 221.0f, 0.001f);
    EXPECT_EQ(moved[2].texCoords, Vec2(300, 0));
}

TEST(SfmlPixelGrid, CountsPixelsOfTheWindowNotPoints) {
    // Two pixels a point: half a point a texel is one texel a pixel, and pixels lie on half points.
    const PixelGrid grid = window(480.0f, 320.0f);
    const std::vector<Vertex> moved = aligned(grid, picture(10.4f, 20.1f, 0.5f));
    ASSERT_EQ(moved.size(), 4U);
    EXPECT_NEAR(moved[0].position.x, 10.5f, 0.001f);
    EXPECT_NEAR(moved[0].position.y, 20.0f, 0.001f);
    EXPECT_TRUE(aligned(grid, picture(10.4f, 20.1f)).empty()) << "two pixels a texel";
}

TEST(SfmlPixelGrid, MovesPartsOfOnePictureTogether) {
    std::vector<Vertex> quads = picture(10.3f, 20.8f);
    const std::vector<Vertex> above = picture(10.3f, 220.8f);
    quads.insert(quads.end(), above.begin(), above.end());
    const std::vector<Vertex> moved = aligned(window(), quads);
    ASSERT_EQ(moved.size(), 8U);
    EXPECT_FLOAT_EQ(moved[2].position.y, moved[4].position.y) << "a gap between them";
}

TEST(SfmlPixelGrid, AMirroredPictureLiesOnPixelsToo) {
    std::vector<Vertex> quad = picture(10.3f, 20.0f);
    std::swap(quad[0].texCoords, quad[1].texCoords);
    std::swap(quad[2].texCoords, quad[3].texCoords);
    const std::vector<Vertex> moved = aligned(window(), quad);
    ASSERT_EQ(moved.size(), 4U);
    EXPECT_NEAR(moved[0].position.x, 10.0f, 0.001f);
}

TEST(SfmlPixelGrid, LeavesOtherQuadsAlone) {
    EXPECT_TRUE(aligned(window(), picture(10.3f, 20.8f, 1.01f)).empty()) << "larger than its texels";
    EXPECT_TRUE(aligned(window(0.0f, 0.0f), picture(10.3f, 20.8f)).empty()) << "a view without points";
    std::vector<Vertex> turned = picture(10.0f, 20.0f);
    turned[0].position.x += 1.0f;
    EXPECT_TRUE(aligned(window(), turned).empty()) << "not upright";
    std::vector<Vertex> small = picture(10.0f, 20.0f);
    for (Vertex& vertex : small) {
        vertex.position = vertex.position / 4.0f;
        vertex.texCoords = vertex.texCoords / 4.0f;
    }
    EXPECT_TRUE(aligned(window(), small).empty()) << "75 x 50 pixels";
    std::vector<Vertex> mixed = picture(10.0f, 20.0f);
    mixed.insert(mixed.end(), turned.begin(), turned.end());
    std::vector<Vertex> moved(1);
    EXPECT_FALSE(window().align(mixed.data(), mixed.size(), moved));
    EXPECT_EQ(moved.size(), 1U) << "what was there before";
}

} // namespace
