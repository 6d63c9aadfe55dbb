#pragma once

#include "math/Float4.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace copra {

/// Returns the sine and the cosine of an angle that is too large for turnOf(), infinite, or NaN.
inline Turn turnOfHuge(float degrees) {
    return turnOfRadians(std::fmod(degrees, 360.0f) * kRadiansPerDegree);
}

/// Returns the bits of the sine and the cosine of an angle in degrees, in this order in memory. |degrees| <
/// 1e7.
[[gnu::always_inline]] inline std::uint64_t turnBits(float degrees) {
    // All lanes are the same until the polynomials: the sine in the first lane, the cosine in the second. Adding
    // 1.5 * 2^23 rounds to an integer, whose low bits are those of the sum. The factor is the next float above 1 / 90,
    // so that halves are rounded away from 0.
    constexpr float kToInteger = 12582912.0f;
    constexpr float kQuartersPerDegree = 0.0111111123f;
    const Float4 angle{degrees, degrees, degrees, degrees};
    const Float4 shifted = angle * kQuartersPerDegree + kToInteger;
    const Float4 x = (angle - (shifted - kToInteger) * 90.0f) * kRadiansPerDegree;
    const Float4 x2 = x * x;

    constexpr Float4 k0{-1.6666654611e-1f, 4.1666645683e-2f, -1.6666654611e-1f, 4.1666645683e-2f};
    constexpr Float4 k1{8.3321608736e-3f, -1.3887316255e-3f, 8.3321608736e-3f, -1.3887316255e-3f};
    constexpr Float4 k2{-1.9515295891e-4f, 2.4433157118e-5f, -1.9515295891e-4f, 2.4433157118e-5f};
    const Float4 start = interleaved(x, 1.0f - 0.5f * x2);
    const Float4 both = start + interleaved(x, x2) * x2 * (k0 + x2 * (k1 + x2 * k2));

    // Odd quarters swap the two, and signs go around. In bits, since a branch would be mispredicted.
    constexpr std::uint32_t kMinus = 0x80000000u;
    static constexpr std::uint32_t kSigns[4][2] = {{0, 0}, {0, kMinus}, {kMinus, kMinus}, {kMinus, 0}};
    std::uint32_t quarter;
    std::uint64_t bits;
    std::uint64_t signs;
    std::memcpy(&quarter, &shifted, sizeof quarter);
    std::memcpy(&bits, &both, sizeof bits);
    std::memcpy(&signs, kSigns[quarter & 3u], sizeof signs);
    const unsigned swap = quarter << 5; // modulo 64: 0 or 32
    return (bits << (swap & 63u) | bits >> (-swap & 63u)) ^ signs;
}

/// Whether turnBits() can represent the angle: whether |degrees| < 1e7, compared as bits without the sign.
inline bool isUsualTurn(float degrees) {
    constexpr std::uint32_t kBitsOf1e7 = 0x4b189680u;
    std::uint32_t bits;
    std::memcpy(&bits, &degrees, sizeof bits);
    return bits << 1 < kBitsOf1e7 << 1;
}

/// Returns the sine and the cosine of an angle in degrees. Quarter turns are exact, and all results are the
/// same on every computer; elsewhere the error is below 1.2e-7. The angle is first brought to within an
/// eighth of a turn of a quarter, which is exact in degrees; the polynomials are those of the Cephes library
/// (S. Moshier, sinf.c). The function is always inlined, because it takes most of the time of a node that
/// rotates.
[[gnu::always_inline]] inline Turn turnOf(float degrees) {
    if (!isUsualTurn(degrees)) return turnOfHuge(degrees);
    const std::uint64_t bits = turnBits(degrees);
    Turn turn;
    std::memcpy(&turn, &bits, sizeof turn);
    return turn;
}

/// Returns the columns of a clockwise rotation: cos, -sin, sin, cos. |degrees| < 1e7.
[[gnu::always_inline]] inline Float4 rotationOf(float degrees) {
    constexpr Int4 kSecond{0, std::numeric_limits<std::int32_t>::min(), 0, 0};
    const Float4 turn = lowLanes(static_cast<std::int64_t>(turnBits(degrees)));
    return reinterpret_cast<Float4>(reinterpret_cast<Int4>(shuffled<1, 0, 0, 1>(turn)) ^ kSecond);
}

} // namespace copra
