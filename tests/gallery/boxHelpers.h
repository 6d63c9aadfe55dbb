#pragma once

#include "theme.h"

#include <functional>
#include <vector>

/// Drawing helpers for demos with boxes and ground. Positions are in points of the card.
namespace gallery {

/// Draws a wooden crate.
void drawCrate(cocos2d::DrawNode& drawing, const cocos2d::Rect& rect, const cocos2d::Color4B& color);
/// Adds a crate as a node of that size, with its anchor in the middle, to `parent`.
cocos2d::Node* addCrate(cocos2d::Node* parent, const cocos2d::Size& size, const cocos2d::Color4B& color);
/// Draws ground from the polyline `tops` down to the height `bottom`.
void drawGround(cocos2d::DrawNode& drawing, const std::vector<cocos2d::Vec2>& tops, float bottom,
                const cocos2d::Color4B& color);

/// Calls `pressed` with the position of each press inside the card.
void onPress(cocos2d::Node* card, std::function<void(const cocos2d::Vec2&)> pressed);

} // namespace gallery
