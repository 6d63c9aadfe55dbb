#include "actors/Bee.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "actors/Shadow.h"
#include "base/autoreleased.h"
#include "cocos2d.h"
#include "hud/Effects.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kMostLean = 32;   ///< degrees at full speed sideways
constexpr float kLeanSpeed = 240; ///< degrees a second
constexpr float kBlinks = 9;      ///< a second, while safe
} // namespace

Bee* Bee::create() {
    auto* bee = new Bee();
    return copra::autoreleased(bee, bee->initBee());
}

bool Bee::initBee() {
    if (!initWithSpriteFrameName("bee_0.png")) return false;
    setScale(tuning::kBeeScale);
    setRadius(tuning::kBeeRadius / tuning::kBeeScale);
    setCategory(category::kBee);
    setCollisionMask(category::kHarmsBees | category::kGift);
    if (auto* wings = foreverAnimation("bee")) runAction(wings);
    _shadow = Shadow::create(0.8F, 20);
    addChild(_shadow, -1);
    return true;
}

void Bee::live(float dt, const Vec2& velocity) {
    const float wanted = kMostLean * std::clamp(velocity.x / tuning::kBeeSpeed, -1.0F, 1.0F);
    const float most = kLeanSpeed * dt;
    setRotation(getRotation() + std::clamp(wanted - getRotation(), -most, most));
    _shadow->follow();
    if (_safeFor <= 0) return;
    _safeFor -= dt;
    const bool faint = _safeFor > 0 && std::fmod(_safeFor * kBlinks, 1.0F) > 0.5F;
    setOpacity(faint ? 120 : 255);
}

bool Bee::readyToSting(float dt, float interval) {
    _untilSting -= dt;
    if (_untilSting > 0) return false;
    _untilSting = interval;
    return true;
}

} // namespace beecluster
