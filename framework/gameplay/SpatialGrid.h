#pragma once

#include "gameplay/Vectors.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Finds neighbours among many points in time proportional to what is found. Build it anew each step: O(n) by
/// counting sort, no allocation once it has seen the largest n. Make the cell about as large as the usual
/// query radius. For circles that touch see CirclePairs.
///
/// The plane is wrapped onto a table of a power of two cells a side, so the world needs no bounds; points of
/// far-apart places that share a cell are told apart by their distance. Results come in an order that depends
/// on the input only: cells row by row, inside a cell by index.
class SpatialGrid {
public:
    /// Sorts in `count` points. Points that are not finite, or farther than 2^30 cells from the origin, are
    /// left out; a cell size that is not above 0 leaves the grid empty.
    void build(const Vec2* points, std::size_t count, float cellSize);
    void build(const std::vector<Vec2>& points, float cellSize) {
        build(points.data(), points.size(), cellSize);
    }

    /// How many points are in.
    std::size_t size() const { return _items.size(); }
    /// Points per side of a cell; 0 before the first build.
    float cellSize() const { return _cellSize; }

    /// Calls visit(index, distanceSquared) for each point at most `radius` from `center`, a point at the
    /// center included.
    template<typename Visit>
    void forEachNear(const Vec2& center, float radius, Visit&& visit) const;
    /// Replaces `found` by the indices that forEachNear() visits.
    void neighbours(const Vec2& center, float radius, std::vector<std::uint32_t>& found) const;

    /// Calls visit(indexA, indexB, distanceSquared) once for each two points at most `radius` apart; `radius`
    /// must not exceed the cell size (a larger one is cut to it).
    template<typename Visit>
    void forEachPair(float radius, Visit&& visit) const;

private:
    struct Item {
        Vec2 point;
        std::uint32_t index;
    };
    struct Span {
        std::int64_t first;
        std::int64_t count;
    };

    void chooseTable(std::size_t count, float cellSize);
    Span cellsAcross(float center, float radius) const;
    std::int64_t cellCoordinate(float value) const;
    std::uint32_t cellAt(std::int64_t column, std::int64_t row) const {
        return static_cast<std::uint32_t>((row & _mask) << _bits | (column & _mask));
    }
    template<typename Visit>
    void pairsBetween(std::uint32_t a, std::uint32_t b, float radiusSquared, Visit& visit) const;

    float _cellSize = 0.f;
    double _cellsPerPoint = 0.0; // of cells that are a hair larger than asked for
    unsigned _bits = 0;
    std::int64_t _mask = 0;
    std::vector<std::uint32_t> _cellOfPoint; // by input index; scratch of build()
    std::vector<std::uint32_t> _starts;      // by cell, and one more: where its items begin
    std::vector<Item> _items;                // sorted by cell, then by index
};

template<typename Visit>
void SpatialGrid::forEachNear(const Vec2& center, float radius, Visit&& visit) const {
    if (_items.empty() || !isFinite(center) || !(radius >= 0.f) || !std::isfinite(radius)) return;
    const float radiusSquared = radius * radius;
    const Span columns = cellsAcross(center.x, radius);
    const Span rows = cellsAcross(center.y, radius);
    for (std::int64_t row = 0; row < rows.count; ++row) {
        for (std::int64_t column = 0; column < columns.count; ++column) {
            const std::uint32_t cell = cellAt(columns.first + column, rows.first + row);
            for (std::uint32_t i = _starts[cell]; i < _starts[cell + 1]; ++i) {
                const float distanceSquared = (_items[i].point - center).lengthSquared();
                if (distanceSquared <= radiusSquared) visit(_items[i].index, distanceSquared);
            }
        }
    }
}

template<typename Visit>
void SpatialGrid::pairsBetween(std::uint32_t a, std::uint32_t b, float radiusSquared, Visit& visit) const {
    for (std::uint32_t i = _starts[a]; i < _starts[a + 1]; ++i) {
        for (std::uint32_t j = a == b ? i + 1 : _starts[b]; j < _starts[b + 1]; ++j) {
            const float distanceSquared = (_items[j].point - _items[i].point).lengthSquared();
            if (distanceSquared <= radiusSquared) visit(_items[i].index, _items[j].index, distanceSquared);
        }
    }
}

template<typename Visit>
void SpatialGrid::forEachPair(float radius, Visit&& visit) const {
    if (_items.empty() || !(radius >= 0.f)) return;
    const float reach = std::min(radius, _cellSize);
    const float reachSquared = reach * reach;
    for (std::int64_t row = 0; row <= _mask; ++row) {
        for (std::int64_t column = 0; column <= _mask; ++column) {
            const std::uint32_t cell = cellAt(column, row);
            if (_starts[cell] == _starts[cell + 1]) continue;
            // Half of the neighbourhood: the other half meets this cell when its own turn comes.
            pairsBetween(cell, cell, reachSquared, visit);
            pairsBetween(cell, cellAt(column + 1, row), reachSquared, visit);
            pairsBetween(cell, cellAt(column - 1, row + 1), reachSquared, visit);
            pairsBetween(cell, cellAt(column, row + 1), reachSquared, visit);
            pairsBetween(cell, cellAt(column + 1, row + 1), reachSquared, visit);
        }
    }
}

} // namespace copra
