#pragma once

#include "gameplay/Vectors.h"

#include <cstdint>

namespace copra {

/// A circle with its collision filter.
struct Circle {
    Vec2 center;                 ///< the center in points
    float radius = 0.0f;         ///< points; a point (radius 0) can be inside other circles
    std::uint32_t category = 1u; ///< bits: the categories of this circle
    std::uint32_t mask = ~0u;    ///< bits: the categories that it collides with
};

/// Whether the masks of both match.
inline bool shouldCollide(const Circle& a, const Circle& b) {
    return (a.mask & b.category) != 0 && (b.mask & a.category) != 0;
}

/// Whether the interiors intersect; touching is not overlapping. False for NaN.
[[nodiscard]] inline bool overlaps(const Circle& a, const Circle& b) {
    const float reach = a.radius + b.radius;
    return (b.center - a.center).lengthSquared() < reach * reach;
}

} // namespace copra
