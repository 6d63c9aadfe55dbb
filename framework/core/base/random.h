#pragma once

#include "base/config.h"

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <type_traits>

namespace copra {

/// Returns a number in [min, max) from the generator. The numbers equal those of the distributions of the GNU
/// C++ library (since version 11), so that a seed gives the same numbers with any library, as in web pages.
float randomReal(std::mt19937& engine, float min, float max);
double randomReal(std::mt19937& engine, double min, double max);
long double randomReal(std::mt19937& engine, long double min, long double max);
/// Returns an integer in [0, most] from the generator, the same one with any standard library.
std::uint64_t randomUpTo(std::mt19937& engine, std::uint64_t most);

} // namespace copra

namespace cocos2d {

/// Returns random numbers from a generator with a random seed. Each thread has its own generator.
/// copra::seedRandom() makes the numbers of the calling thread reproducible.
class RandomHelper {
public:
    /// Returns a random number in [min, max), for floating-point types only.
    template<typename T>
    static T random_real(T min, T max) {
        if (!(min < max)) return min;
        return copra::randomReal(getEngine(), min, max);
    }

    /// Returns a random number in [min, max], for integer types only.
    template<typename T>
    static T random_int(T min, T max) {
        if (!(min < max)) return min;
        const auto first = static_cast<std::uint64_t>(min);
        return static_cast<T>(first +
                              copra::randomUpTo(getEngine(), static_cast<std::uint64_t>(max) - first));
    }

    /// Returns the generator of the calling thread.
    static std::mt19937& getEngine();
};

/// Returns a random number: integers in [min, max], floating-point numbers in [min, max).
template<typename T>
inline T random(T min, T max) {
    static_assert(std::is_arithmetic_v<T>, "random() works for numbers only");
    if constexpr (std::is_floating_point_v<T>) {
        return RandomHelper::random_real<T>(min, max);
    } else {
        return RandomHelper::random_int<T>(min, max);
    }
}

/// Returns a random int of 0 or more. It is a template so that random() of the system is called where both
/// are visible.
template<typename Int = int>
inline std::enable_if_t<std::is_same_v<Int, int>, int> random() {
    return random<Int>(0, std::numeric_limits<Int>::max());
}
/// Returns a random number in [0, 1] from std::rand(), so that srand() seeds it.
inline float rand_0_1() {
    return static_cast<float>(std::rand()) / static_cast<float>(RAND_MAX);
}
/// Returns a random number in [-1, 1] from std::rand().
inline float rand_minus1_1() {
    return rand_0_1() * 2.0f - 1.0f;
}

} // namespace cocos2d

namespace copra {

/// Seeds the generator of the calling thread and std::rand(); the numbers that follow are reproducible.
void seedRandom(std::uint32_t seed);

/// Returns a random number from 0 to `count` - 1. `count` must be above 0.
ssize_t randomIndex(ssize_t count);

} // namespace copra

/// Random numbers in [-1, 1] and [0, 1].
#define CCRANDOM_MINUS1_1() cocos2d::rand_minus1_1()
#define CCRANDOM_0_1() cocos2d::rand_0_1()
