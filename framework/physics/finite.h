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
inline bool areFinite(const cocos2d::Vec2* points, int count) {
    for (int i = 0; i < count; ++i)
        if (!isFinite(points[i])) return false;
    return true;
}

/// Logs the sentence and returns true if a value is NaN or infinite: Chipmunk aborts the program on such values.
template<class Value>
bool rejectInfinite(const Value& value, const char* sentence) {
    return warn(!isFinite(value), sentence);
}

} // namespace copra
