#include "actors/EnemyShot.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kSpin = 160; ///< degrees a second
} // namespace

EnemyShot* EnemyShot::create(const std::string& frame, const Vec2& velocity) {
    auto* shot = new EnemyShot();
    if (shot->initWithSpriteFrameName(frame)) {
        shot->autorelease();
        shot->_velocity = velocity;
        shot->setRadius(tuning::kShotRadius);
        shot->setCategory(category::kEnemyShot);
        shot->setCollisionMask(category::kBee);
        shot->setSwept(true);
        return shot;
    }
    delete shot;
    return nullptr;
}

void EnemyShot::follow(float turnDegrees, float seconds) {
    _turn = turnDegrees;
    _followFor = seconds;
}

bool EnemyShot::fly(float dt, const Node* prey) {
    Vec2 place = getPosition();
    if (_followFor > 0 && prey) {
        _followFor -= dt;
        const float speed = _velocity.length();
        Vec2 heading = _velocity / speed;
        copra::home(place, heading, prey->getPosition(), speed, _turn, dt);
        _velocity = heading * speed;
    } else {
        place += _velocity * dt;
    }
    setPosition(place);
    setRotation(getRotation() + kSpin * dt);
    const float edge = tuning::kOutside / 2;
    return place.x > -edge && place.x < tuning::kFieldWidth + edge && place.y > -edge &&
           place.y < tuning::kFieldHeight + edge;
}

} // namespace beecluster
