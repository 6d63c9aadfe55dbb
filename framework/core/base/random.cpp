#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

std::mt19937& RandomHelper::getEngine() {
    static thread_local std::mt19937 engine{std::random_device{}()};
    return engine;
}

} // namespace cocos2d

namespace copra {

namespace {

/// How many numbers the generator makes.
constexpr std::uint64_t kEngineRange = std::uint64_t{1} << 32;

/// As many numbers as T has digits for, the first one in the lowest.
template<typename T>
T realIn(std::mt19937& engine, T min, T max) {
    T sum = 0;
    T range = 1;
    for (int digits = std::numeric_limits<T>::digits; digits > 0; digits -= 32) {
        sum += static_cast<T>(engine()) * range;
        range *= static_cast<T>(kEngineRange);
    }
    const T share = std::min(sum / range, std::nextafter(T(1), T(0))); // a sum may be rounded up
    return share * (max - min) + min;
}

} // namespace

float randomReal(std::mt19937& engine, float min, float max) {
    return realIn(engine, min, max);
}

double randomReal(std::mt19937& engine, double min, double max) {
    return realIn(engine, min, max);
}

long double randomReal(std::mt19937& engine, long double min, long double max) {
    return realIn(engine, min, max);
}

// Daniel Lemire, "Fast Random Integer Generation in an Interval", 2019; what needs more than a number of the generator is put together.
std::uint64_t randomUpTo(std::mt19937& engine, std::uint64_t most) {
    if (most == kEngineRange - 1) return engine();
    if (most > kEngineRange - 1) {
        for (;;) {
            const std::uint64_t high = kEngineRange * randomUpTo(engine, most / kEngineRange);
            const std::uint64_t number = high + engine();
            if (number <= most && number >= high) return number;
        }
    }
    const auto count = static_cast<std::uint32_t>(most + 1);
    const std::uint32_t rejected = (0u - count) % count;
    for (;;) {
        const std::uint64_t product = std::uint64_t{engine()} * count;
        if (static_cast<std::uint32_t>(product) >= rejected) return product >> 32;
    }
}

void seedRandom(std::uint32_t seed) {
    cocos2d::RandomHelper::getEngine().seed(seed);
    std::srand(seed);
}

ssize_t randomIndex(ssize_t count) {
    return cocos2d::RandomHelper::random_int<ssize_t>(0, count - 1);
}

} // namespace copra
