#include "actors/Enemy.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Shadow.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"
#include "rules/Categories.h"
#include "rules/Field.h"
#include "view/Effects.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kBossFlash = 0.35f; ///< share of the white of others

/// The invisible leader: runs the legs of the route one after the other.
Node* makeLeader(const SpawnRequest& request) {
    const float side = request.isMirrored ? -1.0f : 1.0f;
    const auto mirrored = [side](const Vec2& v) { return Vec2(v.x * side, v.y); };
    const Route route = playfield().fitted(*request.route);
    Vec2 start = route.start + request.offset;
    if (request.isMirrored) start.x = layout::kFieldWidth - start.x;
    auto* leader = Node::create();
    leader->setPosition(start);
    Vector<FiniteTimeAction*> legs;
    for (const Leg& leg : route.legs) legs.pushBack(MoveBy::create(leg.seconds, mirrored(leg.by)));
    leader->runAction(Sequence::create(legs));
    return leader;
}

} // namespace

bool Enemy::initEnemy(const SpawnRequest& request, Node* field) {
    _kind = request.kind;
    _health = Health(request.health);
    _leader = makeLeader(request);
    copra::SteeringTuning steering;
    steering.maxSpeed = traits().maxSpeed;
    steering.maxAccel = traits().maxAcceleration;
    steering.brakeDistance = tuning().enemies.brakeDistance;
    const std::string name = traits().framePrefix;
    auto* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(name + "_0.png");
    if (!frame || !initWithTarget(_leader, frame, steering)) return false;
    setScale(traits().scale);
    setRadius(traits().radius / traits().scale); // scales with the sprite
    setCategory(category::kEnemy);
    setCollisionMask(category::kBee | category::kSting | category::kRollingApple);
    setCascadeOpacityEnabled(true);
    if (auto* wings = loopAnimation(name)) runAction(wings);
    _shadow = Shadow::create(getContentSize().width / 48, 30);
    addChild(_shadow, -1);
    _white = addSprite(this, name + "_white.png", middleOf(this), 1);
    _white->setVisible(false);
    field->addChild(_leader);
    return true;
}

bool Enemy::applyHit(const Vec2& direction) {
    _flash = tuning().enemies.flashTime;
    const Vec2 knock =
        direction.getNormalized() * (tuning().enemies.knockBack / static_cast<float>(traits().health));
    if (!traits().isBoss) setVelocity(getVelocity() + knock);
    return _health.applyHit();
}

void Enemy::setFlashes(float amount) {
    // A boss is hit all the time, and would be nothing but white.
    _white->setOpacity(static_cast<GLubyte>(255 * amount * (traits().isBoss ? kBossFlash : 1.0f)));
}

void Enemy::turnTowards(const Vec2& target, float dt) {
    if (traits().turnRate <= 0) return;
    copra::lockOn(_heading, getPosition(), target, traits().turnRate, dt);
    setRotation(copra::rotationFacing(_heading));
    _shadow->updatePlacement();
}

Vec2 Enemy::aimAt(const Vec2& target) const {
    return traits().turnRate > 0 ? _heading : target - getPosition();
}

bool Enemy::readyToShoot(float dt, float interval) {
    return _shotCooldown.fires(dt, interval, mayShootFrom(getPosition()));
}

bool Enemy::hasLeft() const {
    return _leader->getNumberOfRunningActions() == 0 &&
           isOutsideField(getPosition(), getContentSize().height / 4);
}

void Enemy::removeFromParent() {
    _leader->removeFromParent();
    MySteering::removeFromParent();
}

void Enemy::update(float dt) {
    MySteering::update(dt);
    _shadow->updatePlacement();
    _white->setVisible(_flash > 0);
    _flash -= dt;
    fadeAtSides();
}

void Enemy::fadeAtSides() {
    // The leaves beside the field lie in front of it and would cut the insect off in a straight line.
    const bool showsSides = viewfit::visibleRect().getMinX() < 0;
    const float shown = showsSides ? shownAtSides(getPositionX(), getContentSize().width / 2) : 1.0f;
    const auto opacity = static_cast<GLubyte>(255 * shown);
    if (opacity != getOpacity()) setOpacity(opacity);
}

} // namespace beecluster
