#include "Canvas.h"
#include "Demo.h"

#include "nodes/effects/ClippingRectangleNode.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/particles/ParticleSystemQuad.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

/// A dark area on the card for glowing particles; it clips them.
Node* addNight(Node* card) {
    const Size room = card->getContentSize();
    auto* window = ClippingRectangleNode::create(Rect(12, 12, room.width - 24, room.height - 24));
    window->addChild(LayerColor::create(kNight, room.width, room.height));
    card->addChild(window);
    return window;
}

/// Shows a predefined effect with its emitter at `place`, in fractions of the card's size.
template<class Effect>
Effect* addEffect(Node* card, const Vec2& place) {
    auto* effect = Effect::create();
    effect->setPosition(card->getContentSize().width * place.x, card->getContentSize().height * place.y);
    effect->setPositionType(ParticleSystem::PositionType::GROUPED);
    addNight(card)->addChild(effect);
    return effect;
}

/// A small fountain of dots, to be modified.
ParticleSystemQuad* fountain(int particles) {
    auto* system = ParticleSystemQuad::createWithTotalParticles(particles);
    system->setDisplayFrame(frame("dot"));
    system->setDuration(ParticleSystem::DURATION_INFINITY);
    system->setLife(1.6f);
    system->setLifeVar(0.3f);
    system->setEmissionRate(static_cast<float>(particles) / 1.6f);
    system->setAngle(90);
    system->setAngleVar(22);
    system->setSpeed(150);
    system->setSpeedVar(30);
    system->setGravity(Vec2(0, -110));
    system->setStartSize(22);
    system->setEndSize(6);
    system->setStartColor(Color4F(kHoney));
    system->setEndColor(Color4F(faded(kRose, 0)));
    system->setPosVar(Vec2::ZERO);
    return system;
}

/// Fewer and larger particles, so that their rotation is visible.
void showPetals(ParticleSystemQuad* system) {
    system->setDisplayFrame(frame("petal_rose"));
    system->setTotalParticles(36);
    system->setEmissionRate(20);
    system->setStartColor(Color4F::WHITE);
    system->setEndColor(Color4F(1, 1, 1, 0.2f));
    system->setStartSize(34);
    system->setEndSize(24);
}

/// Limits the system to the card, and simulates some seconds in advance.
void fall(ParticleSystemQuad* system, const Node* card, float particlesPerSecond, float seconds) {
    system->setPosVar(Vec2(card->getContentSize().width / 2, 0));
    system->setEmissionRate(particlesPerSecond);
    system->simulate(seconds, 30);
}

} // namespace

GALLERY_SCENE("particles/effects", "Predefined effects: fire, sun, galaxy, flower, meteor, spiral") {
    const auto cards = canvas.cards({"ParticleFire", "ParticleSun", "ParticleGalaxy", "ParticleFlower",
                                     "ParticleMeteor", "ParticleSpiral"});
    addEffect<ParticleFire>(cards[0], Vec2(0.5f, 0.2f));
    addEffect<ParticleSun>(cards[1], Vec2(0.5f, 0.5f));
    addEffect<ParticleGalaxy>(cards[2], Vec2(0.5f, 0.5f));
    addEffect<ParticleFlower>(cards[3], Vec2(0.5f, 0.5f));
    addEffect<ParticleMeteor>(cards[4], Vec2(0.7f, 0.3f));
    addEffect<ParticleSpiral>(cards[5], Vec2(0.5f, 0.5f));
}

GALLERY_SCENE("particles/weather", "More predefined effects: fireworks, explosion, smoke, snow, rain") {
    const auto cards = canvas.cards(
        {"ParticleFireworks", "ParticleExplosion", "ParticleSmoke", "ParticleSnow", "ParticleRain"});
    addEffect<ParticleFireworks>(cards[0], Vec2(0.5f, 0.1f));
    addEffect<ParticleExplosion>(cards[1], Vec2(0.5f, 0.5f));
    addEffect<ParticleSmoke>(cards[2], Vec2(0.5f, 0.15f));
    fall(addEffect<ParticleSnow>(cards[3], Vec2(0.5f, 1)), cards[3], 12, 30);
    fall(addEffect<ParticleRain>(cards[4], Vec2(0.5f, 1)), cards[4], 150, 4);
}

GALLERY_SCENE("particles/gravity-mode", "Mode GRAVITY: speed, gravity, radial and tangential acceleration") {
    const auto cards =
        canvas.cards({"speed and gravity", "no gravity", "radial acceleration", "tangential acceleration",
                      "gravity to the right", "rotation is direction"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* system = fountain(120);
        system->setPosition(middle(cards[i]) - Vec2(0, i == 0 || i == 4 ? 60.0f : 0.0f));
        if (i != 0) system->setGravity(Vec2::ZERO);
        if (i == 1 || i == 2 || i == 3 || i == 5) system->setAngleVar(180), system->setSpeed(60);
        if (i == 2) system->setRadialAccel(-90), system->setSpeed(90);
        if (i == 3) system->setTangentialAccel(120);
        if (i == 4) system->setGravity(Vec2(120, 0));
        if (i == 5) {
            showPetals(system);
            system->setRotationIsDir(true);
        }
        addNight(cards[i])->addChild(system);
    }
}

GALLERY_SCENE("particles/radius-mode", "Mode RADIUS: particles on circles that widen or narrow") {
    const auto cards = canvas.cards({"narrowing", "widening", "one circle"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* system = fountain(200);
        system->setEmitterMode(ParticleSystem::Mode::RADIUS);
        system->setStartRadius(i == 1 ? 10.0f : 120.0f);
        system->setEndRadius(i == 0 ? 10.0f : 120.0f);
        system->setRotatePerSecond(i == 2 ? 120.0f : 200.0f);
        system->setRotatePerSecondVar(i == 2 ? 90.0f : 10.0f);
        system->setAngleVar(i == 2 ? 180.0f : 20.0f);
        system->setPosition(middle(cards[i]));
        addNight(cards[i])->addChild(system);
    }
}

GALLERY_SCENE(
    "particles/position-type",
    "The emitter circles, its parent moves up and down: position types free, relative and grouped") {
    const auto cards = canvas.cards({"FREE", "RELATIVE", "GROUPED"});
    const ParticleSystem::PositionType types[] = {ParticleSystem::PositionType::FREE,
                                                  ParticleSystem::PositionType::RELATIVE,
                                                  ParticleSystem::PositionType::GROUPED};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* system = fountain(150);
        system->setPositionType(types[i]);
        system->setGravity(Vec2::ZERO);
        system->setSpeed(40);
        auto* night = addNight(cards[i]);
        auto* parent = Node::create();
        parent->addChild(system);
        night->addChild(parent);
        auto& time = canvas.keep<float>(0.0f);
        canvas.everyFrame([system, parent, card = cards[i], &time](float dt) {
            time += dt;
            parent->setPosition(0, 60 * std::sin(4 * time));
            system->setPosition(middle(card) + Vec2(90 * std::cos(2.4f * time), 110 * std::sin(2.4f * time)));
        });
    }
}

GALLERY_SCENE("particles/look",
              "Size, spin, color and blending of particles, and several systems in one ParticleBatchNode") {
    const auto cards = canvas.cards(
        {"growing", "spinning", "additive", "changing color", "batch node", "stopped and started"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* night = addNight(cards[i]);
        auto* system = fountain(100);
        system->setPosition(middle(cards[i]) - Vec2(0, 60));
        if (i == 0) system->setStartSize(4), system->setEndSize(40);
        if (i == 1) {
            showPetals(system);
            system->setEndSpin(720);
            system->setEndSpinVar(360);
        }
        if (i == 2) system->setBlendAdditive(true), system->setStartColor(Color4F(0.5f, 0.3f, 0.1f, 1));
        if (i == 3) system->setStartColor(Color4F(kSky)), system->setEndColor(Color4F(kRose));
        if (i == 4) {
            auto* batch = ParticleBatchNode::createWithTexture(system->getTexture(), 300);
            night->addChild(batch);
            system->setPosition(middle(cards[i]) - Vec2(70, 60));
            batch->addChild(system);
            auto* other = fountain(100);
            other->setPosition(middle(cards[i]) + Vec2(70, -60));
            other->setStartColor(Color4F(kSky));
            batch->addChild(other);
            continue;
        }
        night->addChild(system);
        if (i != 5) continue;
        auto& running = canvas.keep<bool>(true);
        canvas.schedule(
            [system, &running](float) {
                running = !running;
                if (running) system->resetSystem();
                if (!running) system->stopSystem();
            },
            1.2f, "switch");
    }
}
