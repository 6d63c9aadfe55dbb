#include "actors/Enemy.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "actors/Shadow.h"
#include "base/autoreleased.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"
#include "hud/Effects.h"

using namespace cocos2d;

namespace beecluster {

namespace {

const Color3B kHurtColour{255, 170, 150};

/// The dummy of article 000: invisible, runs the legs one after the other.
Node* makeDummy(const Newcomer& newcomer) {
    const float side = newcomer.mirrored ? -1.0F : 1.0F;
    const auto turned = [side](const Vec2& v) { return Vec2(v.x * side, v.y); };
    Vec2 start = newcomer.route->start + newcomer.offset;
    if (newcomer.mirrored) start.x = tuning::kFieldWidth - start.x;
    auto* dummy = Node::create();
    dummy->setPosition(start);
    Vector<FiniteTimeAction*> legs;
    for (const Leg& leg : newcomer.route->legs) legs.pushBack(MoveBy::create(leg.seconds, turned(leg.by)));
    dummy->runAction(Sequence::create(legs));
    return dummy;
}

bool outside(const Vec2& place, float margin) {
    return place.x < -margin || place.x > tuning::kFieldWidth + margin || place.y < -margin ||
           place.y > tuning::kFieldHeight + margin;
}

} // namespace

Enemy* Enemy::create(const Newcomer& newcomer, Node* field) {
    auto* enemy = new Enemy();
    return copra::autoreleased(enemy, enemy->initEnemy(newcomer, field));
}

bool Enemy::initEnemy(const Newcomer& newcomer, Node* field) {
    _kind = newcomer.kind;
    _health = newcomer.health;
    _dummy = makeDummy(newcomer);
    copra::Steerable limits;
    limits.maxSpeed = traits().maxSpeed;
    limits.maxAccel = traits().maxAcceleration;
    copra::ArrivalTuning arrival;
    arrival.brakeDistance = tuning::kGlideBrake;
    const std::string name = traits().frame;
    auto* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(name + "_0.png");
    if (!frame || !initWithTarget(_dummy, frame, limits, arrival)) return false;
    setTuning(limits, arrival);
    setRadius(traits().radius);
    setCategory(category::kEnemy);
    setCollisionMask(category::kBee | category::kSting);
    if (auto* motion = foreverAnimation(name)) runAction(motion);
    _shadow = Shadow::create(getContentSize().width / 48, 30);
    addChild(_shadow, -1);
    field->addChild(_dummy);
    return true;
}

bool Enemy::takeSting() {
    _flash = tuning::kFlashTime;
    return --_health == 0;
}

void Enemy::lookAt(const Vec2& place, float dt) {
    if (traits().turn <= 0) return;
    copra::lockOn(_heading, getPosition(), place, traits().turn, dt);
    setRotation(copra::rotationFacing(_heading));
    _shadow->follow();
}

Vec2 Enemy::aimAt(const Vec2& place) const {
    return traits().turn > 0 ? _heading : place - getPosition();
}

bool Enemy::readyToShoot(float dt, float interval) {
    _untilShot -= dt;
    if (_untilShot > 0 || getPositionY() < tuning::kNoFireBelow || outside(getPosition(), 0)) return false;
    _untilShot = interval;
    return true;
}

bool Enemy::hasLeft() const {
    return _dummy->getNumberOfRunningActions() == 0 && outside(getPosition(), getContentSize().height / 4);
}

void Enemy::leave() {
    _dummy->removeFromParent();
    removeFromParent();
}

void Enemy::update(float dt) {
    MySteering::update(dt);
    _shadow->follow();
    setColor(_flash > 0 ? kHurtColour : Color3B::WHITE);
    _flash -= dt;
}

} // namespace beecluster
