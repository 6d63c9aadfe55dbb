#include "actors/reference/ReferenceSteering.h"

#include "actors/Positions.h"
#include "actors/frameOrFile.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "gameplay/Vectors.h"

namespace copra {

ReferenceSteering* ReferenceSteering::create(cocos2d::Node* target, const std::string& image, float maxAccel,
                                             float maxSpeed, float brakeDistance) {
    auto* const frame = frameOrFile("ReferenceSteering", image);
    return frame ? create(target, frame, maxAccel, maxSpeed, brakeDistance) : nullptr;
}

ReferenceSteering* ReferenceSteering::create(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                             float maxAccel, float maxSpeed, float brakeDistance) {
    auto* sprite = new ReferenceSteering();
    return copra::autoreleased(sprite,
                               sprite->initWithTarget(target, frame, maxAccel, maxSpeed, brakeDistance));
}

ReferenceSteering* ReferenceSteering::enemySteeringWithTarget(cocos2d::Node* target,
                                                              cocos2d::SpriteFrame* frame, float maxAccel,
                                                              float maxSpeed, float brakeDistance) {
    return create(target, frame, maxAccel, maxSpeed, brakeDistance);
}

bool ReferenceSteering::initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel,
                                       float maxSpeed, float brakeDistance) {
    if (copra::refuse(!target, "ReferenceSteering::create: the target is null")) return false;
    if (copra::warn(!isPositive(maxAccel) || !isPositive(maxSpeed) || !(brakeDistance >= 0.0f) ||
                        !std::isfinite(brakeDistance),
                    "ReferenceSteering cannot be created: maxAccel and maxSpeed must be finite and above 0, "
                    "brakeDistance finite and at least 0"))
        return false;
    if (!initWithSpriteFrame(frame)) return false;
    _target = target;
    _arrival.maxAccel = maxAccel;
    _arrival.maxSpeed = maxSpeed;
    _arrival.brakeDistance = brakeDistance;
    setPosition(target->getPosition());
    scheduleUpdate();
    return true;
}

void ReferenceSteering::setVelocity(const Vec2& pointsPerFrame) {
    if (copra::warn(!isFinite(pointsPerFrame), "ReferenceSteering: velocity refused: it must be finite"))
        return;
    _arrival.velocity = pointsPerFrame;
}

void ReferenceSteering::update(float /*delta*/) {
    if (!_target) {
        setPosition(getPosition() + _arrival.velocity);
        return;
    }
    _arrival.position = getPosition();
    _arrival.rotation = getRotationSkewX();
    _arrival.step(positionIn(getParent(), *_target));
    setPosition(_arrival.position);
    setRotation(_arrival.rotation);
}

} // namespace copra
