#include "render/warpVertices.h"

#include "base/limits.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace cocos2d;
using copra::Homography;
using copra::Matrix4d;
using copra::Vertex;

namespace {

const Size kScreen(200, 100);

Homography lens(double tilt, double shear = 0) {
    return Homography(Matrix4d{2.0 / 200, shear, 0, tilt, 0, 2.0 / 100, 0, 0, 0, 0, 1, 0, -1, -1, 0, 1},
                      kScreen);
}

copra::Array<Vertex> quad() {
    return {{{0, 0}, Color4B::BLACK, {0, 8}},
            {{100, 0}, Color4B::WHITE, {8, 8}},
            {{100, 50}, Color4B::WHITE, {8, 0}},
            {{0, 50}, Color4B::BLACK, {0, 0}}};
}

} // namespace

TEST(WarpVertices, WithoutPerspectiveCornersMoveOneByOne) {
    const auto shape = quad();
    copra::Array<Vertex> out;
    copra::warpVertices(lens(0, 0.01), copra::Primitive::Quads, shape.data(), shape.size(), out);
    ASSERT_EQ(out.size(), 4u);
    EXPECT_NEAR(out[1].position.y, 50, 1e-3f);
    EXPECT_EQ(out[1].texCoords, Vec2(8, 8));
}

TEST(WarpVertices, InPerspectiveQuadsAreCutAndStayWhole) {
    const auto shape = quad();
    copra::Array<Vertex> out;
    copra::warpVertices(lens(0.005), copra::Primitive::Quads, shape.data(), shape.size(), out);
    EXPECT_GT(out.size(), 4u);
    EXPECT_EQ(out.size() % 4, 0u);
    // The first corner of the first part and the opposite one of the last are those of the quad.
    EXPECT_EQ(out.front().texCoords, Vec2(0, 8));
    EXPECT_NEAR(out[out.size() - 2].texCoords.x, 8, 1e-3f);
    EXPECT_NEAR(out[out.size() - 2].texCoords.y, 0, 1e-3f);
    EXPECT_EQ(out[out.size() - 2].color, Color4B::WHITE);
}

TEST(WarpVertices, ShapesThatReachBehindTheEyeAreLeftOut) {
    auto shape = quad();
    for (Vertex& corner : shape) corner.position.x -= 250;
    copra::Array<Vertex> out;
    copra::warpVertices(lens(0.005), copra::Primitive::Quads, shape.data(), shape.size(), out);
    EXPECT_TRUE(out.empty());
    copra::warpVertices(lens(0.005), copra::Primitive::Triangles, shape.data(), 3, out);
    EXPECT_TRUE(out.empty());
    copra::warpVertices(lens(0.005), copra::Primitive::TriangleStrip, shape.data(), 4, out);
    EXPECT_TRUE(out.empty());
}

TEST(WarpVertices, OtherShapesKeepTheirCorners) {
    const auto shape = quad();
    copra::Array<Vertex> out;
    for (const auto& [primitive, count] :
         {std::pair(copra::Primitive::Triangles, 3u), std::pair(copra::Primitive::Lines, 4u),
          std::pair(copra::Primitive::Points, 4u), std::pair(copra::Primitive::TriangleFan, 4u)}) {
        copra::warpVertices(lens(0.005), primitive, shape.data(), shape.size(), out);
        EXPECT_EQ(out.size(), count);
    }
}

// Each of a million glyphs in 16 x 16 parts would need 20 GB.
TEST(WarpVertices, ManyQuadsAreDividedLess) {
    copra::Array<Vertex> out;
    for (const std::size_t quads : {1000u, 2000u, 30'000u, 1'000'000u}) {
        copra::Array<Vertex> shapes;
        for (std::size_t i = 0; i < quads; ++i)
            for (const Vertex& corner : quad()) shapes.push_back(corner);
        copra::warpVertices(lens(0.5), copra::Primitive::Quads, shapes.data(), shapes.size(), out);
        EXPECT_LE(out.size(), 4u * std::max<std::size_t>(quads, copra::limits::kWarpedQuads)) << quads;
        EXPECT_GE(out.size(), shapes.size()) << quads;
    }
}

TEST(WarpVertices, PartsMeetWithoutGaps) {
    const auto shape = quad();
    copra::Array<Vertex> out;
    copra::warpVertices(lens(0.005), copra::Primitive::Quads, shape.data(), shape.size(), out);
    ASSERT_GT(out.size(), 8u);
    EXPECT_EQ(out[1].position, out[4].position);
    EXPECT_EQ(out[2].position, out[7].position);
    EXPECT_EQ(out[2].texCoords, out[7].texCoords);
}
