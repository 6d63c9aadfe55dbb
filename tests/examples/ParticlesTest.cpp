#include "GuideTest.h"
#include "base/log.h"

USING_NS_CC;

namespace {

class ParticlesTest : public GuideTest {};

class ParticlesScene : public Scene {
public:
    CREATE_FUNC(ParticlesScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        auto* fire = ParticleFire::create();
        fire->setPosition(240, 100);
        addChild(fire, 0, "fire");
        //! [first]
        return true;
    }

    void goOut() {
        auto* fire = getChildByName<ParticleSystem*>("fire");
        //! [stop]
        fire->setAutoRemoveOnFinish(true); // removes the node after its last particle has died
        fire->stopSystem();                // emits no more particles
        //! [stop]
    }

    void addBurst() {
        //! [burst]
        auto* burst = ParticleSystemQuad::createWithTotalParticles(40);
        burst->setDuration(0.1f);    // the system emits for 0.1 seconds
        burst->setEmissionRate(400); // particles per second
        burst->setLife(0.5f);        // a particle lives for half a second on average
        burst->setLifeVar(0.1f);     // the lifetime varies by up to 0.1 seconds
        burst->setSpeed(120);        // points per second
        burst->setAngleVar(180);     // the angle varies by up to 180 degrees
        burst->setGravity(Vec2(0, -200));
        burst->setStartSize(8);
        burst->setEndSize(0);
        burst->setStartColor(Color4F(1, 0.8f, 0.2f, 1));
        burst->setEndColor(Color4F(1, 0.2f, 0, 0));
        burst->setPosition(240, 160);
        burst->setAutoRemoveOnFinish(true);
        addChild(burst, 0, "burst");
        //! [burst]
    }

    void addRing() {
        //! [radius]
        auto* ring = ParticleSystemQuad::createWithTotalParticles(60);
        ring->setEmitterMode(ParticleSystem::Mode::RADIUS); // call this first
        ring->setDuration(ParticleSystem::DURATION_INFINITY);
        ring->setLife(2);
        ring->setEmissionRate(30);
        ring->setStartRadius(100); // the distance from the emitter, in points
        ring->setEndRadius(20);
        ring->setAngleVar(180);       // the particles start all around the emitter
        ring->setRotatePerSecond(90); // degrees per second
        ring->setStartSize(6);
        ring->setStartColor(Color4F::WHITE);
        ring->setPosition(240, 160);
        addChild(ring, 0, "ring");
        //! [radius]
    }

    //! [often]
    void addHit(const Vec2& position) {
        if (_hit.empty()) _hit = FileUtils::getInstance()->getValueMapFromFile("hit.plist");
        auto* hit = ParticleSystemQuad::create(_hit);
        hit->setPosition(position);
        hit->setAutoRemoveOnFinish(true);
        addChild(hit, 0, "hit");
    }

    ValueMap _hit;
    //! [often]
};

TEST_F(ParticlesTest, AFireBurnsUntilItIsStopped) {
    auto* scene = run<ParticlesScene>();
    app.wait(2);
    EXPECT_GT(app.find<ParticleSystem>("fire")->getParticleCount(), 50u);
    scene->goOut();
    EXPECT_TRUE(app.stepUntil([&] { return !app.tryFind("fire"); }));
}

TEST_F(ParticlesTest, ABurstRemovesItselfWhenItIsOver) {
    run<ParticlesScene>()->addBurst();
    app.wait(0.2f);
    EXPECT_EQ(app.find<ParticleSystem>("burst")->getParticleCount(), 40u);
    app.wait(0.6f);
    EXPECT_EQ(app.tryFind("burst"), nullptr);
}

TEST_F(ParticlesTest, ParticlesMoveAroundARing) {
    run<ParticlesScene>()->addRing();
    app.wait(3);
    const auto* ring = app.find<ParticleSystem>("ring");
    EXPECT_EQ(ring->getEmitterMode(), ParticleSystem::Mode::RADIUS);
    EXPECT_NEAR(static_cast<float>(ring->getParticleCount()), 60, 3);
}

TEST_F(ParticlesTest, AHitIsReadOnce) {
    const std::string tests = copra::testsFolder();
    files.add("hit.plist",
              FileUtils::getInstance()->getStringFromFile(tests + "/fuzz/corpus/particle/fountain.plist"));
    auto* scene = run<ParticlesScene>();
    const copra::LogCapture quiet; // the file names a picture that is not here
    scene->addHit(Vec2(100, 100));
    app.step(5);
    files.add("hit.plist", "");
    scene->addHit(Vec2(200, 100));
    EXPECT_EQ(app.findAll<ParticleSystem>().size(), 3u); // with the fire
}

} // namespace
