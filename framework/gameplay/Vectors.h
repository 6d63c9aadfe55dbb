#pragma once

#include "math/Vec2.h"

#include <cmath>

/// What the kit's algorithms share about vectors. Angles inside the kit are radians, counter-clockwise, y up;
/// degrees clockwise appear only where a rotation for a node comes out.
namespace copra {

using cocos2d::Vec2;

constexpr float kDegreesPerRadian = 57.2957795f;   ///< 180 / pi
constexpr float kRadiansPerDegree = 0.0174532925f; ///< pi / 180

/// True when neither coordinate is infinite or NaN.
inline bool isFinite(const Vec2& v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

/// True for a finite number above 0; false for NaN.
inline bool isPositive(float value) {
    return value > 0.f && std::isfinite(value);
}

/// `v` at length 1, by division; `fallback` when v is (0, 0).
inline Vec2 unitOr(const Vec2& v, const Vec2& fallback) {
    const float length = v.length();
    return length > 0.f ? v / length : fallback;
}

/// `v`, shortened to `longest` if it is longer.
inline Vec2 limited(const Vec2& v, float longest) {
    const float length = v.length();
    return length > longest ? v * (longest / length) : v;
}

/// `v` turned by `radians`, counter-clockwise.
inline Vec2 turned(const Vec2& v, float radians) {
    const float c = std::cos(radians);
    const float s = std::sin(radians);
    return {v.x * c - v.y * s, v.x * s + v.y * c};
}

/// The node rotation (degrees, clockwise) that points art which faces up (+y) along `direction`; 90 for (0,
/// 0).
inline float rotationFacing(const Vec2& direction) {
    return 90.f - kDegreesPerRadian * std::atan2(direction.y, direction.x);
}

} // namespace copra
