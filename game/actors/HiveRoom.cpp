#include "actors/HiveRoom.h"

#include "Layout.h"
#include "math/trigonometry.h"
#include "view/Effects.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum RoomZOrder { kMapZ, kDoorZ, kDropZ, kPotZ, kWalkerZ, kRobberZ, kWaxZ, kRoomEffectsZ };

constexpr float kWaxTile = 32.0f;    ///< points; the wax repeats after so many
constexpr float kWaxReach = 768.0f;  ///< points around the field; more than any view shows
constexpr float kPotArt = 40.0f;     ///< points; the drawn pot
constexpr float kFeetArt = 2.0f;     ///< points from the lower edge of the drawn bee to its feet
constexpr float kStride = 16.0f;     ///< points walked for each step of the legs
constexpr float kClaws = 18.0f;      ///< points from the middle of the robber to its claws
constexpr float kRobberLean = 24.0f; ///< degrees to the side where it flies
constexpr float kWalking = 12.0f;    ///< points a second; slower, it stands

SpriteFrame* frameNamed(const char* name) {
    return SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
}

} // namespace

bool HiveRoom::initWith(TMXTiledMap* map, const HiveRun& run) {
    if (!Node::init()) return false;
    auto* sheets = SpriteFrameCache::getInstance();
    sheets->addSpriteFramesWithFile("hive.plist");
    if (!sheets->isSpriteFramesWithFileLoaded("hive.plist")) return false;
    addChild(LayerColor::create(Color4B(58, 31, 11, 255), layout::kFieldWidth, layout::kFieldHeight), kMapZ);
    addChild(map, kMapZ);
    addWax();
    addThings(run);
    addChild(_effects = Effects::create(), kRoomEffectsZ);
    show(run, 0);
    return true;
}

void HiveRoom::addWax() {
    auto* texture = Director::getInstance()->getTextureCache()->addImage("hive_wax.png");
    if (!texture) return;
    texture->setTexParameters({GL_LINEAR, GL_LINEAR, GL_REPEAT, GL_REPEAT});
    for (const Rect& part : around(Size(layout::kFieldWidth, layout::kFieldHeight), kWaxReach)) {
        auto* wax =
            addAt(this, Sprite::createWithTexture(texture, Rect(0, 0, part.size.width, part.size.height)),
                  part.origin, kWaxZ);
        wax->setAnchorPoint(Vec2::ZERO);
        wax->setColor(Color3B(176, 168, 160));
    }
    static_assert(static_cast<int>(kWaxReach) % static_cast<int>(kWaxTile) == 0, "the wax has no seam");
}

void HiveRoom::addThings(const HiveRun& run) {
    const Rect& door = run.level().door;
    _door = addSprite(this, "door.png", Vec2(door.getMidX(), door.getMinY() - 1), kDoorZ);
    _door->setAnchorPoint(Vec2(0.5f, 0));
    for (const Vec2& place : run.level().drops) {
        auto* drop = addSprite(this, "hive_drop.png", place, kDropZ);
        auto* sway =
            Sequence::create(MoveBy::create(0.8f, Vec2(0, 5)), MoveBy::create(0.8f, Vec2(0, -5)), nullptr);
        drop->runAction(RepeatForever::create(sway));
        _drops.push_back(drop);
    }
    for (const HiveRun::Pot& model : run.pots()) {
        auto* pot = addSprite(this, "pot.png", Vec2::ZERO, kPotZ);
        pot->setScale(2 * run.bodyOf(model).halfSize.x / kPotArt * 1.06f);
        _pots.push_back(pot);
    }
    _bee = addSprite(this, "hive_bee_0.png", Vec2::ZERO, kWalkerZ);
    _bee->setAnchorPoint(Vec2(0.5f, 0));
    _robber = addSprite(this, "hornet_0.png", run.level().hole, kRobberZ);
    if (auto* wings = loopAnimation("hornet")) _robber->runAction(wings);
}

void HiveRoom::show(const HiveRun& run, float dt) {
    for (std::size_t i = 0; i < _pots.size(); ++i) {
        const copra::Body& body = run.bodyOf(run.pots()[i]);
        _pots[i]->setPosition(body.position);
        _pots[i]->setRotation(-CC_RADIANS_TO_DEGREES(copra::arcTangent(body.touch.gradient, 1)));
    }
    showBee(run, dt);
    showRobber(run.robber());
    for (const HiveEvent& event : run.events()) showEvent(event, run);
}

void HiveRoom::showBee(const HiveRun& run, float dt) {
    const copra::Body& body = run.bee();
    _bee->setPosition(body.position.x, body.bottom() - kFeetArt);
    _bee->setFlippedX(run.facing() < 0);
    _bee->setRotation(run.isStanding() ? -CC_RADIANS_TO_DEGREES(copra::arcTangent(body.touch.gradient, 1))
                                       : 0);
    const float speed = std::abs(body.velocity.x);
    _walked += speed * dt;
    const bool isSecond = speed > kWalking && std::fmod(_walked, 2 * kStride) > kStride;
    _bee->setSpriteFrame(frameNamed(!run.isStanding() ? "hive_bee_up.png"
                                    : isSecond        ? "hive_bee_1.png"
                                                      : "hive_bee_0.png"));
}

void HiveRoom::showRobber(const HiveRun::Robber& robber) {
    _robber->setVisible(robber.does != HiveRun::Robber::Does::Waits);
    const Vec2 way = robber.position - _robber->getPosition() + Vec2(0, kClaws);
    if (way.x != 0) _robber->setRotation(way.x < 0 ? -kRobberLean : kRobberLean);
    _robber->setPosition(robber.position + Vec2(0, kClaws));
}

void HiveRoom::showEvent(const HiveEvent& event, const HiveRun& run) {
    switch (event.kind) {
    case HiveEvent::Kind::Jump:
        _effects->puff(run.feet(), 0.35f);
        break;
    case HiveEvent::Kind::Drop:
        _drops[event.index]->removeFromParent();
        _drops[event.index] = nullptr;
        _effects->burst(event.position, "petal_gold.png", 4, 34);
        break;
    case HiveEvent::Kind::Jar:
        _effects->burst(event.position, "honey.png", 8, 120);
        break;
    case HiveEvent::Kind::Home:
        _pots[event.index]->setSpriteFrame(frameNamed("pot_home.png"));
        _effects->ring(event.position, 44);
        _effects->burst(event.position, "petal_gold.png", 8, 70);
        break;
    case HiveEvent::Kind::Comes:
    case HiveEvent::Kind::Taken:
        _effects->puff(event.position, 0.8f);
        break;
    case HiveEvent::Kind::Scared:
        _effects->hit(event.position, event.position - run.bee().position);
        break;
    case HiveEvent::Kind::Stolen:
        _pots[event.index]->setVisible(false);
        _effects->puff(event.position, 1.0f);
        break;
    case HiveEvent::Kind::Opens: {
        _door->setSpriteFrame(frameNamed("door_open.png"));
        auto* glow = addSprite(this, "hive_glow.png", event.position, kDoorZ);
        glow->setScale(1.6f);
        glow->runAction(RepeatForever::create(
            Sequence::create(ScaleTo::create(0.9f, 1.9f), ScaleTo::create(0.9f, 1.6f), nullptr)));
        _effects->burst(event.position, "petal_gold.png", 16, 120);
        break;
    }
    case HiveEvent::Kind::Ends:
        if (run.hasArrived()) _effects->burst(event.position, "petal_gold.png", 24, 160);
        break;
    }
}

} // namespace beecluster
