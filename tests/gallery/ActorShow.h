#pragma once

#include "Look.h"

#include "actors/CollisionSprite.h"

#include <cstdint>
#include <functional>
#include <string>

namespace copra {
struct Steerable;
}

/// Small things that scenes of the gameplay kit are made of. Places are points of the card.
namespace gallery {

/// A place that wanders about the card, never the same way twice; `share` of its sides far from the middle.
cocos2d::Vec2 wander(const cocos2d::Node* card, float time, float share = 0.36F);

/// Lets something bounce off the card's walls, `margin` points before them: turns its velocity inwards.
void bounce(const cocos2d::Node* card, float margin, const cocos2d::Vec2& place, cocos2d::Vec2& velocity);

/// A colliding sprite from the game's sheet, added to `parent` and to `world`.
copra::CollisionSprite* addActor(cocos2d::Node* parent, copra::CollisionWorld& world,
                                 const std::string& picture, const cocos2d::Vec2& place,
                                 std::uint32_t category, std::uint32_t mask);

/// The mouse on a card: what plays there flies to it, no faster than it may. Strolls by itself while the
/// mouse is elsewhere or rests.
struct Pointer {
    cocos2d::Vec2 place;    ///< points of the card
    cocos2d::Vec2 velocity; ///< points a second
    cocos2d::Vec2 mouse;
    float time = 0;         ///< seconds; another beginning is another stroll
    float sinceMouse = 100; ///< seconds
    float maxSpeed = 260;   ///< points a second
    float share = 0.34F;    ///< of the card's sides that the stroll keeps from its middle

    bool isLed() const { return sinceMouse < 3; }
};

class Stage;
/// A pointer that is stepped with the stage, before whatever is added to the stage after it.
Pointer& followMouse(Stage& stage, cocos2d::Node* card, float time = 0);

/// A picture with two frames to flutter with, or any other, that goes where the pointer is and looks there.
cocos2d::Sprite* addPointed(Stage& stage, cocos2d::Node* card, Pointer& pointer, const std::string& picture,
                            float scale = 0.6F);

/// What a mover wishes: a velocity, see the behaviours of the kit.
using Wish = std::function<cocos2d::Vec2(const copra::Steerable& self, float dt)>;
/// A bee, or another picture with "<name>_0", that steers by `wish` in each frame and leaves a trail.
copra::Steerable& addMover(Stage& stage, cocos2d::Node* card, const cocos2d::Vec2& place, const Wish& wish,
                           const std::string& name = "bee", const cocos2d::Color4B& colour = kHoney);

/// A cloud of dust that goes away by itself.
void puff(cocos2d::Node* parent, const cocos2d::Vec2& place);

} // namespace gallery
