#include "backend/sfml/SfmlCoverage.h"
#include "math/Rect.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cocos2d;
using copra::Vertex;
using copra::sfml::Coverage;

namespace {

constexpr int kSide = 320; // ten cells

/// An image with visible pixels at these places.
std::vector<std::uint8_t> image(std::initializer_list<std::pair<int, int>> visible) {
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(kSide) * kSide * 4);
    for (const auto& [x, y] : visible)
        rgba[(static_cast<std::size_t>(y) * kSide + static_cast<std::size_t>(x)) * 4] = 9;
    return rgba;
}

/// The whole image, drawn at (100, 200) in twice its size, y up.
std::vector<Vertex> wholeQuad() {
    const float side = kSide;
    const auto at = [&](float x, float y) {
        return Vertex{Vec2(100 + 2 * x, 200 + 2 * (side - y)), Color4B::WHITE, Vec2(x, y)};
    };
    return {at(0, side), at(side, side), at(side, 0), at(0, 0)};
}

std::vector<Vertex> split(const Coverage& coverage, const std::vector<Vertex>& quads) {
    std::vector<Vertex> parts;
    coverage.split(quads.data(), quads.size(), parts);
    return parts;
}

/// The part of the texture that quads show, in pixels.
Rect bounds(const std::vector<Vertex>& vertices) {
    Vec2 low = vertices.at(0).texCoords, high = low;
    for (const Vertex& vertex : vertices) {
        low.set(std::min(low.x, vertex.texCoords.x), std::min(low.y, vertex.texCoords.y));
        high.set(std::max(high.x, vertex.texCoords.x), std::max(high.y, vertex.texCoords.y));
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y);
}

} // namespace

TEST(Coverage, DrawsOnlyTheCellsWithVisiblePixels) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{70, 100}}).data());
    ASSERT_TRUE(coverage);
    const std::vector<Vertex> parts = split(*coverage, wholeQuad());
    ASSERT_EQ(parts.size(), 4u);
    EXPECT_TRUE(bounds(parts).equals(Rect(64, 96, 32, 32)));
    for (const Vertex& vertex : parts) {
        EXPECT_FLOAT_EQ(vertex.position.x, 100 + 2 * vertex.texCoords.x);
        EXPECT_FLOAT_EQ(vertex.position.y, 200 + 2 * (kSide - vertex.texCoords.y));
        EXPECT_EQ(vertex.color, Color4B::WHITE);
    }
}

TEST(Coverage, TakesInTheCellsNextToAVisibleEdgeAsFilteringDoes) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{64, 127}}).data());
    EXPECT_TRUE(bounds(split(*coverage, wholeQuad())).equals(Rect(32, 96, 64, 64)));
}

TEST(Coverage, JoinsCellsSideBySide) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{40, 40}, {70, 40}, {200, 40}}).data());
    EXPECT_EQ(split(*coverage, wholeQuad()).size(), 8u);
}

TEST(Coverage, DrawsNothingOfAnEmptyImage) {
    EXPECT_TRUE(split(*Coverage::of({kSide, kSide}, image({}).data()), wholeQuad()).empty());
}

TEST(Coverage, KeepsToThePartOfTheTextureThatIsDrawn) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{70, 100}}).data());
    std::vector<Vertex> quad = wholeQuad();
    quad[0].texCoords.set(80, 110);
    quad[1].texCoords.set(300, 110);
    quad[2].texCoords.set(300, 20);
    quad[3].texCoords.set(80, 20);
    EXPECT_TRUE(bounds(split(*coverage, quad)).equals(Rect(80, 96, 16, 14)));
}

TEST(Coverage, KeepsFlippedQuadsFlipped) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{70, 100}}).data());
    std::vector<Vertex> quad = wholeQuad();
    for (Vertex& vertex : quad) vertex.texCoords.x = kSide - vertex.texCoords.x;
    const std::vector<Vertex> parts = split(*coverage, quad);
    ASSERT_EQ(parts.size(), 4u);
    for (const Vertex& vertex : parts)
        EXPECT_FLOAT_EQ(vertex.position.x, 100 + 2 * (kSide - vertex.texCoords.x));
}

TEST(Coverage, LeavesTurnedAndRepeatedQuadsWhole) {
    const auto coverage = Coverage::of({kSide, kSide}, image({{70, 100}}).data());
    std::vector<Vertex> turned = wholeQuad();
    turned[1].position.y += 1;
    EXPECT_EQ(bounds(split(*coverage, turned)).size.width, kSide);
    std::vector<Vertex> repeated = wholeQuad();
    repeated[1].texCoords.x = repeated[2].texCoords.x = 2 * kSide;
    EXPECT_EQ(bounds(split(*coverage, repeated)).size.width, 2 * kSide);
    std::vector<Vertex> shaded = wholeQuad();
    shaded[1].color = Color4B::BLACK;
    EXPECT_EQ(bounds(split(*coverage, shaded)).size.width, kSide);
}

TEST(Coverage, IsNotWorthItForFullAndForSmallImages) {
    const std::vector<std::uint8_t> full(static_cast<std::size_t>(kSide) * kSide * 4, 255);
    EXPECT_FALSE(Coverage::of({kSide, kSide}, full.data()));
    EXPECT_FALSE(Coverage::of({64, 64}, image({}).data()));
    EXPECT_FALSE(Coverage::of({kSide, kSide}, nullptr));
}
