#pragma once

#include "math/constants.h"

#include <cmath>
#include <cstdint>
#include <cstring>

namespace copra {

/// The sine and cosine of one angle.
struct Turn {
    float sin;
    float cos;
};

/// For angles that turnOf() has no room for: huge ones, infinity and NaN.
inline Turn turnOfHuge(float degrees) {
    const float radians = std::fmod(degrees, 360.0f) * kRadiansPerDegree;
    return {std::sin(radians), std::cos(radians)};
}

/// Sine and cosine of an angle in degrees. Quarter turns come out exactly, and everything the same on every
/// computer; elsewhere the error is below 1.2e-7. The angle is first brought to within an eighth of a turn of
/// a quarter, which is exact in degrees; the polynomials are those of the Cephes library (S. Moshier,
/// sinf.c). Inlined by force: it is most of what a turning node costs.
[[gnu::always_inline]] inline Turn turnOf(float degrees) {
    if (!(std::abs(degrees) < 1.0e7f)) return turnOfHuge(degrees);
    const int quarters = static_cast<int>(degrees * (1.0f / 90.0f) + std::copysign(0.5f, degrees));
    const float x = (degrees - static_cast<float>(quarters) * 90.0f) * kRadiansPerDegree;
    const float x2 = x * x;
    const float sinX = x + x * x2 * (-1.6666654611e-1f + x2 * (8.3321608736e-3f - x2 * 1.9515295891e-4f));
    const float cosX =
        1.0f - 0.5f * x2 + x2 * x2 * (4.1666645683e-2f + x2 * (-1.3887316255e-3f + x2 * 2.4433157118e-5f));

    // Odd quarters swap the two, and signs go around. In bits, since a branch would be mispredicted.
    const auto quarter = static_cast<std::uint32_t>(quarters);
    std::uint32_t sin;
    std::uint32_t cos;
    std::memcpy(&sin, &sinX, sizeof sin);
    std::memcpy(&cos, &cosX, sizeof cos);
    const std::uint32_t swapped = (sin ^ cos) & (0u - (quarter & 1u));
    sin ^= swapped ^ (quarter & 2u) << 30;
    cos ^= swapped ^ ((quarter + 1u) & 2u) << 30;
    Turn turn;
    std::memcpy(&turn.sin, &sin, sizeof sin);
    std::memcpy(&turn.cos, &cos, sizeof cos);
    return turn;
}

} // namespace copra
