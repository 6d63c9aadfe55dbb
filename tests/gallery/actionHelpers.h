#pragma once

#include "theme.h"

#include <functional>
#include <string>

/// Ways to make an action visible: its start, path and end, and the running action itself.
namespace gallery {

/// Runs `action` on `node` in a loop. After each run it waits `pause` seconds and restores every property
/// that actions change.
void loopAction(cocos2d::Node* node, cocos2d::FiniteTimeAction* action, float pause = 0.6f);

/// A copy of `sprite` in the state that `action` gives it at `time` (0..1). The action need not be running.
cocos2d::Sprite* stillOf(cocos2d::Sprite* sprite, cocos2d::FiniteTimeAction* action, float time);

/// Runs a movement `action` on `sprite`, a child of a card, and draws its path as dots at equal time
/// intervals, with `ghosts` + 1 translucent copies from start to end.
void showPath(cocos2d::Sprite* sprite, cocos2d::FiniteTimeAction* action, int ghosts = 4);

/// Adds a sprite from the sheet to the left of the card and runs `action` on it; to the right, smaller, stand
/// five stills at the times 0, 1/4, 1/2, 3/4 and 1. The sprite starts with `opacity`.
void showStills(cocos2d::Node* card, const std::string& frameName, float scale,
                cocos2d::FiniteTimeAction* action, GLubyte opacity = 255);

/// Draws the curve of an ease on a card, with a dot that runs along it and a bee that moves by it.
void showEase(cocos2d::Node* card,
              const std::function<cocos2d::ActionInterval*(cocos2d::ActionInterval*)>& ease);

} // namespace gallery
