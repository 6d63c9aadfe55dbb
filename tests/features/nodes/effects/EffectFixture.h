#pragma once

#include "nodes/DrawingFixture.h"
#include "nodes/effects/RenderTexture.h"
#include "nodes/shapes/DrawNode.h"
#include "nodes/sprites/Sprite.h"

#include <string>

/// Draws nodes into small images and prints them, one character per pixel.
class EffectFixture : public DrawingFixture {
protected:
    /// What a node looks like in an image of this size, rows from the top: the strongest channel, or a dot.
    std::string picture(cocos2d::Node* node, int width = 8, int height = 8) {
        auto* texture = cocos2d::RenderTexture::create(width, height);
        texture->begin();
        node->visit();
        texture->end();
        context.renderer()->render();
        return spelled(texture);
    }

    static std::string spelled(cocos2d::RenderTexture* texture) {
        cocos2d::Image* image = texture->newImage(true);
        std::string text;
        for (int y = 0; y < image->getHeight(); ++y) {
            for (int x = 0; x < image->getWidth(); ++x)
                text += letter(image->getData() + (y * image->getWidth() + x) * 4);
            text += '\n';
        }
        image->release();
        return text;
    }

    static char letter(const unsigned char* pixel) {
        if (pixel[0] + pixel[1] + pixel[2] == 0) return '.';
        if (pixel[0] > pixel[1] && pixel[0] > pixel[2]) return 'r';
        if (pixel[1] > pixel[0] && pixel[1] > pixel[2]) return 'g';
        if (pixel[2] > pixel[0] && pixel[2] > pixel[1]) return 'b';
        return 'w';
    }

    /// A sprite of one color, its lower left corner at (0, 0).
    static cocos2d::Sprite* block(float width, float height, const cocos2d::Color3B& color) {
        auto* sprite = cocos2d::Sprite::create();
        sprite->setTextureRect(cocos2d::Rect(0, 0, width, height));
        sprite->setAnchorPoint(cocos2d::Vec2::ZERO);
        sprite->setColor(color);
        return sprite;
    }

    static cocos2d::DrawNode* rectangle(float left, float bottom, float right, float top) {
        auto* node = cocos2d::DrawNode::create();
        node->drawSolidRect(cocos2d::Vec2(left, bottom), cocos2d::Vec2(right, top), cocos2d::Color4F::WHITE);
        return node;
    }
};
