#pragma once

#include "theme.h"

#include "actors/CollisionSprite.h"
#include "gameplay/Random.h"

#include <cstdint>
#include <functional>
#include <string>

namespace copra {
struct Steerable;
}

/// Building blocks for demos of the gameplay kit. Positions are in points of the card.
namespace gallery {

/// A point that wanders about the card as `time` (seconds) passes; it stays within `share` of the card's size
/// from the middle.
cocos2d::Vec2 wander(const cocos2d::Node* card, float time, float share = 0.36f);

/// Reflects `velocity` when `place` is within `margin` points of the card's edges.
void bounce(const cocos2d::Node* card, float margin, const cocos2d::Vec2& place, cocos2d::Vec2& velocity);

/// Creates a colliding sprite from the game's sheet and adds it to `parent` and `world`.
copra::CollisionSprite* addActor(cocos2d::Node* parent, copra::CollisionWorld& world,
                                 const std::string& frameName, const cocos2d::Vec2& place,
                                 std::uint32_t category, std::uint32_t mask);

/// A target on a card that follows the mouse with limited speed, and wanders by itself while the mouse is
/// elsewhere or has rested for some seconds.
struct Pointer {
    cocos2d::Vec2 place;    ///< points of the card
    cocos2d::Vec2 velocity; ///< points a second
    cocos2d::Vec2 mouse;
    float time = 0.0f;         ///< seconds; different start values give different paths
    float sinceMouse = 100.0f; ///< seconds
    float maxSpeed = 260.0f;   ///< points a second
    float share = 0.34f;       ///< of the card's size; how far it wanders from the middle

    bool isLed() const { return sinceMouse < 3; }
};

class Canvas;
/// Creates a pointer that is updated every frame, before the steps added to the canvas later.
Pointer& followMouse(Canvas& canvas, cocos2d::Node* card, float time = 0.0f);

/// Adds a sprite that follows the pointer. A frame name that ends in "_0" is animated and faces its direction
/// of motion.
cocos2d::Sprite* addPointerFollower(Canvas& canvas, cocos2d::Node* card, Pointer& pointer,
                                    const std::string& frameName, float scale = 0.6f);

/// Returns the desired velocity of a mover, in points a second; see the steering behaviors of the kit.
using SteeringFunction = std::function<cocos2d::Vec2(const copra::Steerable& self, float dt)>;
/// Adds an animated sprite (frames "<name>_0" and on) that steers by `steering` every frame and leaves a
/// trail.
copra::Steerable& addMover(Canvas& canvas, cocos2d::Node* card, const cocos2d::Vec2& place,
                           const SteeringFunction& steering, const std::string& name = "bee",
                           const cocos2d::Color4B& color = kHoney);

/// A random point of an area, and a random velocity. Each draws two numbers in an order of its own, which that of arguments is not.
cocos2d::Vec2 randomPoint(copra::Random& random, const cocos2d::Rect& area);
cocos2d::Vec2 randomVelocity(copra::Random& random, float slowest, float fastest);

/// Plays a cloud of dust once, and removes it.
void puff(cocos2d::Node* parent, const cocos2d::Vec2& place);

} // namespace gallery
