#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace copra {

/// A SIMD vector of four floats (GCC vector extension): operators work per lane, a comparison gives a mask.
constexpr std::size_t kLanes = 4;
using Lanes = float __attribute__((vector_size(kLanes * sizeof(float))));
/// The result of a comparison: all bits of a lane are set if it holds, none otherwise.
using LaneMask = std::int32_t __attribute__((vector_size(kLanes * sizeof(std::int32_t))));

/// A vector with the same value in each lane.
inline Lanes lanesOf(float value) {
    return Lanes{} + value;
}

/// Loads kLanes floats; unaligned.
inline Lanes lanesAt(const float* first) {
    Lanes lanes;
    std::memcpy(&lanes, first, sizeof lanes);
    return lanes;
}

/// Returns the smaller value of each lane.
inline Lanes least(const Lanes& a, const Lanes& b) {
    return a < b ? a : b;
}

/// Returns the greater value of each lane.
inline Lanes greatest(const Lanes& a, const Lanes& b) {
    return a > b ? a : b;
}

/// Whether the mask is set in at least one lane.
inline bool any(const LaneMask& mask) {
    std::uint64_t halves[2];
    static_assert(sizeof halves == sizeof mask);
    std::memcpy(halves, &mask, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

} // namespace copra
