#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// Returns the signed angle from `direction` to `target` in radians, from -pi to pi, positive
/// counterclockwise. It is +pi for exactly opposite vectors, and 0 if one of them is (0, 0). It is computed
/// with atan2, which, unlike acos, is exact near 0 and 180 degrees.
[[nodiscard]] float angleBetween(const Vec2& direction, const Vec2& target);

/// Returns `direction` rotated toward `target` by at most `maxRadians`, with the same length. The last step
/// ends exactly at the direction of `target`.
[[nodiscard]] Vec2 rotateTowards(const Vec2& direction, const Vec2& target, float maxRadians);

/// Returns the point at which a projectile with constant `speed` that starts at `from` meets a target with
/// constant velocity: the earliest solution of |target + velocity t - from| = speed t. Returns the position
/// of the target if there is none.
[[nodiscard]] Vec2 interceptPoint(const Vec2& from, float speed, const Vec2& target,
                                  const Vec2& targetVelocity);

} // namespace copra
