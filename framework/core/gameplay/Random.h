#pragma once

#include "math/Vec2.h"

#include <cstdint>

namespace copra {

/// A random number generator for everything that a replay must repeat. The same seed gives the same numbers
/// on every computer. Copy the object to save its state. Do not use it for secrets.
///
/// The algorithm is PCG32 (XSH-RR; O'Neill, 2014).
class Random {
public:
    /// Constructs a generator. Generators with the same seed and different streams are independent of each
    /// other.
    explicit Random(std::uint64_t seed = 0x853c49e6748fea9bULL, std::uint64_t stream = 0);

    /// Returns 32 random bits.
    std::uint32_t next();
    /// Returns an integer in [0, bound), without bias, or 0 if `bound` is 0.
    std::uint32_t below(std::uint32_t bound);
    /// Returns an integer in [low, high]. The bounds can be in either order.
    int between(int low, int high);
    /// Returns a number in [0, 1).
    float unit();
    /// Returns a number in [low, high).
    float between(float low, float high) { return low + (high - low) * unit(); }
    /// Returns true with the probability `p`: never for 0 or less and for NaN, and always for 1 or more.
    bool chance(float p) { return unit() < p; }
    /// Returns a vector of length 1 in a random direction.
    cocos2d::Vec2 direction();

    /// Whether both generators will return the same numbers.
    bool operator==(const Random& other) const {
        return _state == other._state && _increment == other._increment;
    }
    /// Whether the generators will return different numbers.
    bool operator!=(const Random& other) const { return !(*this == other); }

private:
    std::uint64_t _state = 0;
    std::uint64_t _increment; // odd: it names the stream
};

} // namespace copra
