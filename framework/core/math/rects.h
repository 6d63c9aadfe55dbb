#pragma once

#include "math/Rect.h"

#include <algorithm>
#include <array>

namespace copra {

/// Returns the intersection of two rectangles. Its width or height is 0 if they do not overlap.
inline cocos2d::Rect intersection(const cocos2d::Rect& a, const cocos2d::Rect& b) {
    const float left = std::max(a.getMinX(), b.getMinX());
    const float right = std::min(a.getMaxX(), b.getMaxX());
    const float bottom = std::max(a.getMinY(), b.getMinY());
    const float top = std::min(a.getMaxY(), b.getMaxY());
    return {left, bottom, std::max(0.0f, right - left), std::max(0.0f, top - bottom)};
}

/// Returns the corners bottom left, bottom right, top right, and top left: counterclockwise, as
/// Renderer::quads() takes them.
inline std::array<cocos2d::Vec2, 4> cornersOf(const cocos2d::Rect& rect) {
    return {{{rect.getMinX(), rect.getMinY()},
             {rect.getMaxX(), rect.getMinY()},
             {rect.getMaxX(), rect.getMaxY()},
             {rect.getMinX(), rect.getMaxY()}}};
}

} // namespace copra
