#include "gameplay/Random.h"

#include "math/constants.h"

#include <utility>

namespace copra {

Random::Random(std::uint64_t seed, std::uint64_t stream) : _increment((stream << 1u) | 1u) {
    next();
    _state += seed;
    next();
}

std::uint32_t Random::next() {
    const std::uint64_t old = _state;
    _state = old * 6364136223846793005ULL + _increment;
    const auto mixed = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
    const auto turn = static_cast<std::uint32_t>(old >> 59u);
    return (mixed >> turn) | (mixed << ((32u - turn) & 31u));
}

std::uint32_t Random::below(std::uint32_t bound) {
    if (bound == 0) return 0;
    // Numbers under 2^32 mod bound would make the small results likelier.
    const std::uint32_t biased = (0u - bound) % bound;
    std::uint32_t value = next();
    while (value < biased) value = next();
    return value % bound;
}

int Random::between(int low, int high) {
    if (low > high) std::swap(low, high);
    const std::uint32_t span = static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low) + 1u;
    const std::uint32_t offset = span == 0 ? next() : below(span);
    return static_cast<int>(static_cast<std::uint32_t>(low) + offset);
}

float Random::unit() {
    return static_cast<float>(next() >> 8u) * (1.0f / 16777216.0f);
}

cocos2d::Vec2 Random::direction() {
    return cocos2d::Vec2::forAngle(between(0.0f, kTwoPi));
}

} // namespace copra
