#include "base/random.h"

namespace cocos2d {

std::mt19937& RandomHelper::getEngine() {
    static thread_local std::mt19937 engine{std::random_device{}()};
    return engine;
}

} // namespace cocos2d

namespace copra {

void seedRandom(std::uint32_t seed) {
    cocos2d::RandomHelper::getEngine().seed(seed);
    std::srand(seed);
}

ssize_t randomIndex(ssize_t count) {
    return cocos2d::RandomHelper::random_int<ssize_t>(0, count - 1);
}

} // namespace copra
