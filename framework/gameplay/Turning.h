#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// The signed angle from `direction` to `wanted`, radians in [-pi, pi], counter-clockwise positive. Exactly
/// behind is +pi; 0 when one of them is (0, 0). By atan2, so it is exact near 0 and 180 degrees, where acos
/// is not.
float angleBetween(const Vec2& direction, const Vec2& wanted);

/// `direction` turned towards `wanted` by at most `maxRadians`; its length stays. The last part of the turn
/// ends exactly on `wanted`.
Vec2 turnedTowards(const Vec2& direction, const Vec2& wanted, float maxRadians);

/// Where something of constant `speed` that starts at `from` meets a target that keeps its velocity: the
/// earliest solution of |target + velocity t - from| = speed t. The target's own position when they can never
/// meet.
Vec2 interceptPoint(const Vec2& from, float speed, const Vec2& target, const Vec2& targetVelocity);

} // namespace copra
