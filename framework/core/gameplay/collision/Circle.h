#pragma once

#include "gameplay/Vectors.h"

#include <cstdint>

namespace copra {

/// A circle with its collision filter.
struct Circle {
    Vec2 center;                 ///< The center in points.
    float radius = 0.0f;         ///< The radius in points. A point (radius 0) can be inside other circles.
    std::uint32_t category = 1u; ///< The categories of the circle, as bits.
    std::uint32_t mask = ~0u;    ///< The categories with which the circle collides, as bits.
};

/// Whether the masks of both circles match.
inline bool shouldCollide(const Circle& a, const Circle& b) {
    return (a.mask & b.category) != 0 && (b.mask & a.category) != 0;
}

/// Whether the interiors of two circles intersect. Circles that only touch do not overlap. NaN gives false.
[[nodiscard]] inline bool overlaps(const Circle& a, const Circle& b) {
    const float reach = a.radius + b.radius;
    return (b.center - a.center).lengthSquared() < reach * reach;
}

} // namespace copra
