#include "ActorShow.h"

#include "Stage.h"
#include "Trail.h"

#include "actors/CollisionWorld.h"
#include "gameplay/Steerable.h"
#include "gameplay/Vectors.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace gallery {

Vec2 wander(const Node* card, float time, float share) {
    const Size room = card->getContentSize();
    return middle(card) +
           Vec2(room.width * share * std::sin(1.1F * time), room.height * share * std::sin(1.7F * time + 1));
}

Pointer& followMouse(Stage& stage, Node* card, float time) {
    auto& pointer = stage.keep<Pointer>();
    pointer.time = time;
    pointer.place = wander(card, 0.55F * time, pointer.share);
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [card, &pointer](EventMouse* event) {
        const Vec2 place = card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
        if (!Rect(Vec2::ZERO, card->getContentSize()).containsPoint(place)) return;
        pointer.mouse = place;
        pointer.sinceMouse = 0;
    };
    stage.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);
    stage.everyFrame([card, &pointer](float dt) {
        pointer.time += dt;
        pointer.sinceMouse += dt;
        const Size room = card->getContentSize();
        Vec2 goal = pointer.isLed() ? pointer.mouse : wander(card, 0.55F * pointer.time, pointer.share);
        goal.x = std::clamp(goal.x, 22.0F, room.width - 22);
        goal.y = std::clamp(goal.y, 22.0F, room.height - 22);
        const Vec2 step = copra::limited(goal - pointer.place, pointer.maxSpeed * dt);
        pointer.place += step;
        pointer.velocity = dt > 0 ? step / dt : Vec2::ZERO;
    });
    return pointer;
}

Sprite* addPointed(Stage& stage, Node* card, Pointer& pointer, const std::string& picture, float scale) {
    auto* sprite = addSprite(card, picture, pointer.place, scale);
    sprite->setLocalZOrder(3);
    const bool flies = picture.find("_0") != std::string::npos;
    if (flies) sprite->runAction(flutter(picture.substr(0, picture.size() - 2), 2, 0.06F));
    stage.everyFrame([sprite, &pointer, flies](float) {
        sprite->setPosition(pointer.place);
        if (flies && pointer.velocity.length() > 15)
            sprite->setRotation(copra::rotationFacing(pointer.velocity));
    });
    return sprite;
}

copra::Steerable& addMover(Stage& stage, Node* card, const Vec2& place, const Wish& wish,
                           const std::string& name, const Color4B& colour) {
    auto& self = stage.keep<copra::Steerable>();
    self.position = place;
    self.velocity = Vec2(60, 30);
    self.maxSpeed = 200;
    self.maxAccel = 600;
    auto* trail = Trail::addTo(card, colour, 45);
    auto* sprite = addSprite(card, name + "_0", place, 0.55F);
    sprite->setLocalZOrder(2);
    sprite->runAction(flutter(name, name == "bee" ? 4 : 2, 0.05F));
    stage.everyFrame([=, &self](float dt) {
        copra::steer(self, wish(self, dt), dt);
        sprite->setPosition(self.position);
        if (self.velocity.length() > 5) sprite->setRotation(copra::rotationFacing(self.velocity));
        trail->add(self.position);
    });
    return self;
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
