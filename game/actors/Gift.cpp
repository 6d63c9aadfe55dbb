#include "actors/Gift.h"

#include "Tuning.h"
#include "actors/Hive.h"
#include "cocos2d.h"
#include "gameplay/tracking/Homing.h"
#include "rules/Categories.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kSway = 24.0f; ///< points to each side

const char* frameOf(GiftKind kind, int variant) {
    constexpr const char* kFlowers[] = {"flower_rose.png", "flower_white.png", "flower_blue.png"};
    switch (kind) {
    case GiftKind::Flower:
        return kFlowers[variant % 3];
    case GiftKind::Jelly:
        return "jelly.png";
    case GiftKind::Honey:
        break;
    }
    return "honey.png";
}

} // namespace

Gift* Gift::create(GiftKind kind, int variant) {
    auto* gift = new Gift();
    if (gift->initWithSpriteFrameName(frameOf(kind, variant))) {
        gift->autorelease();
        gift->_kind = kind;
        gift->setRadius(tuning::kGiftRadius);
        gift->setCategory(category::kGift);
        gift->setCollisionMask(category::kBee);
        if (kind == GiftKind::Flower) gift->runAction(RepeatForever::create(RotateBy::create(5, 360)));
        auto* grow = EaseSineInOut::create(ScaleTo::create(0.45f, 1.08f));
        auto* shrink = EaseSineInOut::create(ScaleTo::create(0.45f, 0.94f));
        gift->runAction(RepeatForever::create(Sequence::create(grow, shrink, nullptr)));
        return gift;
    }
    delete gift;
    return nullptr;
}

bool Gift::step(float dt, const Hive& hive) {
    Vec2 position = getPosition();
    const Bee* bee = hive.nearest(position);
    const float distance = bee ? bee->getPosition().distance(position) : tuning::kGiftPull;
    if (distance < tuning::kGiftPull && distance > 1) {
        const float pull = tuning::kGiftPullSpeed * (1 - distance / tuning::kGiftPull) + tuning::kGiftFall;
        copra::moveStraight(position, bee->getPosition(), pull, dt);
    } else {
        position.y -= tuning::kGiftFall * dt;
        position.x += (std::sin((_age + dt) * 2) - std::sin(_age * 2)) * kSway;
    }
    _age += dt;
    setPosition(position);
    return position.y > -tuning::kOutside / 2;
}

} // namespace beecluster
