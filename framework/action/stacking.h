#pragma once

#include "scene/Node.h"

namespace copra {

/// Places `target` at `start` + `offset` so that several position actions, and explicit moves, add up:
/// whatever moved the target since `previous`, the place of the last frame, shifts `start` as well.
inline void placeStacked(cocos2d::Node& target, const cocos2d::Vec2& offset, cocos2d::Vec2& start,
                         cocos2d::Vec2& previous) {
    start = start + (target.getPosition() - previous);
    previous = start + offset;
    target.setPosition(previous);
}

} // namespace copra
