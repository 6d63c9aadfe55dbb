#include "actors/Bear.h"

#include "Tuning.h"
#include "actors/BearArm.h"
#include "actors/Categories.h"
#include "base/autoreleased.h"
#include "cocos2d.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kHidden = 800;        ///< points; where the face waits
constexpr float kShown = 546;         ///< points; where it looks over the edge
constexpr float kEntrance = 1.6F;     ///< seconds
constexpr float kStroll = 120;        ///< points to each side
constexpr float kStrollSpeed = 0.55F; ///< radians a second
constexpr float kStrikeShare = 0.5F;  ///< of all acts
const Color3B kWince{255, 190, 170};
} // namespace

Bear* Bear::create(int health, Node* field, int z, copra::CollisionWorld* world) {
    auto* bear = new Bear();
    return copra::autoreleased(bear, bear->initBear(health, field, z, world));
}

bool Bear::initBear(int health, Node* field, int z, copra::CollisionWorld* world) {
    if (!initWithSpriteFrameName("bear_calm.png")) return false;
    _health = _fullHealth = std::max(health, 1);
    setRadius(tuning::kBearRadius);
    setCategory(category::kEnemy);
    setCollisionMask(category::kBee | category::kSting);
    setPosition(tuning::kFieldWidth / 2, kHidden);
    field->addChild(this, z);
    setCollisionWorld(world);
    for (int i = 0; i < 2; ++i) {
        _arms[i] = BearArm::create(i == 0, world);
        field->addChild(_arms[i], z - 1);
    }
    runAction(EaseBackOut::create(MoveTo::create(kEntrance, Vec2(tuning::kFieldWidth / 2, kShown))));
    return true;
}

void Bear::step(float dt, float pressure, copra::Random& random, const std::function<void(Act)>& act) {
    setColor(_flash > 0 ? kWince : Color3B::WHITE);
    _flash -= dt;
    if (_lookLeft > 0 && (_lookLeft -= dt) <= 0) look("bear_calm.png", 0);
    if (_health <= 0 || getNumberOfRunningActions() > 0) return;
    _clock += dt;
    setPositionX(tuning::kFieldWidth / 2 + kStroll * std::sin(_clock * kStrollSpeed));
    _untilAct -= dt;
    if (_untilAct > 0) return;
    const float hurry = healthLeft() < tuning::kBearRage ? 0.6F : 1.0F;
    _untilAct = tuning::kBearPause * hurry / pressure;
    if (random.chance(kStrikeShare)) {
        strike(random);
        return;
    }
    look("bear_roar.png", 0.9F);
    constexpr Act kActs[] = {Act::Ring, Act::Fan, Act::Fan, Act::Wasps, Act::Burrs};
    act(kActs[random.below(5)]);
}

bool Bear::takeSting() {
    _flash = tuning::kFlashTime;
    return --_health == 0;
}

void Bear::flee() {
    setCollidable(false);
    look("bear_hurt.png", 0);
    stopAllActions();
    runAction(Sequence::create(DelayTime::create(0.8F),
                               EaseSineIn::create(MoveBy::create(1.4F, Vec2(0, 300))), nullptr));
}

void Bear::look(const char* frame, float seconds) {
    setSpriteFrame(frame);
    _lookLeft = seconds;
}

void Bear::strike(copra::Random& random) {
    BearArm* arm = _arms[random.below(2)];
    if (!arm->isResting()) return;
    look("bear_roar.png", tuning::kSwipeWarning + tuning::kSwipeTime);
    arm->strike();
}

} // namespace beecluster
