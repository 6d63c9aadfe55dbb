#pragma once

#include "backend/sfml/SfmlBackend.h"
#include "cocos2d.h"
#include "scene/SceneFixture.h"

#include <cstdint>
#include <memory>
#include <vector>

/// A sprite that fills a window of 64 x 64 pixels, for pictures of programs.
class SpriteInWindow : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        copra::WindowSettings settings;
        settings.size = {64, 64};
        ASSERT_TRUE(backend->window->open(settings));
        context.renderer()->setDevice(backend->device.get(), backend->textures);
        context.renderer()->setView({0, 0, 64, 64}, cocos2d::Rect(0, 0, 64, 64));
        picture = texture(200, 100);
        sprite = cocos2d::Sprite::createWithTexture(picture);
        sprite->setAnchorPoint(cocos2d::Vec2::ZERO);
        sprite->setScale(8.0f);
        scene->addChild(sprite);
    }
    void TearDown() override {
        sprite = nullptr;
        SceneFixture::TearDown();
    }
    /// 8 x 8 pixels: red grows to the right, green to the bottom.
    static cocos2d::RefPtr<cocos2d::Texture2D> texture(int red, int green) {
        std::vector<unsigned char> pixels;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x)
                for (const int value : {x * red / 8, y * green / 8, 255, 255})
                    pixels.push_back(static_cast<unsigned char>(value));
        cocos2d::RefPtr<cocos2d::Texture2D> made;
        made.weakAssign(new cocos2d::Texture2D());
        made->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           cocos2d::Texture2D::PixelFormat::RGBA8888, 8, 8, cocos2d::Size(8, 8));
        return made;
    }
    /// The pixels of the window after a frame.
    std::vector<std::uint8_t> drawn() {
        context.renderer()->clear();
        context.frame.visiting = true;
        scene->visit(context.renderer(), cocos2d::Mat4::IDENTITY, 0);
        context.frame.visiting = false;
        context.renderer()->render();
        const copra::PixelImage image = backend->device->capture();
        return {image.rgba.begin(), image.rgba.end()};
    }

    std::unique_ptr<copra::Backend> backend = copra::sfml::createSfmlBackend();
    cocos2d::RefPtr<cocos2d::Texture2D> picture;
    cocos2d::Sprite* sprite = nullptr;
};
