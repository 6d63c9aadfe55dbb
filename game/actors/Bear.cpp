#include "actors/Bear.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/BearArm.h"
#include "cocos2d.h"
#include "rules/Categories.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kHidden = 800.0f;     ///< points; height of the face before it comes in
constexpr float kShown = 546.0f;      ///< points; height of the face in the fight
constexpr float kEntrance = 1.6f;     ///< seconds
constexpr float kProwl = 240.0f;      ///< points that it goes to each side
constexpr float kProwlSpeed = 80.0f;  ///< points a second, at most
constexpr float kProwlHaste = 0.8f;   ///< of the way to the swarm in a second
constexpr float kRoarTime = 0.9f;     ///< seconds
constexpr float kMouthBelow = 70.0f;  ///< points below the middle of the face
constexpr float kSnoutScale = 0.7f;   ///< of the ring around it
constexpr float kBodyAbove = 92.0f;   ///< points from the middle of the face up to that of the body
constexpr float kBackRow = 2.0f;      ///< points; the upper rows of the body, stretched above the field
constexpr float kBackHeight = 480.0f; ///< points; beyond the tallest window
constexpr GLubyte kFlashOpacity = 90; ///< of its white shape: it is hit all the time
constexpr int kStaggerTag = 2;
} // namespace

bool Bear::initBear(int health, Node* field, int z, copra::CollisionWorld* world) {
    if (!initWithSpriteFrameName("bear_calm.png")) return false;
    _health = Health(health);
    setRadius(tuning().bear.radius);
    setCategory(category::kEnemy);
    setCollisionMask(category::kBee | category::kSting);
    setPosition(layout::kFieldWidth / 2, kHidden);
    field->addChild(this, z);
    setCollisionWorld(world);
    auto* body = addSprite(this, "bear_body.png", middleOf(this) + Vec2(0, kBodyAbove), -1);
    Rect row = body->getTextureRect();
    row.origin.y += 1; // not its edge, which is blurred
    row.size.height = kBackRow;
    auto* back = addAt(this, Sprite::createWithTexture(body->getTexture(), row),
                       body->getPosition() + Vec2(0, body->getContentSize().height / 2 - kBackRow), -1);
    back->setAnchorPoint(Vec2(0.5f, 0));
    back->setScaleY(kBackHeight / kBackRow);
    _white = addSprite(this, "bear_white.png", middleOf(this), 1);
    _white->setOpacity(kFlashOpacity);
    _white->setVisible(false);
    _snout = addSprite(this, "wave.png", middleOf(this) - Vec2(0, kMouthBelow), 2);
    _snout->setVisible(false);
    auto* pulse = Sequence::create(ScaleTo::create(0.2f, kSnoutScale),
                                   ScaleTo::create(0.2f, kSnoutScale * 0.7f), nullptr);
    _snout->runAction(RepeatForever::create(pulse));
    for (int i = 0; i < 2; ++i) {
        _arms[i] = BearArm::create(i == 0, world);
        field->addChild(_arms[i], z - 1);
    }
    runAction(EaseBackOut::create(MoveTo::create(kEntrance, Vec2(layout::kFieldWidth / 2, kShown))));
    return true;
}

std::optional<BearAct> Bear::step(float dt, float pressure, float swarm) {
    _white->setVisible(_flash > 0);
    _flash -= dt;
    _openTime = std::max(_openTime - dt, 0.0f);
    _snout->setVisible(isOpen());
    if (_faceTime > 0 && (_faceTime -= dt) <= 0) showFace("bear_calm.png", 0.0f);
    const bool comesIn = getNumberOfRunningActions() > 0 && !getActionByTag(kStaggerTag);
    if (_health.isDead() || comesIn) return std::nullopt;
    prowl(dt, swarm);
    const auto act = _tactics.update(dt, healthLeft(), pressure);
    if (!act) return std::nullopt;
    if (*act != BearAct::StrikeLeft && *act != BearAct::StrikeRight && *act != BearAct::StrikeBoth)
        showFace("bear_roar.png", kRoarTime);
    if (*act == BearAct::StrikeLeft || *act == BearAct::StrikeBoth) strike(_arms[0]);
    if (*act == BearAct::StrikeRight || *act == BearAct::StrikeBoth) strike(_arms[1]);
    return act;
}

void Bear::setFlashes(float amount) {
    _white->setOpacity(static_cast<GLubyte>(kFlashOpacity * amount));
}

bool Bear::applyHit() {
    _flash = tuning().enemies.flashTime;
    return _health.applyHit();
}

Vec2 Bear::mouth() const {
    return getPosition() - Vec2(0, kMouthBelow);
}

void Bear::stagger() {
    open(tuning().bear.stagger);
    auto* sway = Sequence::create(RotateTo::create(0.12f, 9), RotateTo::create(0.24f, -8),
                                  RotateTo::create(0.22f, 6), RotateTo::create(0.3f, 0), nullptr);
    sway->setTag(kStaggerTag);
    runAction(sway);
}

bool Bear::pierce(const copra::CollisionSprite* paw) {
    for (BearArm* arm : _arms) {
        if (!arm->isRaised(paw)) continue;
        arm->drop();
        _tactics.stagger(tuning().bear.pawStagger);
        open(tuning().bear.pawStagger);
        return true;
    }
    return false;
}

bool Bear::hasForce(const copra::CollisionSprite* paw) {
    return _arms[0]->hasForce(paw) && _arms[1]->hasForce(paw);
}

std::optional<Vec2> Bear::raisedPaw() const {
    for (const BearArm* arm : _arms)
        if (const auto paw = arm->raisedPaw()) return paw;
    return std::nullopt;
}

std::vector<Vec2> Bear::marks() const {
    std::vector<Vec2> places;
    for (const BearArm* arm : _arms) arm->addMarks(places);
    return places;
}

void Bear::open(float seconds) {
    showFace("bear_hurt.png", seconds);
    _openTime = seconds;
}

void Bear::fall(const std::function<void()>& onFall) {
    setCollidable(false);
    _snout->setVisible(false);
    showFace("bear_hurt.png", 0.0f);
    stopAllActions();
    for (BearArm* arm : _arms) arm->drop();
    auto* tumble = cocos2d::Spawn::create(EaseIn::create(MoveBy::create(0.5f, Vec2(0, -70)), 2),
                                          EaseIn::create(RotateTo::create(0.5f, 13), 2), nullptr);
    runAction(
        Sequence::create(RotateTo::create(0.2f, -8), DelayTime::create(0.25f), tumble,
                         CallFunc::create(onFall), EaseOut::create(MoveBy::create(0.12f, Vec2(0, 16)), 2),
                         EaseIn::create(MoveBy::create(0.12f, Vec2(0, -16)), 2), DelayTime::create(0.9f),
                         EaseSineIn::create(MoveBy::create(1.2f, Vec2(0, 420))), nullptr));
}

void Bear::showFace(const char* frame, float seconds) {
    setSpriteFrame(frame);
    _faceTime = seconds;
}

void Bear::prowl(float dt, float swarm) {
    constexpr float middle = layout::kFieldWidth / 2;
    const float goal = std::clamp(swarm, middle - kProwl, middle + kProwl);
    const float speed = std::clamp((goal - getPositionX()) * kProwlHaste, -kProwlSpeed, kProwlSpeed);
    setPositionX(getPositionX() + speed * dt);
}

void Bear::strike(BearArm* arm) {
    if (!arm->isResting()) return;
    showFace("bear_roar.png", tuning().bear.swipeWarning + tuning().bear.swipeTime);
    arm->strike(getPositionX(), [this] { open(tuning().bear.openTime); });
}

} // namespace beecluster
