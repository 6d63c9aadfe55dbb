#pragma once

/// Constants of angles: floats, and pi as a double for exact results.
namespace copra {

constexpr double kExactPi = 3.14159265358979323846; ///< Half a turn in radians, for exact results.
constexpr float kPi = 3.14159265f;                  ///< Half a turn in radians.
constexpr float kTwoPi = 6.28318531f;               ///< A turn in radians.
constexpr float kDegreesPerRadian = 57.2957795f;    ///< 180 / pi
constexpr float kRadiansPerDegree = 0.0174532925f;  ///< pi / 180

} // namespace copra
