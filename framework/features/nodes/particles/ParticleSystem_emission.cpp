#include "base/random.h"
#include "math/constants.h"
#include "nodes/particles/ParticleSystem.h"

#include <algorithm>
#include <cstdint>

namespace copra {

/// A fast random number generator for one burst. Its seed comes from the process-wide generator: seeding that
/// reproduces the particles.
class BurstRandom {
public:
    BurstRandom() : _state(static_cast<std::uint32_t>(cocos2d::rand_0_1() * 0x1p24f)) {}

    /// Evenly distributed in [middle - variance, middle + variance).
    float around(float middle, float variance) {
        // A linear congruential generator with the constants of Numerical Recipes; its upper 24 bits are
        // good.
        _state = _state * 1664525u + 1013904223u;
        const auto upper = static_cast<float>(_state >> 8);
        return middle + variance * (upper * 0x1p-23f - 1.0f);
    }
    /// The same, clamped to 0 to 1.
    float fraction(float middle, float variance) { return std::clamp(around(middle, variance), 0.0f, 1.0f); }

private:
    std::uint32_t _state;
};

} // namespace copra

namespace cocos2d {

namespace {

/// Change per second from `start` to `end` within `life` seconds.
float rate(float start, float end, float life) {
    return life > 0.0f ? (end - start) / life : 0.0f;
}

} // namespace

/// Emits the particles that are due after `dt` seconds. Particles without room are emitted later, but no more of
/// them accumulate while the system is full.
void ParticleSystem::emitDue(float dt) {
    const float interval = 1.0f / _emissionRate;
    const int free = std::max(_totalParticles - _particleCount, 0);
    if (free > 0) _emitCounter = std::max(_emitCounter + dt, 0.0f);
    const auto room = static_cast<float>(free);
    const int count = static_cast<int>(interval > 0.0f ? std::min(room, _emitCounter / interval) : room);
    addParticles(count);
    _emitCounter -= interval * static_cast<float>(count);

    _elapsed = std::max(_elapsed + dt, 0.0f);
    if (_duration != DURATION_INFINITY && _duration < _elapsed) stopSystem();
}

void ParticleSystem::addParticles(int count) {
    count = std::min(count, _totalParticles - _particleCount);
    if (_paused || count <= 0) return;
    copra::BurstRandom random;
    const Vec2 origin = emissionOrigin();
    for (const int end = _particleCount + count; _particleCount < end; ++_particleCount) {
        _particleData.startPosX[_particleCount] = origin.x;
        _particleData.startPosY[_particleCount] = origin.y;
        spawn(_particleCount, random);
    }
    _hasEmitted = true;
}

/// Position of the emitter, in the space in which particles keep their place.
Vec2 ParticleSystem::emissionOrigin() const {
    switch (_positionType) {
    case PositionType::FREE:
        return convertToWorldSpace(Vec2::ZERO);
    case PositionType::RELATIVE:
        return _position;
    case PositionType::GROUPED:
        break;
    }
    return Vec2::ZERO;
}

void ParticleSystem::spawn(int index, copra::BurstRandom& random) {
    ParticleData& data = _particleData;
    const float life = std::max(random.around(_life, _lifeVar), 0.0f);
    data.timeToLive[index] = life;
    data.posx[index] = random.around(_sourcePosition.x, _posVar.x);
    data.posy[index] = random.around(_sourcePosition.y, _posVar.y);

    const auto fade = [&](float* color, float* change, float start, float startVar, float end, float endVar) {
        color[index] = random.fraction(start, startVar);
        change[index] = rate(color[index], random.fraction(end, endVar), life);
    };
    fade(data.colorR, data.deltaColorR, _startColor.r, _startColorVar.r, _endColor.r, _endColorVar.r);
    fade(data.colorG, data.deltaColorG, _startColor.g, _startColorVar.g, _endColor.g, _endColorVar.g);
    fade(data.colorB, data.deltaColorB, _startColor.b, _startColorVar.b, _endColor.b, _endColorVar.b);
    fade(data.colorA, data.deltaColorA, _startColor.a, _startColorVar.a, _endColor.a, _endColorVar.a);

    const float size = std::max(random.around(_startSize, _startSizeVar), 0.0f);
    const bool keepsSize = _endSize == START_SIZE_EQUAL_TO_END_SIZE;
    const float endSize = keepsSize ? size : std::max(random.around(_endSize, _endSizeVar), 0.0f);
    data.size[index] = size;
    data.deltaSize[index] = rate(size, endSize, life);
    data.rotation[index] = random.around(_startSpin, _startSpinVar);
    data.deltaRotation[index] = rate(data.rotation[index], random.around(_endSpin, _endSpinVar), life);

    if (_emitterMode == Mode::GRAVITY)
        initGravityMotion(index, random);
    else
        initRadialMotion(index, random);
}

void ParticleSystem::initGravityMotion(int index, copra::BurstRandom& random) {
    auto& motion = _particleData.modeA;
    motion.radialAccel[index] = random.around(modeA.radialAccel, modeA.radialAccelVar);
    motion.tangentialAccel[index] = random.around(modeA.tangentialAccel, modeA.tangentialAccelVar);
    const float angle = random.around(_angle, _angleVar) * copra::kRadiansPerDegree;
    const float speed = random.around(modeA.speed, modeA.speedVar);
    const Vec2 velocity = Vec2::forAngle(angle) * speed;
    motion.dirX[index] = velocity.x;
    motion.dirY[index] = velocity.y;
    if (modeA.rotationIsDir) _particleData.rotation[index] = -velocity.getAngle() / copra::kRadiansPerDegree;
}

void ParticleSystem::initRadialMotion(int index, copra::BurstRandom& random) {
    auto& motion = _particleData.modeB;
    const float radius = random.around(modeB.startRadius, modeB.startRadiusVar);
    const bool keepsRadius = modeB.endRadius == START_RADIUS_EQUAL_TO_END_RADIUS;
    const float endRadius = keepsRadius ? radius : random.around(modeB.endRadius, modeB.endRadiusVar);
    motion.radius[index] = radius;
    motion.deltaRadius[index] = rate(radius, endRadius, _particleData.timeToLive[index]);
    motion.angle[index] = random.around(_angle, _angleVar) * copra::kRadiansPerDegree;
    motion.degreesPerSecond[index] =
        random.around(modeB.rotatePerSecond, modeB.rotatePerSecondVar) * copra::kRadiansPerDegree;
}

} // namespace cocos2d
