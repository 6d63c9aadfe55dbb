#pragma once

#include "math/Vec2.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <cmath>
#include <cstdint>

/// Vector functions that the gameplay algorithms share. Angles are in radians, counterclockwise, with y up.
/// Only node rotations are in degrees clockwise.
namespace copra {

using cocos2d::Vec2;

/// Whether neither coordinate is infinite or NaN.
inline bool isFinite(const Vec2& v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

/// Whether a number is finite and above 0.
inline bool isPositive(float value) {
    return value > 0.0f && std::isfinite(value);
}

/// Returns `v` divided by its length, or `fallback` if v is (0, 0).
[[nodiscard]] inline Vec2 normalizedOr(const Vec2& v, const Vec2& fallback) {
    const float length = v.length();
    return length > 0.0f ? v / length : fallback;
}

/// Returns `v`, shortened to `maxLength` if it is longer.
[[nodiscard]] inline Vec2 limitLength(const Vec2& v, float maxLength) {
    const float length = v.length();
    return length > maxLength ? v * (maxLength / length) : v;
}

/// Returns `v` rotated counterclockwise by `radians`.
[[nodiscard]] inline Vec2 rotated(const Vec2& v, float radians) {
    const Turn turn = turnOfRadians(radians);
    return {v.x * turn.cos - v.y * turn.sin, v.x * turn.sin + v.y * turn.cos};
}

/// Returns the direction, of length 1, in which member `own` of a group separates from member `other` at
/// exactly the same position. It depends only on the two numbers, and is opposite for the other member.
[[nodiscard]] inline Vec2 partingDirection(std::uint32_t own, std::uint32_t other) {
    constexpr float kGoldenAngle = 2.39996323f;
    const float side = own < other ? 1.0f : -1.0f;
    return Vec2::forAngle(kGoldenAngle * static_cast<float>((own + other) & 0xffu)) * side;
}

/// Returns the node rotation, in degrees clockwise, that turns art that faces up (+y) along `direction`; 90
/// for (0, 0).
[[nodiscard]] inline float rotationFacing(const Vec2& direction) {
    return 90.0f - kDegreesPerRadian * arcTangent(direction.y, direction.x);
}

} // namespace copra
