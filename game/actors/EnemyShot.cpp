#include "actors/EnemyShot.h"

#include "Tuning.h"
#include "base/autoreleased.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"
#include "rules/Categories.h"
#include "rules/Field.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kSpin = 160.0f; ///< degrees a second
} // namespace

EnemyShot* EnemyShot::create(const ShotSpec& spec) {
    auto* shot = new EnemyShot();
    return copra::autoreleased(shot, shot->initShot(spec));
}

bool EnemyShot::initShot(const ShotSpec& spec) {
    if (!initWithSpriteFrameName(spec.frame)) return false;
    _velocity = Vec2(std::cos(spec.angle), std::sin(spec.angle)) * spec.speed;
    _turnRate = spec.turnRate;
    _homingTime = spec.homingTime;
    setRadius(tuning::kShotRadius);
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
    setRotation(getRotation() + kSpin * dt);
    return !isOutsideField(position, tuning::kOutside / 2);
}

} // namespace beecluster
