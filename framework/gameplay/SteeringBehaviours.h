#pragma once

#include "gameplay/Steerable.h"

#include <cstddef>

/// Steering behaviours (Reynolds, "Steering Behaviors for Autonomous Characters", GDC 1999). Each returns the
/// velocity it would like, in points a second; add several up and hand the sum to steer(), which knows the
/// limits. For coming to rest at a place see Arrival.h.
namespace copra {

/// Full speed towards `target`; (0, 0) when already there.
Vec2 seek(const Steerable& self, const Vec2& target);
/// Full speed away from `threat`; (0, 0) when exactly on it.
Vec2 flee(const Steerable& self, const Vec2& threat);
/// Seeks where the quarry will be after the time it takes to get to it, at most `longestLook` seconds (usual
/// 1).
Vec2 pursue(const Steerable& self, const Vec2& quarry, const Vec2& quarryVelocity, float longestLook = 1.f);
/// Flees from where the hunter will be after the time it takes to get here, at most `longestLook` seconds.
Vec2 evade(const Steerable& self, const Vec2& hunter, const Vec2& hunterVelocity, float longestLook = 1.f);
/// Away from all of `others` nearer than `radius` points, the nearer the stronger; a neighbour at no distance
/// counts fully and one at the radius not at all. `others` may contain the own position, which is skipped.
Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius);

} // namespace copra
