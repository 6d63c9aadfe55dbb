#pragma once

#include "Look.h"

#include "actors/CollisionSprite.h"

#include <cstdint>
#include <string>

/// Small things that scenes of the gameplay kit are made of. Places are points of the card.
namespace gallery {

/// A place that wanders about the card, never the same way twice; `share` of its sides far from the middle.
cocos2d::Vec2 wander(const cocos2d::Node* card, float time, float share = 0.36F);

/// A place that goes to and fro along the card's upper part at an even speed.
cocos2d::Vec2 shuttle(const cocos2d::Node* card, float time);

/// Lets something bounce off the card's walls, `margin` points before them: turns its velocity inwards.
void bounce(const cocos2d::Node* card, float margin, const cocos2d::Vec2& place, cocos2d::Vec2& velocity);

/// A colliding sprite from the game's sheet, added to `parent` and to `world`.
copra::CollisionSprite* addActor(cocos2d::Node* parent, copra::CollisionWorld& world,
                                 const std::string& picture, const cocos2d::Vec2& place,
                                 std::uint32_t category, std::uint32_t mask);

/// A cloud of dust that goes away by itself.
void puff(cocos2d::Node* parent, const cocos2d::Vec2& place);

} // namespace gallery
