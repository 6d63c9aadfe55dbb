#include "actors/MySteering.h"

#include "actors/Positions.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "render/SpriteFrameCache.h"

namespace copra {

namespace {

// The article counts in frames of this many a second.
constexpr float kFramesPerSecond = 60.0f;
// Slower than this, in points a second, has no direction worth turning to.
constexpr float kStandstill = 1.0e-3f;

Steerable perSecond(float maxAccelPerFrame, float maxSpeedPerFrame) {
    Steerable limits;
    limits.maxSpeed = maxSpeedPerFrame * kFramesPerSecond;
    limits.maxAccel = maxAccelPerFrame * kFramesPerSecond * kFramesPerSecond;
    return limits;
}

cocos2d::SpriteFrame* frameNamed(const std::string& name) {
    return cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
}

// Asked when one is made or changed, so that update() need not ask.
const char* validateBoth(const Steerable& limits, const ArrivalTuning& tuning) {
    const char* const error = validate(limits);
    return error ? error : validate(tuning);
}

} // namespace

MySteering* MySteering::create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel,
                               float maxSpeed, float brakeDistance) {
    ArrivalTuning tuning;
    tuning.brakeDistance = brakeDistance;
    auto* sprite = new MySteering();
    if (!sprite->initWithTarget(target, frame, perSecond(maxAccel, maxSpeed), tuning)) {
        sprite->release();
        return nullptr;
    }
    // Not by way of seconds: ported code expects its numbers to the last bit.
    sprite->_article.maxAccel = maxAccel;
    sprite->_article.maxSpeed = maxSpeed;
    return copra::autoreleased(sprite);
}

MySteering* MySteering::create(cocos2d::Node* target, const std::string& spriteFrameName, float maxAccel,
                               float maxSpeed, float brakeDistance) {
    return create(target, frameNamed(spriteFrameName), maxAccel, maxSpeed, brakeDistance);
}

MySteering* MySteering::enemySteeringWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                                float maxAccel, float maxSpeed, float brakeDistance) {
    return create(target, frame, maxAccel, maxSpeed, brakeDistance);
}

MySteering* MySteering::create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const Steerable& limits,
                               const ArrivalTuning& tuning) {
    auto* sprite = new MySteering();
    if (!sprite->initWithTarget(target, frame, limits, tuning)) {
        sprite->release();
        return nullptr;
    }
    sprite->_form = Form::Improved;
    return copra::autoreleased(sprite);
}

MySteering* MySteering::create(cocos2d::Node* target, const std::string& spriteFrameName,
                               const Steerable& limits, const ArrivalTuning& tuning) {
    return create(target, frameNamed(spriteFrameName), limits, tuning);
}

bool MySteering::initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const Steerable& limits,
                                const ArrivalTuning& tuning) {
    const char* error = validateBoth(limits, tuning);
    if (!frame) error = "there is no such sprite frame";
    if (!target) error = "there is no target";
    if (error) {
        cocos2d::log("MySteering: not made: %s", error);
        return false;
    }
    if (!initWithSpriteFrame(frame)) return false;
    _target = target;
    applyLimits(limits, tuning);
    setPosition(target->getPosition());
    scheduleUpdate();
    return true;
}

void MySteering::applyLimits(const Steerable& limits, const ArrivalTuning& tuning) {
    _self.maxSpeed = limits.maxSpeed;
    _self.maxAccel = limits.maxAccel;
    _tuning = tuning;
    _article.maxSpeed = limits.maxSpeed / kFramesPerSecond;
    _article.maxAccel = limits.maxAccel / (kFramesPerSecond * kFramesPerSecond);
    _article.brakeDistance = tuning.brakeDistance;
}

void MySteering::setForm(Form form) {
    if (form == _form) return;
    const Vec2 velocity = getVelocity();
    _form = form;
    setVelocity(velocity);
}

void MySteering::setTuning(const Steerable& limits, const ArrivalTuning& tuning) {
    if (const char* const error = validateBoth(limits, tuning)) {
        cocos2d::log("MySteering: tuning refused: %s", error);
        return;
    }
    applyLimits(limits, tuning);
    setForm(Form::Improved);
}

Vec2 MySteering::getVelocity() const {
    return _form == Form::Reference ? _article.velocity * kFramesPerSecond : _self.velocity;
}

void MySteering::setVelocity(const Vec2& pointsPerSecond) {
    if (!isFinite(pointsPerSecond)) {
        cocos2d::log("MySteering: velocity refused: it must be finite");
        return;
    }
    _self.velocity = pointsPerSecond;
    _article.velocity = pointsPerSecond / kFramesPerSecond;
}

void MySteering::update(float delta) {
    if (_form == Form::Reference)
        stepReference();
    else
        stepImproved(delta);
}

void MySteering::stepReference() {
    if (!_target) {
        setPosition(getPosition() + _article.velocity);
        return;
    }
    _article.position = getPosition();
    _article.rotation = getRotationSkewX();
    _article.step(positionIn(getParent(), *_target));
    setPosition(_article.position);
    setRotation(_article.rotation);
}

void MySteering::stepImproved(float delta) {
    _self.position = getPosition();
    if (_target) {
        _arrived = arrive(_self, positionIn(getParent(), *_target), _tuning, delta);
    } else {
        steer(_self, Vec2::ZERO, delta);
        _arrived = false;
    }
    setPosition(_self.position);
    if (_self.velocity.length() > kStandstill) setRotation(rotationFacing(_self.velocity));
}

} // namespace copra
