#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace copra {

/// Generates the numbers that rand() of the GNU C library returns after srand(seed). cocos2d-x uses these
/// numbers to shuffle. The sequence is the same on every platform, and std::rand() of the program is neither
/// used nor changed.
///
/// The algorithm is an additive feedback generator, r[i] = r[i - 3] + r[i - 31], which is seeded by the
/// minimal standard generator.
class CRandom {
public:
    /// Constructs the sequence of a seed. As in the C library, the seed 0 gives the sequence of the seed 1.
    explicit CRandom(std::uint32_t seed) {
        std::int32_t state = static_cast<std::int32_t>(seed == 0 ? 1 : seed);
        for (std::size_t i = 0; i < kLongLag; ++i) {
            _r[i] = static_cast<std::uint32_t>(state);
            const std::int64_t next = std::int64_t{16807} * state % 2147483647;
            state = static_cast<std::int32_t>(next < 0 ? next + 2147483647 : next);
        }
        for (int i = 0; i < 310; ++i) next();
    }

    /// Returns the next number, from 0 to 2147483647.
    std::uint32_t next() {
        _r[_index] += _r[(_index + kLongLag - kShortLag) % kLongLag];
        const std::uint32_t value = _r[_index] >> 1;
        _index = (_index + 1) % kLongLag;
        return value;
    }

private:
    static constexpr std::size_t kLongLag = 31;
    static constexpr std::size_t kShortLag = 3;
    std::array<std::uint32_t, kLongLag> _r{};
    std::size_t _index = kShortLag;
};

} // namespace copra
