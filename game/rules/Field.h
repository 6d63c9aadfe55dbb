#pragma once

#include "Layout.h"
#include "Tuning.h"
#include "math/Vec2.h"

namespace beecluster {

/// Whether a position is more than `margin` points outside the playfield.
inline bool isOutsideField(const cocos2d::Vec2& position, float margin) {
    return position.x < -margin || position.x > layout::kFieldWidth + margin || position.y < -margin ||
           position.y > layout::kFieldHeight + margin;
}

/// Whether an enemy may shoot from there: inside the field, and not from beside or below the swarm.
inline bool mayShootFrom(const cocos2d::Vec2& position) {
    return position.y >= tuning().enemies.noFireBelow && !isOutsideField(position, 0.0f);
}

} // namespace beecluster
