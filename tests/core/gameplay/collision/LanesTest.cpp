#include "gameplay/collision/Lanes.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace copra;

TEST(Lanes, AreReadFromAnywhereAndComparedOneByOne) {
    const float numbers[] = {9.0f, 1.0f, -2.0f, 3.0f, 4.0f};
    const Lanes lanes = lanesAt(numbers + 1);
    const Lanes low = least(lanes, lanesOf(2.0f));
    const Lanes high = greatest(lanes, lanesOf(2.0f));
    for (std::size_t k = 0; k < kLanes; ++k) {
        EXPECT_EQ(low[k], std::min(numbers[k + 1], 2.0f));
        EXPECT_EQ(high[k], std::max(numbers[k + 1], 2.0f));
    }
}

TEST(Lanes, AnyIsTrueFromOneLaneOn) {
    EXPECT_FALSE(any(lanesOf(1.0f) < lanesOf(1.0f)));
    for (std::size_t k = 0; k < kLanes; ++k) {
        Lanes lanes = lanesOf(1.0f);
        lanes[k] = 0.0f;
        EXPECT_TRUE(any(lanes < lanesOf(1.0f))) << k;
    }
}
