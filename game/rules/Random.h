#pragma once

#include <cstdint>

namespace beecluster {

/// The game's only source of chance: a seed gives the same numbers on every machine (SplitMix64, Steele, Lea and Flood,
/// OOPSLA 2014). The distributions of <random> differ between libraries, hence our own.
class Random {
public:
    explicit Random(std::uint64_t seed) : _state(seed) {}

    std::uint64_t next() {
        _state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = _state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    /// At least 0, less than 1.
    float unit() { return static_cast<float>(next() >> 40U) * (1.0F / 16777216.0F); }
    /// At least low, less than high.
    float between(float low, float high) { return low + (high - low) * unit(); }
    /// 0 to count - 1; 0 for count 0.
    int below(int count) {
        return count > 0 ? static_cast<int>(next() % static_cast<std::uint64_t>(count)) : 0;
    }
    /// True with that probability (0 to 1).
    bool chance(float probability) { return unit() < probability; }

private:
    std::uint64_t _state;
};

} // namespace beecluster
