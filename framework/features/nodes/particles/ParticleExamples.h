#pragma once

#include "base/autoreleased.h"
#include "nodes/particles/ParticleSystemQuad.h"

namespace copra {

/// The predefined effects, in the order of their table.
enum class Effect { Fire, Fireworks, Sun, Galaxy, Flower, Meteor, Spiral, Explosion, Smoke, Snow, Rain };

/// The base class of the predefined effects. An effect takes its attributes from a table, shows a soft round
/// dot, and is at the center, the bottom, or the top of the design area.
class EffectSystem : public cocos2d::ParticleSystemQuad {
public:
    /// Initializes the effect with its default number of particles.
    bool init() override;
    bool initWithTotalParticles(int numberOfParticles) override;

protected:
    /// Constructs an effect for a derived class. Use create() in games.
    explicit EffectSystem(Effect effect) : _effect(effect) {}

private:
    Effect _effect;
};

/// Adds the creation functions to an effect, which return its own type.
template<typename Self, Effect kEffect>
class EffectOf : public EffectSystem {
public:
    /// Creates the effect with its default number of particles.
    static Self* create() {
        auto* const system = new Self();
        return copra::autoreleased(system, system->init());
    }
    /// Creates the effect with at most this number of particles.
    static Self* createWithTotalParticles(int numberOfParticles) {
        auto* const system = new Self();
        return copra::autoreleased(system, system->initWithTotalParticles(numberOfParticles));
    }

    /// Constructs an effect for a derived class. Use create() in games.
    EffectOf() : EffectSystem(kEffect) {}
};

} // namespace copra

namespace cocos2d {

/// Flames that rise from the bottom of the design area; 250 particles.
class ParticleFire : public copra::EffectOf<ParticleFire, copra::Effect::Fire> {};
/// A fountain of sparks that fly up from the center in random colors and fall; 1,500 particles.
class ParticleFireworks : public copra::EffectOf<ParticleFireworks, copra::Effect::Fireworks> {};
/// A glowing ball in the colors of fire; 350 particles.
class ParticleSun : public copra::EffectOf<ParticleSun, copra::Effect::Sun> {};
/// A blue spiral nebula; 200 particles.
class ParticleGalaxy : public copra::EffectOf<ParticleGalaxy, copra::Effect::Galaxy> {};
/// Sparks that fly from the center in all directions and return; 250 particles.
class ParticleFlower : public copra::EffectOf<ParticleFlower, copra::Effect::Flower> {};
/// A blue ball of fire with a tail to the upper left; 150 particles.
class ParticleMeteor : public copra::EffectOf<ParticleMeteor, copra::Effect::Meteor> {};
/// Sparks that follow one another on a single spiral path around the center; 500 particles.
class ParticleSpiral : public copra::EffectOf<ParticleSpiral, copra::Effect::Spiral> {};
/// A single burst in all directions; 700 particles. The emission ends after 0.1 seconds. To remove the node
/// when the last particle has died, call setAutoRemoveOnFinish(true).
class ParticleExplosion : public copra::EffectOf<ParticleExplosion, copra::Effect::Explosion> {};
/// Gray clouds that rise from the bottom; 200 particles.
class ParticleSmoke : public copra::EffectOf<ParticleSmoke, copra::Effect::Smoke> {};
/// Flakes that fall slowly from the whole upper edge; 700 particles, at 10 per second.
class ParticleSnow : public copra::EffectOf<ParticleSnow, copra::Effect::Snow> {};
/// Drops that fall fast from the whole upper edge; 1,000 particles, at 20 per second.
class ParticleRain : public copra::EffectOf<ParticleRain, copra::Effect::Rain> {};

} // namespace cocos2d
