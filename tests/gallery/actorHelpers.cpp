#include "actorHelpers.h"

#include "Canvas.h"
#include "Trail.h"

#include "actors/CollisionWorld.h"
#include "gameplay/Vectors.h"
#include "gameplay/steering/Steerable.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace gallery {

namespace {
constexpr std::size_t kTrailLength = 150; ///< frames: long enough to show the way that a behavior takes
} // namespace

Vec2 wander(const Node* card, float time, float share) {
    const Size room = card->getContentSize();
    return middle(card) +
           Vec2(room.width * share * std::sin(1.1f * time), room.height * share * std::sin(1.7f * time + 1));
}

Pointer& followMouse(Canvas& canvas, Node* card, float time) {
    auto& pointer = canvas.keep<Pointer>();
    pointer.time = time;
    pointer.place = wander(card, 0.55f * time, pointer.share);
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [card, &pointer](EventMouse* event) {
        const Vec2 place = card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
        if (!Rect(Vec2::ZERO, card->getContentSize()).containsPoint(place)) return;
        pointer.mouse = place;
        pointer.sinceMouse = 0;
    };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);
    canvas.everyFrame([card, &pointer](float dt) {
        pointer.time += dt;
        pointer.sinceMouse += dt;
        const Size room = card->getContentSize();
        Vec2 goal = pointer.isLed() ? pointer.mouse : wander(card, 0.55f * pointer.time, pointer.share);
        goal.x = std::clamp(goal.x, 22.0f, room.width - 22);
        goal.y = std::clamp(goal.y, 22.0f, room.height - 22);
        const Vec2 step = copra::limitLength(goal - pointer.place, pointer.maxSpeed * dt);
        pointer.place += step;
        pointer.velocity = dt > 0 ? step / dt : Vec2::ZERO;
    });
    return pointer;
}

Sprite* addPointerFollower(Canvas& canvas, Node* card, Pointer& pointer, const std::string& frameName,
                           float scale) {
    auto* sprite = addSprite(card, frameName, pointer.place, scale);
    sprite->setLocalZOrder(3);
    const bool flies = frameName.find("_0") != std::string::npos;
    if (flies) sprite->runAction(flutter(frameName.substr(0, frameName.size() - 2), 2, 0.06f));
    canvas.everyFrame([sprite, &pointer, flies](float) {
        sprite->setPosition(pointer.place);
        if (flies && pointer.velocity.length() > 15)
            sprite->setRotation(copra::rotationFacing(pointer.velocity));
    });
    return sprite;
}

copra::Steerable& addMover(Canvas& canvas, Node* card, const Vec2& place, const SteeringFunction& steering,
                           const std::string& name, const Color4B& color) {
    auto& self = canvas.keep<copra::Steerable>();
    self.position = place;
    self.velocity = Vec2(60, 30);
    self.maxSpeed = 200;
    self.maxAccel = 600;
    auto* trail = Trail::addTo(card, color, kTrailLength);
    auto* sprite = addSprite(card, name + "_0", place, 0.55f);
    sprite->setLocalZOrder(2);
    sprite->runAction(flutter(name, name == "bee" ? 4 : 2, 0.05f));
    canvas.everyFrame([=, &self](float dt) {
        copra::steer(self, steering(self, dt), dt);
        sprite->setPosition(self.position);
        if (self.velocity.length() > 5) sprite->setRotation(copra::rotationFacing(self.velocity));
        trail->add(self.position);
    });
    return self;
}

copra::CollisionSprite* addActor(Node* parent, copra::CollisionWorld& world, const std::string& frameName,
                                 const Vec2& place, std::uint32_t category, std::uint32_t mask) {
    auto* actor = copra::CollisionSprite::createWithSpriteFrameName(frameName + ".png");
    actor->setPosition(place);
    actor->setCategory(category);
    actor->setCollisionMask(mask);
    parent->addChild(actor, 1);
    actor->setCollisionWorld(&world);
    return actor;
}

Vec2 randomPoint(copra::Random& random, const Rect& area) {
    const float y = random.between(area.getMinY(), area.getMaxY());
    return {random.between(area.getMinX(), area.getMaxX()), y};
}

Vec2 randomVelocity(copra::Random& random, float slowest, float fastest) {
    const float speed = random.between(slowest, fastest);
    return random.direction() * speed;
}

void puff(Node* parent, const Vec2& place) {
    auto* cloud = addSprite(parent, "poof_0", place, 0.8f);
    Vector<SpriteFrame*> frames;
    for (int i = 0; i < 4; ++i) frames.pushBack(frame("poof_" + std::to_string(i)));
    cloud->runAction(Sequence::create(Animate::create(Animation::createWithSpriteFrames(frames, 0.08f)),
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
