#include "base/random.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <vector>

using namespace cocos2d;

namespace {

std::vector<float> draw() {
    std::vector<float> numbers;
    for (int i = 0; i < 10; ++i) {
        numbers.push_back(cocos2d::random(-1.f, 1.f));
        numbers.push_back(static_cast<float>(cocos2d::random(0, 1000)));
        numbers.push_back(CCRANDOM_0_1());
    }
    return numbers;
}

TEST(Random, TheSameSeedGivesTheSameNumbers) {
    copra::seedRandom(7);
    const std::vector<float> first = draw();
    copra::seedRandom(7);
    EXPECT_EQ(draw(), first);
    copra::seedRandom(8);
    EXPECT_NE(draw(), first);
}

// Recordings of games that were made with one C++ library are played with another.
#ifdef __GLIBCXX__
template<typename Distribution, typename Number>
void expectDistribution(Number min, Number max) {
    std::mt19937 engine{5};
    copra::seedRandom(5);
    Distribution distribution(min, max);
    for (int i = 0; i < 2000; ++i)
        ASSERT_EQ(cocos2d::random(min, max), distribution(engine)) << min << ' ' << max;
}

template<typename Number>
void expectIntegers(Number min, Number max) {
    expectDistribution<std::uniform_int_distribution<Number>>(min, max);
}

TEST(Random, IsThatOfTheGnuLibrary) {
    expectDistribution<std::uniform_real_distribution<float>>(-1.f, 1.f);
    expectDistribution<std::uniform_real_distribution<float>>(60.0f, 900.0f);
    expectDistribution<std::uniform_real_distribution<double>>(-1e6, 3.0);
    expectDistribution<std::uniform_real_distribution<long double>>(0.0L, 1.0L);
    expectIntegers(1, 6);
    expectIntegers(-7, 0);
    expectIntegers(0, std::numeric_limits<int>::max());
    expectIntegers(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    expectIntegers<short>(-300, 300);
    expectIntegers<unsigned>(3, 3000000000u);
    expectIntegers<long long>(-5, 1);
    expectIntegers<long long>(-6000000000, 6000000000);
    expectIntegers<unsigned long long>(0, std::numeric_limits<unsigned long long>::max());
}
#endif

TEST(Random, IntegersReachBothEnds) {
    copra::seedRandom(1);
    bool low = false;
    bool high = false;
    for (int i = 0; i < 200; ++i) {
        const int n = cocos2d::random(2, 5);
        ASSERT_TRUE(n >= 2 && n <= 5);
        low |= n == 2;
        high |= n == 5;
    }
    EXPECT_TRUE(low && high);
    EXPECT_EQ(cocos2d::random(4, 4), 4);
}

TEST(Random, IndicesReachAllElements) {
    copra::seedRandom(1);
    std::vector<int> draws(3);
    for (int i = 0; i < 200; ++i) {
        const ssize_t index = copra::randomIndex(3);
        ASSERT_TRUE(index >= 0 && index < 3);
        ++draws[static_cast<std::size_t>(index)];
    }
    for (const int count : draws) EXPECT_GT(count, 0);
    EXPECT_EQ(copra::randomIndex(1), 0);
}

TEST(Random, SmallIntegerTypesWork) {
    const auto byte = cocos2d::random<unsigned char>(250, 255);
    EXPECT_GE(byte, 250);
}

TEST(Random, RealsStayInside) {
    copra::seedRandom(1);
    for (int i = 0; i < 200; ++i) {
        const float real = cocos2d::random(-0.5f, 0.25f);
        ASSERT_TRUE(real >= -0.5f && real < 0.25f);
        const float signedUnit = CCRANDOM_MINUS1_1();
        ASSERT_TRUE(signedUnit >= -1.f && signedUnit <= 1.f);
    }
}

} // namespace
