#pragma once

#include "gameplay/Steerable.h"
#include "math/Rect.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace copra {

/// Directions laid over an area, as wind or a crowd's way to a door: a lattice of vectors, in between mixed
/// evenly (Reynolds' flow field following).
class FlowField {
public:
    /// `columns` x `rows` vectors at the middles of equal cells of `area`, all (0, 0). At least 1 of each and
    /// an area with a size; a fault is logged and leaves a field of one empty cell.
    FlowField(const cocos2d::Rect& area, std::size_t columns, std::size_t rows);

    /// Asks for the vector of each cell's middle. Vectors that are not finite count as (0, 0).
    void fill(const std::function<Vec2(const Vec2& place)>& flow);
    /// Lets every cell point along the shortest way to `goal` around cells that `isBlocked`, eight
    /// neighbours a cell, not cutting corners (Dijkstra; O(n log n), for when the ground changes). Cells from
    /// which there is no way are (0, 0).
    void leadTo(const Vec2& goal, const std::function<bool(const Vec2& place)>& isBlocked);

    void set(std::size_t column, std::size_t row, const Vec2& flow);
    const Vec2& at(std::size_t column, std::size_t row) const { return _flows[row * _columns + column]; }
    std::size_t columns() const { return _columns; }
    std::size_t rows() const { return _rows; }
    const cocos2d::Rect& area() const { return _area; }
    Vec2 middleOf(std::size_t column, std::size_t row) const;
    /// The flow at a place; outside, that of the nearest edge.
    Vec2 flowAt(const Vec2& place) const;

private:
    std::size_t cellAt(const Vec2& place) const;

    cocos2d::Rect _area;
    std::size_t _columns = 1;
    std::size_t _rows = 1;
    std::vector<Vec2> _flows;
};

/// Flies along the flow where it will be in `seconds`: a flow of length 1 or more wishes for full speed, a
/// weaker one for its share.
Vec2 followFlow(const Steerable& self, const FlowField& field, float seconds = 0.1f);

} // namespace copra
