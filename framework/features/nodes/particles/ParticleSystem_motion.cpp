#include "base/keepAlive.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "math/trigonometry.h"
#include "nodes/particles/ParticleSystem.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

/// values += rates * dt
void advance(float* __restrict values, const float* __restrict rates, float dt, int count) {
    for (int i = 0; i < count; ++i) values[i] += rates[i] * dt;
}

} // namespace

void ParticleSystem::update(float dt) {
    if (isEmitting()) emitDue(dt);
    ageParticles(dt);
    if (_emitterMode == Mode::GRAVITY)
        moveByGravity(dt);
    else
        moveRadially(dt);
    updateAppearance(dt);
    updateParticleQuads();
    if (_visible && !_batchNode) postStep();
    // Last, because it may destroy this object.
    if (isFinished()) removeFromParentAndCleanup(true);
}

void ParticleSystem::updateWithNoTime() {
    update(0.0f);
}

void ParticleSystem::simulate(float seconds, float frameRate) {
    if (copra::warn(!(frameRate > 0.0f), "ParticleSystem::simulate: the frame rate is not positive")) return;
    if (seconds < 0.0f) seconds = _life + std::abs(_lifeVar);
    const auto keepAlive = copra::keepAlive(this);
    const float step = 1.0f / frameRate;
    copra::isTooLarge("ParticleSystem::simulate", "updates", seconds / step,
                      copra::limits::kSimulatedUpdates);
    float left = seconds;
    for (int i = 0; left > 0.0f && i < copra::limits::kSimulatedUpdates; ++i, left -= step)
        update(std::min(step, left));
}

/// Whether the system removes itself. One that has not emitted since its start is not finished, even if it was
/// stopped.
bool ParticleSystem::isFinished() const {
    return _isAutoRemoveOnFinish && _particleCount == 0 && _hasEmitted && !isEmitting() && _parent;
}

/// Reduces the time to live and overwrites dead particles with the last living ones. If no particle behind a
/// dead one lives, the last living one before it is removed, too, as in cocos2d-x: particle counts match it.
void ParticleSystem::ageParticles(float dt) {
    float* const life = _particleData.timeToLive;
    int count = _particleCount;
    for (int i = 0; i < count; ++i) life[i] -= dt;
    for (int i = 0; i < count; ++i) {
        if (life[i] > 0.0f) continue;
        while (count > 1 && !(life[count - 1] > 0.0f)) --count;
        --count;
        if (i < count) _particleData.copyParticle(i, count);
    }
    _particleCount = count;
}

void ParticleSystem::moveByGravity(float dt) {
    const auto& motion = _particleData.modeA;
    float* __restrict const x = _particleData.posx;
    float* __restrict const y = _particleData.posy;
    float* __restrict const velocityX = motion.dirX;
    float* __restrict const velocityY = motion.dirY;
    const float* __restrict const radial = motion.radialAccel;
    const float* __restrict const tangential = motion.tangentialAccel;
    const Vec2 gravity = modeA.gravity;
    const float step = dt * static_cast<float>(_yCoordFlipped);
    const int count = _particleCount;
    for (int i = 0; i < count; ++i) {
        // The unit vector away from the emitter; zero for a particle at its position.
        const float distance = std::sqrt(x[i] * x[i] + y[i] * y[i]);
        const float inverse = 1.0f / std::max(distance, 1e-18f);
        const float outX = x[i] * inverse;
        const float outY = y[i] * inverse;
        velocityX[i] += (outX * radial[i] - outY * tangential[i] + gravity.x) * dt;
        velocityY[i] += (outY * radial[i] + outX * tangential[i] + gravity.y) * dt;
        x[i] += velocityX[i] * step;
        y[i] += velocityY[i] * step;
    }
}

void ParticleSystem::moveRadially(float dt) {
    const auto& motion = _particleData.modeB;
    const int count = _particleCount;
    advance(motion.angle, motion.degreesPerSecond, dt, count);
    advance(motion.radius, motion.deltaRadius, dt, count);
    const float flip = static_cast<float>(_yCoordFlipped);
    for (int i = 0; i < count; ++i) {
        // Angle 0 is on the left, as in Particle Designer.
        const copra::Turn turn = copra::turnOfRadians(motion.angle[i]);
        _particleData.posx[i] = -turn.cos * motion.radius[i];
        _particleData.posy[i] = -turn.sin * motion.radius[i] * flip;
    }
}

void ParticleSystem::updateAppearance(float dt) {
    const ParticleData& data = _particleData;
    const int count = _particleCount;
    advance(data.colorR, data.deltaColorR, dt, count);
    advance(data.colorG, data.deltaColorG, dt, count);
    advance(data.colorB, data.deltaColorB, dt, count);
    advance(data.colorA, data.deltaColorA, dt, count);
    advance(data.size, data.deltaSize, dt, count);
    for (int i = 0; i < count; ++i) data.size[i] = std::max(data.size[i], 0.0f);
    advance(data.rotation, data.deltaRotation, dt, count);
}

} // namespace cocos2d
