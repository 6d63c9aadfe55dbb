#include "render/RendererFixture.h"
#include "render/TexturePages.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cocos2d;
using copra::test::makeTexture;

namespace {

/// Large enough to have a device texture of its own.
constexpr int kLarge = copra::TexturePages::kMaxSharedSide + 1;

struct Opaque : testing::Test, copra::test::RendererFixture {
    /// Whether a quad with these properties is drawn as an opaque one.
    bool isDrawnOpaque(Texture2D* texture, const BlendFunc& blend, GLubyte alpha = 255) {
        renderer.clear();
        copra::Vertex* const corners = renderer.quads({texture, blend}, 1);
        for (int i = 0; i < 4; ++i)
            corners[i] = {Vec2::ZERO, Color4B(9, 9, 9, i == 3 ? alpha : 255), Vec2::ZERO};
        renderer.render();
        return draws().at(0).state.opaque;
    }
};

RefPtr<Texture2D> withOneHole(int side) {
    RefPtr<Texture2D> texture = makeTexture(side, side, 255);
    const std::uint8_t hole[4] = {0, 0, 0, 254};
    texture->updateWithData(hole, side - 1, side - 1, 1, 1);
    return texture;
}

} // namespace

TEST_F(Opaque, IsAnOpaqueTextureWithOpaqueColors) {
    const RefPtr<Texture2D> texture = makeTexture(kLarge, kLarge, 255);
    EXPECT_TRUE(isDrawnOpaque(texture, BlendFunc::ALPHA_PREMULTIPLIED));
    EXPECT_TRUE(isDrawnOpaque(texture, BlendFunc::ALPHA_NON_PREMULTIPLIED));
    EXPECT_FALSE(isDrawnOpaque(texture, BlendFunc::ALPHA_PREMULTIPLIED, 254)) << "one corner is transparent";
}

TEST_F(Opaque, AreColorsWithoutATexture) {
    EXPECT_TRUE(isDrawnOpaque(nullptr, BlendFunc::ALPHA_PREMULTIPLIED));
    EXPECT_FALSE(isDrawnOpaque(nullptr, BlendFunc::ALPHA_PREMULTIPLIED, 0));
}

TEST_F(Opaque, IsNothingThatIsBlendedOtherwise) {
    const RefPtr<Texture2D> texture = makeTexture(kLarge, kLarge, 255);
    EXPECT_FALSE(isDrawnOpaque(texture, BlendFunc::ADDITIVE));
}

TEST_F(Opaque, IsNoTextureWithATransparentPixel) {
    EXPECT_FALSE(isDrawnOpaque(makeTexture(kLarge, kLarge, 200), BlendFunc::ALPHA_PREMULTIPLIED));
    EXPECT_FALSE(isDrawnOpaque(withOneHole(kLarge), BlendFunc::ALPHA_PREMULTIPLIED));
}

TEST_F(Opaque, IsNoLongerATextureThatGetsATransparentPixel) {
    const RefPtr<Texture2D> texture = makeTexture(kLarge, kLarge, 255);
    EXPECT_TRUE(isDrawnOpaque(texture, BlendFunc::ALPHA_PREMULTIPLIED));
    const std::uint8_t hole[4] = {0, 0, 0, 0};
    texture->updateWithData(hole, 3, 3, 1, 1);
    EXPECT_FALSE(isDrawnOpaque(texture, BlendFunc::ALPHA_PREMULTIPLIED));
}

TEST_F(Opaque, IsNoTargetWhichMayHaveBeenClearedToTransparent) {
    RefPtr<Texture2D> target;
    target.weakAssign(new Texture2D());
    target->initAsTarget(kLarge, kLarge);
    EXPECT_FALSE(isDrawnOpaque(target, BlendFunc::ALPHA_PREMULTIPLIED));
}

TEST_F(Opaque, IsABatchOnlyIfAllOfItIs) {
    const RefPtr<Texture2D> texture = makeTexture(kLarge, kLarge, 255);
    const copra::BatchState state{texture, BlendFunc::ALPHA_PREMULTIPLIED};
    for (const GLubyte alpha : {255, 100}) {
        copra::Vertex* const corners = renderer.quads(state, 1, alpha == 255 ? 1.0f : 2.0f);
        for (int i = 0; i < 4; ++i) corners[i] = {Vec2::ZERO, Color4B(9, 9, 9, alpha), Vec2::ZERO};
    }
    renderer.render();
    ASSERT_EQ(draws().size(), 1u);
    EXPECT_FALSE(draws()[0].state.opaque);
}

TEST_F(Opaque, QuadsOfTexturesOnOnePageContinueABatchWhicheverWayTheyAreAdded) {
    const RefPtr<Texture2D> first = makeTexture(8, 8), second = makeTexture(8, 8);
    const BlendFunc blend = BlendFunc::ALPHA_PREMULTIPLIED;
    const auto fill = [](copra::Vertex* corners, const Vec2& texCoords) {
        for (int i = 0; i < 4; ++i) corners[i] = {Vec2::ZERO, Color4B::WHITE, texCoords};
    };
    const auto placed = [&](Texture2D& texture) {
        const copra::TextureRegion* const region = renderer.place(texture);
        const bool extends = renderer.stream().canExtend(texture.placement().place(), blend, 0.0f, 1);
        fill(extends ? renderer.stream().take(4) : renderer.placedQuads(texture, *region, blend, 1, 0.0f),
             region->offset());
    };
    fill(renderer.quads({first, blend}, 1), Vec2::ZERO);
    placed(*second);
    placed(*first);
    fill(renderer.quads({second, blend}, 1), Vec2::ZERO);
    fill(renderer.quads({second, blend}, 1), Vec2::ZERO);
    placed(*second);
    const Vec2 atFirst = renderer.place(*first)->offset(), atSecond = renderer.place(*second)->offset();
    renderer.render();
    ASSERT_EQ(draws().size(), 1u);
    const std::vector<copra::Vertex>& vertices = draws()[0].vertices;
    ASSERT_EQ(vertices.size(), 24u);
    const Vec2 expected[] = {atFirst, atSecond, atFirst, atSecond, atSecond, atSecond};
    for (std::size_t quad = 0; quad < 6; ++quad)
        EXPECT_EQ(vertices[quad * 4].texCoords, expected[quad]) << quad;
}

// A use after free: the quads before were split from their batch by the call that was given the region.
TEST_F(Opaque, PlacedQuadsKeepTheirRegionAfterQuadsThatReachBeyondTheTexture) {
    const RefPtr<Texture2D> texture = makeTexture(8, 8);
    const BlendFunc blend = BlendFunc::ALPHA_PREMULTIPLIED;
    copra::Vertex* corners = renderer.quads({texture, blend}, 1);
    for (int i = 0; i < 4; ++i) corners[i] = {Vec2::ZERO, Color4B::WHITE, Vec2(20, 20)};
    const copra::TextureRegion* const region = renderer.place(*texture);
    ASSERT_TRUE(region->isShared());
    corners = renderer.placedQuads(*texture, *region, blend, 1, 0.0f);
    for (int i = 0; i < 4; ++i) corners[i] = {Vec2::ZERO, Color4B::WHITE, region->offset()};
    EXPECT_EQ(renderer.place(*texture), region);
    const copra::TextureId page = region->id();
    renderer.render();
    ASSERT_EQ(draws().size(), 2u);
    EXPECT_NE(draws()[0].state.texture, page);
    EXPECT_EQ(draws()[0].vertices[0].texCoords, Vec2(20, 20));
    EXPECT_EQ(draws()[1].state.texture, page);
    EXPECT_FALSE(renderer.place(*texture)->isShared()) << "it has left the page";
}

TEST_F(Opaque, PlacedQuadsDoNotContinueABatchOfOtherStateOrZ) {
    const RefPtr<Texture2D> texture = makeTexture(8, 8);
    const copra::TextureRegion& region = *renderer.place(*texture);
    renderer.placedQuads(*texture, region, BlendFunc::ADDITIVE, 1, 1.0f);
    EXPECT_TRUE(renderer.stream().canExtend(texture->placement().place(), BlendFunc::ADDITIVE, 1.0f, 1));
    EXPECT_FALSE(renderer.stream().canExtend(texture->placement().place(), BlendFunc::ADDITIVE, 2.0f, 1));
    EXPECT_FALSE(renderer.stream().canExtend(texture->placement().place(), BlendFunc::DISABLE, 1.0f, 1));
    EXPECT_FALSE(renderer.stream().canExtend(texture->placement().place() + 1, BlendFunc::ADDITIVE, 1.0f, 1));
    renderer.quads({nullptr, BlendFunc::ADDITIVE}, 1, 1.0f);
    EXPECT_FALSE(renderer.stream().canExtend(texture->placement().place(), BlendFunc::ADDITIVE, 1.0f, 1));
    renderer.clean();
}
