#pragma once

#include "base/config.h"

#include <cstdlib>
#include <limits>
#include <random>
#include <type_traits>

namespace cocos2d {

/// The process-wide random numbers. They differ from run to run until seeded with copra::seedRandom.
class RandomHelper {
public:
    /// A number in [min, max) - real types only.
    template<typename T>
    static T random_real(T min, T max) {
        if (!(min < max)) return min;
        std::uniform_real_distribution<T> distribution(min, max);
        return distribution(getEngine());
    }

    /// A number in [min, max], both included - integer types only.
    template<typename T>
    static T random_int(T min, T max) {
        if (!(min < max)) return min;
        // The distribution is defined for short and wider types only.
        using Wide = std::conditional_t<(sizeof(T) < sizeof(short)), int, T>;
        std::uniform_int_distribution<Wide> distribution(static_cast<Wide>(min), static_cast<Wide>(max));
        return static_cast<T>(distribution(getEngine()));
    }

    /// The generator behind all of it.
    static std::mt19937& getEngine();
};

/// A random number: integers in [min, max], reals in [min, max).
template<typename T>
inline T random(T min, T max) {
    static_assert(std::is_arithmetic_v<T>, "random() works for numbers only");
    if constexpr (std::is_floating_point_v<T>) {
        return RandomHelper::random_real<T>(min, max);
    } else {
        return RandomHelper::random_int<T>(min, max);
    }
}

/// A random non-negative int.
inline int random() {
    return random<int>(0, std::numeric_limits<int>::max());
}
/// A random number in [0, 1]. Drawn from std::rand, so that games which call srand() get the sequence they
/// ask for.
inline float rand_0_1() {
    return static_cast<float>(std::rand()) / static_cast<float>(RAND_MAX);
}
/// A random number in [-1, 1], likewise.
inline float rand_minus1_1() {
    return rand_0_1() * 2.f - 1.f;
}

} // namespace cocos2d

namespace copra {

/// Makes all random numbers from here on, std::rand's included, the same in every run.
void seedRandom(std::uint32_t seed);

} // namespace copra

/// Random numbers in [-1, 1] and [0, 1].
#define CCRANDOM_MINUS1_1() cocos2d::rand_minus1_1()
#define CCRANDOM_0_1() cocos2d::rand_0_1()
