#pragma once

#include "math/Vec2.h"

namespace copra {

/// Returns the distance by which content moves, in points, when a wheel turns by EventMouse::getScrollX() and
/// getScrollY(). Content that scrolls only sideways also follows a wheel that has no sideways axis.
inline cocos2d::Vec2 moveOfWheel(float scrollX, float scrollY, bool onlySideways) {
    constexpr float kPointsPerNotch = 60.0f;
    const float across = onlySideways && scrollX == 0.0f ? -scrollY : -scrollX;
    return cocos2d::Vec2(across, scrollY) * kPointsPerNotch;
}

} // namespace copra
