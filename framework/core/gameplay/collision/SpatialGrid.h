#pragma once

#include "gameplay/Vectors.h"
#include "gameplay/collision/GridSweep.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// A uniform grid for neighbor queries among many points, in time proportional to the number of neighbors.
/// Rebuild it in each step: that takes O(n) by counting sort, without allocation once it has seen the largest
/// n. Choose a cell size close to the usual query radius. For overlapping circles, see CirclePairs.
///
/// The plane is wrapped onto a table whose sides are powers of two, so the world is unbounded; distant points
/// that share a cell are separated by their distance. The order of results depends only on the input: cells
/// row by row, and by index within a cell.
class SpatialGrid {
public:
    /// Builds the grid from `count` points. Points that are NaN, infinite, or farther than 2^30 cells from
    /// the origin are ignored. If the cell size is not positive, the grid stays empty.
    void build(const Vec2* points, std::size_t count, float cellSize) {
        build(points, count, cellSize, cellSize);
    }
    /// Builds the grid from a list of points. Points that are NaN, infinite, or too far away are ignored.
    void build(const std::vector<Vec2>& points, float cellSize) {
        build(points.data(), points.size(), cellSize);
    }
    /// Builds the grid with cells that are narrower than high. The cells of a row are one contiguous run of
    /// items, so narrow cells exclude more points at no cost in forEachRunAlong().
    void build(const Vec2* points, std::size_t count, float cellWidth, float cellHeight);

    /// Returns the number of points in the grid.
    std::size_t size() const { return _items.size(); }
    /// Returns the shorter side of a cell in points, or 0 before the first build.
    float cellSize() const { return _cellSize; }

    /// Calls visit(index, distanceSquared) for each point within `radius` of `center`, including a point at
    /// the center itself.
    template<typename Visit>
    void forEachNear(const Vec2& center, float radius, Visit&& visit) const;
    /// Sets `found` to the indices that forEachNear() visits.
    void neighbors(const Vec2& center, float radius, std::vector<std::uint32_t>& found) const;

    /// Calls visit(indexA, indexB, distanceSquared) once for each pair of points within `radius`, which is
    /// clamped to the cell size.
    template<typename Visit>
    void forEachPair(float radius, Visit&& visit) const;

    /// A point of the grid.
    struct Item {
        Vec2 point;          ///< The position in points.
        std::uint32_t index; ///< The index in the input.
    };
    /// Returns all points in cell order, so that neighbors are mostly adjacent in memory. They are valid
    /// until the next build.
    const std::vector<Item>& items() const { return _items; }
    /// Calls visit(begin, end) for disjoint ranges of items() that contain every point within `radius` of
    /// `center`, and some points farther away.
    template<typename Visit>
    void forEachRun(const Vec2& center, float radius, Visit&& visit) const;
    /// Calls visit(begin, end) for disjoint ranges of items() that contain every point within `radius` +
    /// `growth` |t| of `center` + `velocity` t for some t in [-seconds, seconds], and some other points. They
    /// are the candidates for a hit of a moving point. Does nothing if an argument is NaN, infinite, or
    /// negative.
    template<typename Visit>
    void forEachRunAlong(const Vec2& center, const Vec2& velocity, float seconds, float radius, float growth,
                         Visit&& visit) const;
    /// Calls visit(indexA, indexB, distanceSquared) as forEachPair() does, with positions in items() as
    /// indices.
    template<typename Visit>
    void forEachItemPair(float radius, Visit&& visit) const;

private:
    struct Span {
        std::int64_t first;
        std::int64_t count;
    };

    /// Computes floor() without the call of the library, which it is on processors without SSE 4.1.
    static std::int64_t floorOf(double value) {
        const auto towardsZero = static_cast<std::int64_t>(value);
        return towardsZero - (static_cast<double>(towardsZero) > value ? 1 : 0);
    }
    /// The cells along one axis.
    struct Axis {
        // The number of cells for each point, for cells slightly larger than requested.
        double cellsPerPoint = 0.0;
        std::int64_t mask = 0;

        std::int64_t cellOf(double value) const;
        Span cellsAcross(float center, float radius) const;
    };
    /// Returns the largest distance to each side for which the cells of the table are distinct.
    static float roomOf(const Axis& axis) { return static_cast<float>(axis.mask - 2) / 2.0f; }
    static GridSweep::Axis sweepAlong(const Axis& axis, float center, std::int64_t cell, float speed,
                                      float radius, float growth) {
        constexpr float kRoom = 1.0e-3f; // cells, a margin for rounding errors
        const auto inCells = [&axis](float points) {
            return static_cast<float>(points * axis.cellsPerPoint);
        };
        return {static_cast<float>(center * axis.cellsPerPoint - static_cast<double>(cell)), inCells(speed),
                inCells(radius) + kRoom, inCells(growth)};
    }
    void chooseTable(std::size_t count, float cellWidth, float cellHeight);
    std::uint32_t cellAt(std::int64_t column, std::int64_t row) const {
        return static_cast<std::uint32_t>((row & _rows.mask) << _columnBits | (column & _columns.mask));
    }
    /// The cells of a row are contiguous from `column` up to the edge of the table.
    template<typename Visit>
    void runsOfRow(std::int64_t row, std::int64_t column, std::int64_t count, Visit& visit) const;
    template<typename Visit>
    void pairsOfCell(std::int64_t column, std::int64_t row, float radiusSquared, Visit& visit) const;

    float _cellSize = 0.0f;
    Axis _columns, _rows;
    unsigned _columnBits = 0;
    std::vector<std::uint32_t> _cellOfPoint; // The cell of each point, by input index; the memory of build().
    std::vector<std::uint32_t> _starts;      // The first item of each cell, and one past the last item.
    std::vector<Item> _items;                // The items, sorted by cell, then by index.
};

template<typename Visit>
void SpatialGrid::runsOfRow(std::int64_t row, std::int64_t column, std::int64_t count, Visit& visit) const {
    const std::int64_t first = column & _columns.mask;
    const std::int64_t beforeEdge = std::min(count, _columns.mask + 1 - first);
    const std::uint32_t cell = cellAt(first, row);
    if (_starts[cell] != _starts[cell + beforeEdge]) visit(_starts[cell], _starts[cell + beforeEdge]);
    if (beforeEdge == count) return;
    const std::uint32_t rowStart = cellAt(0, row);
    visit(_starts[rowStart], _starts[rowStart + (count - beforeEdge)]);
}

template<typename Visit>
void SpatialGrid::forEachRun(const Vec2& center, float radius, Visit&& visit) const {
    if (_items.empty() || !isFinite(center) || !(radius >= 0.0f) || !std::isfinite(radius)) return;
    const Span columns = _columns.cellsAcross(center.x, radius);
    const Span rows = _rows.cellsAcross(center.y, radius);
    for (std::int64_t row = 0; row < rows.count; ++row)
        runsOfRow(rows.first + row, columns.first, columns.count, visit);
}

template<typename Visit>
void SpatialGrid::forEachRunAlong(const Vec2& center, const Vec2& velocity, float seconds, float radius,
                                  float growth, Visit&& visit) const {
    if (_items.empty() || !isFinite(center) || !isFinite(velocity) || !(seconds >= 0.0f) ||
        !(radius >= 0.0f) || !(growth >= 0.0f) || !std::isfinite(seconds + radius + growth))
        return;
    const std::int64_t column = _columns.cellOf(center.x), row = _rows.cellOf(center.y);
    const GridSweep sweep{sweepAlong(_columns, center.x, column, velocity.x, radius, growth),
                          sweepAlong(_rows, center.y, row, velocity.y, radius, growth), seconds};
    const float reach = sweep.y.reach(seconds);
    if (!(sweep.x.reach(seconds) < roomOf(_columns) && reach < roomOf(_rows))) { // covers the whole table
        visit(0U, static_cast<std::uint32_t>(_items.size()));
        return;
    }
    const std::int64_t lastRow = floorOf(sweep.y.at + reach);
    for (std::int64_t first = floorOf(sweep.y.at - reach); first <= lastRow; first += kLanes) {
        Lanes rows = lanesOf(static_cast<float>(first)), low, high;
        for (std::size_t k = 0; k < kLanes; ++k) rows[k] += static_cast<float>(k);
        sweep.columnsIn(rows, low, high);
        for (std::int64_t k = 0; k < std::int64_t{kLanes} && first + k <= lastRow; ++k) {
            if (low[k] > high[k]) continue;
            const std::int64_t left = floorOf(low[k]);
            runsOfRow(row + first + k, column + left, floorOf(high[k]) - left + 1, visit);
        }
    }
}

template<typename Visit>
void SpatialGrid::forEachNear(const Vec2& center, float radius, Visit&& visit) const {
    const float radiusSquared = radius * radius;
    forEachRun(center, radius, [&](std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i) {
            const float distanceSquared = (_items[i].point - center).lengthSquared();
            if (distanceSquared <= radiusSquared) visit(_items[i].index, distanceSquared);
        }
    });
}

template<typename Visit>
void SpatialGrid::pairsOfCell(std::int64_t column, std::int64_t row, float radiusSquared,
                              Visit& visit) const {
    const std::uint32_t cell = cellAt(column, row);
    const std::uint32_t begin = _starts[cell];
    const std::uint32_t end = _starts[cell + 1];
    if (begin == end) return;
    const auto meet = [&](std::uint32_t i, std::uint32_t first, std::uint32_t last) {
        const Vec2 point = _items[i].point;
        for (std::uint32_t j = first; j < last; ++j) {
            const float distanceSquared = (_items[j].point - point).lengthSquared();
            if (distanceSquared <= radiusSquared) visit(i, j, distanceSquared);
        }
    };
    for (std::uint32_t i = begin; i + 1 < end; ++i) meet(i, i + 1, end);
    // Half of the neighborhood: the other half visits this cell in its own iteration.
    const auto meetAll = [&](std::uint32_t first, std::uint32_t last) {
        for (std::uint32_t i = begin; i < end; ++i) meet(i, first, last);
    };
    runsOfRow(row, column + 1, 1, meetAll);
    runsOfRow(row + 1, column - 1, 3, meetAll);
}

template<typename Visit>
void SpatialGrid::forEachItemPair(float radius, Visit&& visit) const {
    if (_items.empty() || !(radius >= 0.0f)) return;
    const float reach = std::min(radius, _cellSize);
    for (std::int64_t row = 0; row <= _rows.mask; ++row)
        for (std::int64_t column = 0; column <= _columns.mask; ++column)
            pairsOfCell(column, row, reach * reach, visit);
}

template<typename Visit>
void SpatialGrid::forEachPair(float radius, Visit&& visit) const {
    forEachItemPair(radius, [&](std::uint32_t i, std::uint32_t j, float distanceSquared) {
        visit(_items[i].index, _items[j].index, distanceSquared);
    });
}

} // namespace copra
