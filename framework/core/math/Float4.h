#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace copra {

/// Four floats that one instruction works on where the processor has such instructions. It is an extension of
/// GCC and Clang with the usual operators. Use it only in the few functions that run for every node in every
/// frame.
using Float4 = float __attribute__((vector_size(16)));
/// Four integers, for bits and results of comparisons: a lane is -1 where the comparison is true.
using Int4 = std::int32_t __attribute__((vector_size(16)));

/// Returns the four floats at `from`, which needs no alignment.
inline Float4 load4(const float* from) {
    Float4 lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

/// Returns the two floats with these bits in the first two lanes; the others are 0.
inline Float4 lowLanes(std::int64_t bits) {
    using Long2 = std::int64_t __attribute__((vector_size(16)));
    return reinterpret_cast<Float4>(Long2{bits, 0});
}

/// Returns the two floats at `from` in the first two lanes; the others are 0.
inline Float4 load2(const float* from) {
    std::int64_t bits;
    std::memcpy(&bits, from, sizeof bits);
    return lowLanes(bits);
}

/// Writes all lanes.
inline void store4(float* to, Float4 lanes) {
    std::memcpy(to, &lanes, sizeof lanes);
}

/// Write the first and the last two lanes. Without intrinsics GCC copies halves through integer registers.
#if defined(__SSE2__)
inline void storeLow(float* to, Float4 lanes) {
    _mm_storel_pi(reinterpret_cast<__m64*>(to), lanes);
}
inline void storeHigh(float* to, Float4 lanes) {
    _mm_storeh_pi(reinterpret_cast<__m64*>(to), lanes);
}
#else
inline void storeLow(float* to, Float4 lanes) {
    std::memcpy(to, &lanes, sizeof lanes / 2);
}
inline void storeHigh(float* to, Float4 lanes) {
    storeLow(to, __builtin_shufflevector(lanes, lanes, 2, 3, 2, 3));
}
#endif

/// Returns the lanes A, B, C, and D of `lanes`.
template<int A, int B, int C, int D>
inline Float4 shuffled(Float4 lanes) {
    return __builtin_shufflevector(lanes, lanes, A, B, C, D);
}

/// Returns the first two lanes of both, alternating.
inline Float4 interleaved(Float4 first, Float4 second) {
    return __builtin_shufflevector(first, second, 0, 4, 1, 5);
}

/// Returns the absolute values.
inline Float4 magnitude(Float4 lanes) {
    constexpr Int4 kAllButSign{0x7fffffff, 0x7fffffff, 0x7fffffff, 0x7fffffff};
    return reinterpret_cast<Float4>(reinterpret_cast<Int4>(lanes) & kAllButSign);
}

/// Returns the lanes for which `mask` is -1; the others are 0.
inline Float4 onlyLanes(Float4 lanes, Int4 mask) {
    return reinterpret_cast<Float4>(reinterpret_cast<Int4>(lanes) & mask);
}

/// Whether a comparison holds in the first two lanes.
inline bool holdsInLow(Int4 comparison) {
    std::int64_t bits;
    std::memcpy(&bits, &comparison, sizeof bits);
    return bits == -1;
}

/// Returns the first two lanes of each.
inline Float4 lowHalves(Float4 first, Float4 second) {
    return __builtin_shufflevector(first, second, 0, 1, 4, 5);
}

} // namespace copra
