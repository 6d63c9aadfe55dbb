#include "actors/Bee.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Shadow.h"
#include "cocos2d.h"
#include "hud/Effects.h"
#include "rules/Categories.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kMaxLean = 32.0f;    ///< degrees at full speed sideways
constexpr float kLeanSpeed = 240.0f; ///< degrees a second
constexpr float kBlinks = 9.0f;      ///< a second, while it is protected
const Color3B kBumblebeeTint{255, 214, 168};
} // namespace

Bee* Bee::create() {
    auto* bee = new Bee();
    if (bee->initBee()) {
        bee->autorelease();
        return bee;
    }
    delete bee;
    return nullptr;
}

bool Bee::initBee() {
    if (!initWithSpriteFrameName("bee_0.png")) return false;
    setScale(layout::kBeeScale);
    setRadius(tuning().bees.radius / layout::kBeeScale);
    setCategory(category::kBee);
    setCollisionMask(category::kHarmsBees | category::kGift);
    if (auto* wings = loopAnimation("bee")) runAction(wings);
    _shadow = Shadow::create(0.8f, 20);
    addChild(_shadow, -1);
    return true;
}

void Bee::castShadowOn(Node* layer) {
    const RefPtr<Shadow> kept(_shadow);
    _shadow->removeFromParent();
    _shadow->setScale(_shadow->getScale() * getScale());
    _shadow->setRotation(0);
    _shadow->updatePlacement(*this);
    layer->addChild(_shadow);
}

void Bee::removeShadow() {
    if (_shadow->getParent() == this) return;
    const RefPtr<Shadow> kept(_shadow);
    _shadow->removeFromParent();
    addChild(_shadow, -1);
}

void Bee::becomeBumblebee() {
    _armor = tuning().cards.bumblebeeArmor;
    setScale(layout::kBeeScale * tuning().cards.bumblebeeScale);
    setRadius(tuning().bees.radius / layout::kBeeScale); // scales with the sprite
    setColor(kBumblebeeTint);
}

void Bee::crackArmor() {
    protect(tuning().cards.shieldSafeTime);
    if (--_armor > 0) return;
    setScale(layout::kBeeScale);
    setColor(Color3B::WHITE);
}

void Bee::step(float dt, const Vec2& velocity) {
    const float wanted = kMaxLean * std::clamp(velocity.x / tuning().bees.speed, -1.0f, 1.0f);
    const float most = kLeanSpeed * dt;
    setRotation(getRotation() + std::clamp(wanted - getRotation(), -most, most));
    if (_shadow->getParent() == this) {
        _shadow->updatePlacement();
    } else {
        _shadow->updatePlacement(*this);
    }
    if (_protectionTime <= 0) return;
    _protectionTime -= dt;
    const bool faint = _protectionTime > 0 && std::fmod(_protectionTime * kBlinks, 1.0f) > 0.5f;
    setOpacity(faint ? 120 : 255);
}

} // namespace beecluster
