#include "ActorShow.h"

#include "actors/CollisionWorld.h"

#include <cmath>

using namespace cocos2d;

namespace gallery {

Vec2 wander(const Node* card, float time, float share) {
    const Size room = card->getContentSize();
    return middle(card) +
           Vec2(room.width * share * std::sin(1.1F * time), room.height * share * std::sin(1.7F * time + 1));
}

Vec2 shuttle(const Node* card, float time) {
    constexpr float kSpeed = 90; ///< points a second
    const float length = card->getContentSize().width - 140;
    const float way = std::fmod(kSpeed * time, 2 * length);
    return {70 + (way < length ? way : 2 * length - way), card->getContentSize().height - 45};
}

copra::CollisionSprite* addActor(Node* parent, copra::CollisionWorld& world, const std::string& picture,
                                 const Vec2& place, std::uint32_t category, std::uint32_t mask) {
    auto* actor = copra::CollisionSprite::createWithSpriteFrameName(picture + ".png");
    actor->setPosition(place);
    actor->setCategory(category);
    actor->setCollisionMask(mask);
    parent->addChild(actor, 1);
    actor->setCollisionWorld(&world);
    return actor;
}

void puff(Node* parent, const Vec2& place) {
    auto* cloud = addSprite(parent, "poof_0", place, 0.8F);
    Vector<SpriteFrame*> frames;
    for (int i = 0; i < 4; ++i) frames.pushBack(frame("poof_" + std::to_string(i)));
    cloud->runAction(Sequence::create(Animate::create(Animation::createWithSpriteFrames(frames, 0.08F)),
                                      RemoveSelf::create(), nullptr));
}

void bounce(const Node* card, float margin, const Vec2& place, Vec2& velocity) {
    const Size room = card->getContentSize();
    if (place.x < margin || place.x > room.width - margin)
        velocity.x = std::copysign(velocity.x, room.width / 2 - place.x);
    if (place.y < margin || place.y > room.height - margin)
        velocity.y = std::copysign(velocity.y, room.height / 2 - place.y);
}

} // namespace gallery
