#pragma once

#include "scene/Node.h"

namespace copra {

/// Sets the position of `target` to `start` + `offset`. If other code has moved the node since the last
/// frame, away from `previous`, that movement is added to `start`, so that several position actions add up.
inline void placeStacked(cocos2d::Node& target, const cocos2d::Vec2& offset, cocos2d::Vec2& start,
                         cocos2d::Vec2& previous) {
    start = start + (target.getPosition() - previous);
    previous = start + offset;
    target.setPosition(previous);
}

} // namespace copra
