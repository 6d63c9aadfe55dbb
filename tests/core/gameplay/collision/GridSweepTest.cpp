#include "gameplay/collision/GridSweep.h"
#include "gameplay/Random.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace copra;

namespace {

// Whether the circle is in the row at that time, and how far to either side its middle line and radius reach.
bool isInRow(const GridSweep& sweep, float row, float t) {
    const float radius = sweep.y.radius + sweep.y.growth * std::fabs(t);
    const float y = sweep.y.at + sweep.y.speed * t;
    return y + radius > row && y - radius < row + 1.0f;
}

} // namespace

TEST(GridSweep, ColumnsHoldTheCircleAtEveryMoment) {
    Random random(7);
    for (int round = 0; round < 500; ++round) {
        const auto axis = [&random] {
            const float at = random.between(0.0f, 1.0f), speed = random.between(-9.0f, 9.0f);
            const float radius = random.between(0.0f, 2.0f);
            return GridSweep::Axis{at, speed, radius, random.between(0.0f, 9.0f)};
        };
        const GridSweep::Axis x = axis(), y = axis();
        const GridSweep sweep{x, y, random.between(0.0f, 1.0f)};
        const auto firstRow = static_cast<float>(static_cast<int>(random.between(-12.0f, 8.0f)));
        Lanes rows = lanesOf(firstRow), low, high;
        for (std::size_t k = 0; k < kLanes; ++k) rows[k] += static_cast<float>(k);
        sweep.columnsIn(rows, low, high);
        for (std::size_t k = 0; k < kLanes; ++k)
            for (int i = -20; i <= 20; ++i) {
                const float t = sweep.seconds * static_cast<float>(i) / 20.0f;
                if (!isInRow(sweep, rows[k], t)) continue;
                const float middle = x.at + x.speed * t;
                const float radius = x.radius + x.growth * std::fabs(t);
                ASSERT_LE(low[k], middle - radius + 1.e-3f) << "round " << round;
                ASSERT_GE(high[k], middle + radius - 1.e-3f) << "round " << round;
            }
    }
}

TEST(GridSweep, RowsOutOfReachHaveNoColumns) {
    const GridSweep sweep{{0.5f, 3.0f, 1.0f, 2.0f}, {0.5f, 0.0f, 1.0f, 2.0f}, 1.0f};
    Lanes low, high;
    sweep.columnsIn(lanesOf(4.0f), low, high);
    EXPECT_GT(low[0], high[0]);
    sweep.columnsIn(lanesOf(3.0f), low, high);
    EXPECT_LE(low[0], high[0]) << "3.5 up is as far as it gets";
}

TEST(GridSweep, AtRestItIsTheSquareAroundTheCircle) {
    const GridSweep sweep{{0.5f, 0.0f, 2.0f, 0.0f}, {0.5f, 0.0f, 2.0f, 0.0f}, 1.0f};
    Lanes low, high;
    sweep.columnsIn(lanesOf(0.0f), low, high);
    EXPECT_EQ(low[0], -1.5f);
    EXPECT_EQ(high[0], 2.5f);
}
