#include "actors/Gift.h"

#include "Layout.h"
#include "actors/Hive.h"
#include "gameplay/tracking/Homing.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"
#include "rules/Field.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kSway = 24.0f;    ///< points to each side
constexpr float kStunDrag = 1.2f; ///< share of its speed that a stunned bee loses in a second
const Color3B kStunnedTint{190, 200, 225};

const char* frameOf(GiftKind kind, int variant) {
    constexpr const char* kFlowers[] = {"flower_rose.png", "flower_white.png", "flower_blue.png"};
    constexpr const char* kFrames[] = {"", "honey.png", "jelly.png", "bee_0.png"};
    return kind == GiftKind::Flower ? kFlowers[variant % 3] : kFrames[static_cast<std::size_t>(kind)];
}

} // namespace

bool Gift::initGift(GiftKind kind, int variant) {
    if (!initWithSpriteFrameName(frameOf(kind, variant))) return false;
    _kind = kind;
    setCategory(category::kGift);
    if (kind == GiftKind::Bee) {
        setCollisionMask(0); // until tuning().stun.grace is over
        setRadius(tuning().stun.radius / layout::kBeeScale);
        setScale(layout::kBeeScale);
        setColor(kStunnedTint);
        runAction(RepeatForever::create(RotateBy::create(0.7f, 360)));
        return true;
    }
    setRadius(tuning().gifts.radius);
    setCollisionMask(category::kBee);
    if (kind == GiftKind::Flower) runAction(RepeatForever::create(RotateBy::create(5, 360)));
    auto* grow = EaseSineInOut::create(ScaleTo::create(0.45f, 1.08f));
    auto* shrink = EaseSineInOut::create(ScaleTo::create(0.45f, 0.94f));
    runAction(RepeatForever::create(Sequence::create(grow, shrink, nullptr)));
    return true;
}

bool Gift::step(float dt, const Hive& hive, float pull) {
    if (_kind == GiftKind::Bee) return stepStunned(dt, hive);
    Vec2 position = getPosition();
    const Bee* bee = hive.nearest(position);
    const float distance = bee ? bee->getPosition().distance(position) : pull;
    if (distance < pull && distance > 1) {
        const float speed = tuning().gifts.pullSpeed * (1 - distance / pull) + tuning().gifts.fall;
        copra::moveStraight(position, bee->getPosition(), speed, dt);
    } else {
        position.y -= tuning().gifts.fall * dt;
        position.x += (copra::sine((_age + dt) * 2) - copra::sine(_age * 2)) * kSway;
    }
    _age += dt;
    setPosition(position);
    return position.y > playfield().bottom - layout::kOutside / 2;
}

bool Gift::stepStunned(float dt, const Hive& hive) {
    _age += dt;
    if (_age >= tuning().stun.grace) setCollisionMask(category::kBee);
    const float slower = std::max(1 - kStunDrag * dt, 0.0f);
    _velocity.x *= slower;
    const float gentler = tuning().stun.time / _tumbleTime; // who has more time does not just leave the field
    _velocity.y = _velocity.y * slower - tuning().stun.fall * gentler * dt;
    Vec2 position = getPosition() + _velocity * dt;
    const bool isAwake = _comesBack && _age >= tuning().stun.grace;
    if (const Bee* bee = isAwake ? hive.nearest(position) : nullptr) {
        _velocity = Vec2::ZERO;
        copra::moveStraight(position, bee->getPosition(), tuning().royalGuard.pullSpeed, dt);
    }
    setPosition(position);
    // It fades at the end, as a last call.
    const float left = (_tumbleTime - _age) / _tumbleTime;
    setOpacity(static_cast<GLubyte>(255 * std::clamp(left * 3, 0.0f, 1.0f)));
    return left > 0;
}

} // namespace beecluster
