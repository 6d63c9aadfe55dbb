#pragma once

#include "math/Rect.h"
#include "math/Vec2.h"

namespace copra {

/// The places of the cells of a tile map. The lower left corner of cell (column, row) is origin + column *
/// columnStep + row * rowStep, and the cells of every second row or column are moved by `stagger`. Rows count
/// from the top; positions have y up, in whatever unit the steps have.
struct TileGrid {
    enum class Staggered { Nothing, OddRows, OddColumns };

    cocos2d::Vec2 origin; ///< The lower left corner of cell (0, 0).
    cocos2d::Vec2 columnStep;
    cocos2d::Vec2 rowStep;
    Staggered staggered = Staggered::Nothing;
    cocos2d::Vec2 stagger;

    /// A range of columns in a row, from left to right. It is empty if `last` is below `first`.
    struct Span {
        int first = 0;
        int last = -1;
    };

    /// Returns a grid with cells of `width` x `height` in straight rows.
    static TileGrid orthogonal(int rows, float width, float height);
    /// Returns a grid with cells in diamonds. Cell (0, 0) is at the top, and rows go down to the left.
    static TileGrid isometric(int columns, int rows, float width, float height);
    /// Returns a grid with cells in rows, every second of which is moved by half a width. The rows are
    /// (height + side) / 2 apart; with a `side` of 0, this is a staggered map. Odd rows are to the right of
    /// even ones or, with `even`, to the left of them.
    static TileGrid staggeredRows(int rows, float width, float height, float side, bool even);
    /// Returns the grid of a staggered map that is turned by 90 degrees: every second column is moved by half
    /// a height. Odd columns are below even ones or, with `even`, above them.
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
