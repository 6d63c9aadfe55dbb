#pragma once

#include "math/Mat4.h"
#include "math/Vec2.h"

namespace copra {

/// The index of a corner in the four vertices of a quad, which go around it counterclockwise.
enum QuadCorner { BottomLeft, BottomRight, TopRight, TopLeft };

/// Returns a vector that is transformed without the translation. For points see PointApplyTransform().
inline cocos2d::Vec2 transformVector(const cocos2d::Vec2& vector, const cocos2d::Mat4& transform) {
    const float* const m = transform.m;
    return {m[0] * vector.x + m[4] * vector.y, m[1] * vector.x + m[5] * vector.y};
}

} // namespace copra
