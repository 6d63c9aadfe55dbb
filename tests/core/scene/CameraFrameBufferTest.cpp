#include "base/expectRefused.h"
#include "nodes/effects/EffectFixture.h"
#include "platform/Screen.h"
#include "scene/Camera.h"
#include "scene/FrameBuffer.h"

#include <string>

using namespace cocos2d;
using experimental::FrameBuffer;
using experimental::RenderTarget;
using experimental::RenderTargetDepthStencil;
using experimental::RenderTargetRenderBuffer;
using experimental::Viewport;

namespace {

/// A scene of 8 x 4 points without a camera that draws on the screen.
class CameraFrameBufferTest : public EffectFixture {
protected:
    void SetUp() override {
        copra::Screen screen;
        screen.designSize = Size(8.0f, 4.0f);
        copra::setScreen(screen);
        EffectFixture::SetUp();
    }
    void TearDown() override {
        EffectFixture::TearDown();
        copra::setScreen({});
    }

    /// An orthographic camera that sees the whole scene and draws into the buffer.
    Camera* camera(FrameBuffer* buffer) {
        Camera* camera = Camera::createOrthographic(8.0f, 4.0f, -10.0f, 10.0f);
        camera->setFrameBufferObject(buffer);
        scene->addChild(camera);
        return camera;
    }
    static FrameBuffer* bufferOf(unsigned int width, unsigned int height, std::uint8_t number = 1) {
        FrameBuffer* buffer = FrameBuffer::create(number, width, height);
        buffer->attachRenderTarget(RenderTarget::create(width, height));
        return buffer;
    }
    void render() {
        context.renderer()->clear();
        scene->render(context.renderer(), Mat4::IDENTITY);
        context.renderer()->render();
    }
    /// The pixels, rows from the top.
    static std::string spelledTarget(const FrameBuffer* buffer) {
        const std::vector<std::uint8_t> rows = buffer->getRenderTarget()->getTexture()->readTarget();
        std::string text;
        for (unsigned int y = buffer->getHeight(); y-- > 0;) {
            for (unsigned int x = 0; x < buffer->getWidth(); ++x)
                text += letter(&rows[(std::size_t{y} * buffer->getWidth() + x) * 4]);
            text += '\n';
        }
        return text;
    }
};

} // namespace

TEST_F(CameraFrameBufferTest, ACameraDrawsIntoItsBuffer) {
    scene->addChild(block(2.0f, 1.0f, Color3B::RED));
    FrameBuffer* buffer = bufferOf(8, 4);
    camera(buffer);
    render();
    EXPECT_EQ(spelledTarget(buffer), "........\n........\n........\nrr......\n");
    EXPECT_EQ(parts.device->draws().back().vertices.size(), 4u);
}

TEST_F(CameraFrameBufferTest, WhatTheCameraSeesFillsTheBuffer) {
    scene->addChild(block(2.0f, 2.0f, Color3B::RED));
    Sprite* outside = block(4.0f, 4.0f, Color3B::GREEN);
    outside->setPosition(10.0f, 0.0f); // right of the screen
    scene->addChild(outside);
    FrameBuffer* buffer = bufferOf(4, 2);
    Camera* wide = Camera::createOrthographic(16.0f, 8.0f, -10.0f, 10.0f);
    wide->setFrameBufferObject(buffer);
    wide->setPosition(-3.0f, 0.0f);
    scene->addChild(wide);
    render();
    EXPECT_EQ(spelledTarget(buffer), "....\n...g\n");
    wide->setPosition(0.0f, 0.0f);
    wide->setScale(0.25f);
    render();
    EXPECT_EQ(spelledTarget(buffer), "rr..\nrr..\n");
}

TEST_F(CameraFrameBufferTest, ATurnedCameraSeesATurnedScene) {
    scene->addChild(block(2.0f, 1.0f, Color3B::RED));
    FrameBuffer* buffer = bufferOf(8, 4);
    Camera* turned = camera(buffer);
    turned->setRotation(180.0f);
    turned->setPosition(8.0f, 4.0f);
    render();
    EXPECT_EQ(spelledTarget(buffer), "......rr\n........\n........\n........\n");
}

TEST_F(CameraFrameBufferTest, TheBufferIsClearedOnceInAFrame) {
    FrameBuffer* buffer = bufferOf(8, 4);
    buffer->setClearColor(Color4F::BLUE);
    Sprite* first = block(1.0f, 1.0f, Color3B::RED);
    scene->addChild(first);
    camera(buffer)->setViewport(Viewport(0.0f, 0.5f, 0.5f, 0.5f));
    camera(buffer)->setViewport(Viewport(0.5f, 0.0f, 0.5f, 0.5f));
    first->setScale(2.0f);
    render();
    EXPECT_EQ(spelledTarget(buffer), "bbbbbbbb\nrbbbbbbb\nbbbbbbbb\nbbbbrbbb\n");
    first->setVisible(false);
    render();
    EXPECT_EQ(spelledTarget(buffer), "bbbbbbbb\nbbbbbbbb\nbbbbbbbb\nbbbbbbbb\n");
}

TEST_F(CameraFrameBufferTest, ABrushFillsTheView) {
    FrameBuffer* buffer = bufferOf(8, 4);
    camera(buffer)->setBackgroundBrush(CameraBackgroundBrush::createColorBrush(Color4F::GREEN, 1.0f));
    render();
    EXPECT_EQ(spelledTarget(buffer), "gggggggg\ngggggggg\ngggggggg\ngggggggg\n");
}

TEST_F(CameraFrameBufferTest, BuffersAreDrawnBeforeTheScreenInTheOrderOfTheirNumbers) {
    Camera* screen = Camera::createOrthographic(8.0f, 4.0f, -10.0f, 10.0f);
    scene->addChild(screen);
    Camera* second = camera(bufferOf(8, 4, 2));
    second->setDepth(-5);
    Camera* first = camera(bufferOf(8, 4, 1));
    first->setDepth(5);
    EXPECT_EQ(scene->getCameras(), (std::vector<Camera*>{first, second, screen}));
    first->setFrameBufferObject(nullptr);
    EXPECT_EQ(scene->getCameras(), (std::vector<Camera*>{second, screen, first}));
}

TEST_F(CameraFrameBufferTest, TheScreenShowsTheTextureOfTheSameFrame) {
    FrameBuffer* buffer = bufferOf(8, 4);
    camera(buffer);
    scene->addChild(block(2.0f, 1.0f, Color3B::RED));
    Sprite* shown = Sprite::createWithTexture(buffer->getRenderTarget()->getTexture());
    shown->setFlippedY(true);
    shown->setPosition(4.0f, 2.0f);
    shown->setCameraMask(static_cast<unsigned short>(CameraFlag::USER1));
    scene->addChild(shown);
    Camera* screen = Camera::createOrthographic(8.0f, 4.0f, -10.0f, 10.0f);
    screen->setCameraFlag(CameraFlag::USER1);
    scene->addChild(screen);
    render();
    const auto& draws = parts.device->draws();
    ASSERT_EQ(draws.size(), 2u);
    EXPECT_NE(draws[0].target, draws[1].target);
    EXPECT_EQ(draws[1].state.texture, draws[0].target);
}

TEST_F(CameraFrameBufferTest, TargetsOfAnotherSizeAreIgnored) {
    FrameBuffer* buffer = bufferOf(8, 4);
    experimental::RenderTargetBase* target = buffer->getRenderTarget();
    buffer->attachRenderTarget(RenderTarget::create(4, 4));
    buffer->attachDepthStencilTarget(RenderTargetDepthStencil::create(4, 4));
    EXPECT_EQ(buffer->getRenderTarget(), target);
    EXPECT_EQ(buffer->getDepthStencilTarget(), nullptr);
    buffer->attachDepthStencilTarget(RenderTargetDepthStencil::create(8, 4));
    EXPECT_NE(buffer->getDepthStencilTarget(), nullptr);
    EXPECT_EQ(RenderTarget::create(0, 4), nullptr);
    EXPECT_EQ(RenderTarget::create(4000000000u, 4), nullptr);
}

TEST_F(CameraFrameBufferTest, NothingIsDrawnWithoutATexture) {
    scene->addChild(block(2.0f, 1.0f, Color3B::RED));
    FrameBuffer* buffer = FrameBuffer::create(1, 8, 4);
    camera(buffer)->setViewport(Viewport(0.0f, 0.0f, 1e30f, 0.0f));
    render();
    buffer->attachRenderTarget(RenderTargetRenderBuffer::create(8, 4));
    render();
    EXPECT_TRUE(parts.device->draws().empty());
}

TEST_F(CameraFrameBufferTest, TheBufferOfAHiddenCameraIsCleared) {
    scene->addChild(block(4.0f, 4.0f, Color3B::RED));
    FrameBuffer* buffer = bufferOf(2, 1);
    buffer->setClearColor(Color4F::BLUE);
    Camera* hidden = camera(buffer);
    render();
    EXPECT_EQ(spelledTarget(buffer), "rb\n");
    hidden->setVisible(false);
    render();
    EXPECT_EQ(spelledTarget(buffer), "bb\n");
    hidden->setVisible(true);
    render();
    EXPECT_EQ(spelledTarget(buffer), "rb\n");
    hidden->removeFromParent();
    render();
    EXPECT_EQ(spelledTarget(buffer), "bb\n");
}

TEST_F(CameraFrameBufferTest, ABufferWithoutACameraHasItsClearColor) {
    FrameBuffer* buffer = bufferOf(2, 1);
    buffer->setClearColor(Color4F::BLUE);
    render();
    EXPECT_EQ(spelledTarget(buffer), "bb\n");
    buffer->setClearColor(Color4F::GREEN);
    render();
    EXPECT_EQ(spelledTarget(buffer), "gg\n");
}

#if GTEST_HAS_DEATH_TEST // it starts the program again, which a web page cannot
TEST(FrameBufferDeathTest, MayStayInAStaticVariableUntilTheProgramEnds) {
    const auto keep = [] {
        static RefPtr<experimental::FrameBuffer> s_kept; // destroyed after what is made from now on
        s_kept = experimental::FrameBuffer::create(1, 4, 4);
        std::exit(0);
    };
    EXPECT_EXIT(keep(), testing::ExitedWithCode(0), "");
}
#endif
