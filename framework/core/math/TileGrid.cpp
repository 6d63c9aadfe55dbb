#include "math/TileGrid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace copra {

using cocos2d::Rect;
using cocos2d::Vec2;

namespace {

struct Interval {
    float low;
    float high;
};

/// The t for which low <= start + t * step <= high.
Interval solve(float start, float step, float low, float high) {
    constexpr float kEverything = 1e9f;
    if (step == 0.0f) {
        const bool isInside = start >= low && start <= high;
        return isInside ? Interval{-kEverything, kEverything} : Interval{1.0f, 0.0f};
    }
    const float a = (low - start) / step;
    const float b = (high - start) / step;
    return {std::min(a, b), std::max(a, b)};
}

/// Whole numbers from low to high, rounded outward, within 0..count-1.
TileGrid::Span clampedSpan(float low, float high, int count) {
    if (!(low <= high)) return {};
    const auto limit = static_cast<float>(count);
    return {static_cast<int>(std::clamp(std::floor(low), 0.0f, limit)),
            static_cast<int>(std::clamp(std::ceil(high), -1.0f, limit - 1.0f))};
}

} // namespace

TileGrid TileGrid::orthogonal(int rows, float width, float height) {
    TileGrid grid;
    grid.origin.set(0.0f, static_cast<float>(rows - 1) * height);
    grid.columnStep.set(width, 0.0f);
    grid.rowStep.set(0.0f, -height);
    return grid;
}

TileGrid TileGrid::isometric(int columns, int rows, float width, float height) {
    TileGrid grid;
    grid.origin.set(width / 2 * static_cast<float>(columns - 1),
                    height / 2 * static_cast<float>(rows * 2 - 2));
    grid.columnStep.set(width / 2, -height / 2);
    grid.rowStep.set(-width / 2, -height / 2);
    return grid;
}

TileGrid TileGrid::staggeredRows(int rows, float width, float height, float side, bool even) {
    TileGrid grid = orthogonal(rows, width, (height + side) / 2);
    grid.staggered = Staggered::OddRows;
    grid.stagger.set(even ? -width / 2 : width / 2, 0.0f);
    return grid;
}

TileGrid TileGrid::staggeredColumns(int rows, float width, float height, float side, bool even) {
    TileGrid grid = orthogonal(rows, (width + side) / 2, height);
    grid.staggered = Staggered::OddColumns;
    grid.stagger.set(0.0f, even ? height / 2 : -height / 2);
    return grid;
}

Vec2 TileGrid::positionOf(float column, float row) const {
    const Vec2 position = origin + columnStep * column + rowStep * row;
    const bool isMoved = (staggered == Staggered::OddRows && static_cast<int>(row) % 2 != 0) ||
                         (staggered == Staggered::OddColumns && static_cast<int>(column) % 2 != 0);
    return isMoved ? position + stagger : position;
}

// Turns the corners of the area into cells; the rows are those between the outermost.
TileGrid::Span TileGrid::rowsIn(const Rect& area, int columns, int rows) const {
    const float determinant = columnStep.x * rowStep.y - columnStep.y * rowStep.x;
    if (columns <= 0 || rows <= 0 || determinant == 0.0f) return {};
    float low = std::numeric_limits<float>::max();
    float high = std::numeric_limits<float>::lowest();
    // A moved cell is where an unmoved one would be if the area were moved back.
    for (const float x :
         {area.getMinX() - std::max(stagger.x, 0.0f), area.getMaxX() - std::min(stagger.x, 0.0f)}) {
        for (const float y :
             {area.getMinY() - std::max(stagger.y, 0.0f), area.getMaxY() - std::min(stagger.y, 0.0f)}) {
            const Vec2 corner = Vec2(x, y) - origin;
            const float row = (columnStep.x * corner.y - columnStep.y * corner.x) / determinant;
            low = std::min(low, row);
            high = std::max(high, row);
        }
    }
    return clampedSpan(low, high, rows);
}

TileGrid::Span TileGrid::columnsIn(const Rect& area, int row, int columns) const {
    Vec2 least(std::min(stagger.x, 0.0f), std::min(stagger.y, 0.0f));
    Vec2 most(std::max(stagger.x, 0.0f), std::max(stagger.y, 0.0f));
    if (staggered == Staggered::OddRows) least = most = row % 2 != 0 ? stagger : Vec2::ZERO;
    const Vec2 start = origin + rowStep * static_cast<float>(row);
    const Interval acrossX = solve(start.x, columnStep.x, area.getMinX() - most.x, area.getMaxX() - least.x);
    const Interval acrossY = solve(start.y, columnStep.y, area.getMinY() - most.y, area.getMaxY() - least.y);
    return clampedSpan(std::max(acrossX.low, acrossY.low), std::min(acrossX.high, acrossY.high), columns);
}

} // namespace copra
