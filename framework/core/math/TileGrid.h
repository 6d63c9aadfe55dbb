#pragma once

#include "math/Rect.h"
#include "math/Vec2.h"

namespace copra {

/// Where the cells of a tile map lie: the lower left corner of cell (column, row) is origin + column *
/// columnStep + row * rowStep, and the cells of every second row or column are moved by `stagger`. Rows count
/// from the top; positions have y up, in whatever unit the steps have.
struct TileGrid {
    enum class Staggered { Nothing, OddRows, OddColumns };

    cocos2d::Vec2 origin; ///< The lower left corner of cell (0, 0).
    cocos2d::Vec2 columnStep;
    cocos2d::Vec2 rowStep;
    Staggered staggered = Staggered::Nothing;
    cocos2d::Vec2 stagger;

    /// Columns in a row, left to right; empty where last < first.
    struct Span {
        int first = 0;
        int last = -1;
    };

    /// Cells of `width` x `height` in straight rows.
    static TileGrid orthogonal(int rows, float width, float height);
    /// Cells in diamonds; cell (0, 0) is at the top, rows go down to the left.
    static TileGrid isometric(int columns, int rows, float width, float height);
    /// Cells in rows, every second of which is moved by half a width; rows are (height + side) / 2 apart.
    /// With `side` 0 this is a staggered map. `even`: rows 0, 2, ... are moved to the right, and so odd ones
    /// to the left.
    static TileGrid staggeredRows(int rows, float width, float height, float side, bool even);
    /// Returns the grid of a staggered map that is turned by 90 degrees: every second column is moved by half
    /// a height, odd ones down, or up where `even`.
    static TileGrid staggeredColumns(int rows, float width, float height, float side, bool even);

    /// Returns the lower left corner of a cell, or of a place between cells.
    cocos2d::Vec2 positionOf(float column, float row) const;

    /// Returns the rows in which a cell whose lower left corner lies in `area` can be; `rows` and `columns`
    /// say how many there are.
    Span rowsIn(const cocos2d::Rect& area, int columns, int rows) const;
    /// Returns the columns of a row whose lower left corners lie in `area`, rounded outward.
    Span columnsIn(const cocos2d::Rect& area, int row, int columns) const;
};

} // namespace copra
