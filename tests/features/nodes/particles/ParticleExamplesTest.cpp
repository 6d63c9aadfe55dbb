#include "nodes/particles/ParticleExamples.h"
#include "nodes/particles/ParticleFixture.h"
#include "platform/Screen.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {
class ParticleExamplesTest : public ParticleFixture {};
} // namespace

TEST_F(ParticleExamplesTest, HaveTheDocumentedCapacitiesAndRates) {
    const auto look = [](ParticleSystem* system, int particles, float rate) {
        EXPECT_EQ(system->getTotalParticles(), particles);
        EXPECT_FLOAT_EQ(system->getEmissionRate(), rate);
        EXPECT_NE(system->getTexture(), nullptr);
    };
    look(ParticleFire::create(), 250, 250 / 3.0f);
    look(ParticleFireworks::create(), 1500, 1500 / 3.5f);
    look(ParticleSun::create(), 350, 350);
    look(ParticleGalaxy::create(), 200, 50);
    look(ParticleFlower::create(), 250, 62.5f);
    look(ParticleMeteor::create(), 150, 75);
    look(ParticleSpiral::create(), 500, 500 / 12.0f);
    look(ParticleExplosion::create(), 700, 7000);
    look(ParticleSmoke::create(), 200, 50);
    look(ParticleSnow::create(), 700, 10);
    look(ParticleRain::create(), 1000, 20);
    look(ParticleFire::createWithTotalParticles(30), 30, 10);
}

TEST_F(ParticleExamplesTest, HaveTheirDocumentedPositions) {
    const Size& size = copra::screen().designSize;
    EXPECT_EQ(ParticleFire::create()->getPosition(), Vec2(size.width / 2, 60));
    EXPECT_EQ(ParticleSun::create()->getPosition(), Vec2(size.width / 2, size.height / 2));
    EXPECT_EQ(ParticleSnow::create()->getPosition(), Vec2(size.width / 2, size.height + 10));
    EXPECT_EQ(ParticleSnow::create()->getPosVar(), Vec2(size.width / 2, 0));
    EXPECT_EQ(ParticleSmoke::create()->getPosition(), Vec2(size.width / 2, 0));
}

TEST_F(ParticleExamplesTest, AreAdditiveOrNotAsDocumented) {
    EXPECT_TRUE(ParticleFire::create()->isBlendAdditive());
    EXPECT_FALSE(ParticleSmoke::create()->isBlendAdditive());
    EXPECT_EQ(ParticleSmoke::create()->getBlendFunc(), BlendFunc::ALPHA_PREMULTIPLIED);
}

TEST_F(ParticleExamplesTest, ShareOneSoftDot) {
    Texture2D* dot = ParticleFire::create()->getTexture();
    EXPECT_EQ(ParticleRain::create()->getTexture(), dot);
    EXPECT_TRUE(dot->getContentSizeInPixels().equals(Size(32, 32)));
    EXPECT_TRUE(dot->hasPremultipliedAlpha());
}

TEST_F(ParticleExamplesTest, AnExplosionEndsByItself) {
    const RefPtr<ParticleSystem> explosion = ParticleExplosion::createWithTotalParticles(50);
    explosion->setAutoRemoveOnFinish(true);
    scene->addChild(explosion);
    pass(0.06f, 3);
    EXPECT_EQ(explosion->getParticleCount(), 50u);
    EXPECT_FALSE(explosion->isActive());
    pass(1, 8);
    EXPECT_EQ(explosion->getParent(), nullptr);
}
