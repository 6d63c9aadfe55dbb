#pragma once

#include "base/autoreleased.h"
#include "nodes/particles/ParticleSystemQuad.h"

namespace copra {

/// The ready effects, in the order of their recipes.
enum class Effect { Fire, Fireworks, Sun, Galaxy, Flower, Meteor, Spiral, Explosion, Smoke, Snow, Rain };

/// What the ready effects have in common: they start with the attributes of a recipe, a soft round dot as
/// texture and a place in the middle, at the bottom or at the top of the design area.
class EffectSystem : public cocos2d::ParticleSystemQuad {
public:
    /// As many particles as fit the effect.
    bool init() override;
    bool initWithTotalParticles(int numberOfParticles) override;

protected:
    explicit EffectSystem(Effect effect) : _effect(effect) {}

private:
    Effect _effect;
};

/// Adds the creation functions, which return the effect's own type.
template<typename Self, Effect kEffect>
class ReadyEffect : public EffectSystem {
public:
    /// With as many particles as fit the effect.
    static Self* create() {
        auto* const system = new Self();
        return copra::autoreleased(system, system->init());
    }
    static Self* createWithTotalParticles(int numberOfParticles) {
        auto* const system = new Self();
        return copra::autoreleased(system, system->initWithTotalParticles(numberOfParticles));
    }

    ReadyEffect() : EffectSystem(kEffect) {}
};

} // namespace copra

namespace cocos2d {

/// Flames that rise from the bottom of the design area; 250 particles.
class ParticleFire : public copra::ReadyEffect<ParticleFire, copra::Effect::Fire> {};
/// A fountain of coloured sparks; 1500 particles.
class ParticleFireworks : public copra::ReadyEffect<ParticleFireworks, copra::Effect::Fireworks> {};
/// A glowing ball; 350 particles.
class ParticleSun : public copra::ReadyEffect<ParticleSun, copra::Effect::Sun> {};
/// A blue spiral nebula; 200 particles.
class ParticleGalaxy : public copra::ReadyEffect<ParticleGalaxy, copra::Effect::Galaxy> {};
/// Sparks that leave in all directions and come back; 250 particles.
class ParticleFlower : public copra::ReadyEffect<ParticleFlower, copra::Effect::Flower> {};
/// A blue ball with a tail to the upper left; 150 particles.
class ParticleMeteor : public copra::ReadyEffect<ParticleMeteor, copra::Effect::Meteor> {};
/// Sparks on one path around the centre; 500 particles.
class ParticleSpiral : public copra::ReadyEffect<ParticleSpiral, copra::Effect::Spiral> {};
/// One burst in all directions; 700 particles. It ends by itself; see setAutoRemoveOnFinish().
class ParticleExplosion : public copra::ReadyEffect<ParticleExplosion, copra::Effect::Explosion> {};
/// Grey clouds that rise from the bottom; 200 particles.
class ParticleSmoke : public copra::ReadyEffect<ParticleSmoke, copra::Effect::Smoke> {};
/// Slow flakes from the whole upper edge; 700 particles, 10 a second.
class ParticleSnow : public copra::ReadyEffect<ParticleSnow, copra::Effect::Snow> {};
/// Fast drops from the whole upper edge; 1000 particles, 20 a second.
class ParticleRain : public copra::ReadyEffect<ParticleRain, copra::Effect::Rain> {};

} // namespace cocos2d
