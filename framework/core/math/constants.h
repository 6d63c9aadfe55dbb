#pragma once

/// Constants of angles: floats, and pi as a double for exact results.
namespace copra {

/// Pi as a double: half a turn in radians, for exact results.
constexpr double kExactPi = 3.14159265358979323846;
constexpr float kPi = 3.14159265f;                 ///< Pi: half a turn in radians.
constexpr float kTwoPi = 6.28318531f;              ///< A turn in radians.
constexpr float kDegreesPerRadian = 57.2957795f;   ///< The number of degrees in a radian: 180 / pi.
constexpr float kRadiansPerDegree = 0.0174532925f; ///< The number of radians in a degree: pi / 180.

} // namespace copra
