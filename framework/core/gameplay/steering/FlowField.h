#pragma once

#include "gameplay/steering/Steerable.h"
#include "math/Rect.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace copra {

/// A vector field over an area, such as wind or the way of a crowd to a door: a lattice of vectors with
/// bilinear interpolation (Reynolds' flow field following).
class FlowField {
public:
    /// Creates a field of `columns` x `rows` vectors, all (0, 0), at the centers of equal cells of `area`.
    /// Cells are usually 20 to 60 points wide, the size of the smallest gap to pass, because leadTo() blocks
    /// whole cells. There can be 1 to 4096 columns and rows, and the area must not be empty. Other values are
    /// logged and give a field of one empty cell.
    FlowField(const cocos2d::Rect& area, std::size_t columns, std::size_t rows);

    /// Sets each cell to the vector that `flow` returns for its center. Infinite and NaN vectors count as (0,
    /// 0). An empty function changes nothing.
    void fill(const std::function<Vec2(const Vec2& position)>& flow);
    /// Points every cell along the shortest path to `goal`, around the cells for which `isBlocked` returns
    /// true. Paths lead to the eight neighbors of a cell and do not cut corners. It uses Dijkstra's
    /// algorithm, O(n log n); call it when the obstacles change. Cells without a path get (0, 0). An infinite
    /// or NaN goal is ignored.
    void leadTo(const Vec2& goal, const std::function<bool(const Vec2& position)>& isBlocked);

    /// Sets the flow of a cell, counted from the lower left corner. A cell out of range is ignored. An
    /// infinite or NaN flow counts as (0, 0).
    void set(std::size_t column, std::size_t row, const Vec2& flow);
    /// Returns the flow of a cell, which must exist.
    const Vec2& at(std::size_t column, std::size_t row) const { return _flows[row * _columns + column]; }
    /// Returns the number of columns.
    std::size_t columns() const { return _columns; }
    /// Returns the number of rows.
    std::size_t rows() const { return _rows; }
    /// Returns the rectangle that the cells divide, in points.
    const cocos2d::Rect& area() const { return _area; }
    /// Returns the center of a cell, in points.
    Vec2 centerOf(std::size_t column, std::size_t row) const;
    /// Returns the interpolated flow at a position. Outside of the area, it is the flow at the nearest edge.
    Vec2 flowAt(const Vec2& position) const;

private:
    std::size_t cellAt(const Vec2& position) const;

    cocos2d::Rect _area;
    std::size_t _columns = 1;
    std::size_t _rows = 1;
    std::vector<Vec2> _flows;
};

/// Returns a velocity that follows the flow at the position that `self` will have in `seconds`. A flow of
/// length 1 or more gives full speed, and a shorter one a fraction of it.
[[nodiscard]] Vec2 followFlow(const Steerable& self, const FlowField& field, float seconds = 0.1f);

} // namespace copra
