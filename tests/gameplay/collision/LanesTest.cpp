#include "gameplay/collision/Lanes.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace copra;

TEST(Lanes, AreReadFromAnywhereAndComparedOneByOne) {
    const float numbers[] = {9.f, 1.f, -2.f, 3.f, 4.f};
    const Lanes lanes = lanesAt(numbers + 1);
    const Lanes low = least(lanes, lanesOf(2.f));
    const Lanes high = greatest(lanes, lanesOf(2.f));
    for (std::size_t k = 0; k < kLanes; ++k) {
        EXPECT_EQ(low[k], std::min(numbers[k + 1], 2.f));
        EXPECT_EQ(high[k], std::max(numbers[k + 1], 2.f));
    }
}

TEST(Lanes, AnyIsTrueFromOneLaneOn) {
    EXPECT_FALSE(any(lanesOf(1.f) < lanesOf(1.f)));
    for (std::size_t k = 0; k < kLanes; ++k) {
        Lanes lanes = lanesOf(1.f);
        lanes[k] = 0.f;
        EXPECT_TRUE(any(lanes < lanesOf(1.f))) << k;
    }
}
