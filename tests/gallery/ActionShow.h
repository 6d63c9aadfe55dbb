#pragma once

#include "Look.h"

#include <functional>
#include <string>

/// Ways to make an action visible: where it begins, what it goes through, where it ends, and it running.
namespace gallery {

/// Runs `action` on `node` again and again: afterwards a pause, then everything that actions change is put
/// back.
void runAgainAndAgain(cocos2d::Node* node, cocos2d::FiniteTimeAction* action, float pause = 0.6F);

/// A copy of `sprite` as it is after the share `time` (0..1) of `action`, which need not be running.
cocos2d::Sprite* stillOf(cocos2d::Sprite* sprite, cocos2d::FiniteTimeAction* action, float time);

/// Runs a moving `action` on `sprite`, which stands at its start on a card, and shows its path as dots at
/// even times with ghosts at the start, on the way and at the end.
void showPath(cocos2d::Sprite* sprite, cocos2d::FiniteTimeAction* action, int ghosts = 4);

/// Adds a picture from the sheet to the left of the card and runs `action` on it; to the right, smaller,
/// stand five stills of its start, quarters and end. It begins with `opacity`.
void showStills(cocos2d::Node* card, const std::string& picture, float scale,
                cocos2d::FiniteTimeAction* action, GLubyte opacity = 255);

/// Draws the curve of an ease into a card, a dot that runs along it, and a bee that moves by it.
void showEase(cocos2d::Node* card,
              const std::function<cocos2d::ActionInterval*(cocos2d::ActionInterval*)>& ease);

} // namespace gallery
