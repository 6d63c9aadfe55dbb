#include "backend/null/NullBackend.h"
#include "backend/sfml/SfmlBackend.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

using namespace copra;
using cocos2d::BlendFunc;
using cocos2d::Color4B;
using cocos2d::Color4F;
using cocos2d::Rect;
using cocos2d::RefPtr;
using cocos2d::Renderer;
using cocos2d::Texture2D;
using cocos2d::Vec2;

namespace {

constexpr int kSide = 32; // pixels and points of the target

const Color4B kRed(255, 0, 0, 255);
const Color4B kGreen(0, 255, 0, 255);
const Color4B kFaint(0, 0, 120, 120);

RefPtr<Texture2D> targetOf(int side) {
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    texture->initAsTarget(side, side);
    return texture;
}

void addRect(Renderer& renderer, const Rect& area, const Color4B& color, const BatchState& state = {}) {
    const float side = state.texture ? static_cast<float>(state.texture->getPixelsWide()) : 0.0f;
    Vertex* vertex = renderer.quads(state, 1);
    vertex[0] = {{area.getMinX(), area.getMinY()}, color, {0, 0}};
    vertex[1] = {{area.getMaxX(), area.getMinY()}, color, {side, 0}};
    vertex[2] = {{area.getMaxX(), area.getMaxY()}, color, {side, side}};
    vertex[3] = {{area.getMinX(), area.getMaxY()}, color, {0, side}};
}

TargetView whole(Texture2D* texture, std::optional<Color4F> clear = Color4F(0, 0, 0, 0)) {
    const int side = texture->getPixelsWide();
    return {
        texture, {0, 0, side, side}, Rect(0, 0, static_cast<float>(side), static_cast<float>(side)), clear};
}

/// What a backend draws into a target.
std::vector<std::uint8_t> painted(Backend& backend, const std::function<void(Renderer&, Texture2D*)>& paint) {
    const RefPtr<Texture2D> target = targetOf(kSide);
    Renderer renderer;
    renderer.setDevice(backend.device.get(), backend.textures);
    renderer.setView({0, 0, 64, 64}, Rect(0, 0, 64, 64));
    renderer.clear();
    paint(renderer, target);
    renderer.render();
    std::vector<std::uint8_t> pixels = target->readTarget();
    renderer.setDevice(nullptr, nullptr);
    return pixels;
}

/// The graphics card and the rasterizer of the null backend must agree; the latter is tested in detail.
class SfmlTarget : public testing::Test {
protected:
    void SetUp() override {
        WindowSettings settings;
        settings.size = {64, 64};
        ASSERT_TRUE(backend->window->open(settings));
    }

    void expectSame(const std::function<void(Renderer&, Texture2D*)>& paint) {
        const auto plain = createNullBackend();
        const auto expected = painted(*plain, paint);
        const auto actual = painted(*backend, paint);
        ASSERT_EQ(actual.size(), expected.size());
        int different = 0;
        int drawn = 0;
        for (std::size_t i = 0; i < actual.size(); ++i) {
            different += std::abs(actual[i] - expected[i]) > 2;
            drawn += expected[i] != 0;
        }
        EXPECT_EQ(different, 0);
        EXPECT_GT(drawn, 0) << "nothing was painted at all";
    }

    std::unique_ptr<Backend> backend = sfml::createSfmlBackend();
};

} // namespace

TEST_F(SfmlTarget, HasItsRowsFromTheBottom) {
    expectSame([](Renderer& renderer, Texture2D* target) {
        renderer.beginTarget(whole(target), 0);
        addRect(renderer, Rect(0, 0, 5, 3), kRed);
        addRect(renderer, Rect(20, 30, 12, 2), kGreen);
        renderer.endTarget();
    });
}

TEST_F(SfmlTarget, BlendsAndClears) {
    expectSame([](Renderer& renderer, Texture2D* target) {
        renderer.beginTarget(whole(target, Color4F(0.2f, 0.4f, 0.6f, 0.8f)), 0);
        addRect(renderer, Rect(0, 0, 16, 16), kFaint);
        addRect(renderer, Rect(8, 8, 16, 16), kFaint, {nullptr, BlendFunc::ALPHA_NON_PREMULTIPLIED});
        addRect(renderer, Rect(12, 0, 4, 32), kFaint, {nullptr, BlendFunc::ADDITIVE});
        renderer.endTarget();
    });
}

TEST_F(SfmlTarget, ShowsAPartOfTheWorldInAPartOfIt) {
    expectSame([](Renderer& renderer, Texture2D* target) {
        renderer.beginTarget({target, {4, 8, 16, 16}, Rect(100, 200, 8, 8), Color4F(0, 0, 0, 1)}, 0);
        addRect(renderer, Rect(101, 200, 100, 3), kRed);
        renderer.clip(Rect(102, 202, 3, 100));
        addRect(renderer, Rect(100, 201, 8, 4), kGreen);
        renderer.endTarget();
    });
}

TEST_F(SfmlTarget, DrawsWithAnotherTarget) {
    const auto paint = [](Renderer& renderer, Texture2D* target) {
        const RefPtr<Texture2D> inner = targetOf(8);
        inner->setAliasTexParameters();
        renderer.beginTarget(whole(target), 0);
        renderer.beginTarget(whole(inner, Color4F(0, 0, 1, 1)), 0);
        addRect(renderer, Rect(0, 0, 4, 2), kRed);
        renderer.endTarget();
        addRect(renderer, Rect(8, 8, 16, 16), Color4B::WHITE, {inner, BlendFunc::ALPHA_PREMULTIPLIED});
        renderer.endTarget();
    };
    expectSame(paint);
}

TEST_F(SfmlTarget, ObeysMasks) {
    for (const bool inverted : {false, true}) {
        expectSame([inverted](Renderer& renderer, Texture2D* target) {
            renderer.beginTarget(whole(target), 0);
            renderer.beginMask({inverted, 1.0f}, 0);
            addRect(renderer, Rect(4, 4, 16, 16), kRed);
            renderer.useMask();
            addRect(renderer, Rect(0, 0, 32, 10), kGreen);
            renderer.beginMask({false, 0.4f}, 0);
            addRect(renderer, Rect(0, 0, 12, 32), kFaint);
            addRect(renderer, Rect(12, 12, 10, 10), kRed);
            renderer.useMask();
            addRect(renderer, Rect(0, 0, 32, 32), kRed);
            renderer.endMask();
            renderer.endMask();
            addRect(renderer, Rect(30, 30, 2, 2), kGreen);
            renderer.endTarget();
        });
    }
}

TEST_F(SfmlTarget, MakesAMaskOfSomethingMasked) {
    expectSame([](Renderer& renderer, Texture2D* target) {
        renderer.beginTarget(whole(target), 0);
        renderer.beginMask({}, 0);
        renderer.beginMask({true, 1.0f}, 0);
        addRect(renderer, Rect(4, 4, 8, 8), kRed);
        renderer.useMask();
        addRect(renderer, Rect(0, 0, 20, 20), kRed);
        renderer.endMask();
        renderer.useMask();
        addRect(renderer, Rect(0, 0, 32, 32), kGreen);
        renderer.endMask();
        renderer.endTarget();
    });
}

TEST_F(SfmlTarget, LeavesTheWindowAsItWas) {
    Renderer renderer;
    renderer.setDevice(backend->device.get(), backend->textures);
    renderer.setView({0, 0, 64, 64}, Rect(0, 0, 64, 64));
    renderer.setClearColor(Color4F(0, 0, 0, 1));
    renderer.clear();
    const RefPtr<Texture2D> target = targetOf(kSide);
    renderer.beginMask({}, 0);
    addRect(renderer, Rect(0, 0, 8, 64), kRed);
    renderer.useMask();
    renderer.beginTarget(whole(target, Color4F(0, 0, 1, 1)), 0);
    renderer.endTarget();
    addRect(renderer, Rect(0, 0, 64, 8), kGreen);
    renderer.endMask();
    addRect(renderer, Rect(32, 32, 8, 8), kRed);
    renderer.render();
    const PixelImage image = backend->device->capture();
    const auto at = [&](int x, int y) {
        const std::uint8_t* pixel = &image.rgba[static_cast<std::size_t>((63 - y) * 64 + x) * 4];
        return Color4B(pixel[0], pixel[1], pixel[2], 255);
    };
    EXPECT_EQ(at(4, 4), kGreen) << "inside the mask";
    EXPECT_EQ(at(20, 4), Color4B::BLACK) << "outside the mask";
    EXPECT_EQ(at(4, 20), Color4B::BLACK) << "the mask is not seen";
    EXPECT_EQ(at(36, 36), kRed) << "after the mask";
    EXPECT_EQ(target->readTarget()[2], 255);
    renderer.setDevice(nullptr, nullptr);
}
