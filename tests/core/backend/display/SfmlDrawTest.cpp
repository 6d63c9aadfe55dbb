#include "backend/sfml/SfmlBackend.h"

#include "images/PngImage.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace copra;
using cocos2d::BlendFunc;
using cocos2d::Color4B;
using cocos2d::Color4F;
using cocos2d::Rect;
using cocos2d::Texture2D;

namespace {

constexpr int kSide = 64; // pixels of the window, points of the design size

using Pixel = std::array<int, 3>;

// A window of 64 x 64 pixels that shows 64 x 64 points.
class SfmlDraw : public testing::Test {
protected:
    void SetUp() override {
        WindowSettings settings;
        settings.size = {kSide, kSide};
        ASSERT_TRUE(backend->window->open(settings));
        renderer.setDevice(backend->device.get(), backend->textures);
        show(Rect(0, 0, kSide, kSide));
        renderer.clear();
    }

    // Where the tests write their images, if anybody wants to look at them.
    void TearDown() override {
        const char* folder = std::getenv("COPRA_TEST_PICTURES");
        if (!folder) return;
        std::vector<std::uint8_t> bytes;
        std::string reason;
        writePng(backend->device->capture(), true, bytes, reason);
        const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
        std::ofstream file(std::string(folder) + "/" + name + ".png", std::ios::binary);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }

    void show(const Rect& visible) { renderer.setView({0, 0, kSide, kSide}, visible); }

    void addRect(const Rect& area, const Color4B& color, const BatchState& state = {},
                 const Rect& source = Rect()) {
        Vertex* vertex = renderer.quads(state, 1);
        const float left = area.getMinX();
        const float right = area.getMaxX();
        const float bottom = area.getMinY();
        const float top = area.getMaxY();
        vertex[0] = {{left, bottom}, color, {source.getMinX(), source.getMaxY()}};
        vertex[1] = {{right, bottom}, color, {source.getMaxX(), source.getMaxY()}};
        vertex[2] = {{right, top}, color, {source.getMaxX(), source.getMinY()}};
        vertex[3] = {{left, top}, color, {source.getMinX(), source.getMinY()}};
    }

    // The pixel that shows this point, y up.
    Pixel at(int x, int y) {
        const PixelImage image = backend->device->capture();
        const auto index = static_cast<std::size_t>((kSide - 1 - y) * kSide + x) * 4;
        return {image.rgba[index], image.rgba[index + 1], image.rgba[index + 2]};
    }

    std::unique_ptr<Backend> backend = sfml::createSfmlBackend();
    cocos2d::Renderer renderer;
};

void expectNear(const Pixel& pixel, const Pixel& expected) {
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(pixel[i], expected[i], 1) << pixel[0] << ' ' << pixel[1] << ' ' << pixel[2];
    }
}

const Color4B kRed(255, 0, 0, 255);
const Color4B kGreen(0, 255, 0, 255);
const Color4B kWhite(255, 255, 255, 255);

// 2 x 2 pixels: red, green over blue, yellow.
std::unique_ptr<Texture2D> fourColors(int side = 2) {
    const std::uint8_t colors[4][4] = {
        {255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 0, 255}};
    std::vector<std::uint8_t> rgba;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const auto& color = colors[(y >= side / 2 ? 2 : 0) + (x >= side / 2 ? 1 : 0)];
            for (const std::uint8_t part : color) rgba.push_back(part);
        }
    }
    auto texture = std::make_unique<Texture2D>();
    texture->initWithData(rgba.data(), static_cast<ssize_t>(rgba.size()), Texture2D::PixelFormat::RGBA8888,
                          side, side, cocos2d::Size());
    return texture;
}

} // namespace

TEST_F(SfmlDraw, ClearsWithTheClearColor) {
    renderer.setClearColor(Color4F(0.2f, 0.4f, 0.6f, 1));
    renderer.clear();
    expectNear(at(0, 0), {51, 102, 153});
    expectNear(at(63, 63), {51, 102, 153});
}

TEST_F(SfmlDraw, FillsExactlyThePixelsOfAQuad) {
    addRect(Rect(8, 16, 10, 20), kRed);
    renderer.render();
    expectNear(at(8, 16), {255, 0, 0});
    expectNear(at(17, 35), {255, 0, 0});
    expectNear(at(7, 16), {0, 0, 0});
    expectNear(at(18, 16), {0, 0, 0});
    expectNear(at(8, 15), {0, 0, 0});
    expectNear(at(8, 36), {0, 0, 0});
}

TEST_F(SfmlDraw, DrawsTexturesUprightWhetherSharedOrNot) {
    // 2 and 256 pixels share a page, 300 pixels do not.
    for (const int side : {2, 256, 300}) {
        const auto texture = fourColors(side);
        texture->setAliasTexParameters();
        renderer.clear();
        const auto whole = static_cast<float>(side);
        addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE}, Rect(0, 0, whole, whole));
        renderer.render();
        expectNear(at(8, 56), {255, 0, 0});
        expectNear(at(56, 56), {0, 255, 0});
        expectNear(at(8, 8), {0, 0, 255});
        expectNear(at(56, 8), {255, 255, 0});
        renderer.clean();
    }
}

TEST_F(SfmlDraw, MixesNeighboringPixelsUnlessAliased) {
    const auto texture = fourColors();
    const Rect whole(0, 0, 2, 2);
    addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE}, whole);
    renderer.render();
    const Pixel mixed = at(32, 60);
    EXPECT_NEAR(mixed[0], 126, 8);
    EXPECT_NEAR(mixed[1], 129, 8);
    texture->setAliasTexParameters();
    addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE}, whole);
    renderer.render();
    expectNear(at(33, 60), {0, 255, 0});
}

TEST_F(SfmlDraw, ContinuesTheEdgeOfSharedTexturesLikeThatOfOthers) {
    const auto small = fourColors();
    const auto neighbor = fourColors();
    const Rect whole(0, 0, 2, 2);
    addRect(Rect(0, 0, 64, 64), kWhite, {neighbor.get(), BlendFunc::DISABLE}, whole);
    addRect(Rect(0, 0, 64, 64), kWhite, {small.get(), BlendFunc::DISABLE}, whole);
    renderer.render();
    EXPECT_EQ(renderer.getDrawnBatches(), 1);
    expectNear(at(0, 63), {255, 0, 0});
    expectNear(at(63, 0), {255, 255, 0});
}

TEST_F(SfmlDraw, RepeatsATexture) {
    const auto texture = fourColors();
    texture->setTexParameters(Texture2D::TexParams{GL_NEAREST, GL_NEAREST, GL_REPEAT, GL_REPEAT});
    addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE}, Rect(0, 0, 4, 4));
    renderer.render();
    expectNear(at(8, 56), {255, 0, 0});
    expectNear(at(40, 56), {255, 0, 0});
    expectNear(at(40, 24), {255, 0, 0});
    expectNear(at(56, 8), {255, 255, 0});
}

TEST_F(SfmlDraw, MultipliesTextureAndColor) {
    const auto texture = fourColors(300);
    addRect(Rect(0, 0, 64, 64), Color4B(255, 128, 0, 255), {texture.get(), BlendFunc::DISABLE},
            Rect(0, 0, 300, 300));
    renderer.render();
    expectNear(at(8, 56), {255, 0, 0});
    expectNear(at(56, 56), {0, 128, 0});
    expectNear(at(8, 8), {0, 0, 0});
}

TEST_F(SfmlDraw, BlendsPremultipliedColors) {
    addRect(Rect(0, 0, 64, 64), kGreen);
    addRect(Rect(0, 0, 64, 64), Color4B(128, 0, 0, 128), {nullptr, BlendFunc::ALPHA_PREMULTIPLIED});
    renderer.render();
    expectNear(at(30, 30), {128, 127, 0});
}

TEST_F(SfmlDraw, BlendsStraightColors) {
    addRect(Rect(0, 0, 64, 64), kGreen);
    addRect(Rect(0, 0, 64, 64), Color4B(255, 0, 0, 128), {nullptr, BlendFunc::ALPHA_NON_PREMULTIPLIED});
    renderer.render();
    expectNear(at(30, 30), {128, 127, 0});
}

TEST_F(SfmlDraw, AddsLight) {
    addRect(Rect(0, 0, 64, 64), Color4B(100, 50, 0, 255));
    addRect(Rect(0, 0, 64, 64), Color4B(200, 100, 20, 128), {nullptr, BlendFunc::ADDITIVE});
    renderer.render();
    expectNear(at(30, 30), {200, 100, 10});
}

TEST_F(SfmlDraw, KnowsAllFactorsOfBlending) {
    const Color4B below(200, 100, 50, 255);
    const Color4B above(100, 200, 255, 255);
    const struct {
        BlendFunc blend;
        Pixel expected;
    } cases[] = {
        {{GL_ZERO, GL_ONE}, {200, 100, 50}},
        {{GL_DST_COLOR, GL_ZERO}, {78, 78, 50}},
        {{GL_ZERO, GL_SRC_COLOR}, {78, 78, 50}},
        {{GL_ONE_MINUS_DST_COLOR, GL_ZERO}, {22, 122, 205}},
        {{GL_ZERO, GL_ONE_MINUS_SRC_COLOR}, {122, 22, 0}},
        {{GL_ONE, GL_ONE_MINUS_SRC_COLOR}, {222, 222, 255}},
        {{GL_SRC_ALPHA, GL_ZERO}, {100, 200, 255}},
    };
    for (const auto& test : cases) {
        renderer.clear();
        addRect(Rect(0, 0, 64, 64), below, {nullptr, BlendFunc::DISABLE});
        addRect(Rect(0, 0, 64, 64), above, {nullptr, test.blend});
        renderer.render();
        expectNear(at(30, 30), test.expected);
    }
}

TEST_F(SfmlDraw, CutsOffOutsideOfAClip) {
    {
        const RenderScope scope(renderer);
        renderer.clip(Rect(10, 20, 30, 15));
        addRect(Rect(0, 0, 64, 64), kRed);
    }
    addRect(Rect(60, 60, 4, 4), kGreen);
    renderer.render();
    expectNear(at(10, 20), {255, 0, 0});
    expectNear(at(39, 34), {255, 0, 0});
    expectNear(at(9, 20), {0, 0, 0});
    expectNear(at(40, 20), {0, 0, 0});
    expectNear(at(10, 19), {0, 0, 0});
    expectNear(at(10, 35), {0, 0, 0});
    expectNear(at(62, 62), {0, 255, 0});
}

TEST_F(SfmlDraw, DrawsNothingInAnEmptyClip) {
    for (const Rect& area : {Rect(10, 10, 0, 10), Rect(-100, 0, 50, 50), Rect(0, 1e9f, 10, 10)}) {
        renderer.clip(area);
        addRect(Rect(0, 0, 64, 64), kRed);
        renderer.render();
        expectNear(at(30, 30), {0, 0, 0});
    }
}

TEST_F(SfmlDraw, KeepsPositionsInAClipOfAScaledView) {
    show(Rect(100, 200, 32, 32));
    renderer.clip(Rect(100, 200, 16, 32));
    addRect(Rect(108, 208, 100, 8), kRed);
    renderer.render();
    expectNear(at(16, 16), {255, 0, 0});
    expectNear(at(31, 31), {255, 0, 0});
    expectNear(at(32, 20), {0, 0, 0});
    expectNear(at(15, 16), {0, 0, 0});
    expectNear(at(16, 32), {0, 0, 0});
}

TEST_F(SfmlDraw, ShowsTheVisibleRectangleInTheViewport) {
    renderer.setView({16, 8, 32, 32}, Rect(0, 0, 320, 320));
    addRect(Rect(-1000, -1000, 3000, 3000), kRed);
    addRect(Rect(0, 310, 10, 10), kGreen);
    renderer.render();
    expectNear(at(15, 40), {0, 0, 0});
    expectNear(at(48, 40), {0, 0, 0});
    expectNear(at(16, 23), {0, 0, 0});
    expectNear(at(16, 24), {255, 0, 0});
    expectNear(at(47, 55), {255, 0, 0});
    expectNear(at(16, 55), {0, 255, 0});
    expectNear(at(16, 56), {0, 0, 0});
}

TEST_F(SfmlDraw, ShowsAViewportThatReachesOutOfTheWindow) {
    // Twice the window, centered: the visible rectangle's middle half fills the window.
    renderer.setView({-32, -32, 128, 128}, Rect(0, 0, 128, 128));
    addRect(Rect(32, 32, 1, 1), kRed);
    addRect(Rect(95, 95, 1, 1), kGreen);
    renderer.render();
    expectNear(at(0, 0), {255, 0, 0});
    expectNear(at(63, 63), {0, 255, 0});
}

TEST_F(SfmlDraw, DrawsEveryKindOfShape) {
    RenderDevice& device = *backend->device;
    const DrawState plain;
    const auto corner = [](float x, float y) { return Vertex{{x, y}, kWhite, {}}; };
    const Vertex triangle[] = {corner(0, 0), corner(16, 0), corner(0, 16)};
    const Vertex strip[] = {corner(20, 0), corner(20, 10), corner(30, 0), corner(30, 10)};
    const Vertex fan[] = {corner(40, 0), corner(50, 0), corner(50, 10), corner(40, 10)};
    const Vertex line[] = {corner(0, 30.5f), corner(64, 30.5f)};
    const Vertex lineStrip[] = {corner(0, 40.5f), corner(32, 40.5f), corner(64, 40.5f)};
    const Vertex point[] = {corner(10.5f, 50.5f)};
    device.draw(Primitive::Triangles, triangle, 3, plain);
    device.draw(Primitive::TriangleStrip, strip, 4, plain);
    device.draw(Primitive::TriangleFan, fan, 4, plain);
    device.draw(Primitive::Lines, line, 2, plain);
    device.draw(Primitive::LineStrip, lineStrip, 3, plain);
    device.draw(Primitive::Points, point, 1, plain);
    expectNear(at(2, 2), {255, 255, 255});
    expectNear(at(12, 12), {0, 0, 0});
    expectNear(at(28, 8), {255, 255, 255});
    expectNear(at(41, 8), {255, 255, 255});
    expectNear(at(33, 30), {255, 255, 255});
    expectNear(at(50, 40), {255, 255, 255});
    expectNear(at(10, 50), {255, 255, 255});
    expectNear(at(11, 50), {0, 0, 0});
}

TEST_F(SfmlDraw, ShowsWhatWasUpdatedInATexture) {
    for (const int side : {2, 300}) {
        const auto texture = fourColors(side);
        texture->setAliasTexParameters();
        const auto draw = [&] {
            const auto whole = static_cast<float>(side);
            addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE},
                    Rect(0, 0, whole, whole));
            renderer.render();
        };
        draw();
        const int corner = side / 2;
        const std::vector<std::uint8_t> white(static_cast<std::size_t>(corner * corner) * 4, 255);
        texture->updateWithData(white.data(), side - corner, 0, corner, corner);
        draw();
        expectNear(at(63, 63), {255, 255, 255});
        expectNear(at(8, 8), {0, 0, 255});
    }
}

TEST_F(SfmlDraw, KeepsTexturesWhenTheNextDeviceComes) {
    const auto texture = fourColors(300);
    const auto draw = [&] {
        addRect(Rect(0, 0, 64, 64), kWhite, {texture.get(), BlendFunc::DISABLE}, Rect(0, 0, 300, 300));
        renderer.render();
    };
    draw();
    renderer.setDevice(nullptr, nullptr);
    backend = sfml::createSfmlBackend();
    SetUp();
    draw();
    expectNear(at(8, 56), {255, 0, 0});
}

TEST_F(SfmlDraw, ReadsTheWholeWindowOpaque) {
    renderer.setClearColor(Color4F(0, 0, 0, 0));
    renderer.clear();
    const PixelImage image = backend->device->capture();
    EXPECT_EQ(image.size, (PixelSize{kSide, kSide}));
    ASSERT_EQ(image.rgba.size(), std::size_t{kSide} * kSide * 4);
    EXPECT_EQ(image.rgba[3], 255);
}

TEST_F(SfmlDraw, KeepsThePixelsOfATextureThatGrows) {
    TextureStore& textures = *backend->textures;
    const std::uint8_t red[] = {255, 0, 0, 255};
    const TextureId id = textures.create({1, 1}, red, false);
    ASSERT_TRUE(textures.grow(id, 3));
    EXPECT_EQ(textures.read(id).size.height, 3);
    EXPECT_EQ(textures.read(id).rgba, (std::vector<std::uint8_t>{255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_FALSE(textures.grow(id, 3)) << "it is as high already";
    EXPECT_FALSE(textures.grow(id, textures.maximumSize() + 1)) << "too high";
    EXPECT_FALSE(textures.grow(textures.createTarget({2, 2}), 4)) << "a target";
    textures.destroy(id);
}

TEST_F(SfmlDraw, RefusesTexturesThatTheCardCannotHold) {
    const int side = backend->textures->maximumSize() + 1;
    EXPECT_GT(side, 1024);
    EXPECT_EQ(backend->textures->create({side, 1}, nullptr, false), kNoTexture);
}
