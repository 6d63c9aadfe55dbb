#pragma once

/// Constants of angles, as floats.
namespace copra {

constexpr float kPi = 3.14159265f;                 ///< half a turn in radians
constexpr float kTwoPi = 6.28318531f;              ///< a turn in radians
constexpr float kDegreesPerRadian = 57.2957795f;   ///< 180 / pi
constexpr float kRadiansPerDegree = 0.0174532925f; ///< pi / 180

} // namespace copra
