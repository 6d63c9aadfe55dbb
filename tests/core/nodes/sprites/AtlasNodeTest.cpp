#include "nodes/sprites/AtlasNode.h"

#include "backend/backend.h"
#include "base/expectRefused.h"
#include "base/limits.h"
#include "base/log.h"
#include "images/Image.h"
#include "nodes/DrawingFixture.h"
#include "render/TextureCache.h"

#include <gtest/gtest.h>

#include <array>

using namespace cocos2d;

namespace {

/// An atlas node that fills its first quad.
class OneCell : public AtlasNode {
public:
    explicit OneCell(Texture2D* texture) { initWithTexture(texture, 4, 2, 3); }
    using AtlasNode::setIgnoreContentScaleFactor;
    int columns() const { return _itemsPerRow; }
    int rows() const { return _itemsPerColumn; }
    void updateAtlasValues() override {
        V3F_C4B_T2F_Quad quad;
        const Color4B color = quadColor();
        quad.bl = {Vec3(0, 0, 0), color, {0, 1}};
        quad.br = {Vec3(4, 0, 0), color, {1, 1}};
        quad.tl = {Vec3(0, 2, 0), color, {0, 0}};
        quad.tr = {Vec3(4, 2, 0), color, {1, 0}};
        _textureAtlas->updateQuad(&quad, 0);
        setQuadsToDraw(1);
    }
};

class AtlasNodeTest : public DrawingFixture {
protected:
    void TearDown() override {
        DrawingFixture::TearDown();
        TextureCache::destroyInstance();
    }
    /// A texture of 8 x 4 pixels.
    static Texture2D* texture(bool premultiplied) {
        const std::array<unsigned char, 8 * 4 * 4> pixels{};
        auto* const image = new Image();
        image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), 8, 4, 8, premultiplied);
        Texture2D* const result =
            TextureCache::getInstance()->addImage(image, premultiplied ? "multiplied" : "straight");
        image->release();
        return result;
    }
    OneCell* add(Texture2D* texture) {
        auto* const node = new OneCell(texture);
        node->autorelease();
        scene->addChild(node);
        return node;
    }
};

} // namespace

TEST_F(AtlasNodeTest, CountsTheCellsOfItsTexture) {
    const OneCell* node = add(texture(true));
    EXPECT_EQ(node->columns(), 2);
    EXPECT_EQ(node->rows(), 2);
    EXPECT_EQ(node->getQuadsToDraw(), 3);
}

TEST_F(AtlasNodeTest, DrawsAsManyQuadsAsSet) {
    OneCell* node = add(texture(true));
    node->setPosition(10.0f, 20.0f);
    node->updateAtlasValues();
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 4u);
    EXPECT_EQ(draws[0].vertices[0].position, Vec2(10.0f, 20.0f));
    EXPECT_EQ(draws[0].vertices[2].position, Vec2(14.0f, 22.0f));
}

TEST_F(AtlasNodeTest, ColorsFollowThePremultiplicationOfTheTexture) {
    OneCell* node = add(texture(true));
    EXPECT_TRUE(node->isOpacityModifyRGB());
    EXPECT_EQ(node->getBlendFunc(), BlendFunc::ALPHA_PREMULTIPLIED);
    node->setOpacity(51);
    node->updateAtlasValues();
    EXPECT_EQ(node->getTextureAtlas()->getQuads()[0].bl.colors, Color4B(51, 51, 51, 51));
    node->setTexture(texture(false));
    EXPECT_FALSE(node->isOpacityModifyRGB());
    EXPECT_EQ(node->getBlendFunc(), BlendFunc::ALPHA_NON_PREMULTIPLIED);
    node->updateAtlasValues();
    EXPECT_EQ(node->getTextureAtlas()->getQuads()[0].bl.colors, Color4B(255, 255, 255, 51));
}

TEST_F(AtlasNodeTest, ACapacityThatCannotBeIsRefused) {
    Texture2D* const image = texture(true);
    AtlasNode plain;
    EXPECT_WARNED(plain.initWithTexture(image, 4, 2, copra::limits::kQuads + 1), "quads");
    EXPECT_EQ(plain.getTexture(), nullptr);
    EXPECT_REFUSED(plain.initWithTexture(image, 4, 2, -1), "the capacity is negative");
}

TEST_F(AtlasNodeTest, WithoutAnImageOrACellThereIsNoNode) {
    copra::LogCapture log;
    EXPECT_EQ(AtlasNode::create("there_is_no_such.png", 4, 4, 1), nullptr);
    AtlasNode plain;
    EXPECT_FALSE(plain.initWithTexture(nullptr, 4, 2, 1));
    EXPECT_FALSE(plain.initWithTexture(texture(true), 0, 2, 1));
    EXPECT_EQ(plain.getTexture(), nullptr);
}
