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

/// A picture of what a NodeGrid holds, stretched over points that actions move.
///
/// Points are design points of the world; z is the height above the screen, seen in the perspective of the
/// original's default projection: the eye stands in front of the middle of the design area, at its height
/// divided by 1.1547.
class GridBase : public Ref {
public:
    /// An inactive grid draws nothing: its node is drawn as usual.
    bool isActive() const { return _active; }
    void setActive(bool active) { _active = active; }
    /// How many more actions may go on with this grid as the one before left it.
    int getReuseGrid() const { return _reuseGrid; }
    void setReuseGrid(int reuseGrid) { _reuseGrid = reuseGrid; }
    /// Number of columns and rows.
    const Size& getGridSize() const { return _gridSize; }
    /// Size of a column and row, in points.
    const Vec2& getStep() const { return _step; }
    void setStep(const Vec2& step) { _step = step; }
    /// The part of the world that the grid covers.
    const Rect& getGridRect() const { return _gridRect; }

    /// Takes the points as they are for the original ones, if the grid may be reused once more.
    virtual void reuse() = 0;
    /// Puts all points back to where they belong.
    virtual void calculateVertexPoints() = 0;
    /// Adds the stretched picture to the frame. For NodeGrid.
    virtual void draw(copra::GridDrawing& drawing) const = 0;

    ~GridBase() override;

protected:
    GridBase();
    /// A rectangle of zero size means the design area. A size without columns or rows is refused: asserts, or
    /// in release logs and returns false.
    bool initWithSize(const Size& gridSize, const Rect& rect);
    int columns() const { return static_cast<int>(_gridSize.width); }
    int rows() const { return static_cast<int>(_gridSize.height); }

    bool _active = false;
    int _reuseGrid = 0;
    Size _gridSize;
    Vec2 _step;
    Rect _gridRect;
};

/// Points that neighbouring fields share: the picture bends.
class Grid3D : public GridBase {
public:
    static Grid3D* create(const Size& gridSize);
    static Grid3D* create(const Size& gridSize, const Rect& rect);

    /// The point in column pos.x and row pos.y, 0 up to and including the grid's size. Outside: asserted
    /// against, (0, 0, 0) or ignored.
    Vec3 getVertex(const Vec2& pos) const;
    Vec3 getOriginalVertex(const Vec2& pos) const;
    void setVertex(const Vec2& pos, const Vec3& vertex);
    /// Draws what is nearer to the eye later.
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

/// Fields that move on their own: the picture falls into tiles.
class TiledGrid3D : public GridBase {
public:
    static TiledGrid3D* create(const Size& gridSize);
    static TiledGrid3D* create(const Size& gridSize, const Rect& rect);

    /// The tile in column pos.x and row pos.y. Outside: asserted against, zeros or ignored.
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
