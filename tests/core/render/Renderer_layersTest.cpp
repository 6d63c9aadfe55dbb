#include "base/log.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "render/RendererFixture.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::Mask;
using copra::TargetView;
using copra::test::RendererFixture;

namespace {

constexpr int kSide = 8; // pixels and points of the target

/// A fixture with a target whose pixels are checked.
struct LayerFixture : RendererFixture {
    LayerFixture() {
        target.weakAssign(new Texture2D());
        target->initAsTarget(kSide, kSide);
    }

    TargetView view(std::optional<Color4F> clear = std::nullopt) const {
        return {target.get(), {0, 0, kSide, kSide}, Rect(0, 0, kSide, kSide), clear};
    }

    void addRect(const Rect& area, const Color4B& color, float globalZ = 0.0f) {
        copra::Vertex* vertex = renderer.quads({}, 1, globalZ);
        vertex[0] = {{area.getMinX(), area.getMinY()}, color, {}};
        vertex[1] = {{area.getMaxX(), area.getMinY()}, color, {}};
        vertex[2] = {{area.getMaxX(), area.getMaxY()}, color, {}};
        vertex[3] = {{area.getMinX(), area.getMaxY()}, color, {}};
    }

    /// One letter a pixel, rows from the top: the channel that is there, or a dot.
    std::string image() const {
        const std::vector<std::uint8_t> pixels = target->readTarget();
        std::string text;
        for (int y = kSide - 1; y >= 0; --y) {
            for (int x = 0; x < kSide; ++x) {
                const std::uint8_t* pixel = &pixels[static_cast<std::size_t>(y * kSide + x) * 4];
                text += pixel[0] ? 'r' : pixel[1] ? 'g' : pixel[2] ? 'b' : '.';
            }
            text += '\n';
        }
        return text;
    }

    RefPtr<Texture2D> target;
};

const Color4B kRed(255, 0, 0, 255);
const Color4B kGreen(0, 255, 0, 255);

} // namespace

TEST(RendererLayers, DrawsIntoATextureWithItsRowsFromTheBottom) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.addRect(Rect(0, 0, 2, 1), kRed);
    fixture.renderer.endTarget();
    fixture.renderer.render();
    const std::vector<std::uint8_t> pixels = fixture.target->readTarget();
    ASSERT_EQ(pixels.size(), static_cast<std::size_t>(kSide * kSide * 4));
    EXPECT_EQ(pixels[0], 255);
    EXPECT_EQ(pixels[4], 255);
    EXPECT_EQ(pixels[8], 0);
    EXPECT_EQ(pixels[kSide * 4], 0);
    ASSERT_EQ(fixture.draws().size(), 1u);
    EXPECT_NE(fixture.draws()[0].target, copra::kNoTexture);
}

TEST(RendererLayers, ClearsATargetOnlyWhenAsked) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(Color4F(1, 0, 0, 1)), 0);
    fixture.renderer.endTarget();
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.addRect(Rect(0, 0, kSide, 4), kGreen);
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "rrrrrrrr\nrrrrrrrr\nrrrrrrrr\nrrrrrrrr\ngggggggg\ngggggggg\ngggggggg\ngggggggg\n");
}

TEST(RendererLayers, GoesBackToTheWindowAndItsClip) {
    LayerFixture fixture;
    fixture.renderer.clip(Rect(1, 1, 2, 2));
    fixture.addQuad(1);
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.addRect(Rect(0, 0, kSide, kSide), kRed);
    fixture.renderer.endTarget();
    fixture.addQuad(2);
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 3u);
    EXPECT_TRUE(fixture.draws()[0].scissor);
    EXPECT_FALSE(fixture.draws()[1].scissor) << "a target is not cut off by what is around it";
    EXPECT_TRUE(fixture.draws()[2].scissor);
    EXPECT_EQ(fixture.draws()[2].target, copra::kNoTexture);
}

TEST(RendererLayers, SortsATargetByItsPlaceAndItsContentsAmongThemselves) {
    LayerFixture fixture;
    fixture.addQuad(3, {}, 3.0f);
    fixture.renderer.beginTarget(fixture.view(), 2.0f);
    fixture.addQuad(5, {}, 9.0f);
    fixture.addQuad(4, {}, -9.0f);
    fixture.renderer.endTarget();
    fixture.addQuad(1, {}, 1.0f);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1|45|3");
}

TEST(RendererLayers, NestsTargets) {
    LayerFixture fixture;
    RefPtr<Texture2D> inner;
    inner.weakAssign(new Texture2D());
    inner->initAsTarget(4, 4);
    fixture.renderer.beginTarget(fixture.view(Color4F(0, 0, 1, 1)), 0);
    fixture.renderer.beginTarget({inner.get(), {0, 0, 4, 4}, Rect(0, 0, 4, 4), Color4F(1, 0, 0, 1)}, 0);
    fixture.renderer.endTarget();
    copra::Vertex* vertex = fixture.renderer.quads({inner.get(), BlendFunc::ALPHA_PREMULTIPLIED}, 1);
    vertex[0] = {{0, 0}, Color4B::WHITE, {0, 0}};
    vertex[1] = {{4, 0}, Color4B::WHITE, {4, 0}};
    vertex[2] = {{4, 4}, Color4B::WHITE, {4, 4}};
    vertex[3] = {{0, 4}, Color4B::WHITE, {0, 4}};
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "bbbbbbbb\nbbbbbbbb\nbbbbbbbb\nbbbbbbbb\nrrrrbbbb\nrrrrbbbb\nrrrrbbbb\nrrrrbbbb\n");
}

TEST(RendererLayers, ShowsPartOfTheWorldInPartOfTheTexture) {
    LayerFixture fixture;
    fixture.renderer.beginTarget({fixture.target.get(), {2, 2, 4, 4}, Rect(100, 100, 2, 2), std::nullopt}, 0);
    fixture.addRect(Rect(101, 100, 50, 1), kRed);
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "........\n........\n........\n........\n....rr..\n....rr..\n........\n........\n");
}

TEST(RendererLayers, CountsNothingInATargetAsOutOfView) {
    LayerFixture fixture;
    fixture.renderer.setView({0, 0, 8, 8}, Rect(0, 0, 8, 8));
    fixture.renderer.beginTarget(fixture.view(), 0);
    EXPECT_TRUE(fixture.renderer.checkVisibility(Mat4::IDENTITY, Size(1, 1)));
    EXPECT_TRUE(fixture.renderer.visibleRect().containsPoint(Vec2(-500, 9000)));
    fixture.renderer.endTarget();
    EXPECT_TRUE(fixture.renderer.visibleRect().equals(Rect(0, 0, 8, 8)));
}

TEST(RendererLayers, DrawsThroughAMask) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({}, 0);
    fixture.addRect(Rect(2, 2, 4, 4), kGreen);
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, 5), kRed);
    fixture.renderer.endMask();
    fixture.addRect(Rect(0, 0, 1, 1), kGreen);
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "........\n........\n........\n..rrrr..\n..rrrr..\n..rrrr..\n........\ng.......\n");
}

TEST(RendererLayers, DrawsAroundAnInvertedMask) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({true, 1.0f}, 0);
    fixture.addRect(Rect(2, 2, 4, 4), kGreen);
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, kSide), kRed);
    fixture.renderer.endMask();
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "rrrrrrrr\nrrrrrrrr\nrr....rr\nrr....rr\nrr....rr\nrr....rr\nrrrrrrrr\nrrrrrrrr\n");
}

TEST(RendererLayers, LeavesPixelsWithLittleAlphaOutOfAMask) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({false, 0.5f}, 0);
    fixture.addRect(Rect(0, 0, 4, kSide), Color4B(255, 255, 255, 120));
    fixture.addRect(Rect(4, 0, 2, kSide), Color4B(255, 255, 255, 140));
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, 1), kRed);
    fixture.renderer.endMask();
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image().substr(7 * 9), "....rr..\n");
}

TEST(RendererLayers, NestsMasks) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({}, 0);
    fixture.addRect(Rect(0, 0, 5, kSide), kGreen);
    fixture.renderer.useMask();
    fixture.renderer.beginMask({}, 0);
    fixture.addRect(Rect(3, 0, 5, kSide), kGreen);
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, 1), kRed);
    fixture.renderer.endMask();
    fixture.addRect(Rect(0, 1, kSide, 1), kGreen);
    fixture.renderer.endMask();
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image().substr(6 * 9), "ggggg...\n...rr...\n");
}

TEST(RendererLayers, MakesAMaskOfSomethingThatIsMasked) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({}, 0);
    fixture.renderer.beginMask({}, 0);
    fixture.addRect(Rect(2, 0, 3, kSide), kGreen);
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, 2), kGreen);
    fixture.renderer.endMask();
    fixture.renderer.useMask();
    fixture.addRect(Rect(0, 0, kSide, kSide), kRed);
    fixture.renderer.endMask();
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image(),
              "........\n........\n........\n........\n........\n........\n..rrr...\n..rrr...\n");
}

TEST(RendererLayers, LetsEverythingThroughMasksThatAreTooDeep) {
    LayerFixture fixture;
    const copra::LogCapture log;
    fixture.renderer.beginTarget(fixture.view(), 0);
    for (int i = 0; i <= copra::kMaskLimit; ++i) {
        fixture.renderer.beginMask({}, 0);
        if (i < copra::kMaskLimit) fixture.addRect(Rect(0, 0, 4, kSide), kGreen);
        fixture.renderer.useMask();
    }
    fixture.addRect(Rect(0, 0, kSide, 1), kRed);
    for (int i = 0; i <= copra::kMaskLimit; ++i) fixture.renderer.endMask();
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_EQ(fixture.image().substr(7 * 9), "rrrr....\n");
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(RendererLayers, EndsLayersThatAreLeftOpenWithTheFrame) {
    LayerFixture fixture;
    const copra::LogCapture log;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.beginMask({}, 0);
    fixture.addQuad(1);
    fixture.renderer.render();
    EXPECT_EQ(log.lineCount(), 1);
    fixture.addQuad(2);
    fixture.renderer.render();
    EXPECT_EQ(fixture.draws().back().target, copra::kNoTexture);
    EXPECT_TRUE(fixture.draws().back().mask.isPlain());
}

TEST(RendererLayers, RefusesAnEndThatNothingBegan) {
    LayerFixture fixture;
    const copra::LogCapture log;
    fixture.renderer.endTarget();
    fixture.renderer.useMask();
    fixture.renderer.endMask();
    fixture.renderer.beginMask({}, 0);
    fixture.renderer.endTarget();
    fixture.renderer.useMask();
    fixture.renderer.endMask();
    EXPECT_EQ(log.lineCount(), 3) << "a function logs once";
    fixture.addQuad(1);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1");
}

TEST(RendererLayers, KeepsATargetAliveUntilItIsDrawn) {
    LayerFixture fixture;
    fixture.renderer.beginTarget(fixture.view(), 0);
    fixture.renderer.endTarget();
    EXPECT_EQ(fixture.target->getReferenceCount(), 2u);
    fixture.renderer.render();
    EXPECT_EQ(fixture.target->getReferenceCount(), 1u);
}

TEST(RendererLayers, RefusesATargetWithoutASize) {
    const copra::LogCapture log;
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    EXPECT_FALSE(texture->initAsTarget(0, 5));
    EXPECT_EQ(log.lineCount(), 1);
    LayerFixture fixture;
    fixture.renderer.beginTarget({texture.get(), {}, Rect(), std::nullopt}, 0);
    fixture.addQuad(1);
    fixture.renderer.endTarget();
    fixture.renderer.render();
    EXPECT_TRUE(fixture.draws().empty());
}
