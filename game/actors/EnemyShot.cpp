#include "actors/EnemyShot.h"

#include "Layout.h"
#include "Tuning.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"
#include "rules/Field.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kSpin = 160.0f;     ///< degrees a second, of shots that do not point where they fly
constexpr float kPulse = 0.09f;     ///< share of its size by which it grows and shrinks
constexpr float kPulseSpeed = 9.0f; ///< radians a second
} // namespace

bool EnemyShot::initShot(const ShotSpec& spec) {
    if (!initWithSpriteFrameName(spec.pattern->frame)) return false;
    _frame = spec.pattern->frame;
    _velocity = Vec2::forAngle(spec.angle) * spec.speed;
    _turnRate = spec.pattern->turnRate;
    _homingTime = spec.pattern->homingTime;
    _points = spec.pattern->points;
    setRadius(tuning().shots.radius);
    setCategory(category::kEnemyShot);
    setCollisionMask(category::kBee);
    setSwept(true);
    return true;
}

bool EnemyShot::step(float dt, const Node* target) {
    Vec2 position = getPosition();
    if (_homingTime > 0 && target) {
        _homingTime -= dt;
        const float speed = _velocity.length();
        Vec2 heading = _velocity / speed;
        copra::home(position, heading, target->getPosition(), speed, _turnRate, dt);
        _velocity = heading * speed;
    } else {
        position += _velocity * dt;
    }
    setPosition(position);
    _age += dt;
    setRotation(_points ? 90 - CC_RADIANS_TO_DEGREES(copra::arcTangent(_velocity.y, _velocity.x))
                        : getRotation() + kSpin * dt);
    setScale(1 + kPulse * copra::sine(_age * kPulseSpeed));
    return !isOutsideField(position, layout::kOutside / 2);
}

void EnemyShot::show(ShotPalette palette) {
    const std::string name = frameInPalette(_frame, palette);
    if (auto* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(name)) setSpriteFrame(frame);
}

float EnemyShot::speedAcross(const Vec2& velocity) const {
    return std::abs(_velocity.getNormalized().cross(velocity));
}

bool EnemyShot::grazes(const Node* bee) {
    if (_hasGrazed || !bee || getPosition().distance(bee->getPosition()) > tuning().honey.grazeDistance)
        return false;
    return _hasGrazed = true;
}

} // namespace beecluster
