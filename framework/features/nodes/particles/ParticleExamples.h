#pragma once

#include "base/autoreleased.h"
#include "nodes/particles/ParticleSystemQuad.h"

namespace copra {

/// The predefined effects, in the order of their table.
enum class Effect { Fire, Fireworks, Sun, Galaxy, Flower, Meteor, Spiral, Explosion, Smoke, Snow, Rain };

/// Base of the predefined effects: attributes from a table, a soft round dot as texture, and a position in the
/// middle, at the bottom or at the top of the design area.
class EffectSystem : public cocos2d::ParticleSystemQuad {
public:
    /// Creates the effect with its default number of particles.
    bool init() override;
    bool initWithTotalParticles(int numberOfParticles) override;

protected:
    /// For derived classes.
    explicit EffectSystem(Effect effect) : _effect(effect) {}

private:
    Effect _effect;
};

/// Adds the creation functions, which return the effect's own type.
template<typename Self, Effect kEffect>
class EffectOf : public EffectSystem {
public:
    /// Creates the effect with its default number of particles.
    static Self* create() {
        auto* const system = new Self();
        return copra::autoreleased(system, system->init());
    }
    /// Creates an autoreleased system with this number of particles.
    static Self* createWithTotalParticles(int numberOfParticles) {
        auto* const system = new Self();
        return copra::autoreleased(system, system->initWithTotalParticles(numberOfParticles));
    }

    /// For create() and derived classes.
    EffectOf() : EffectSystem(kEffect) {}
};

} // namespace copra

namespace cocos2d {

/// Flames that rise from the bottom of the design area; 250 particles.
class ParticleFire : public copra::EffectOf<ParticleFire, copra::Effect::Fire> {};
/// A fountain of colored sparks; 1500 particles.
class ParticleFireworks : public copra::EffectOf<ParticleFireworks, copra::Effect::Fireworks> {};
/// A glowing ball; 350 particles.
class ParticleSun : public copra::EffectOf<ParticleSun, copra::Effect::Sun> {};
/// A blue spiral nebula; 200 particles.
class ParticleGalaxy : public copra::EffectOf<ParticleGalaxy, copra::Effect::Galaxy> {};
/// Sparks that leave in all directions and come back; 250 particles.
class ParticleFlower : public copra::EffectOf<ParticleFlower, copra::Effect::Flower> {};
/// A blue ball with a tail to the upper left; 150 particles.
class ParticleMeteor : public copra::EffectOf<ParticleMeteor, copra::Effect::Meteor> {};
/// Sparks on one path around the center; 500 particles.
class ParticleSpiral : public copra::EffectOf<ParticleSpiral, copra::Effect::Spiral> {};
/// One burst in all directions; 700 particles. It ends by itself; see setAutoRemoveOnFinish().
class ParticleExplosion : public copra::EffectOf<ParticleExplosion, copra::Effect::Explosion> {};
/// Gray clouds that rise from the bottom; 200 particles.
class ParticleSmoke : public copra::EffectOf<ParticleSmoke, copra::Effect::Smoke> {};
/// Slow flakes from the whole upper edge; 700 particles, 10 per second.
class ParticleSnow : public copra::EffectOf<ParticleSnow, copra::Effect::Snow> {};
/// Fast drops from the whole upper edge; 1000 particles, 20 per second.
class ParticleRain : public copra::EffectOf<ParticleRain, copra::Effect::Rain> {};

} // namespace cocos2d
