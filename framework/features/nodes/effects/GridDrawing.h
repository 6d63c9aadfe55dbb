#pragma once

#include "math/Rect.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/Vertex.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

#include <vector>

namespace copra {

/// Draws the cells of a grid in perspective: parts of a texture at corners in space.
class GridDrawing {
public:
    /// The corners of a cell, by QuadCorner.
    struct Corners {
        cocos2d::Vec3 at[4];
    };

    /// The texture shows the rectangle `visible` of the world, with rows from the bottom up.
    GridDrawing(cocos2d::Renderer& renderer, cocos2d::Texture2D* texture, const cocos2d::Rect& visible,
                float globalZ);

    /// Sets the larger number of columns and rows of the grid whose cells are added. Cells of finer grids are
    /// divided less, see limits::kGridParts.
    void setCellsAlongSide(int cells);
    /// Adds a cell: the part of the texture within `original`, drawn at `corners`.
    void add(const Corners& corners, const Corners& original);
    /// Makes flush() draw the cells that are added afterward, the farthest first.
    void sortByDepth() { _sorts = true; }
    /// Draws the cells that sortByDepth() held back.
    void flush();
    /// The cells that are added afterward show the texture upside down.
    void flip() { _flipped = true; }

    /// The arguments of the constructor.
    cocos2d::Texture2D* texture() const { return _texture; }
    cocos2d::Renderer& renderer() const { return _renderer; }
    float globalZ() const { return _globalZ; }

    /// The position on the screen of a point in space.
    cocos2d::Vec2 project(const cocos2d::Vec3& point) const;

private:
    struct Cell {
        Vertex corners[4];
        float depth;
    };

    float scaleAt(float z) const;
    /// Returns the number of parts into which each side of a cell is divided.
    int partsOf(const Corners& corners) const;
    void addFlat(const Corners& corners, const Corners& original);
    /// Allocates vertices for this many cells in the render stream.
    Vertex* allocate(std::size_t cells);
    static void write(const Cell& cell, Vertex* vertex);

    static constexpr std::size_t kVerticesPerCell = 6;
    static constexpr int kMaxParts = 64; ///< The most parts in each direction, for steep angles.

    cocos2d::Renderer& _renderer;
    cocos2d::Texture2D* _texture;
    cocos2d::Rect _visible;
    cocos2d::Vec2 _texels; ///< The pixels of the texture for each point.
    cocos2d::Vec2 _center; ///< The center of the screen, below the eye.
    float _eye;            ///< The distance of the eye.
    float _globalZ;
    int _mostParts = kMaxParts;
    bool _sorts = false;
    bool _flipped = false;
    std::vector<Cell> _cells;
};

} // namespace copra
