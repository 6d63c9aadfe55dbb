#include "actors/Bee.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Shadow.h"
#include "cocos2d.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"
#include "view/Effects.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kMaxLean = 32.0f;      ///< degrees at full speed sideways
constexpr float kLeanSpeed = 240.0f;   ///< degrees a second
constexpr float kCrownBelowTop = 3.0f; ///< points
constexpr float kCheerTime = 1.4f;     ///< seconds
constexpr float kCheerTurns = 2.0f;    ///< in that time
constexpr float kShadowScale = 0.8f;   ///< of the drawn shadow
constexpr float kShadowHeight = 20.0f; ///< points above the ground
constexpr float kBlinks = 9.0f;        ///< a second, while it is protected
const Color3B kBumblebeeTint{255, 214, 168};
} // namespace

bool Bee::initBee(int look) {
    constexpr const char* kNames[kLooks] = {"bee", "bee_dark", "bee_light"};
    const std::string name = kNames[look % kLooks];
    if (!initWithSpriteFrameName(name + "_0.png")) return false;
    setScale(layout::kBeeScale);
    setRadius(tuning().bees.radius / layout::kBeeScale);
    setCategory(category::kBee);
    setCollisionMask(category::kHarmsBees | category::kRaisedPaw | category::kGift);
    if (auto* wings = loopAnimation(name)) runAction(wings);
    return true;
}

void Bee::wearCrown() {
    if (_crown) return;
    const Size& size = getContentSize();
    _crown = addSprite(this, "crown.png", Vec2(size.width / 2, size.height - kCrownBelowTop), 1);
}

void Bee::cheer(float delay) {
    _cheerDelay = delay;
    _cheerTime = kCheerTime;
}

float Bee::cheeringTurns(float dt) {
    if (_cheerTime <= 0) return 0;
    if (_cheerDelay > 0) {
        _cheerDelay -= dt;
        return 0;
    }
    _cheerTime = std::max(_cheerTime - dt, 0.0f);
    return kCheerTurns * (1 - _cheerTime / kCheerTime);
}

void Bee::castShadowOn(Node* layer) {
    _shadow = Shadow::create(kShadowScale * getScale(), kShadowHeight);
    _shadow->updatePlacement(*this);
    layer->addChild(_shadow);
}

void Bee::removeShadow() {
    if (_shadow) _shadow->removeFromParent();
    _shadow = nullptr;
}

void Bee::becomeBumblebee() {
    _armor = tuning().bumblebee.armor;
    setScale(layout::kBeeScale * tuning().bumblebee.scale);
    setRadius(tuning().bees.radius / layout::kBeeScale); // scales with the sprite
    setColor(kBumblebeeTint);
}

void Bee::crackArmor() {
    protect(tuning().waxShield.safeTime);
    if (--_armor > 0) return;
    setScale(layout::kBeeScale);
    setColor(Color3B::WHITE);
}

Vec2 Bee::heading() const {
    const copra::Turn lean = copra::turnOfRadians(CC_DEGREES_TO_RADIANS(_lean));
    return {lean.sin, lean.cos};
}

void Bee::step(float dt, const Vec2& velocity) {
    _velocity = velocity;
    const float wanted = kMaxLean * std::clamp(velocity.x / tuning().bees.speed, -1.0f, 1.0f);
    const float most = kLeanSpeed * dt;
    _lean += std::clamp(wanted - _lean, -most, most);
    setRotation(_lean + 360 * cheeringTurns(dt));
    if (_shadow) _shadow->updatePlacement(*this);
    if (_protectionTime <= 0) return;
    _protectionTime -= dt;
    const bool faint = _protectionTime > 0 && std::fmod(_protectionTime * kBlinks, 1.0f) > 0.5f;
    setOpacity(faint ? 120 : 255);
}

} // namespace beecluster
