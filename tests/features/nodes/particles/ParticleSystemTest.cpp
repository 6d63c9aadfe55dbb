#include "nodes/particles/ParticleFixture.h"

#include "base/expectRefused.h"
#include "base/failing.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {
class ParticleSystemTest : public ParticleFixture {};
} // namespace

TEST_F(ParticleSystemTest, EmitsAtItsRateAndKeepsWhatIsLeftOver) {
    auto* system = emitter(100, 10, 25);
    pass(0.1f);
    EXPECT_EQ(system->getParticleCount(), 2u);
    pass(0.1f);
    EXPECT_EQ(system->getParticleCount(), 5u);
    pass(0.1f, 8);
    EXPECT_NEAR(system->getParticleCount(), 25u, 1);
}

TEST_F(ParticleSystemTest, AFullSystemEmitsWhenAParticleDies) {
    auto* system = emitter(5, 1, 100);
    pass(0.25f);
    EXPECT_TRUE(system->isFull());
    EXPECT_EQ(system->getParticleCount(), 5u);
    pass(0.25f, 2);
    EXPECT_EQ(system->getParticleCount(), 5u);
}

TEST_F(ParticleSystemTest, ParticlesDieAfterTheirLife) {
    auto* system = emitter(10, 0.5f, 100);
    pass(0.1f);
    system->stopSystem();
    EXPECT_FALSE(system->isActive());
    pass(0.1f, 3);
    EXPECT_EQ(system->getParticleCount(), 10u);
    pass(0.15f);
    EXPECT_EQ(system->getParticleCount(), 0u);
}

TEST_F(ParticleSystemTest, EmissionEndsAfterTheDuration) {
    auto* system = emitter(100, 10, 10);
    system->setDuration(0.5f);
    pass(0.2f, 10);
    EXPECT_FALSE(system->isActive());
    EXPECT_EQ(system->getParticleCount(), 6u);
}

TEST_F(ParticleSystemTest, AResetEndsLivingParticlesAtTheNextUpdateAndEmitsAgain) {
    auto* system = emitter(100, 10, 10);
    pass(0.5f);
    system->stop();
    system->start();
    EXPECT_EQ(system->getParticleCount(), 5u) << "they are still counted";
    EXPECT_TRUE(system->isActive());
    pass(0.55f);
    EXPECT_EQ(system->getParticleCount(), 5u) << "the new ones";
    for (const Vec2& middle : middles()) EXPECT_EQ(middle, Vec2::ZERO);
}

TEST_F(ParticleSystemTest, EmissionCountsFromTheParticlesThatAResetLeaves) {
    auto* system = emitter(6, 10, 10);
    pass(0.5f);
    system->resetSystem();
    pass(0.5f);
    EXPECT_EQ(system->getParticleCount(), 0u) << "there was room for one, and it goes with the last dead one";
    pass(0.1f);
    EXPECT_GT(system->getParticleCount(), 0u);
}

TEST_F(ParticleSystemTest, AResetThatIsStoppedAtOnceStillFinishes) {
    const RefPtr<ParticleSystemQuad> system = emitter(10, 5, 10);
    system->setAutoRemoveOnFinish(true);
    pass(0.5f);
    system->resetSystem();
    system->stopSystem();
    pass(0.1f);
    EXPECT_EQ(system->getParticleCount(), 0u);
    EXPECT_EQ(system->getParent(), nullptr);
}

TEST_F(ParticleSystemTest, APauseHoldsBackNewParticlesOnly) {
    auto* system = emitter(100, 1, 10);
    pass(0.5f);
    system->pauseEmissions();
    EXPECT_TRUE(system->isPaused());
    pass(0.4f);
    EXPECT_EQ(system->getParticleCount(), 5u);
    pass(0.2f);
    EXPECT_EQ(system->getParticleCount(), 0u);
    system->resumeEmissions();
    pass(0.21f);
    EXPECT_EQ(system->getParticleCount(), 2u);
}

TEST_F(ParticleSystemTest, ParticlesCanBeAddedUpToTheCapacity) {
    auto* system = emitter(10, 5, 0);
    system->addParticles(7);
    EXPECT_EQ(system->getParticleCount(), 7u);
    system->addParticles(7);
    EXPECT_EQ(system->getParticleCount(), 10u);
    system->addParticles(-3);
    EXPECT_EQ(system->getParticleCount(), 10u);
}

TEST_F(ParticleSystemTest, RemovesItselfWhenItHasFinished) {
    const RefPtr<ParticleSystemQuad> system = emitter(10, 0.3f, 10);
    system->setDuration(0.2f);
    system->setAutoRemoveOnFinish(true);
    pass(0.1f, 3);
    EXPECT_FALSE(system->isActive());
    EXPECT_EQ(system->getParent(), scene);
    pass(0.1f, 5);
    EXPECT_EQ(system->getParent(), nullptr);
}

TEST_F(ParticleSystemTest, ABurstThatWasAddedRemovesTheSystemWhenItIsOver) {
    const RefPtr<ParticleSystemQuad> system = emitter(10, 0.3f, 0);
    system->setAutoRemoveOnFinish(true);
    pass(0.1f, 3);
    EXPECT_EQ(system->getParent(), scene);
    system->addParticles(10);
    pass(0.1f, 4);
    EXPECT_EQ(system->getParent(), nullptr);
}

TEST_F(ParticleSystemTest, DoesNotRemoveItselfBetweenTwoParticlesOrBeforeTheFirst) {
    const RefPtr<ParticleSystemQuad> slow = emitter(10, 0.1f, 2);
    slow->setAutoRemoveOnFinish(true);
    const RefPtr<ParticleSystemQuad> waiting = emitter(10, 0.1f, 2);
    waiting->setAutoRemoveOnFinish(true);
    waiting->stopSystem();
    pass(0.2f, 10);
    EXPECT_EQ(slow->getParent(), scene);
    EXPECT_EQ(waiting->getParent(), scene);
}

TEST_F(ParticleSystemTest, GravityAndSpeedMoveParticles) {
    auto* system = emitter(1, 10, 0, 30);
    system->setAngle(90);
    system->setGravity(Vec2(10, 0));
    system->addParticles(1);
    pass(0.1f, 10);
    // Velocity first, then position: the sum of 1 to 10 steps of 10 * 0.1 * 0.1.
    EXPECT_NEAR(middles().at(0).x, 5.5f, 1e-4f);
    EXPECT_NEAR(middles().at(0).y, 30.0f, 1e-4f);
}

TEST_F(ParticleSystemTest, RadialAndTangentialAccelerationsPointAwayAndAround) {
    auto* system = emitter(2, 10, 0);
    system->setSourcePosition(Vec2(0, 5));
    system->setRadialAccel(100);
    system->addParticles(1);
    system->setRadialAccel(0);
    system->setTangentialAccel(100);
    system->addParticles(1);
    pass(0.1f);
    EXPECT_NEAR(middles().at(0).y, 6.0f, 1e-4f);
    EXPECT_NEAR(middles().at(1).x, -1.0f, 1e-4f);
}

TEST_F(ParticleSystemTest, AParticleUponTheEmitterIsPulledNowhere) {
    auto* system = emitter(1, 10, 0);
    system->setRadialAccel(100);
    system->setTangentialAccel(100);
    system->addParticles(1);
    pass(0.1f);
    EXPECT_TRUE(middles().at(0).equals(Vec2::ZERO));
}

TEST_F(ParticleSystemTest, RadiusModeGoesAroundTheEmitter) {
    auto* system = emitter(1, 1, 0);
    system->setEmitterMode(ParticleSystem::Mode::RADIUS);
    system->setStartRadius(20);
    system->setEndRadius(10);
    system->setRotatePerSecond(180);
    system->setPosition(100, 100);
    system->addParticles(1);
    pass(0.5f);
    // A quarter of a turn from the left, at half of the way from 20 to 10.
    EXPECT_NEAR(middles().at(0).x, 100, 1e-3f);
    EXPECT_NEAR(middles().at(0).y, 85, 1e-3f);
}

TEST_F(ParticleSystemTest, AnEndRadiusCanBeThatOfTheStart) {
    auto* system = emitter(1, 1, 0);
    system->setEmitterMode(ParticleSystem::Mode::RADIUS);
    system->setStartRadius(20);
    system->setEndRadius(ParticleSystem::START_RADIUS_EQUAL_TO_END_RADIUS);
    system->addParticles(1);
    pass(0.5f);
    EXPECT_NEAR(middles().at(0).x, -20, 1e-3f);
}

TEST_F(ParticleSystemTest, VariancesSpreadEvenlyOnBothSides) {
    auto* system = emitter(1000, 10, 0);
    system->setPosVar(Vec2(50, 0));
    system->addParticles(1000);
    float lowest = 0, highest = 0, sum = 0;
    for (const Vec2& middle : middles()) {
        lowest = std::min(lowest, middle.x);
        highest = std::max(highest, middle.x);
        sum += middle.x;
        EXPECT_EQ(middle.y, 0.0f);
    }
    EXPECT_GE(lowest, -50.0f);
    EXPECT_LT(lowest, -48.0f);
    EXPECT_LE(highest, 50.0f);
    EXPECT_GT(highest, 48.0f);
    EXPECT_NEAR(sum / 1000, 0, 3);
}

TEST_F(ParticleSystemTest, TheSameSeedGivesTheSameParticles) {
    const auto play = [&] {
        copra::seedRandom(42);
        auto* system = emitter(50, 1, 50, 20);
        system->setAngleVar(180);
        pass(0.1f, 7);
        const std::vector<Vec2> result = middles();
        system->removeFromParent();
        return result;
    };
    const std::vector<Vec2> first = play();
    EXPECT_EQ(first.size(), 35u);
    EXPECT_EQ(first, play());
}

TEST_F(ParticleSystemTest, ALifeOfZeroIsHarmless) {
    auto* system = emitter(10, 0, 100);
    pass(0.1f, 3);
    EXPECT_EQ(system->getParticleCount(), 0u);
    system->addParticles(3);
    for (const Vec2& middle : middles()) EXPECT_TRUE(std::isfinite(middle.x));
    system->setTotalParticles(20);
    EXPECT_TRUE(std::isinf(system->getEmissionRate())) << "as in cocos2d-x";
    pass(0.1f, 3);
    EXPECT_EQ(system->getParticleCount(), 0u);
}

TEST_F(ParticleSystemTest, ImpossibleNumbersOfParticlesAreClampedAndLogged) {
    copra::LogCapture log;
    EXPECT_EQ(ParticleSystemQuad::createWithTotalParticles(-5)->getTotalParticles(), 0);
    auto* system = ParticleSystemQuad::createWithTotalParticles(10);
    system->setTotalParticles(2000000000);
    EXPECT_EQ(system->getTotalParticles(), ParticleSystem::kMaxParticles);
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(ParticleSystemTest, ALargerCapacityRestartsTheSystemWithAFittingRate) {
    auto* system = emitter(10, 2, 10);
    pass(0.5f);
    system->setTotalParticles(40);
    EXPECT_EQ(system->getEmissionRate(), 20.0f);
    EXPECT_EQ(system->getParticleCount(), 5u) << "until the next update";
    pass(0.5f);
    EXPECT_EQ(system->getParticleCount(), 10u);
}

TEST_F(ParticleSystemTest, CanBePrewarmed) {
    auto* system = emitter(100, 2, 10);
    system->simulate();
    EXPECT_NEAR(system->getParticleCount(), 20u, 1);
    system->simulate(0.5f, 10);
    EXPECT_NEAR(system->getParticleCount(), 20u, 1);
}

TEST_F(ParticleSystemTest, IsPrewarmedForABoundedTime) {
    const copra::LogCapture log;
    auto* system = emitter(1, 2, 10);
    system->simulate(1e9f, 1'000);
    system->simulate(std::numeric_limits<float>::infinity(), 60);
    EXPECT_LE(system->getParticleCount(), 1u);
    EXPECT_TRUE(log.contains("ParticleSystem::simulate: "));
    EXPECT_TRUE(log.contains("updates are too many; the limit is 100000"));
}

TEST_F(ParticleSystemTest, AnUpdateWithoutTimeMovesNothing) {
    auto* system = emitter(10, 1, 10, 100);
    pass(0.2f);
    const std::vector<Vec2> before = middles();
    system->updateWithNoTime();
    EXPECT_EQ(middles(), before);
}

TEST_F(ParticleSystemTest, TheUsualBlendFunctionBecomesWhatFitsTheTexture) {
    auto* system = emitter(10, 1, 10);
    EXPECT_EQ(system->getBlendFunc(), BlendFunc::ALPHA_PREMULTIPLIED);
    system->setTexture(texture(true, "premultiplied"));
    EXPECT_EQ(system->getBlendFunc(), BlendFunc::ALPHA_PREMULTIPLIED);
    EXPECT_TRUE(system->isOpacityModifyRGB());
    system->setTexture(texture(false, "straight"));
    EXPECT_EQ(system->getBlendFunc(), BlendFunc::ALPHA_NON_PREMULTIPLIED);
    EXPECT_FALSE(system->isOpacityModifyRGB());
    system->setBlendAdditive(true);
    EXPECT_TRUE(system->isBlendAdditive());
    system->setBlendAdditive(false);
    EXPECT_EQ(system->getBlendFunc(), BlendFunc::ALPHA_NON_PREMULTIPLIED);
}

TEST_F(ParticleSystemTest, AttributesOfTheOtherModeAreRefused) {
    auto* system = emitter(10, 1, 10);
    EXPECT_REFUSED(system->setStartRadius(5), "belongs to mode RADIUS");
    system->setEmitterMode(ParticleSystem::Mode::RADIUS);
    EXPECT_REFUSED(system->setSpeed(5), "belongs to mode GRAVITY");
}

TEST_F(ParticleSystemTest, IsNoLongerListedAfterALeaveThatThrew) {
    auto* system = emitter(10, 1, 10);
    auto* thrower = Node::create();
    thrower->setOnExitCallback(copra::test::fail);
    system->addChild(thrower);
    const ssize_t listed = ParticleSystem::getAllParticleSystems().size();
    EXPECT_THROW(system->removeFromParent(), std::runtime_error);
    EXPECT_EQ(ParticleSystem::getAllParticleSystems().size(), listed - 1);
}
