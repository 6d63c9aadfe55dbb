#pragma once

#include "backend/backend.h"
#include "base/log.h"
#include "base/random.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"
#include "images/Image.h"
#include "nodes/DrawingFixture.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "render/TextureCache.h"

#include <array>
#include <string>

/// A drawn scene for particles: image files can be read, and random numbers are the same in every run.
class ParticleFixture : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        copra::installImageCodec();
        copra::seedRandom(7);
    }
    void TearDown() override {
        DrawingFixture::TearDown();
        cocos2d::TextureCache::destroyInstance();
    }

    /// A running system without variances: `life` seconds of life, `rate` particles a second, to the right at
    /// `speed`, 10 points large.
    cocos2d::ParticleSystemQuad* emitter(int particles, float life, float rate, float speed = 0.0f) {
        auto* const system = cocos2d::ParticleSystemQuad::createWithTotalParticles(particles);
        system->setDuration(cocos2d::ParticleSystem::DURATION_INFINITY);
        system->setLife(life);
        system->setEmissionRate(rate);
        system->setSpeed(speed);
        system->setStartSize(10);
        system->setEndSize(cocos2d::ParticleSystem::START_SIZE_EQUAL_TO_END_SIZE);
        system->setStartColor(cocos2d::Color4F::WHITE);
        system->setEndColor(cocos2d::Color4F::WHITE);
        scene->addChild(system);
        return system;
    }

    /// Time passes without drawing.
    void pass(float dt, int frames = 1) {
        for (int i = 0; i < frames; ++i) context.update(dt);
    }

    /// The middle of each particle that is drawn, in design space.
    std::vector<cocos2d::Vec2> middles() {
        std::vector<cocos2d::Vec2> result;
        for (const copra::NullDraw& draw : drawn())
            for (std::size_t i = 0; i + 3 < draw.vertices.size(); i += 4)
                result.push_back((draw.vertices[i].position + draw.vertices[i + 2].position) * 0.5f);
        return result;
    }

    /// A texture of 8 by 4 pixels.
    static cocos2d::Texture2D* texture(bool premultiplied, const std::string& key) {
        const std::array<unsigned char, 8 * 4 * 4> pixels{};
        auto* const image = new cocos2d::Image();
        image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), 8, 4, 8, premultiplied);
        cocos2d::Texture2D* const result = cocos2d::TextureCache::getInstance()->addImage(image, key);
        image->release();
        return result;
    }
};
