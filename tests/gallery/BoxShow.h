#pragma once

#include "Look.h"

#include <functional>
#include <vector>

/// What scenes with boxes and ground are drawn with. Places are points of the card.
namespace gallery {

/// A wooden crate.
void drawCrate(cocos2d::DrawNode& drawing, const cocos2d::Rect& rect, const cocos2d::Color4B& colour);
/// The same as a node of that size with its anchor in the middle, added to `parent`.
cocos2d::Node* addCrate(cocos2d::Node* parent, const cocos2d::Size& size, const cocos2d::Color4B& colour);
/// Ground from the line through `tops` down to `bottom`.
void drawGround(cocos2d::DrawNode& drawing, const std::vector<cocos2d::Vec2>& tops, float bottom,
                const cocos2d::Color4B& colour);

/// Calls `pressed` with the place of each press inside the card.
void listenToPress(cocos2d::Node* card, std::function<void(const cocos2d::Vec2&)> pressed);

} // namespace gallery
