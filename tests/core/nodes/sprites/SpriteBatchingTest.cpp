#include "nodes/DrawingFixture.h"

#include "math/AffineTransform.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Vertex.h"
#include "render/Texture2D.h"
#include "render/TexturePages.h"

#include <algorithm>
#include <random>

using namespace cocos2d;

namespace {

class SpriteBatching : public DrawingFixture {
protected:
    static RefPtr<Texture2D> texture(int side) {
        const std::vector<unsigned char> pixels(static_cast<std::size_t>(side * side * 4), 255);
        RefPtr<Texture2D> made;
        made.weakAssign(new Texture2D());
        const auto length = static_cast<float>(side);
        made->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           Texture2D::PixelFormat::RGBA8888, side, side, Size(length, length));
        return made;
    }

    Sprite* add(Texture2D* texture, float x = 50.0f) {
        Sprite* const sprite = Sprite::createWithTexture(texture);
        sprite->setPosition(x, 50.0f);
        scene->addChild(sprite);
        return sprite;
    }

    /// The lowest texture coordinates of the quad of an only draw call.
    Vec2 texOrigin(std::size_t quad = 0) {
        const std::vector<copra::Vertex>& vertices = parts.device->draws().at(0).vertices;
        Vec2 low = vertices.at(quad * 4).texCoords;
        for (std::size_t i = quad * 4; i < quad * 4 + 4; ++i)
            low.set(std::min(low.x, vertices.at(i).texCoords.x), std::min(low.y, vertices.at(i).texCoords.y));
        return low;
    }

    Vec2 offsetOf(Texture2D* texture) { return context.renderer()->place(*texture)->offset(); }
};

} // namespace

TEST_F(SpriteBatching, SmallTexturesOfOnePageAreOneDrawCallWithTheirOwnPlaces) {
    const RefPtr<Texture2D> a = texture(8), b = texture(16);
    add(a);
    add(b);
    add(a);
    for (int frame = 0; frame < 3; ++frame) {
        ASSERT_EQ(drawn().size(), 1u) << frame;
        EXPECT_EQ(texOrigin(0), offsetOf(a));
        EXPECT_EQ(texOrigin(1), offsetOf(b));
        EXPECT_EQ(texOrigin(2), offsetOf(a));
    }
}

TEST_F(SpriteBatching, ARestingSpriteFollowsItsTextureToAnotherPlace) {
    const RefPtr<Texture2D> small = texture(8);
    add(small);
    drawn();
    EXPECT_NE(texOrigin(), Vec2::ZERO);
    small->leaveSharedPage();
    drawn();
    EXPECT_EQ(texOrigin(), Vec2::ZERO) << "a texture of its own";
}

TEST_F(SpriteBatching, ASpriteThatShowsAnotherTextureUsesThePlaceOfThatOne) {
    const RefPtr<Texture2D> a = texture(8), b = texture(8);
    Sprite* const sprite = add(a);
    drawn();
    sprite->setTexture(b);
    drawn();
    EXPECT_EQ(texOrigin(), offsetOf(b));
    EXPECT_NE(offsetOf(a), offsetOf(b));
}

TEST_F(SpriteBatching, APartBeyondTheTextureTakesItOffItsPageAndKeepsItsCoordinates) {
    const RefPtr<Texture2D> small = texture(8);
    Sprite* const sprite = add(small);
    drawn();
    sprite->setTextureRect(Rect(2, 3, 16, 16));
    drawn();
    EXPECT_EQ(texOrigin(), Vec2(2, 3));
    EXPECT_FALSE(context.renderer()->place(*small)->isShared());
}

TEST_F(SpriteBatching, GetQuadIsInFractionsOfTheTextureAlsoWhileThatIsOnAPage) {
    const RefPtr<Texture2D> small = texture(8);
    Sprite* const sprite = add(small);
    sprite->setTextureRect(Rect(2, 2, 4, 4));
    drawn();
    EXPECT_FLOAT_EQ(sprite->getQuad().bl.texCoords.u, 0.25f);
    EXPECT_FLOAT_EQ(sprite->getQuad().tr.texCoords.u, 0.75f);
}

TEST_F(SpriteBatching, PatchesOfASpriteThatWasPlacedStartFromTheTexture) {
    const RefPtr<Texture2D> small = texture(12);
    Sprite* const sprite = add(small);
    drawn();
    sprite->setCenterRect(Rect(4, 4, 4, 4));
    drawn();
    EXPECT_EQ(texOrigin(6), offsetOf(small)) << "the patch at the upper left";
    sprite->setCenterRectNormalized(Rect(0, 0, 1, 1));
    drawn();
    EXPECT_EQ(texOrigin(), offsetOf(small));
}

TEST_F(SpriteBatching, SpritesOfALargeTextureAreOneDrawCall) {
    const RefPtr<Texture2D> large = texture(copra::TexturePages::kMaxSharedSide + 1);
    for (int i = 0; i < 3; ++i) add(large);
    for (int frame = 0; frame < 2; ++frame) {
        ASSERT_EQ(drawn().size(), 1u);
        EXPECT_EQ(parts.device->draws()[0].vertices.size(), 12u);
    }
}

TEST_F(SpriteBatching, CornersAreThoseOfTheTransform) {
    const RefPtr<Texture2D> small = texture(8);
    std::mt19937 random(7);
    std::uniform_real_distribution<float> any(-2.0f, 2.0f);
    Node* const parent = Node::create();
    scene->addChild(parent);
    Sprite* const sprite = Sprite::createWithTexture(small);
    parent->addChild(sprite);
    for (int round = 0; round < 200; ++round) {
        parent->setPosition(200.0f + 20.0f * any(random), 150.0f);
        parent->setRotation(100.0f * any(random));
        parent->setScale(any(random), any(random));
        sprite->setAnchorPoint(Vec2(any(random), any(random)));
        sprite->setPosition(10.0f * any(random), 10.0f * any(random));
        sprite->setRotation(round % 3 == 0 ? 0.0f : 500.0f * any(random));
        sprite->setScale(any(random), any(random));
        if (round % 5 == 0) sprite->setSkewX(10.0f * any(random));
        if (round % 7 == 0) sprite->setRotationSkewX(90.0f * any(random));
        if (round % 11 == 0) sprite->setIgnoreAnchorPointForPosition(round % 2 == 0);
        ASSERT_EQ(drawn().size(), 1u);
        const std::vector<copra::Vertex>& vertices = parts.device->draws()[0].vertices;
        const AffineTransform t = sprite->getNodeToWorldAffineTransform();
        const Vec2 corners[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
        for (std::size_t i = 0; i < 4; ++i) {
            const Vec2 expected = PointApplyAffineTransform(corners[i], t);
            ASSERT_NEAR(vertices[i].position.x, expected.x, 1e-3f) << round << ", corner " << i;
            ASSERT_NEAR(vertices[i].position.y, expected.y, 1e-3f) << round << ", corner " << i;
        }
    }
}
