#pragma once

#include "scene/SceneFixture.h"

#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "base/expectRefused.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"

#include <string>
#include <vector>

/// Expects that `expression` gives null with a warning that matches the regular expression `sentence`.
#define EXPECT_NOT_MADE(expression, sentence)                                                                \
    EXPECT_WARNED([&] { EXPECT_EQ(expression, nullptr); }(), sentence)

/// A scene with an image of 20 x 20 points, known as the frame "bee".
class ActorTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        const std::vector<unsigned char> pixels(20u * 20u * 4u, 255);
        texture.weakAssign(new cocos2d::Texture2D());
        texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                              cocos2d::Texture2D::PixelFormat::RGBA8888, 20, 20, cocos2d::Size(20, 20));
        picture = cocos2d::SpriteFrame::createWithTexture(texture, cocos2d::Rect(0, 0, 20, 20));
        cocos2d::SpriteFrameCache::getInstance()->addSpriteFrame(picture, "bee");
    }
    void TearDown() override {
        cocos2d::SpriteFrameCache::getInstance()->removeSpriteFrameByName("bee");
        picture.reset();
        texture.reset();
        SceneFixture::TearDown();
    }

    cocos2d::RefPtr<cocos2d::Texture2D> texture;
    cocos2d::RefPtr<cocos2d::SpriteFrame> picture;
};

/// A collision sprite that records the names of those it met and then runs a callback.
class Noting : public copra::CollisionSprite {
public:
    /// One that belongs to the caller, who releases it.
    static Noting* owned(float radius = 10.0f) {
        auto* sprite = new Noting();
        sprite->init();
        sprite->setRadius(radius);
        return sprite;
    }
    static Noting* create(const std::string& name, const cocos2d::Vec2& position, float radius = 10.0f) {
        Noting* sprite = owned(radius);
        sprite->setName(name);
        sprite->setPosition(position);
        sprite->autorelease();
        return sprite;
    }

    void collisionDetectedWith(copra::CollisionSprite* sender) override {
        met.push_back(sender->getName());
        if (whenHit) whenHit(sender);
    }

    std::vector<std::string> met;
    std::function<void(copra::CollisionSprite*)> whenHit;
};

/// An enemy with a damaged state that a test sets.
class Wreck : public copra::CollisionSprite {
public:
    static Wreck* create() {
        auto* wreck = new Wreck();
        wreck->init();
        wreck->autorelease();
        return wreck;
    }
    bool isDamaged() const override { return damaged; }
    bool damaged = false;
};
