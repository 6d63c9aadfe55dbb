#pragma once

#include "math/Vec2.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <cmath>
#include <cstdint>

/// Vector functions that the gameplay algorithms share. Angles are radians, counter-clockwise, y up; degrees
/// clockwise appear only in node rotations.
namespace copra {

using cocos2d::Vec2;

/// True when neither coordinate is infinite or NaN.
inline bool isFinite(const Vec2& v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

/// True for a finite number above 0; false for NaN.
inline bool isPositive(float value) {
    return value > 0.0f && std::isfinite(value);
}

/// `v` scaled to length 1, by division; `fallback` when v is (0, 0).
[[nodiscard]] inline Vec2 normalizedOr(const Vec2& v, const Vec2& fallback) {
    const float length = v.length();
    return length > 0.0f ? v / length : fallback;
}

/// `v`, shortened to `maxLength` if it is longer.
[[nodiscard]] inline Vec2 limitLength(const Vec2& v, float maxLength) {
    const float length = v.length();
    return length > maxLength ? v * (maxLength / length) : v;
}

/// `v` rotated by `radians`, counter-clockwise.
[[nodiscard]] inline Vec2 rotated(const Vec2& v, float radians) {
    const Turn turn = turnOfRadians(radians);
    return {v.x * turn.cos - v.y * turn.sin, v.x * turn.sin + v.y * turn.cos};
}

/// The direction, of length 1, in which member `own` of a group parts from member `other` at exactly the same position: fixed by
/// the two numbers, and opposite for the other member.
[[nodiscard]] inline Vec2 partingDirection(std::uint32_t own, std::uint32_t other) {
    constexpr float kGoldenAngle = 2.39996323f;
    const float side = own < other ? 1.0f : -1.0f;
    return Vec2::forAngle(kGoldenAngle * static_cast<float>((own + other) & 0xffu)) * side;
}

/// The node rotation (degrees, clockwise) that points art which faces up (+y) along `direction`; 90 for (0,
/// 0).
[[nodiscard]] inline float rotationFacing(const Vec2& direction) {
    return 90.0f - kDegreesPerRadian * arcTangent(direction.y, direction.x);
}

} // namespace copra
