#pragma once

#include "base/refuse.h"
#include "math/Vec2.h"

#include <cmath>

namespace copra {

inline bool isFinite(float value) {
    return std::isfinite(value);
}
inline bool isFinite(const cocos2d::Vec2& value) {
    return std::isfinite(value.x) && std::isfinite(value.y);
}

/// The farthest coordinate and the largest radius of a shape, in points, and the largest scale. Beyond this
/// number, the differences between points are lost to rounding, and Chipmunk aborts the program.
inline constexpr float kMaxShapeReach = 1e7f;
inline constexpr float kMaxShapeScale = 1e4f;

/// Whether all coordinates are at most kMaxShapeReach; false for NaN.
inline bool isWithinReach(float value) {
    return std::fabs(value) <= kMaxShapeReach;
}
inline bool isWithinReach(const cocos2d::Vec2& value) {
    return isWithinReach(value.x) && isWithinReach(value.y);
}
inline bool areWithinReach(const cocos2d::Vec2* points, int count) {
    for (int i = 0; i < count; ++i)
        if (!isWithinReach(points[i])) return false;
    return true;
}

/// Logs the sentence and returns true if a value is NaN or infinite: Chipmunk aborts the program on such
/// values.
template<class Value>
bool rejectInfinite(const Value& value, const char* sentence) {
    return warn(!isFinite(value), sentence);
}

} // namespace copra
