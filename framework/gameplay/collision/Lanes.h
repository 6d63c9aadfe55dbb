#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace copra {

/// Numbers that are worked on together: four, which every processor of today has registers for. Operators
/// work on each; a comparison gives a mask.
constexpr std::size_t kLanes = 4;
using Lanes = float __attribute__((vector_size(kLanes * sizeof(float))));
/// All bits of a lane where something holds, else none.
using LaneMask = std::int32_t __attribute__((vector_size(kLanes * sizeof(std::int32_t))));

/// The same number in each lane.
inline Lanes lanesOf(float value) {
    return Lanes{} + value;
}

/// kLanes numbers from there on.
inline Lanes lanesAt(const float* first) {
    Lanes lanes;
    std::memcpy(&lanes, first, sizeof lanes);
    return lanes;
}

inline Lanes least(const Lanes& a, const Lanes& b) {
    return a < b ? a : b;
}

inline Lanes greatest(const Lanes& a, const Lanes& b) {
    return a > b ? a : b;
}

/// Whether something holds in one lane at least.
inline bool any(const LaneMask& mask) {
    std::uint64_t halves[2];
    static_assert(sizeof halves == sizeof mask);
    std::memcpy(halves, &mask, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

} // namespace copra
