#include "rules/Course.h"

#include "gameplay/Random.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace beecluster {

namespace {
constexpr std::uint64_t kOrderStream = 0xD417; ///< of random numbers, which the game itself does not use
} // namespace

Course::Course(GameMode mode, std::uint64_t seed, std::size_t first, std::size_t stages)
    : _mode(mode), _order(stages) {
    std::iota(_order.begin(), _order.end(), std::size_t{0});
    _position = std::min(first, stages - 1);
    if (mode != GameMode::Daily) return;
    _position = 0;
    copra::Random random(seed, kOrderStream);
    for (std::size_t i = stages - 1; i > 1; --i)
        std::swap(_order[i - 1], _order[random.below(static_cast<std::uint32_t>(i))]);
}

void Course::advance() {
    if (++_position < _order.size()) return;
    _position = 0;
    ++_round;
}

} // namespace beecluster
