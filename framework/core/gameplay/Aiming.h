#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// The signed angle from `direction` to `target`, radians in [-pi, pi], counter-clockwise positive. Exactly
/// opposite vectors give +pi; 0 when one of them is (0, 0). Computed with atan2, which is exact near 0 and
/// 180 degrees, unlike acos.
[[nodiscard]] float angleBetween(const Vec2& direction, const Vec2& target);

/// `direction` rotated towards `target` by at most `maxRadians`; keeps its length. The last step ends exactly
/// on `target`.
[[nodiscard]] Vec2 rotateTowards(const Vec2& direction, const Vec2& target, float maxRadians);

/// The interception point of a projectile of constant `speed` that starts at `from` and a target at constant
/// velocity: the earliest solution of |target + velocity t - from| = speed t. The target's own position when
/// there is none.
[[nodiscard]] Vec2 interceptPoint(const Vec2& from, float speed, const Vec2& target,
                                  const Vec2& targetVelocity);

} // namespace copra
