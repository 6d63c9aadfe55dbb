#include "nodes/DrawingFixture.h"

#include "action/Move.h"
#include "base/log.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/shapes/LayerRadialGradient.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"
#include "scene/LayerMultiplex.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

class LayerTest : public DrawingFixture {};

TEST_F(LayerTest, ALayerFillsTheScreenWithItsColor) {
    LayerColor* layer = LayerColor::create(Color4B(10, 20, 30, 40));
    EXPECT_TRUE(layer->getContentSize().equals(copra::screen().designSize));
    EXPECT_EQ(layer->getColor(), Color3B(10, 20, 30));
    EXPECT_EQ(layer->getOpacity(), 40);
    EXPECT_TRUE(layer->isIgnoreAnchorPointForPosition());
}

TEST_F(LayerTest, IsDrawnAsOneQuadInItsPlace) {
    LayerColor* layer = LayerColor::create(Color4B(255, 0, 0, 200), 80, 60);
    layer->setPosition(10, 90);
    scene->addChild(layer);
    auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 4u);
    EXPECT_EQ(draws[0].vertices[0].position, Vec2(10, 90));
    EXPECT_EQ(draws[0].vertices[2].position, Vec2(90, 150));
    EXPECT_EQ(draws[0].vertices[0].color, Color4B(255, 0, 0, 200));
    EXPECT_EQ(draws[0].state.blend, BlendFunc::ALPHA_NON_PREMULTIPLIED);
    layer->changeWidth(5);
    layer->setOpacity(100);
    draws = drawn();
    EXPECT_EQ(draws[0].vertices[2].position, Vec2(15, 150));
    EXPECT_EQ(draws[0].vertices[0].color, Color4B(255, 0, 0, 100));
}

TEST_F(LayerTest, AGradientHasItsColorsAtTheSides) {
    auto* layer = LayerGradient::create(Color4B(255, 0, 0, 255), Color4B(0, 0, 255, 128), Vec2(1, 0));
    EXPECT_EQ(layer->getStartColor(), Color3B(255, 0, 0));
    EXPECT_EQ(layer->getEndColor(), Color3B(0, 0, 255));
    EXPECT_EQ(layer->getEndOpacity(), 128);
    scene->addChild(layer);
    const auto vertices = drawn()[0].vertices;
    EXPECT_EQ(vertices[0].color, Color4B(255, 0, 0, 255)); // lower left
    EXPECT_EQ(vertices[3].color, Color4B(255, 0, 0, 255)); // upper left
    EXPECT_EQ(vertices[1].color, Color4B(0, 0, 255, 128)); // lower right
}

TEST_F(LayerTest, AGradientUsuallyGoesDownAndItsOpacityMultiplies) {
    auto* layer = LayerGradient::create(Color4B(255, 255, 255, 200), Color4B(0, 0, 0, 100));
    scene->addChild(layer);
    layer->setOpacity(51);
    const auto vertices = drawn()[0].vertices;
    EXPECT_EQ(vertices[3].color, Color4B(255, 255, 255, 40)); // upper left
    EXPECT_EQ(vertices[0].color, Color4B(0, 0, 0, 20));       // lower left
}

TEST_F(LayerTest, AnUncompressedGradientIsAsLongAsTheDiagonal) {
    auto* layer = LayerGradient::create(Color4B(0, 0, 0, 255), Color4B(255, 255, 255, 255), Vec2(1, 0));
    layer->setCompressedInterpolation(false);
    scene->addChild(layer);
    const auto vertices = drawn()[0].vertices;
    EXPECT_NEAR(vertices[0].color.r, 37, 1); // (1 - 1/sqrt 2) / 2 of the way
    EXPECT_NEAR(vertices[1].color.r, 217, 1);
}

TEST_F(LayerTest, AGradientWithoutADirectionHasItsStartColor) {
    const float infinity = std::numeric_limits<float>::infinity();
    for (const Vec2& along : {Vec2(0, 0), Vec2(515, -infinity), Vec2(infinity, 0), Vec2(NAN, 1)}) {
        auto* layer = LayerGradient::create(Color4B(10, 20, 30, 255), Color4B(255, 255, 255, 255), along);
        scene->addChild(layer);
        const auto vertices = drawn()[0].vertices;
        for (const auto& vertex : vertices) EXPECT_EQ(vertex.color, Color4B(10, 20, 30, 255));
        scene->removeChild(layer);
    }
}

/// Twice the area of the triangles.
float doubleArea(const std::vector<copra::Vertex>& vertices) {
    float area = 0;
    for (std::size_t i = 0; i + 2 < vertices.size(); i += 3) {
        const Vec2 a = vertices[i + 1].position - vertices[i].position;
        const Vec2 b = vertices[i + 2].position - vertices[i].position;
        area += std::abs(a.x * b.y - a.y * b.x);
    }
    return area;
}

TEST_F(LayerTest, ARadialGradientFillsItsCircleWithinTheLayer) {
    auto* layer = LayerRadialGradient::create(Color4B::RED, Color4B(0, 0, 255, 0), 40, Vec2(50, 50), 0.5f);
    layer->setContentSize(Size(100, 100));
    scene->addChild(layer);
    auto vertices = drawn()[0].vertices;
    EXPECT_NEAR(doubleArea(vertices) / 2, 3.14159f * 40 * 40, 15);
    for (const copra::Vertex& vertex : vertices) {
        const float distance = vertex.position.distance(Vec2(50, 50));
        EXPECT_EQ(vertex.color, distance < 20.1f ? Color4B::RED : Color4B(0, 0, 255, 0)) << distance;
    }
    layer->setContentSize(Size(50, 50));
    vertices = drawn()[0].vertices;
    EXPECT_NEAR(doubleArea(vertices) / 2, 3.14159f * 40 * 40 / 4, 4);
    for (const copra::Vertex& vertex : vertices) {
        EXPECT_LE(vertex.position.x, 50.001f);
        EXPECT_LE(vertex.position.y, 50.001f);
    }
}

TEST_F(LayerTest, ARadialGradientWithoutARadiusShowsNothing) {
    scene->addChild(LayerRadialGradient::create());
    EXPECT_TRUE(drawn().empty());
}

TEST_F(LayerTest, ARadialGradientKeepsItsSettings) {
    auto* layer = LayerRadialGradient::create();
    layer->setStartColor(Color3B(1, 2, 3));
    layer->setEndColor(Color4B(4, 5, 6, 7));
    layer->setStartOpacity(8);
    layer->setExpand(3);
    EXPECT_EQ(layer->getStartColor(), Color4B(1, 2, 3, 8));
    EXPECT_EQ(layer->getEndColor3B(), Color3B(4, 5, 6));
    EXPECT_EQ(layer->getEndOpacity(), 7);
    EXPECT_FLOAT_EQ(layer->getExpand(), 1);
}

TEST_F(LayerTest, AMultiplexShowsOneOfItsLayers) {
    Layer* a = Layer::create();
    Layer* b = Layer::create();
    auto* multiplex = LayerMultiplex::create(a, b, nullptr);
    scene->addChild(multiplex);
    EXPECT_EQ(multiplex->getChildren().front(), a);
    multiplex->switchTo(1);
    EXPECT_EQ(multiplex->getChildrenCount(), 1);
    EXPECT_EQ(multiplex->getChildren().front(), b);
}

TEST_F(LayerTest, AMultiplexEndsTheActionsOfTheLayerThatGoesUnlessAskedNotTo) {
    Layer* a = Layer::create();
    auto* multiplex = LayerMultiplex::create(a, Layer::create(), nullptr);
    scene->addChild(multiplex);
    a->runAction(MoveBy::create(1, Vec2(1, 1)));
    multiplex->switchTo(1, false);
    EXPECT_EQ(a->getNumberOfRunningActions(), 1);
    multiplex->switchTo(0);
    multiplex->switchTo(1);
    EXPECT_EQ(a->getNumberOfRunningActions(), 0);
}

TEST_F(LayerTest, AMultiplexCanGiveTheLayerThatGoesUp) {
    RefPtr<Layer> a = Layer::create();
    Layer* b = Layer::create();
    auto* multiplex = LayerMultiplex::create(a, b, nullptr);
    scene->addChild(multiplex);
    const unsigned int owners = a->getReferenceCount();
    multiplex->switchToAndReleaseMe(1);
    EXPECT_EQ(multiplex->getChildren().front(), b);
    EXPECT_EQ(a->getReferenceCount(), owners - 2); // the list and the tree
    multiplex->switchTo(0);
    EXPECT_NE(multiplex->getChildren().front(), a);
}

// As in axmol.
TEST_F(LayerTest, AMultiplexHoldsAnyNodes) {
    Node* a = Node::create();
    Sprite* b = Sprite::create();
    auto* multiplex = LayerMultiplex::create(a, b, nullptr);
    EXPECT_EQ(multiplex->getChildren().front(), a);
    multiplex->switchTo(1);
    EXPECT_EQ(multiplex->getChildren().front(), b);
    multiplex->addLayer(Node::create());
    multiplex->switchTo(2);
    EXPECT_NE(multiplex->getChildren().front(), b);

    const auto* fromSprites =
        LayerMultiplex::createWithArray(Vector<Sprite*>{Sprite::create(), Sprite::create()});
    EXPECT_EQ(fromSprites->getChildrenCount(), 1);
}

} // namespace
