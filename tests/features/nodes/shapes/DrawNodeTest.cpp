#include "nodes/shapes/DrawNode.h"

#include "base/log.h"
#include "nodes/DrawingFixture.h"

#include "action/PointArray.h"
#include "math/triangulate.h"
#include "nodes/effects/ClippingRectangleNode.h"
#include "nodes/shapes/LayerColor.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace {

constexpr float kSoft = 0.3f; ///< What a soft edge reaches beyond the true one, and stays behind it.

class DrawNodeTest : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        shapes = DrawNode::create();
        scene->addChild(shapes);
    }

    std::vector<copra::Vertex> vertices() {
        std::vector<copra::Vertex> all;
        for (const copra::NullDraw& draw : drawn())
            all.insert(all.end(), draw.vertices.begin(), draw.vertices.end());
        return all;
    }

    /// The upright box around what is drawn.
    Rect box() {
        const auto all = vertices();
        if (all.empty()) return Rect::ZERO;
        Vec2 low = all[0].position;
        Vec2 high = low;
        for (const copra::Vertex& vertex : all) {
            low = Vec2(std::min(low.x, vertex.position.x), std::min(low.y, vertex.position.y));
            high = Vec2(std::max(high.x, vertex.position.x), std::max(high.y, vertex.position.y));
        }
        return Rect(low.x, low.y, high.x - low.x, high.y - low.y);
    }

    static void expectBox(const Rect& actual, float x, float y, float width, float height, float tolerance) {
        EXPECT_NEAR(actual.origin.x, x, tolerance);
        EXPECT_NEAR(actual.origin.y, y, tolerance);
        EXPECT_NEAR(actual.size.width, width, tolerance);
        EXPECT_NEAR(actual.size.height, height, tolerance);
    }

    /// The summed area of the opaque triangles.
    float opaqueArea() {
        const auto all = vertices();
        float area = 0;
        for (std::size_t i = 0; i + 2 < all.size(); i += 3) {
            if (all[i].color.a == 0 || all[i + 1].color.a == 0 || all[i + 2].color.a == 0) continue;
            const Vec2 a = all[i + 1].position - all[i].position;
            const Vec2 b = all[i + 2].position - all[i].position;
            area += std::abs(a.x * b.y - a.y * b.x) / 2;
        }
        return area;
    }

    DrawNode* shapes = nullptr;
};

TEST_F(DrawNodeTest, DrawsNothingWhileItIsEmpty) {
    EXPECT_TRUE(drawn().empty());
    shapes->drawDot(Vec2(5, 5), 3, Color4F::RED);
    EXPECT_FALSE(drawn().empty());
    shapes->clear();
    EXPECT_TRUE(drawn().empty());
}

TEST_F(DrawNodeTest, ADotIsRoundAndFadesAtItsEdge) {
    shapes->drawDot(Vec2(30, 40), 12, Color4F(1, 0, 0, 1));
    expectBox(box(), 18 - kSoft, 28 - kSoft, 24 + 2 * kSoft, 24 + 2 * kSoft, 0.01f);
    EXPECT_NEAR(opaqueArea(), 3.14159f * 11.7f * 11.7f, 3);
    for (const copra::Vertex& vertex : vertices()) {
        const float distance = vertex.position.distance(Vec2(30, 40));
        EXPECT_NEAR(distance, vertex.color.a == 0 ? 12 + kSoft : 12 - kSoft, 0.01f);
    }
}

TEST_F(DrawNodeTest, ASegmentHasRoundEnds) {
    shapes->drawSegment(Vec2(20, 20), Vec2(60, 20), 5, Color4F::WHITE);
    expectBox(box(), 15 - kSoft, 15 - kSoft, 50 + 2 * kSoft, 10 + 2 * kSoft, 0.01f);
    shapes->clear();
    shapes->drawSegment(Vec2(20, 20), Vec2(20, 20), 5, Color4F::WHITE);
    expectBox(box(), 15 - kSoft, 15 - kSoft, 10 + 2 * kSoft, 10 + 2 * kSoft, 0.01f);
}

TEST_F(DrawNodeTest, ABorderReachesItsWidthToBothSides) {
    const Vec2 square[] = {Vec2(10, 10), Vec2(50, 10), Vec2(50, 50), Vec2(10, 50)};
    shapes->drawPolygon(square, 4, Color4F(0, 0, 0, 0), 4, Color4F::WHITE);
    expectBox(box(), 6 - kSoft, 6 - kSoft, 48 + 2 * kSoft, 48 + 2 * kSoft, 0.01f);
}

TEST_F(DrawNodeTest, PolygonsNeedNotBeConvex) {
    // An arrow head: the full square less the notch.
    const Vec2 arrow[] = {Vec2(0, 0), Vec2(20, 10), Vec2(40, 0), Vec2(20, 40)};
    shapes->drawSolidPoly(arrow, 4, Color4F::WHITE);
    EXPECT_NEAR(opaqueArea(), 40 * 40 / 2 - 40 * 10 / 2, 0.01f);
}

TEST_F(DrawNodeTest, LinesKeepTheirWidthWhenTheNodeIsScaled) {
    shapes->setLineWidth(3);
    shapes->setScale(10, 5);
    shapes->drawLine(Vec2(1, 4), Vec2(5, 4), Color4F::WHITE);
    expectBox(box(), 10, 18.5f, 40, 3, 0.001f);
    shapes->clear();
    EXPECT_FLOAT_EQ(shapes->getLineWidth(), DEFAULT_LINE_WIDTH);
}

TEST_F(DrawNodeTest, LinesMayHaveAThicknessOfTheirOwn) {
    shapes->drawLine(Vec2(10, 20), Vec2(30, 20), Color4F::RED, 6.0f);
    EXPECT_FLOAT_EQ(box().size.height, 6.0f);
    shapes->clear();
    shapes->drawLine(Vec2(10, 20), Vec2(30, 20), Color4F::RED);
    shapes->drawRect(Vec2(10, 10), Vec2(30, 30), Color4F::RED, 4.0f);
    EXPECT_FLOAT_EQ(box().size.height, 24.0f);
    shapes->clear();
    shapes->drawSolidRect(Vec2(10, 10), Vec2(30, 30), Color4F::RED, 4.0f, Color4F::BLUE);
    EXPECT_FLOAT_EQ(box().size.width, 24.0f);
}

TEST_F(DrawNodeTest, SoftEdgesKeepTheirWidthWhenTheNodeIsScaled) {
    shapes->setScale(10);
    shapes->drawDot(Vec2(5, 5), 2, Color4F::WHITE);
    expectBox(box(), 30 - kSoft, 30 - kSoft, 40 + 2 * kSoft, 40 + 2 * kSoft, 0.01f);
}

TEST_F(DrawNodeTest, PointsAreUprightSquares) {
    shapes->setRotation(30);
    shapes->drawPoint(Vec2(0, 0), 8, Color4F::WHITE);
    expectBox(box(), -4, -4, 8, 8, 0.001f);
}

TEST_F(DrawNodeTest, OutlinesHaveOneLineForEachSide) {
    constexpr std::size_t kLine = 6;
    shapes->drawRect(Vec2(0, 0), Vec2(10, 20), Color4F::WHITE);
    EXPECT_EQ(vertices().size(), 4 * kLine);
    shapes->clear();
    shapes->drawCircle(Vec2(50, 50), 20, 0, 12, true, Color4F::WHITE);
    EXPECT_EQ(vertices().size(), 13 * kLine);
    shapes->clear();
    shapes->drawQuadBezier(Vec2(0, 0), Vec2(5, 9), Vec2(10, 0), 7, Color4F::WHITE);
    shapes->drawCubicBezier(Vec2(0, 0), Vec2(3, 9), Vec2(6, 9), Vec2(10, 0), 8, Color4F::WHITE);
    EXPECT_EQ(vertices().size(), 15 * kLine);
}

TEST_F(DrawNodeTest, ASplinePassesItsEnds) {
    PointArray* points = PointArray::create(3);
    points->addControlPoint(Vec2(10, 10));
    points->addControlPoint(Vec2(20, 30));
    points->addControlPoint(Vec2(60, 10));
    shapes->setLineWidth(0.01f);
    shapes->drawCatmullRom(points, 30, Color4F::WHITE);
    const auto all = vertices();
    EXPECT_NEAR(all.front().position.distance(Vec2(10, 10)), 0, 0.02f);
    EXPECT_NEAR(all.back().position.distance(Vec2(58, 10)), 0, 3);
    shapes->drawCardinalSpline(nullptr, 0, 10, Color4F::WHITE);
}

TEST_F(DrawNodeTest, ColorsArePremultipliedAndTheOpacityCounts) {
    shapes->drawTriangle(Vec2(0, 0), Vec2(10, 0), Vec2(0, 10), Color4F(1, 0.5f, 0, 0.5f));
    EXPECT_EQ(vertices()[0].color, Color4B(127, 63, 0, 127));
    shapes->setOpacity(128);
    EXPECT_EQ(vertices()[0].color, Color4B(63, 31, 0, 63));
    shapes->setColor(Color3B::BLUE);
    EXPECT_EQ(vertices()[0].color, Color4B(63, 31, 0, 63));
}

TEST_F(DrawNodeTest, LinesLieAboveFilledShapes) {
    shapes->drawLine(Vec2(0, 0), Vec2(10, 0), Color4F::RED);
    shapes->drawSolidRect(Vec2(0, 0), Vec2(10, 10), Color4F::GREEN);
    const auto all = vertices();
    EXPECT_EQ(all.front().color, Color4B(0, 255, 0, 255));
    EXPECT_EQ(all.back().color, Color4B(255, 0, 0, 255));
}

TEST_F(DrawNodeTest, AnIsolatedNodeIgnoresItsParents) {
    scene->setPosition(100, 100);
    shapes->drawSolidRect(Vec2(0, 0), Vec2(10, 10), Color4F::WHITE);
    expectBox(box(), 100, 100, 10, 10, 0.001f);
    shapes->setIsolated(true);
    shapes->setPosition(1, 1);
    expectBox(box(), 1, 1, 10, 10, 0.001f);
}

TEST_F(DrawNodeTest, DegenerateShapesAreHarmless) {
    const Vec2 same[] = {Vec2(3, 3), Vec2(3, 3), Vec2(3, 3)};
    shapes->drawPolygon(same, 3, Color4F::WHITE, 2, Color4F::WHITE);
    shapes->drawSolidPoly(nullptr, 0, Color4F::WHITE);
    shapes->drawPoly(same, 1, true, Color4F::WHITE);
    shapes->drawLine(Vec2(1, 1), Vec2(1, 1), Color4F::WHITE);
    shapes->drawDot(Vec2(1, 1), 0, Color4F::WHITE);
    shapes->drawSolidCircle(Vec2(1, 1), 5, 0, 0, Color4F::WHITE);
    shapes->drawCircle(Vec2(1, 1), 5, 0, 0, true, Color4F::WHITE);
    shapes->drawQuadBezier(Vec2(0, 0), Vec2(1, 1), Vec2(2, 2), 0, Color4F::WHITE);
    for (const copra::Vertex& vertex : vertices()) EXPECT_TRUE(std::isfinite(vertex.position.x));
}

float areaOf(const std::vector<Vec2>& corners, const std::vector<std::size_t>& triangles) {
    float area = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Vec2 a = corners[triangles[i + 1]] - corners[triangles[i]];
        const Vec2 b = corners[triangles[i + 2]] - corners[triangles[i]];
        area += (a.x * b.y - a.y * b.x) / 2;
    }
    return area;
}

TEST(TriangulateTest, CoversAPolygonExactlyInEitherDirection) {
    // A comb with three teeth.
    std::vector<Vec2> comb = {{0, 0}, {5, 0}, {5, 3}, {4, 1}, {3, 3}, {2.5f, 1}, {2, 3}, {1, 1}, {0, 3}};
    const float area = areaOf(comb, copra::triangulate(comb.data(), comb.size()));
    float expected = 0;
    for (std::size_t i = 0; i < comb.size(); ++i) {
        const Vec2& a = comb[i];
        const Vec2& b = comb[(i + 1) % comb.size()];
        expected += (a.x * b.y - b.x * a.y) / 2;
    }
    EXPECT_NEAR(area, expected, 1e-4f);
    std::reverse(comb.begin(), comb.end());
    EXPECT_NEAR(areaOf(comb, copra::triangulate(comb.data(), comb.size())), expected, 1e-4f);
}

TEST(TriangulateTest, LeavesOutCornersOnStraightLines) {
    const std::vector<Vec2> square = {{0, 0}, {1, 0}, {2, 0}, {2, 2}, {2, 2}, {0, 2}};
    const auto triangles = copra::triangulate(square.data(), square.size());
    EXPECT_NEAR(areaOf(square, triangles), 4, 1e-5f);
}

TEST(TriangulateTest, EndsOnPolygonsThatCrossThemselves) {
    const std::vector<Vec2> star = {{0, 3}, {2, -3}, {-3, 1}, {3, 1}, {-2, -3}};
    EXPECT_LE(copra::triangulate(star.data(), star.size()).size(), 9u);
}

class ClippingRectangleNodeTest : public DrawingFixture {};

TEST_F(ClippingRectangleNodeTest, CutsItsChildrenOffWhileEnabled) {
    auto* clip = ClippingRectangleNode::create(Rect(20, 30, 90, 60));
    clip->setPosition(10, 10);
    clip->setScale(2, 1);
    clip->addChild(LayerColor::create(Color4B::WHITE, 500, 500));
    scene->addChild(clip);
    scene->addChild(LayerColor::create(Color4B::RED, 10, 10));
    auto draws = drawn();
    ASSERT_EQ(draws.size(), 2u);
    ASSERT_TRUE(draws[0].scissor);
    EXPECT_TRUE(draws[0].scissor->equals(Rect(50, 40, 180, 60)));
    EXPECT_FALSE(draws[1].scissor);
    clip->setClippingEnabled(false);
    EXPECT_FALSE(drawn()[0].scissor);
}

TEST_F(DrawNodeTest, DrawsNothingForNull) {
    shapes->drawPoints(nullptr, 3, Color4F::RED);
    shapes->drawPoints(nullptr, 3, 5, Color4F::RED);
    shapes->drawPoly(nullptr, 3, true, Color4F::RED);
    shapes->drawPoly(nullptr, 3, true, Color4F::RED, 2);
    shapes->drawPolygon(nullptr, 3, Color4F::RED, 1, Color4F::RED);
    shapes->drawSolidPoly(nullptr, 3, Color4F::RED);
    shapes->drawSolidPoly(nullptr, 3, Color4F::RED, 2, Color4F::RED);
    EXPECT_TRUE(vertices().empty());
}

TEST_F(DrawNodeTest, RefusesTooManySegments) {
    const copra::LogCapture log;
    const Vec2 a(1, 1), b(9, 2), c(3, 8);
    const unsigned int many = 2'000'000'000;
    shapes->drawCircle(a, 5, 0, many, true, Color4F::RED);
    shapes->drawSolidCircle(a, 5, 0, many, Color4F::RED);
    shapes->drawQuadBezier(a, b, c, many, Color4F::RED);
    shapes->drawCubicBezier(a, b, c, a, many, Color4F::RED);
    auto* points = PointArray::create(2);
    points->addControlPoint(a);
    points->addControlPoint(b);
    shapes->drawCatmullRom(points, many, Color4F::RED);
    EXPECT_TRUE(vertices().empty());
    EXPECT_TRUE(log.contains("DrawNode::drawCircle: 2000000000 segments are too many; the limit is 65536"));
    EXPECT_EQ(log.lineCount(), 5);
}

} // namespace
