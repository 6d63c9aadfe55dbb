#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace copra {

/// The sequence of rand() of the GNU C library after srand(seed), which decides how the original shuffles with a
/// seed. The same on every platform; the state of the rand() of the program is not used.
///
/// An additive feedback generator, r[i] = r[i - 3] + r[i - 31], started by the minimal standard generator.
class CRandom {
public:
    explicit CRandom(std::uint32_t seed) {
        std::int32_t state = static_cast<std::int32_t>(seed == 0 ? 1 : seed);
        for (std::size_t i = 0; i < kLong; ++i) {
            _r[i] = static_cast<std::uint32_t>(state);
            const std::int64_t next = std::int64_t{16807} * state % 2147483647;
            state = static_cast<std::int32_t>(next < 0 ? next + 2147483647 : next);
        }
        for (int i = 0; i < 310; ++i) next();
    }

    /// From 0 to 2147483647.
    std::uint32_t next() {
        _r[_place] += _r[(_place + kLong - kShort) % kLong];
        const std::uint32_t value = _r[_place] >> 1;
        _place = (_place + 1) % kLong;
        return value;
    }

private:
    static constexpr std::size_t kLong = 31;
    static constexpr std::size_t kShort = 3;
    std::array<std::uint32_t, kLong> _r{};
    std::size_t _place = kShort;
};

} // namespace copra
