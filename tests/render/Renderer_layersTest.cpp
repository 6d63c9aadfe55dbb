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

/// A stage with a target whose pixels are looked at.
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
    std::string picture() const {
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
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.addRect(Rect(0, 0, 2, 1), kRed);
    stage.renderer.endTarget();
    stage.renderer.render();
    const std::vector<std::uint8_t> pixels = stage.target->readTarget();
    ASSERT_EQ(pixels.size(), static_cast<std::size_t>(kSide * kSide * 4));
    EXPECT_EQ(pixels[0], 255);
    EXPECT_EQ(pixels[4], 255);
    EXPECT_EQ(pixels[8], 0);
    EXPECT_EQ(pixels[kSide * 4], 0);
    ASSERT_EQ(stage.draws().size(), 1u);
    EXPECT_NE(stage.draws()[0].target, copra::kNoTexture);
}

TEST(RendererLayers, ClearsATargetOnlyWhenAsked) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(Color4F(1, 0, 0, 1)), 0);
    stage.renderer.endTarget();
    stage.renderer.beginTarget(stage.view(), 0);
    stage.addRect(Rect(0, 0, kSide, 4), kGreen);
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "rrrrrrrr\nrrrrrrrr\nrrrrrrrr\nrrrrrrrr\ngggggggg\ngggggggg\ngggggggg\ngggggggg\n");
}

TEST(RendererLayers, GoesBackToTheWindowAndItsClip) {
    LayerFixture stage;
    stage.renderer.pushClip(Rect(1, 1, 2, 2));
    stage.addQuad(1);
    stage.renderer.beginTarget(stage.view(), 0);
    stage.addRect(Rect(0, 0, kSide, kSide), kRed);
    stage.renderer.endTarget();
    stage.addQuad(2);
    stage.renderer.popClip();
    stage.renderer.render();
    ASSERT_EQ(stage.draws().size(), 3u);
    EXPECT_TRUE(stage.draws()[0].scissor);
    EXPECT_FALSE(stage.draws()[1].scissor) << "a target is not cut off by what is around it";
    EXPECT_TRUE(stage.draws()[2].scissor);
    EXPECT_EQ(stage.draws()[2].target, copra::kNoTexture);
}

TEST(RendererLayers, SortsATargetByItsPlaceAndItsContentsAmongThemselves) {
    LayerFixture stage;
    stage.addQuad(3, {}, 3.0f);
    stage.renderer.beginTarget(stage.view(), 2.0f);
    stage.addQuad(5, {}, 9.0f);
    stage.addQuad(4, {}, -9.0f);
    stage.renderer.endTarget();
    stage.addQuad(1, {}, 1.0f);
    stage.renderer.render();
    EXPECT_EQ(stage.order(), "1|45|3");
}

TEST(RendererLayers, NestsTargets) {
    LayerFixture stage;
    RefPtr<Texture2D> inner;
    inner.weakAssign(new Texture2D());
    inner->initAsTarget(4, 4);
    stage.renderer.beginTarget(stage.view(Color4F(0, 0, 1, 1)), 0);
    stage.renderer.beginTarget({inner.get(), {0, 0, 4, 4}, Rect(0, 0, 4, 4), Color4F(1, 0, 0, 1)}, 0);
    stage.renderer.endTarget();
    copra::Vertex* vertex = stage.renderer.quads({inner.get(), BlendFunc::ALPHA_PREMULTIPLIED}, 1);
    vertex[0] = {{0, 0}, Color4B::WHITE, {0, 0}};
    vertex[1] = {{4, 0}, Color4B::WHITE, {4, 0}};
    vertex[2] = {{4, 4}, Color4B::WHITE, {4, 4}};
    vertex[3] = {{0, 4}, Color4B::WHITE, {0, 4}};
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "bbbbbbbb\nbbbbbbbb\nbbbbbbbb\nbbbbbbbb\nrrrrbbbb\nrrrrbbbb\nrrrrbbbb\nrrrrbbbb\n");
}

TEST(RendererLayers, ShowsPartOfTheWorldInPartOfTheTexture) {
    LayerFixture stage;
    stage.renderer.beginTarget({stage.target.get(), {2, 2, 4, 4}, Rect(100, 100, 2, 2), std::nullopt}, 0);
    stage.addRect(Rect(101, 100, 50, 1), kRed);
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "........\n........\n........\n........\n....rr..\n....rr..\n........\n........\n");
}

TEST(RendererLayers, CountsNothingInATargetAsOutOfView) {
    LayerFixture stage;
    stage.renderer.setView({0, 0, 8, 8}, Rect(0, 0, 8, 8));
    stage.renderer.beginTarget(stage.view(), 0);
    EXPECT_TRUE(stage.renderer.checkVisibility(Mat4::IDENTITY, Size(1, 1)));
    EXPECT_TRUE(stage.renderer.visibleRect().containsPoint(Vec2(-500, 9000)));
    stage.renderer.endTarget();
    EXPECT_TRUE(stage.renderer.visibleRect().equals(Rect(0, 0, 8, 8)));
}

TEST(RendererLayers, DrawsThroughAMask) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({}, 0);
    stage.addRect(Rect(2, 2, 4, 4), kGreen);
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, 5), kRed);
    stage.renderer.endMask();
    stage.addRect(Rect(0, 0, 1, 1), kGreen);
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "........\n........\n........\n..rrrr..\n..rrrr..\n..rrrr..\n........\ng.......\n");
}

TEST(RendererLayers, DrawsAroundAnInvertedMask) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({true, 1.0f}, 0);
    stage.addRect(Rect(2, 2, 4, 4), kGreen);
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, kSide), kRed);
    stage.renderer.endMask();
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "rrrrrrrr\nrrrrrrrr\nrr....rr\nrr....rr\nrr....rr\nrr....rr\nrrrrrrrr\nrrrrrrrr\n");
}

TEST(RendererLayers, LeavesPixelsWithLittleAlphaOutOfAMask) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({false, 0.5f}, 0);
    stage.addRect(Rect(0, 0, 4, kSide), Color4B(255, 255, 255, 120));
    stage.addRect(Rect(4, 0, 2, kSide), Color4B(255, 255, 255, 140));
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, 1), kRed);
    stage.renderer.endMask();
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture().substr(7 * 9), "....rr..\n");
}

TEST(RendererLayers, NestsMasks) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({}, 0);
    stage.addRect(Rect(0, 0, 5, kSide), kGreen);
    stage.renderer.useMask();
    stage.renderer.beginMask({}, 0);
    stage.addRect(Rect(3, 0, 5, kSide), kGreen);
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, 1), kRed);
    stage.renderer.endMask();
    stage.addRect(Rect(0, 1, kSide, 1), kGreen);
    stage.renderer.endMask();
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture().substr(6 * 9), "ggggg...\n...rr...\n");
}

TEST(RendererLayers, MakesAMaskOfSomethingThatIsMasked) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({}, 0);
    stage.renderer.beginMask({}, 0);
    stage.addRect(Rect(2, 0, 3, kSide), kGreen);
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, 2), kGreen);
    stage.renderer.endMask();
    stage.renderer.useMask();
    stage.addRect(Rect(0, 0, kSide, kSide), kRed);
    stage.renderer.endMask();
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture(),
              "........\n........\n........\n........\n........\n........\n..rrr...\n..rrr...\n");
}

TEST(RendererLayers, LetsEverythingThroughMasksThatAreTooDeep) {
    LayerFixture stage;
    const copra::LogCapture log;
    stage.renderer.beginTarget(stage.view(), 0);
    for (int i = 0; i <= copra::kMaskLimit; ++i) {
        stage.renderer.beginMask({}, 0);
        if (i < copra::kMaskLimit) stage.addRect(Rect(0, 0, 4, kSide), kGreen);
        stage.renderer.useMask();
    }
    stage.addRect(Rect(0, 0, kSide, 1), kRed);
    for (int i = 0; i <= copra::kMaskLimit; ++i) stage.renderer.endMask();
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_EQ(stage.picture().substr(7 * 9), "rrrr....\n");
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(RendererLayers, EndsLayersThatAreLeftOpenWithTheFrame) {
    LayerFixture stage;
    const copra::LogCapture log;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.beginMask({}, 0);
    stage.addQuad(1);
    stage.renderer.render();
    EXPECT_EQ(log.lineCount(), 1);
    stage.addQuad(2);
    stage.renderer.render();
    EXPECT_EQ(stage.draws().back().target, copra::kNoTexture);
    EXPECT_TRUE(stage.draws().back().mask.isPlain());
}

TEST(RendererLayers, RefusesAnEndThatNothingBegan) {
    LayerFixture stage;
    const copra::LogCapture log;
    stage.renderer.endTarget();
    stage.renderer.useMask();
    stage.renderer.endMask();
    stage.renderer.beginMask({}, 0);
    stage.renderer.endTarget();
    stage.renderer.useMask();
    stage.renderer.endMask();
    EXPECT_EQ(log.lineCount(), 4);
    stage.addQuad(1);
    stage.renderer.render();
    EXPECT_EQ(stage.order(), "1");
}

TEST(RendererLayers, KeepsATargetAliveUntilItIsDrawn) {
    LayerFixture stage;
    stage.renderer.beginTarget(stage.view(), 0);
    stage.renderer.endTarget();
    EXPECT_EQ(stage.target->getReferenceCount(), 2u);
    stage.renderer.render();
    EXPECT_EQ(stage.target->getReferenceCount(), 1u);
}

TEST(RendererLayers, RefusesATargetWithoutASize) {
    const copra::LogCapture log;
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    EXPECT_FALSE(texture->initAsTarget(0, 5));
    EXPECT_EQ(log.lineCount(), 1);
    LayerFixture stage;
    stage.renderer.beginTarget({texture.get(), {}, Rect(), std::nullopt}, 0);
    stage.addQuad(1);
    stage.renderer.endTarget();
    stage.renderer.render();
    EXPECT_TRUE(stage.draws().empty());
}
