#include "nodes/particles/ParticleSystem.h"

#include "base/autoreleased.h"
#include "base/log.h"
#include "base/refuse.h"

#include <algorithm>

namespace cocos2d {

Vector<ParticleSystem*> ParticleSystem::__allInstances;

// --- Creation ---

ParticleSystem* ParticleSystem::create(const std::string& plistFile) {
    auto* system = new ParticleSystem();
    return copra::autoreleased(system, system->initWithFile(plistFile));
}

ParticleSystem* ParticleSystem::createWithTotalParticles(int numberOfParticles) {
    auto* system = new ParticleSystem();
    return copra::autoreleased(system, system->initWithTotalParticles(numberOfParticles));
}

ParticleSystem::ParticleSystem() = default;
ParticleSystem::~ParticleSystem() = default;

bool ParticleSystem::init() {
    return initWithTotalParticles(150);
}

namespace {

int possibleParticles(const char* call, int wanted) {
    copra::isTooLarge(call, "particles", wanted, copra::limits::kParticles);
    copra::warn(wanted < 0, "ParticleSystem: the number of particles is negative and is read as 0");
    return std::clamp(wanted, 0, copra::limits::kParticles);
}

} // namespace

bool ParticleSystem::initWithTotalParticles(int numberOfParticles) {
    if (!Node::init()) return false;
    const int possible = possibleParticles("ParticleSystem::initWithTotalParticles", numberOfParticles);
    _particleCount = 0;
    _totalParticles = possible;
    _particleData.init(possible);
    _isActive = true;
    _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    _positionType = PositionType::FREE;
    _emitterMode = Mode::GRAVITY;
    _isAutoRemoveOnFinish = false;
    return true;
}

// --- Running ---

void ParticleSystem::onEnter() {
    Node::onEnter();
    // After the actions, which may move the emitter.
    scheduleUpdateWithPriority(1);
    __allInstances.pushBack(this);
}

void ParticleSystem::onExit() {
    unscheduleUpdate();
    __allInstances.eraseObject(this); // first: what a child calls may throw
    Node::onExit();
}

void ParticleSystem::stopSystem() {
    _isActive = false;
    _elapsed = _duration;
    _emitCounter = 0.0f;
}

void ParticleSystem::resetSystem() {
    _isActive = true;
    _elapsed = 0.0f;
    std::fill_n(_particleData.timeToLive, _particleCount, 0.0f);
    _hasEmitted = _particleCount > 0;
}

void ParticleSystem::start() {
    resetSystem();
}
void ParticleSystem::stop() {
    stopSystem();
}

bool ParticleSystem::isFull() {
    return _particleCount >= _totalParticles;
}
bool ParticleSystem::isActive() const {
    return _isActive;
}
bool ParticleSystem::isPaused() const {
    return _paused;
}
void ParticleSystem::pauseEmissions() {
    _paused = true;
}
void ParticleSystem::resumeEmissions() {
    _paused = false;
}
bool ParticleSystem::isAutoRemoveOnFinish() const {
    return _isAutoRemoveOnFinish;
}
void ParticleSystem::setAutoRemoveOnFinish(bool var) {
    _isAutoRemoveOnFinish = var;
}

int ParticleSystem::getTotalParticles() const {
    return _totalParticles;
}

void ParticleSystem::setTotalParticles(int totalParticles) {
    const int possible = possibleParticles("ParticleSystem::setTotalParticles", totalParticles);
    // Enlarging clears all attributes, the time to live among them: the next update removes the particles.
    if (static_cast<unsigned int>(possible) > _particleData.getMaxCount()) _particleData.init(possible);
    _totalParticles = possible;
}

// --- Texture and blending ---

Texture2D* ParticleSystem::getTexture() const {
    return _texture;
}

void ParticleSystem::setTexture(Texture2D* texture) {
    if (_texture == texture) return;
    _texture = texture;
    updateBlendFunc();
}

const BlendFunc& ParticleSystem::getBlendFunc() const {
    return _blendFunc;
}

void ParticleSystem::setBlendFunc(const BlendFunc& blendFunc) {
    if (_blendFunc == blendFunc) return;
    _blendFunc = blendFunc;
    updateBlendFunc();
}

void ParticleSystem::updateBlendFunc() {
    copra::refuse(_batchNode != nullptr,
                  "ParticleSystem: a system in a ParticleBatchNode uses the blend function of the batch");
    if (!_texture) return;
    _opacityModifyRGB = false;
    if (_blendFunc != BlendFunc::ALPHA_PREMULTIPLIED) return;
    if (_texture->hasPremultipliedAlpha())
        _opacityModifyRGB = true;
    else
        _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
}

bool ParticleSystem::isBlendAdditive() const {
    return _blendFunc == BlendFunc::ADDITIVE;
}

void ParticleSystem::setBlendAdditive(bool value) {
    const bool straightAlpha = _texture && !_texture->hasPremultipliedAlpha();
    if (value)
        _blendFunc = BlendFunc::ADDITIVE;
    else
        _blendFunc = straightAlpha ? BlendFunc::ALPHA_NON_PREMULTIPLIED : BlendFunc::ALPHA_PREMULTIPLIED;
}

ParticleBatchNode* ParticleSystem::getBatchNode() const {
    return _batchNode;
}
void ParticleSystem::setBatchNode(ParticleBatchNode* batchNode) {
    _batchNode = batchNode;
}

// --- Attributes of one mode ---

/// Getter and setter of an attribute of one mode.
#define COPRA_MODE_ATTRIBUTE(mode, type, Name, member)                                                       \
    type ParticleSystem::get##Name() const {                                                                 \
        copra::refuse(_emitterMode != Mode::mode, "ParticleSystem: " #Name " belongs to mode " #mode);       \
        return member;                                                                                       \
    }                                                                                                        \
    void ParticleSystem::set##Name(type value) {                                                             \
        copra::refuse(_emitterMode != Mode::mode, "ParticleSystem: " #Name " belongs to mode " #mode);       \
        member = value;                                                                                      \
    }

COPRA_MODE_ATTRIBUTE(GRAVITY, float, Speed, modeA.speed)
COPRA_MODE_ATTRIBUTE(GRAVITY, float, SpeedVar, modeA.speedVar)
COPRA_MODE_ATTRIBUTE(GRAVITY, float, TangentialAccel, modeA.tangentialAccel)
COPRA_MODE_ATTRIBUTE(GRAVITY, float, TangentialAccelVar, modeA.tangentialAccelVar)
COPRA_MODE_ATTRIBUTE(GRAVITY, float, RadialAccel, modeA.radialAccel)
COPRA_MODE_ATTRIBUTE(GRAVITY, float, RadialAccelVar, modeA.radialAccelVar)
COPRA_MODE_ATTRIBUTE(GRAVITY, bool, RotationIsDir, modeA.rotationIsDir)
COPRA_MODE_ATTRIBUTE(RADIUS, float, StartRadius, modeB.startRadius)
COPRA_MODE_ATTRIBUTE(RADIUS, float, StartRadiusVar, modeB.startRadiusVar)
COPRA_MODE_ATTRIBUTE(RADIUS, float, EndRadius, modeB.endRadius)
COPRA_MODE_ATTRIBUTE(RADIUS, float, EndRadiusVar, modeB.endRadiusVar)
COPRA_MODE_ATTRIBUTE(RADIUS, float, RotatePerSecond, modeB.rotatePerSecond)
COPRA_MODE_ATTRIBUTE(RADIUS, float, RotatePerSecondVar, modeB.rotatePerSecondVar)

#undef COPRA_MODE_ATTRIBUTE

const Vec2& ParticleSystem::getGravity() {
    copra::refuse(_emitterMode != Mode::GRAVITY, "ParticleSystem: Gravity belongs to mode GRAVITY");
    return modeA.gravity;
}

void ParticleSystem::setGravity(const Vec2& g) {
    copra::refuse(_emitterMode != Mode::GRAVITY, "ParticleSystem: Gravity belongs to mode GRAVITY");
    modeA.gravity = g;
}

} // namespace cocos2d
