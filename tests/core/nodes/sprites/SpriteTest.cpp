#include "scene/SceneFixture.h"

#include "base/expectRefused.h"
#include "base/log.h"
#include "images/Image.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "render/PolygonInfo.h"
#include "render/TextureCache.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

class SpriteTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        texture = makeTexture(32, 32);
    }
    void TearDown() override {
        texture.reset();
        SceneFixture::TearDown();
    }

    static RefPtr<Texture2D> makeTexture(int width, int height) {
        const std::vector<unsigned char> pixels(static_cast<std::size_t>(width * height * 4), 255);
        RefPtr<Texture2D> made;
        made.weakAssign(new Texture2D());
        made->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           Texture2D::PixelFormat::RGBA8888, width, height,
                           Size(static_cast<float>(width), static_cast<float>(height)));
        return made;
    }

    Sprite* sprite(const Rect& rect, bool rotated = false) {
        Sprite* made = Sprite::createWithTexture(texture, rect, rotated);
        scene->addChild(made);
        return made;
    }

    static void expectCorner(const V3F_C4B_T2F& corner, float x, float y, float u, float v) {
        EXPECT_NEAR(corner.vertices.x, x, 1e-3f);
        EXPECT_NEAR(corner.vertices.y, y, 1e-3f);
        EXPECT_NEAR(corner.texCoords.u, u / 32, 1e-3f);
        EXPECT_NEAR(corner.texCoords.v, v / 32, 1e-3f);
    }

    RefPtr<Texture2D> texture;
};

} // namespace

TEST_F(SpriteTest, ShowsTheRectOfItsTexture) {
    Sprite* s = sprite(Rect(4, 8, 16, 8));
    EXPECT_TRUE(s->getContentSize().equals(Size(16, 8)));
    expectCorner(s->getQuad().bl, 0, 0, 4, 16);
    expectCorner(s->getQuad().tr, 16, 8, 20, 8);
}

TEST_F(SpriteTest, FlipsMirrorTheTextureNotTheNode) {
    Sprite* s = sprite(Rect(4, 8, 16, 8));
    s->setFlippedX(true);
    expectCorner(s->getQuad().bl, 0, 0, 20, 16);
    s->setFlippedY(true);
    expectCorner(s->getQuad().bl, 0, 0, 20, 8);
    EXPECT_EQ(s->getAnchorPoint(), Vec2(0.5f, 0.5f));
}

TEST_F(SpriteTest, ASpriteThatIsInitializedAgainIsNotFlippedAndMixesAsItsTexture) {
    for (const RefPtr<Texture2D>& next : {texture, makeTexture(8, 8)}) {
        Sprite* made = sprite(Rect(4, 4, 16, 8));
        const BlendFunc usual = made->getBlendFunc();
        made->setFlippedX(true);
        made->setFlippedY(true);
        made->setBlendFunc(BlendFunc::ADDITIVE);
        EXPECT_TRUE(made->initWithTexture(next, Rect(0, 0, 8, 8)));
        EXPECT_FALSE(made->isFlippedX());
        EXPECT_FALSE(made->isFlippedY());
        EXPECT_EQ(made->getBlendFunc(), usual);
    }
}

TEST_F(SpriteTest, ARotatedRectLiesTurnedInTheTexture) {
    Sprite* s = sprite(Rect(2, 2, 8, 16), true);
    EXPECT_TRUE(s->getContentSize().equals(Size(8, 16)));
    expectCorner(s->getQuad().bl, 0, 0, 2, 2);
    expectCorner(s->getQuad().br, 8, 0, 2, 10);
    expectCorner(s->getQuad().tl, 0, 16, 18, 2);
}

TEST_F(SpriteTest, ATrimmedImageLiesWhereItWasInTheWholeOne) {
    // original 100 x 80, shown part 60 x 40, offset (5,-3)
    RefPtr<Texture2D> large = makeTexture(64, 64);
    SpriteFrame* frame =
        SpriteFrame::createWithTexture(large, Rect(0, 0, 60, 40), false, Vec2(5, -3), Size(100, 80));
    Sprite* s = Sprite::createWithSpriteFrame(frame);
    EXPECT_TRUE(s->getContentSize().equals(Size(100, 80)));
    EXPECT_FLOAT_EQ(s->getQuad().bl.vertices.x, 25);
    EXPECT_FLOAT_EQ(s->getQuad().bl.vertices.y, 17);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.x, 85);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.y, 57);
    s->setFlippedX(true);
    EXPECT_FLOAT_EQ(s->getQuad().bl.vertices.x, 15);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.x, 75);
}

TEST_F(SpriteTest, AContentSizeStretchesOrCentersTheImage) {
    Sprite* s = sprite(Rect(0, 0, 32, 32));
    s->setContentSize(Size(64, 16));
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.x, 64);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.y, 16);
    s->setStretchEnabled(false);
    s->setContentSize(Size(40, 40));
    EXPECT_FLOAT_EQ(s->getQuad().bl.vertices.x, 4);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.y, 36);
}

TEST_F(SpriteTest, SpritesOfOneTextureAreOneDrawCall) {
    RefPtr<Texture2D> other = makeTexture(8, 8);
    for (int i = 0; i < 10; ++i) sprite(Rect(0, 0, 8, 8))->setPosition(50, 50);
    scene->addChild(Sprite::createWithTexture(other));
    Renderer& renderer = *context.renderer();
    renderer.clearDrawStats();
    scene->visit(&renderer, Mat4::IDENTITY, 0);
    renderer.render();
    EXPECT_EQ(renderer.getDrawnVertices(), 44);
    EXPECT_EQ(renderer.getDrawnBatches(), 2);
}

TEST_F(SpriteTest, WhatIsOutsideOfTheViewIsNotDrawn) {
    Sprite* s = sprite(Rect(0, 0, 8, 8));
    Renderer& renderer = *context.renderer();
    const auto drawn = [&] {
        renderer.clearDrawStats();
        scene->visit(&renderer, Mat4::IDENTITY, 0);
        renderer.render();
        return renderer.getDrawnVertices();
    };
    s->setPosition(-100, 50);
    EXPECT_EQ(drawn(), 0);
    s->setPosition(-3, 50);
    EXPECT_EQ(drawn(), 4);
    EXPECT_EQ(drawn(), 4); // and again from the vertices that were kept
}

namespace {

/// The lower left half of a picture of 16 x 16 points.
PolygonInfo lowerLeftHalf() {
    copra::Array<V3F_C4B_T2F> corners(3);
    corners[1].vertices.x = 16;
    corners[1].texCoords.u = 0.5f;
    corners[2].vertices.y = 16;
    corners[2].texCoords.v = 0.5f;
    PolygonInfo polygon;
    polygon.setMesh(corners, {0, 1, 2});
    return polygon;
}

} // namespace

TEST_F(SpriteTest, ANinePatchKeepsItsBordersAndStretchesTheMiddle) {
    Sprite* s = sprite(Rect(0, 0, 24, 24));
    s->setCenterRect(Rect(8, 8, 8, 8));
    s->setContentSize(Size(60, 40));
    s->setPosition(100, 100);
    Renderer& renderer = *context.renderer();
    renderer.clearDrawStats();
    scene->visit(&renderer, Mat4::IDENTITY, 0);
    renderer.render();
    EXPECT_EQ(renderer.getDrawnVertices(), 36);
    EXPECT_TRUE(s->getCenterRect().equals(Rect(8, 8, 8, 8)));
}

TEST_F(SpriteTest, ANinePatchThatIsNotStretchedIsWholeAgain) {
    Sprite* s = sprite(Rect(0, 0, 24, 24));
    s->setCenterRect(Rect(8, 8, 8, 8));
    s->setContentSize(Size(60, 40));
    s->setStretchEnabled(false);
    EXPECT_TRUE(s->getCenterRect().equals(Rect(0, 0, 24, 24)));
    EXPECT_FLOAT_EQ(s->getQuad().bl.vertices.x, 18);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.x, 42);
    s->setStretchEnabled(true);
    EXPECT_FLOAT_EQ(s->getQuad().tr.vertices.x, 60);

    s->setPolygonInfo(lowerLeftHalf());
    s->setStretchEnabled(false);
    EXPECT_EQ(s->getPolygonInfo().getTrianglesCount(), 1u);
}

TEST_F(SpriteTest, APolygonIsDrawnAsItsTriangles) {
    Sprite* s = sprite(Rect(0, 0, 16, 16));
    s->setPolygonInfo(lowerLeftHalf());
    s->setContentSize(Size(32, 48));
    s->setFlippedX(true);
    s->setPosition(100, 100);
    s->setAnchorPoint(Vec2::ZERO);
    Renderer& renderer = *context.renderer();
    renderer.clearDrawStats();
    scene->visit(&renderer, Mat4::IDENTITY, 0);
    copra::Vertex* after = renderer.triangles({texture.get(), s->getBlendFunc()}, 3);
    const copra::Vertex* drawn = after - 3;
    EXPECT_EQ(drawn[0].position, Vec2(132, 100)) << "flipped: the left side lies on the right";
    EXPECT_EQ(drawn[1].position, Vec2(100, 100));
    EXPECT_EQ(drawn[2].position, Vec2(132, 148)) << "stretched";
    EXPECT_EQ(drawn[1].texCoords, Vec2(16, 0));
    std::copy(drawn, drawn + 3, after);
    renderer.render();
    EXPECT_EQ(renderer.getDrawnVertices(), 6);
}

TEST_F(SpriteTest, APolygonGoesWithItsFrame) {
    SpriteFrame* shaped = SpriteFrame::createWithTexture(texture, Rect(0, 0, 16, 16));
    shaped->setPolygonInfo(lowerLeftHalf());
    Sprite* s = Sprite::createWithSpriteFrame(shaped);
    EXPECT_EQ(s->getPolygonInfo().getTrianglesCount(), 1u);
    s->setSpriteFrame(SpriteFrame::createWithTexture(texture, Rect(0, 0, 8, 8)));
    EXPECT_EQ(s->getPolygonInfo().getTrianglesCount(), 0u);
}

TEST_F(SpriteTest, OpacityDarkensTheColorOfPremultipliedTexturesOnly) {
    Sprite* s = sprite(Rect(0, 0, 8, 8));
    s->setColor(Color3B(200, 100, 50));
    s->setOpacity(128);
    EXPECT_EQ(s->getQuad().bl.colors, Color4B(200, 100, 50, 128));
    s->setOpacityModifyRGB(true);
    EXPECT_EQ(s->getQuad().bl.colors, Color4B(100, 50, 25, 128));
}

TEST_F(SpriteTest, AMissingFileGivesNoSprite) {
    EXPECT_EQ(Sprite::create("there_is_no_such.png"), nullptr);
}

TEST_F(SpriteTest, AFrameOfAMissingFileGivesAWhiteSprite) {
    Sprite* s = Sprite::createWithSpriteFrame(SpriteFrame::create("no_such_file.png", Rect(0, 0, 4, 3)));
    ASSERT_NE(s, nullptr);
    EXPECT_TRUE(s->getContentSize().equals(Size(4, 3)));
}

TEST_F(SpriteTest, WithoutATextureItIsWhiteAndHasNoSize) {
    Sprite* s = Sprite::create();
    EXPECT_TRUE(s->getContentSize().equals(Size::ZERO));
    ASSERT_NE(s->getTexture(), nullptr);
    EXPECT_EQ(s->getTexture()->getPixelsWide(), 2);
}

TEST_F(SpriteTest, IsSmall) {
    EXPECT_LE(sizeof(Sprite), 560u);
}

TEST_F(SpriteTest, ABatchNodeListsItsSpritesInDrawingOrder) {
    SpriteBatchNode* batch = SpriteBatchNode::createWithTexture(texture);
    scene->addChild(batch);
    Sprite* parent = Sprite::createWithTexture(texture);
    Sprite* below = Sprite::createWithTexture(texture);
    Sprite* above = Sprite::createWithTexture(texture);
    batch->addChild(parent);
    parent->addChild(above, 1);
    parent->addChild(below, -1);
    EXPECT_THAT(batch->getDescendants(), testing::ElementsAre(below, parent, above));
    EXPECT_EQ(above->getAtlasIndex(), 2);
    EXPECT_EQ(batch->lowestAtlasIndexInChild(parent), 0);
    EXPECT_EQ(batch->highestAtlasIndexInChild(parent), 2);
    EXPECT_EQ(batch->highestAtlasIndexInChild(below), 0);
    EXPECT_EQ(batch->rebuildIndexInOrder(parent, 5), 8);
    EXPECT_REFUSED(batch->lowestAtlasIndexInChild(nullptr), "the sprite is null");
    EXPECT_REFUSED(batch->highestAtlasIndexInChild(nullptr), "the sprite is null");
    EXPECT_REFUSED(batch->rebuildIndexInOrder(nullptr, 5), "the parent is null");
    EXPECT_EQ(batch->getTextureAtlas()->getTotalQuads(), 3);
    RefPtr<Sprite> keep = above;
    above->removeFromParent();
    EXPECT_EQ(batch->getTextureAtlas()->getTotalQuads(), 2);
}

TEST_F(SpriteTest, ARectangleOutsideOfItsTextureIsWarnedOf) {
    const auto image = makeTexture(30, 20);
    const copra::LogCapture log;
    Sprite::createWithTexture(image, Rect(0, 0, 300, 200)); // of a texture that repeats
    Sprite::createWithTexture(image, Rect(29, 19, 8, 8));
    Sprite::createWithTexture(image);
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    Sprite::createWithTexture(image, Rect(30, 0, 8, 8));
    EXPECT_TRUE(log.contains("Sprite: the rectangle at (30, 0) is outside of the texture")) << log.text();
}
