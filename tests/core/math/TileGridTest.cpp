#include "math/TileGrid.h"

#include <gtest/gtest.h>

using cocos2d::Rect;
using cocos2d::Vec2;
using copra::TileGrid;

namespace {

/// The cells whose lower left corner is in the area, found by asking every one.
int countEach(const TileGrid& grid, const Rect& area, int columns, int rows) {
    int count = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (area.containsPoint(grid.positionOf(static_cast<float>(column), static_cast<float>(row))))
                ++count;
    return count;
}

struct Found {
    int inside = 0;
    int visited = 0;
};

Found countBySpans(const TileGrid& grid, const Rect& area, int columns, int rows) {
    Found found;
    const TileGrid::Span rowSpan = grid.rowsIn(area, columns, rows);
    for (int row = rowSpan.first; row <= rowSpan.last; ++row) {
        const TileGrid::Span span = grid.columnsIn(area, row, columns);
        for (int column = span.first; column <= span.last; ++column, ++found.visited)
            if (area.containsPoint(grid.positionOf(static_cast<float>(column), static_cast<float>(row))))
                ++found.inside;
    }
    return found;
}

struct NamedGrid {
    const char* name;
    TileGrid grid;
};

void PrintTo(const NamedGrid& named, std::ostream* out) {
    *out << named.name;
}

class EveryGrid : public ::testing::TestWithParam<NamedGrid> {};

} // namespace

TEST(TileGrid, OrthogonalRowsCountFromTheTop) {
    const TileGrid grid = TileGrid::orthogonal(5, 24, 24);
    EXPECT_EQ(grid.positionOf(0, 0), Vec2(0, 96));
    EXPECT_EQ(grid.positionOf(3, 2), Vec2(72, 48));
}

TEST(TileGrid, IsometricCellsGoDownToBothSides) {
    const TileGrid grid = TileGrid::isometric(5, 5, 32, 16);
    EXPECT_EQ(grid.positionOf(0, 0), Vec2(64, 64));
    EXPECT_EQ(grid.positionOf(4, 0), Vec2(128, 32));
    EXPECT_EQ(grid.positionOf(0, 4), Vec2(0, 32));
}

TEST(TileGrid, OddRowsAreMovedToTheRightOrTheLeft) {
    EXPECT_EQ(TileGrid::staggeredRows(5, 28, 24, 12, false).positionOf(0, 1), Vec2(14, 54));
    EXPECT_EQ(TileGrid::staggeredRows(5, 28, 24, 12, true).positionOf(0, 1), Vec2(-14, 54));
}

TEST(TileGrid, OddColumnsAreMovedDownOrUp) {
    EXPECT_EQ(TileGrid::staggeredColumns(5, 28, 24, 12, false).positionOf(1, 0), Vec2(20, 84));
    EXPECT_EQ(TileGrid::staggeredColumns(5, 28, 24, 12, true).positionOf(1, 0), Vec2(20, 108));
}

TEST(TileGrid, CellsWithoutASizeHaveNoPosition) {
    EXPECT_LT(TileGrid::orthogonal(5, 0, 0).rowsIn(Rect(0, 0, 10, 10), 5, 5).last, 0);
}

TEST_P(EveryGrid, SpansHoldEveryCellInTheAreaAndFewOthers) {
    const TileGrid& grid = GetParam().grid;
    const int columns = 200;
    const int rows = 180;
    for (const Vec2& corner : {Vec2(0, 0), Vec2(333, 777), Vec2(-400, 100), Vec2(1500, 900), Vec2(9e6f, 0)}) {
        const Rect area(corner.x, corner.y, 480, 320);
        const Found found = countBySpans(grid, area, columns, rows);
        EXPECT_EQ(found.inside, countEach(grid, area, columns, rows));
        EXPECT_LE(found.visited, found.inside * 3 / 2 + 120);
    }
}

INSTANTIATE_TEST_SUITE_P(
    TileGrid, EveryGrid,
    ::testing::Values(NamedGrid{"Orthogonal", TileGrid::orthogonal(180, 24, 20)},
                      NamedGrid{"Isometric", TileGrid::isometric(200, 180, 32, 16)},
                      NamedGrid{"StaggeredRows", TileGrid::staggeredRows(180, 32, 16, 0, false)},
                      NamedGrid{"HexagonalRows", TileGrid::staggeredRows(180, 28, 24, 12, true)},
                      NamedGrid{"HexagonalColumns", TileGrid::staggeredColumns(180, 28, 24, 12, false)},
                      NamedGrid{"HexagonalOddColumns", TileGrid::staggeredColumns(180, 28, 24, 12, true)}),
    [](const auto& test) { return std::string(test.param.name); });
