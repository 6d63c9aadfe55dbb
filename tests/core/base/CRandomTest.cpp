#include "base/CRandom.h"

#include <gtest/gtest.h>

#include <cstdlib>

TEST(CRandom, BeginsAsTheGnuLibrarysRandDoes) {
    copra::CRandom random(1);
    EXPECT_EQ(random.next(), 1804289383u);
    EXPECT_EQ(random.next(), 846930886u);
    EXPECT_EQ(random.next(), 1681692777u);
    EXPECT_EQ(copra::CRandom(0).next(), 1804289383u);
}

#ifdef __GLIBC__
TEST(CRandom, FollowsTheGnuLibraryForAnySeed) {
    for (const unsigned seed : {0u, 1u, 2u, 42u, 123456789u, 0x80000000u, 0xFFFFFFFEu}) {
        std::srand(seed);
        copra::CRandom random(seed);
        for (int i = 0; i < 1000; ++i) ASSERT_EQ(random.next(), static_cast<unsigned>(std::rand())) << seed;
    }
}
#endif
