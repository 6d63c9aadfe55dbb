#include "actors/Bear.h"

#include "Tuning.h"
#include "actors/BearArm.h"
#include "cocos2d.h"
#include "rules/Categories.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kHidden = 800.0f;     ///< points; height of the face before it comes in
constexpr float kShown = 546.0f;      ///< points; height of the face in the fight
constexpr float kEntrance = 1.6f;     ///< seconds
constexpr float kStroll = 120.0f;     ///< points that it moves to each side
constexpr float kStrollSpeed = 0.55f; ///< radians a second
constexpr float kRoarTime = 0.9f;     ///< seconds
constexpr float kMouthBelow = 70.0f;  ///< points below the middle of the face
const Color3B kBearHurtTint{255, 190, 170};
} // namespace

Bear* Bear::create(int health, Node* field, int z, copra::CollisionWorld* world) {
    auto* bear = new Bear();
    if (bear->initBear(health, field, z, world)) {
        bear->autorelease();
        return bear;
    }
    delete bear;
    return nullptr;
}

bool Bear::initBear(int health, Node* field, int z, copra::CollisionWorld* world) {
    if (!initWithSpriteFrameName("bear_calm.png")) return false;
    _health = Health(health);
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

std::optional<BearAct> Bear::step(float dt, float pressure, copra::Random& random) {
    setColor(_flash > 0 ? kBearHurtTint : Color3B::WHITE);
    _flash -= dt;
    if (_faceTime > 0 && (_faceTime -= dt) <= 0) showFace("bear_calm.png", 0.0f);
    if (_health.isDead() || getNumberOfRunningActions() > 0) return std::nullopt;
    _clock += dt;
    setPositionX(tuning::kFieldWidth / 2 + kStroll * std::sin(_clock * kStrollSpeed));
    const auto act = _tactics.update(dt, healthLeft(), pressure, random);
    if (!act) return std::nullopt;
    if (*act == BearAct::StrikeLeft || *act == BearAct::StrikeRight) {
        strike(_arms[*act == BearAct::StrikeLeft ? 0 : 1]);
        return act;
    }
    showFace("bear_roar.png", kRoarTime);
    return act;
}

bool Bear::applyHit() {
    _flash = tuning::kFlashTime;
    return _health.applyHit();
}

Vec2 Bear::mouth() const {
    return getPosition() - Vec2(0, kMouthBelow);
}

void Bear::flee() {
    setCollidable(false);
    showFace("bear_hurt.png", 0.0f);
    stopAllActions();
    runAction(Sequence::create(DelayTime::create(0.8f),
                               EaseSineIn::create(MoveBy::create(1.4f, Vec2(0, 300))), nullptr));
}

void Bear::showFace(const char* frame, float seconds) {
    setSpriteFrame(frame);
    _faceTime = seconds;
}

void Bear::strike(BearArm* arm) {
    if (!arm->isResting()) return;
    showFace("bear_roar.png", tuning::kSwipeWarning + tuning::kSwipeTime);
    arm->strike();
}

} // namespace beecluster
