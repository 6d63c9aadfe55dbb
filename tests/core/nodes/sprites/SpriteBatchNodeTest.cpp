#include "nodes/sprites/SpriteBatchNode.h"

#include "base/AutoreleasePool.h"
#include "nodes/DrawingFixture.h"
#include "nodes/sprites/Sprite.h"

using namespace cocos2d;

namespace {

class SpriteBatchNodeTest : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        const std::vector<unsigned char> pixels(32 * 32 * 4, 255);
        texture.weakAssign(new Texture2D());
        texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                              Texture2D::PixelFormat::RGBA8888, 32, 32, Size(32, 32));
        batch = SpriteBatchNode::createWithTexture(texture);
        scene->addChild(batch);
    }
    void TearDown() override {
        texture.reset();
        DrawingFixture::TearDown();
    }

    Sprite* at(float x) {
        Sprite* made = Sprite::createWithTexture(texture, Rect(0, 0, 2, 2));
        made->setAnchorPoint(Vec2::ZERO);
        made->setPosition(x, 0);
        return made;
    }

    /// Where the quads of the frame begin, in their order.
    std::string order() {
        std::string text;
        for (const copra::NullDraw& draw : drawn())
            for (std::size_t i = 0; i < draw.vertices.size(); i += 4)
                text += std::to_string(static_cast<int>(draw.vertices[i].position.x)) + " ";
        return text;
    }

    RefPtr<Texture2D> texture;
    SpriteBatchNode* batch = nullptr;
};

/// As old tile maps do it.
class QuadMap : public SpriteBatchNode {
public:
    using SpriteBatchNode::updateQuadFromSprite;
};

} // namespace

TEST_F(SpriteBatchNodeTest, ASpriteThatKeepsItsZKeepsItsPlace) {
    Sprite* first = at(1);
    batch->addChild(first, 1);
    batch->addChild(at(2), 1);
    batch->reorderChild(first, 1);
    EXPECT_EQ(order(), "1 2 ");
    first->setLocalZOrder(2);
    EXPECT_EQ(order(), "2 1 ");
    batch->reorderChild(first, 0);
    EXPECT_EQ(order(), "1 2 ");
    batch->reorderChild(first, 1);
    EXPECT_EQ(order(), "2 1 ") << "the newest among equals";
}

TEST_F(SpriteBatchNodeTest, DrawsQuadsThatItCopiedFromOneSprite) {
    Sprite* tile = at(1);
    batch->insertQuadFromSprite(tile, 0);
    tile->setPosition(5, 0);
    batch->insertQuadFromSprite(tile, 1);
    tile->setPosition(3, 0);
    batch->insertQuadFromSprite(tile, 1);
    batch->addChild(at(9));
    batch->addChild(at(7), -1);
    batch->setPosition(10, 0);
    EXPECT_EQ(order(), "17 11 13 15 19 ") << "between the children behind and before";
    EXPECT_EQ(batch->getTextureAtlas()->getTotalQuads(), 5);
    EXPECT_EQ(batch->getTextureAtlas()->getQuads()[1].bl.vertices.x, 1);
    EXPECT_EQ(tile->getAtlasIndex(), 1);
    EXPECT_EQ(batch->getChildrenCount(), 2);
}

TEST_F(SpriteBatchNodeTest, TakesQuadsOutAgainAndTurnsThemIntoChildren) {
    Sprite* tile = at(1);
    for (int i = 0; i < 40; ++i) batch->insertQuadFromSprite(tile, 0);
    for (int i = 0; i < 38; ++i) {
        tile->setAtlasIndex(0);
        batch->removeSpriteFromAtlas(tile);
    }
    Sprite* child = at(4);
    EXPECT_EQ(batch->addSpriteWithoutQuad(child, 1, 77), batch);
    EXPECT_EQ(order(), "1 4 ");
    EXPECT_EQ(child->getTag(), 77);
    batch->removeSpriteFromAtlas(child);
    EXPECT_EQ(order(), "1 ");
    EXPECT_EQ(child->getBatchNode(), nullptr);
}

TEST_F(SpriteBatchNodeTest, ReplacesQuads) {
    RefPtr<QuadMap> map;
    map.weakAssign(new QuadMap());
    map->initWithTexture(texture);
    scene->addChild(map);
    map->updateQuadFromSprite(at(1), 3);
    map->updateQuadFromSprite(at(2), 0);
    EXPECT_EQ(order(), "2 ");
    map->removeFromParent();
}

TEST_F(SpriteBatchNodeTest, KnowsThePlacesOfChildrenInTheDrawingOrder) {
    Sprite* first = at(0);
    Sprite* kid = at(1);
    Sprite* second = at(2);
    batch->addChild(first);
    first->addChild(kid, -1);
    batch->addChild(second);
    EXPECT_EQ(batch->atlasIndexForChild(first, 0), 0);
    EXPECT_EQ(batch->atlasIndexForChild(second, 0), 2);
    EXPECT_EQ(batch->atlasIndexForChild(kid, -1), 1);
    EXPECT_EQ(batch->atlasIndexForChild(kid, 0), 2);
}

TEST_F(SpriteBatchNodeTest, SkipsOtherNodesThatItsSpritesHadBefore) {
    Sprite* first = at(0);
    first->addChild(Node::create(), -1);
    first->addChild(at(1));
    first->addChild(Node::create(), 1);
    batch->addChild(first);
    EXPECT_EQ(batch->getDescendants().size(), 2u);
    EXPECT_EQ(batch->getTextureAtlas()->getTotalQuads(), 2);
    EXPECT_EQ(batch->lowestAtlasIndexInChild(first), 0);
    EXPECT_EQ(batch->highestAtlasIndexInChild(first), 0);
}

TEST_F(SpriteBatchNodeTest, BlendsItsSpritesInItsOwnWay) {
    Sprite* child = at(0);
    batch->addChild(child);
    batch->setBlendFunc(BlendFunc::ADDITIVE);
    child->setBlendFunc(BlendFunc::DISABLE);
    EXPECT_EQ(drawn()[0].state.blend, BlendFunc::ADDITIVE);
    EXPECT_EQ(child->getBlendFunc(), BlendFunc::DISABLE) << "kept for when it leaves";
}

TEST_F(SpriteBatchNodeTest, ReleasesSpritesThatOutliveIt) {
    RefPtr<Sprite> child = at(0);
    RefPtr<Sprite> kid = at(1);
    child->addChild(kid);
    batch->addChild(child);
    EXPECT_EQ(kid->getBatchNode(), batch);
    child->removeChild(kid, false);
    EXPECT_EQ(kid->getBatchNode(), nullptr) << "on leaving";
    child->addChild(kid);
    batch->removeFromParent();
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(child->getBatchNode(), nullptr) << "at its end";
    EXPECT_EQ(kid->getBatchNode(), nullptr);
}

TEST_F(SpriteBatchNodeTest, WritesASpritesQuadIntoAnAtlasOfAGamesOwn) {
    const RefPtr<TextureAtlas> atlas = TextureAtlas::createWithTexture(texture, 4);
    Sprite* sprite = at(6);
    EXPECT_EQ(sprite->getAtlasIndex(), Sprite::INDEX_NOT_INITIALIZED);
    sprite->setTextureAtlas(atlas);
    sprite->setAtlasIndex(2);
    sprite->updateTransform();
    ASSERT_EQ(atlas->getTotalQuads(), 3);
    EXPECT_EQ(atlas->getQuads()[2].br.vertices.x, 8);
    sprite->setVisible(false);
    sprite->updateTransform();
    EXPECT_EQ(atlas->getQuads()[2].br.vertices.x, 0);
    sprite->setAtlasIndex(99);
    sprite->updateTransform();
    EXPECT_EQ(atlas->getTotalQuads(), 3) << "not beyond its capacity";
}
