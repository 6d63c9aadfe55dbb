#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "render/Quads.h"
#include "render/Texture2D.h"

#include <vector>

namespace copra {
class GridDrawing;
}

namespace cocos2d {

class Renderer;

/// A texture of the contents of a NodeGrid, drawn over vertices that actions move.
///
/// Vertices are in design points of the world; z is the height above the screen in the default perspective projection:
/// the eye is in front of the center of the design area, at a distance of its height divided by 1.1547.
class GridBase : public Ref {
public:
    /// The node of an inactive grid is drawn normally.
    bool isActive() const { return _active; }
    void setActive(bool active) { _active = active; }
    /// Number of further actions that start with this grid in its current state.
    int getReuseGrid() const { return _reuseGrid; }
    void setReuseGrid(int reuseGrid) { _reuseGrid = reuseGrid; }
    /// Number of columns and rows.
    const Size& getGridSize() const { return _gridSize; }
    /// Size of a column and row, in points.
    const Vec2& getStep() const { return _step; }
    void setStep(const Vec2& step) { _step = step; }
    /// The part of the world that the grid covers.
    const Rect& getGridRect() const { return _gridRect; }

    /// Makes the current vertices the original ones, if getReuseGrid() allows it.
    virtual void reuse() = 0;
    /// Resets all vertices.
    virtual void calculateVertexPoints() = 0;
    /// Adds the deformed texture to the frame. Called by NodeGrid.
    virtual void draw(copra::GridDrawing& drawing) const = 0;

    ~GridBase() override;

protected:
    GridBase();
    /// A rectangle of zero size means the design area. False and a log line if the number of columns or rows is not
    /// within 1 to 512.
    bool initWithSize(const Size& gridSize, const Rect& rect);
    int columns() const { return static_cast<int>(_gridSize.width); }
    int rows() const { return static_cast<int>(_gridSize.height); }

    bool _active = false;
    int _reuseGrid = 0;
    Size _gridSize;
    Vec2 _step;
    Rect _gridRect;
};

/// A grid whose cells share vertices: it bends.
class Grid3D : public GridBase {
public:
    static Grid3D* create(const Size& gridSize);
    static Grid3D* create(const Size& gridSize, const Rect& rect);

    /// The vertex in column pos.x and row pos.y, from 0 to the grid's size inclusive. Positions outside assert, return
    /// (0, 0, 0) and are not set.
    Vec3 getVertex(const Vec2& pos) const;
    Vec3 getOriginalVertex(const Vec2& pos) const;
    void setVertex(const Vec2& pos, const Vec3& vertex);
    /// True: cells that are nearer to the eye are drawn later.
    void setNeedDepthTestForBlit(bool neededDepthTest) { _needDepthTestForBlit = neededDepthTest; }
    bool getNeedDepthTestForBlit() const { return _needDepthTestForBlit; }

    void reuse() override;
    void calculateVertexPoints() override;
    void draw(copra::GridDrawing& drawing) const override;

    bool initWithSize(const Size& gridSize, const Rect& rect);

private:
    int indexOf(const Vec2& pos) const;

    std::vector<Vec3> _vertices; ///< column by column
    std::vector<Vec3> _originalVertices;
    bool _needDepthTestForBlit = false;
};

/// A grid of tiles with vertices of their own.
class TiledGrid3D : public GridBase {
public:
    static TiledGrid3D* create(const Size& gridSize);
    static TiledGrid3D* create(const Size& gridSize, const Rect& rect);

    /// The tile in column pos.x and row pos.y. Positions outside assert, return zeros and are not set.
    Quad3 getTile(const Vec2& pos) const;
    Quad3 getOriginalTile(const Vec2& pos) const;
    void setTile(const Vec2& pos, const Quad3& coords);

    void reuse() override;
    void calculateVertexPoints() override;
    void draw(copra::GridDrawing& drawing) const override;

    bool initWithSize(const Size& gridSize, const Rect& rect);

private:
    int indexOf(const Vec2& pos) const;

    std::vector<Quad3> _tiles; ///< column by column
    std::vector<Quad3> _originalTiles;
};

} // namespace cocos2d
