#include "nodes/shapes/ShapeMesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using cocos2d::Color4B;
using cocos2d::Mat4;
using cocos2d::Vec2;
using copra::ShapeMesh;
using copra::Vertex;

namespace {

copra::Array<Vertex> placed(const ShapeMesh& mesh, const Mat4& transform = Mat4::IDENTITY,
                            unsigned opacity = 255) {
    copra::Array<Vertex> vertices;
    mesh.place(transform, opacity, vertices);
    return vertices;
}

float area(const copra::Array<Vertex>& vertices) {
    float sum = 0.0f;
    for (std::size_t i = 0; i + 2 < vertices.size(); i += 3) {
        const Vec2 a = vertices[i + 1].position - vertices[i].position;
        const Vec2 b = vertices[i + 2].position - vertices[i].position;
        sum += std::abs(a.cross(b)) / 2.0f;
    }
    return sum;
}

float rightmost(const copra::Array<Vertex>& vertices) {
    float x = -1e9f;
    for (const Vertex& vertex : vertices) x = std::max(x, vertex.position.x);
    return x;
}

const Vec2 kSquare[] = {Vec2(0.0f, 0.0f), Vec2(10.0f, 0.0f), Vec2(10.0f, 10.0f), Vec2(0.0f, 10.0f)};

} // namespace

TEST(ShapeMeshTest, ATriangleHasHardEdges) {
    ShapeMesh mesh;
    mesh.addTriangle(kSquare[0], kSquare[1], kSquare[2], Color4B::RED);
    const copra::Array<Vertex> vertices = placed(mesh);
    ASSERT_EQ(vertices.size(), 3u);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(vertices[static_cast<std::size_t>(i)].position, kSquare[i]);
        EXPECT_EQ(vertices[static_cast<std::size_t>(i)].color, Color4B::RED);
    }
}

TEST(ShapeMeshTest, APolygonIsTriangulated) {
    ShapeMesh mesh;
    mesh.addPolygon(kSquare, 4, Color4B::WHITE);
    EXPECT_EQ(mesh.size(), 6u);
    EXPECT_FLOAT_EQ(area(placed(mesh)), 100.0f);
}

TEST(ShapeMeshTest, ColorsArePremultipliedAndFadeWithTheOpacity) {
    ShapeMesh mesh;
    mesh.addTriangle(kSquare[0], kSquare[1], kSquare[2], Color4B(200, 100, 0, 128));
    EXPECT_EQ(placed(mesh)[0].color, Color4B(100, 50, 0, 128));
    EXPECT_EQ(placed(mesh, Mat4::IDENTITY, 0)[0].color, Color4B(0, 0, 0, 0));
}

TEST(ShapeMeshTest, ADiscApproximatesItsCircle) {
    ShapeMesh mesh;
    mesh.addDisc(Vec2(5.0f, 5.0f), 20.0f, Color4B::WHITE);
    const copra::Array<Vertex> vertices = placed(mesh);
    EXPECT_NEAR(rightmost(vertices), 25.3f, 0.05f) << "the radius and half of the soft edge";
    EXPECT_NEAR(area(vertices), 3.14159f * 20.3f * 20.3f, 15.0f);
    const bool fades = std::any_of(vertices.begin(), vertices.end(),
                                   [](const Vertex& vertex) { return vertex.color.a == 0; });
    EXPECT_TRUE(fades);
}

TEST(ShapeMeshTest, SoftEdgesKeepTheirWidthWhenTheNodeIsScaled) {
    ShapeMesh mesh;
    mesh.addDisc(Vec2::ZERO, 10.0f, Color4B::WHITE);
    Mat4 scaled;
    scaled.scale(4.0f);
    EXPECT_NEAR(rightmost(placed(mesh, scaled)), 40.3f, 0.05f);
}

TEST(ShapeMeshTest, ACapsuleHasRoundEnds) {
    ShapeMesh mesh;
    mesh.addCapsule(Vec2(0.0f, 0.0f), Vec2(30.0f, 0.0f), 5.0f, Color4B::WHITE);
    EXPECT_NEAR(rightmost(placed(mesh)), 35.3f, 0.05f);
    ShapeMesh point;
    point.addCapsule(Vec2::ZERO, Vec2::ZERO, 5.0f, Color4B::WHITE);
    ShapeMesh disc;
    disc.addDisc(Vec2::ZERO, 5.0f, Color4B::WHITE);
    EXPECT_EQ(point.size(), disc.size());
}

TEST(ShapeMeshTest, ABorderReachesToBothSidesOfTheEdges) {
    ShapeMesh mesh;
    mesh.addBorder(kSquare, 4, 2.0f, Color4B::WHITE);
    EXPECT_NEAR(rightmost(placed(mesh)), 12.3f, 0.35f);
}

TEST(ShapeMeshTest, ShapesWithoutExtentAddNothing) {
    ShapeMesh mesh;
    mesh.addDisc(Vec2::ZERO, 0.0f, Color4B::WHITE);
    mesh.addCapsule(Vec2::ZERO, Vec2(1.0f, 0.0f), -1.0f, Color4B::WHITE);
    mesh.addBorder(kSquare, 1, 2.0f, Color4B::WHITE);
    EXPECT_TRUE(mesh.empty());
    mesh.addPolygon(kSquare, 4, Color4B::WHITE);
    mesh.clear();
    EXPECT_TRUE(mesh.empty());
}

TEST(ShapeMeshTest, AVeryLargeDiscHasAsManySidesAsALargeOne) {
    const auto cornersOf = [](float radius) {
        ShapeMesh mesh;
        mesh.addDisc(Vec2::ZERO, radius, Color4B::WHITE);
        return mesh.size();
    };
    for (const float radius : {3e5f, 4e5f, 1e6f, 1e9f, 1e30f}) EXPECT_EQ(cornersOf(radius), cornersOf(1e5f));
}
