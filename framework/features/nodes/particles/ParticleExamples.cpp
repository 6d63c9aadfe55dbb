#include "nodes/particles/ParticleExamples.h"

#include "images/Image.h"
#include "platform/Screen.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace copra {

using cocos2d::Color4F;
using cocos2d::Size;
using cocos2d::Texture2D;
using cocos2d::Vec2;

namespace {

/// A value and its variance.
struct Around {
    float value;
    float variance;
};

struct ColorAround {
    Color4F value;
    Color4F variance;
};

/// Position of the emitter and variance of the particles' positions: each a fraction of the design area plus
/// points.
struct Placement {
    Vec2 fraction;
    Vec2 points;
    Vec2 varianceFraction;
    Vec2 variancePoints;
};

/// Emission rates that are computed from other attributes.
constexpr float kFillsWithinLife = -1.0f;
constexpr float kFillsWithinDuration = -2.0f;
constexpr float kForever = cocos2d::ParticleSystem::DURATION_INFINITY;

/// The attributes of an effect, as in cocos2d-x; mode GRAVITY, constant sizes.
struct EffectAttributes {
    int particles;
    float duration, rate;
    Placement place;
    Vec2 gravity;
    Around speed, radial, tangential, angle, life, size;
    ColorAround start, end;
    bool additive;
};

constexpr Color4F kNone{0, 0, 0, 0};
constexpr Color4F kBlack{0, 0, 0, 1};
constexpr Color4F kFlame{0.76f, 0.25f, 0.12f, 1};

constexpr Color4F gray(float light, float alpha) {
    return {light, light, light, alpha};
}

const Placement kCenter{{0.5f, 0.5f}, {0, 0}, {0, 0}, {0, 0}};
const Placement kBottom{{0.5f, 0}, {0, 0}, {0, 0}, {20, 0}};

// clang-format off
/// particles, duration, rate, place, gravity,
/// speed, radial, tangential, angle, life, size,
/// start color, end color, additive
const std::array<EffectAttributes, 11> kEffects{{
    // Fire
    {250, kForever, kFillsWithinLife, {{0.5f, 0}, {0, 60}, {0, 0}, {40, 20}}, {0, 0},
     {60, 20}, {0, 0}, {0, 0}, {90, 10}, {3, 0.25f}, {54, 10},
     {kFlame, kNone}, {kBlack, kNone}, true},
    // Fireworks
    {1500, kForever, kFillsWithinLife, kCenter, {0, -90},
     {180, 50}, {0, 0}, {0, 0}, {90, 20}, {3.5f, 1}, {8, 2},
     {gray(0.5f, 1), gray(0.5f, 0.1f)}, {gray(0.1f, 0.2f), gray(0.1f, 0.2f)}, false},
    // Sun
    {350, kForever, kFillsWithinLife, kCenter, {0, 0},
     {20, 5}, {0, 0}, {0, 0}, {90, 360}, {1, 0.5f}, {30, 10},
     {kFlame, kNone}, {kBlack, kNone}, true},
    // Galaxy
    {200, kForever, kFillsWithinLife, kCenter, {0, 0},
     {60, 10}, {-80, 0}, {80, 0}, {90, 360}, {4, 1}, {37, 10},
     {{0.12f, 0.25f, 0.76f, 1}, kNone}, {kBlack, kNone}, true},
    // Flower
    {250, kForever, kFillsWithinLife, kCenter, {0, 0},
     {80, 10}, {-60, 0}, {15, 0}, {90, 360}, {4, 1}, {30, 10},
     {gray(0.5f, 1), gray(0.5f, 0.5f)}, {kBlack, kNone}, true},
    // Meteor
    {150, kForever, kFillsWithinLife, kCenter, {-200, 200},
     {15, 5}, {0, 0}, {0, 0}, {90, 360}, {2, 1}, {60, 10},
     {{0.2f, 0.4f, 0.7f, 1}, {0, 0, 0.2f, 0.1f}}, {kBlack, kNone}, true},
    // Spiral
    {500, kForever, kFillsWithinLife, kCenter, {0, 0},
     {150, 0}, {-380, 0}, {45, 0}, {90, 0}, {12, 0}, {20, 0},
     {gray(0.5f, 1), gray(0.5f, 0)}, {gray(0.5f, 1), gray(0.5f, 0)}, false},
    // Explosion
    {700, 0.1f, kFillsWithinDuration, kCenter, {0, 0},
     {70, 40}, {0, 0}, {0, 0}, {90, 360}, {5, 2}, {15, 10},
     {{0.7f, 0.1f, 0.2f, 1}, gray(0.5f, 0)}, {gray(0.5f, 0), gray(0.5f, 0)}, false},
    // Smoke
    {200, kForever, kFillsWithinLife, kBottom, {0, 0},
     {25, 10}, {0, 0}, {0, 0}, {90, 5}, {4, 1}, {60, 10},
     {gray(0.8f, 1), gray(0.02f, 0)}, {kBlack, kNone}, false},
    // Snow
    {700, kForever, 10, {{0.5f, 1}, {0, 10}, {0.5f, 0}, {0, 0}}, {0, -1},
     {5, 1}, {0, 1}, {0, 1}, {-90, 5}, {45, 15}, {10, 5},
     {gray(1, 1), kNone}, {gray(1, 0), kNone}, false},
    // Rain
    {1000, kForever, 20, {{0.5f, 1}, {0, 0}, {0.5f, 0}, {0, 0}}, {10, -10},
     {130, 30}, {0, 1}, {0, 1}, {-90, 5}, {4.5f, 0}, {4, 2},
     {{0.7f, 0.8f, 1, 1}, kNone}, {{0.7f, 0.8f, 1, 0.5f}, kNone}, false},
}};
// clang-format on

const EffectAttributes& attributesOf(Effect effect) {
    return kEffects[static_cast<std::size_t>(effect)];
}

float emissionRateOf(const EffectAttributes& effect, int particles) {
    const auto count = static_cast<float>(particles);
    if (effect.rate == kFillsWithinLife) return count / effect.life.value;
    if (effect.rate == kFillsWithinDuration) return count / effect.duration;
    return effect.rate;
}

Vec2 inDesign(const Vec2& fraction, const Vec2& points) {
    const Size& size = screen().designSize;
    return {fraction.x * size.width + points.x, fraction.y * size.height + points.y};
}

/// A white dot of 32 by 32 pixels whose alpha falls off smoothly (3t^2 - 2t^3) from the middle to the edge.
Texture2D* dotTexture() {
    static const std::string kKey = "/copra_particle_dot";
    constexpr int kEdge = 32;
    auto* const cache = cocos2d::TextureCache::getInstance();
    if (Texture2D* const texture = cache->getTextureForKey(kKey)) return texture;
    std::array<unsigned char, static_cast<std::size_t>(kEdge * kEdge * 4)> pixels;
    unsigned char* next = pixels.data();
    for (int y = 0; y < kEdge; ++y) {
        for (int x = 0; x < kEdge; ++x, next += 4) {
            constexpr float kMiddle = (kEdge - 1) / 2.0f;
            const float distance =
                std::hypot(static_cast<float>(x) - kMiddle, static_cast<float>(y) - kMiddle);
            const float t = std::max(1.0f - distance / (kEdge / 2.0f), 0.0f);
            const float light = t * t * (3.0f - 2.0f * t);
            std::fill_n(next, 4, static_cast<unsigned char>(std::lround(light * 255.0f)));
        }
    }
    auto* const image = new cocos2d::Image();
    image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), kEdge, kEdge, 8, true);
    Texture2D* const texture = cache->addImage(image, kKey);
    image->release();
    return texture;
}

} // namespace

bool EffectSystem::init() {
    return initWithTotalParticles(attributesOf(_effect).particles);
}

bool EffectSystem::initWithTotalParticles(int numberOfParticles) {
    if (!ParticleSystemQuad::initWithTotalParticles(numberOfParticles)) return false;
    const EffectAttributes& effect = attributesOf(_effect);
    _duration = effect.duration;
    _emissionRate = emissionRateOf(effect, _totalParticles);
    setPosition(inDesign(effect.place.fraction, effect.place.points));
    _posVar = inDesign(effect.place.varianceFraction, effect.place.variancePoints);
    modeA.gravity = effect.gravity;
    modeA.speed = effect.speed.value;
    modeA.speedVar = effect.speed.variance;
    modeA.radialAccel = effect.radial.value;
    modeA.radialAccelVar = effect.radial.variance;
    modeA.tangentialAccel = effect.tangential.value;
    modeA.tangentialAccelVar = effect.tangential.variance;
    _angle = effect.angle.value;
    _angleVar = effect.angle.variance;
    _life = effect.life.value;
    _lifeVar = effect.life.variance;
    _startSize = effect.size.value;
    _startSizeVar = effect.size.variance;
    _endSize = START_SIZE_EQUAL_TO_END_SIZE;
    _startColor = effect.start.value;
    _startColorVar = effect.start.variance;
    _endColor = effect.end.value;
    _endColorVar = effect.end.variance;
    setTexture(dotTexture());
    setBlendAdditive(effect.additive);
    return true;
}

} // namespace copra
