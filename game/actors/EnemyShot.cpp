#include "actors/EnemyShot.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "cocos2d.h"

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
        return shot;
    }
    delete shot;
    return nullptr;
}

bool EnemyShot::fly(float dt) {
    const Vec2 place = getPosition() + _velocity * dt;
    setPosition(place);
    setRotation(getRotation() + kSpin * dt);
    const float edge = tuning::kOutside / 2;
    return place.x > -edge && place.x < tuning::kFieldWidth + edge && place.y > -edge &&
           place.y < tuning::kFieldHeight + edge;
}

} // namespace beecluster
