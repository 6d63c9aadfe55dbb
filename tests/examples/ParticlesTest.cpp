#include "cocos2d.h"
#include "testing/GameTest.h"

USING_NS_CC;

namespace {

class ParticlesTest : public copra::testing::GameTest {};

TEST_F(ParticlesTest, ABurstRemovesItselfWhenItIsOver) {
    auto* burst = ParticleSystemQuad::createWithTotalParticles(40);
    burst->setDuration(0.1f);    // emits for this long; ParticleSystem::DURATION_INFINITY
    burst->setEmissionRate(400); // particles a second
    burst->setLife(0.5f);        // seconds that a particle lives ...
    burst->setLifeVar(0.1f);     // ... plus or minus
    burst->setSpeed(120);        // points a second
    burst->setAngleVar(180);     // in all directions
    burst->setGravity(Vec2(0, -200));
    burst->setStartSize(8);
    burst->setEndSize(0);
    burst->setStartColor(Color4F(1, 0.8f, 0.2f, 1));
    burst->setEndColor(Color4F(1, 0.2f, 0, 0));
    burst->setPosition(240, 160);
    burst->setAutoRemoveOnFinish(true);

    auto* scene = Scene::create();
    scene->addChild(burst, 0, "burst");
    app.run(scene);
    app.wait(0.2f);
    EXPECT_EQ(burst->getParticleCount(), 40u);
    app.wait(0.6f);
    EXPECT_EQ(app.tryFind<Node>("burst"), nullptr);
}

} // namespace
