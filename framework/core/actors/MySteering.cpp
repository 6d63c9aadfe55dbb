#include "actors/MySteering.h"

#include "actors/Positions.h"
#include "actors/frameOrFile.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "gameplay/steering/Steerable.h"

namespace copra {

namespace {

// Slower than this, in points per second, has no direction worth turning to.
constexpr float kStandstill = 1.0e-3f;

Steerable limitsOf(const SteeringTuning& tuning) {
    Steerable limits;
    limits.maxSpeed = tuning.maxSpeed;
    limits.maxAccel = tuning.maxAccel;
    return limits;
}

} // namespace

const char* validate(const SteeringTuning& tuning) {
    const char* const error = validate(limitsOf(tuning));
    return error ? error : validate(static_cast<const ArrivalTuning&>(tuning));
}

MySteering* MySteering::create(cocos2d::Node* target, const std::string& image,
                               const SteeringTuning& tuning) {
    auto* const frame = frameOrFile("MySteering", image);
    return frame ? create(target, frame, tuning) : nullptr;
}

MySteering* MySteering::create(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                               const SteeringTuning& tuning) {
    auto* sprite = new MySteering();
    return copra::autoreleased(sprite, sprite->initWithTarget(target, frame, tuning));
}

bool MySteering::initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                const SteeringTuning& tuning) {
    if (copra::refuse(!target, "MySteering::create: the target is null")) return false;
    // Validated here and in setTuning(), so that update() need not.
    if (const char* const error = validate(tuning))
        return !copra::warning("MySteering cannot be created: %s", error);
    if (!initWithSpriteFrame(frame)) return false;
    _target = target;
    _tuning = tuning;
    setPosition(target->getPosition());
    scheduleUpdate();
    return true;
}

void MySteering::setTuning(const SteeringTuning& tuning) {
    if (const char* const error = validate(tuning))
        copra::warning("MySteering: tuning refused: %s", error);
    else
        _tuning = tuning;
}

void MySteering::setVelocity(const cocos2d::Vec2& pointsPerSecond) {
    if (copra::warn(!isFinite(pointsPerSecond), "MySteering: velocity refused: it must be finite")) return;
    _velocity = pointsPerSecond;
}

void MySteering::update(float delta) {
    Steerable self = limitsOf(_tuning);
    self.position = getPosition();
    self.velocity = _velocity;
    if (_target) {
        _arrived = arrive(self, positionIn(getParent(), *_target), _tuning, delta);
    } else {
        steer(self, Vec2::ZERO, delta);
        _arrived = false;
    }
    _velocity = self.velocity;
    setPosition(self.position);
    if (_turns && _velocity.length() > kStandstill) setRotation(rotationFacing(_velocity));
}

} // namespace copra
