#pragma once

#include "base/Array.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "nodes/effects/fwd.h"
#include "opengl/CustomCommand.h"
#include "render/Quads.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

namespace cocos2d {

/// A texture of the contents of a NodeGrid, drawn over vertices that actions move.
///
/// Vertices are in world coordinates. z is the height above the screen in the default perspective projection,
/// whose eye is in front of the center of the design area, at a distance of its height divided by 1.1547.
///
/// A custom grid overrides calculateVertexPoints(), reuse(), and blit(), which draws _texture with OpenGL.
class GridBase : public Ref {
public:
    /// Creates a grid that draws nothing, of `gridSize` columns and rows.
    static GridBase* create(const Size& gridSize);
    /// Creates a grid of `gridSize` columns and rows. `texture` is ignored, because the contents are drawn
    /// into a texture of the node. `flipped` has no effect either.
    static GridBase* create(const Size& gridSize, Texture2D* texture, bool flipped);

    /// Whether the grid is active. The node of an inactive grid is drawn normally.
    bool isActive() const { return _active; }
    /// Sets whether the grid is active. The node of an inactive grid is drawn normally.
    void setActive(bool active) { _active = active; }
    /// Returns the number of further actions that start with this grid in its current state.
    int getReuseGrid() const { return _reuseGrid; }
    /// Sets the number of further actions that start with this grid in its current state.
    void setReuseGrid(int reuseGrid) { _reuseGrid = reuseGrid; }
    /// Returns the number of columns and rows.
    const Size& getGridSize() const { return _gridSize; }
    /// Returns the size of a column and a row, in points.
    const Vec2& getStep() const { return _step; }
    /// Sets the size of a column and a row, in points.
    void setStep(const Vec2& step) { _step = step; }
    /// Returns the rectangle that the grid covers, in world coordinates.
    const Rect& getGridRect() const { return _gridRect; }
    /// Sets the rectangle that the grid covers, in world coordinates.
    void setGridRect(const Rect& rect) { _gridRect = rect; }
    /// Sets the number of columns and rows without changing the vertices; see calculateVertexPoints().
    void setGridSize(const Size& gridSize) { _gridSize = gridSize; }
    /// Whether the contents are upside down.
    bool isTextureFlipped() const { return _isTextureFlipped; }
    /// Sets whether the contents are upside down.
    void setTextureFlipped(bool flipped);

    /// Makes the current vertices the original ones, if getReuseGrid() allows it.
    virtual void reuse() {}
    /// Resets all vertices. A derived class overrides it; the base class does nothing.
    virtual void calculateVertexPoints() {}
    /// Draws the deformed texture with OpenGL, in a CustomCommand. The base class draws nothing. Grid3D and
    /// TiledGrid3D do not call this function, unless a derived class calls GridBase::draw() in draw().
    virtual void blit() {}
    /// Called before the node is drawn into the texture.
    virtual void beforeBlit() {}
    /// Called after the node was drawn into the texture.
    virtual void afterBlit() {}
    /// Adds the deformed texture to the frame. NodeGrid calls it. The base class calls beforeBlit(), blit(),
    /// and afterBlit().
    virtual void draw(copra::GridDrawing& drawing);

    GridBase();
    ~GridBase() override;
    /// Initializes a grid over the design area. If the number of columns or rows is not within 1 to 512, the
    /// function logs that and returns false.
    bool initWithSize(const Size& gridSize) { return initWithSize(gridSize, Rect::ZERO); }
    /// Initializes a grid over a rectangle; size 0 means the design area. If the number of columns or rows is
    /// not within 1 to 512, the function logs that and returns false.
    bool initWithSize(const Size& gridSize, const Rect& rect);
    /// Initializes a grid over the design area that draws a texture. If the number of columns or rows is not
    /// within 1 to 512, the function logs that and returns false.
    bool initWithSize(const Size& gridSize, Texture2D* texture, bool flipped);
    /// Initializes a grid over a rectangle that draws a texture; size 0 means the design area. If the number
    /// of columns or rows is not within 1 to 512, the function logs that and returns false.
    bool initWithSize(const Size& gridSize, Texture2D* texture, bool flipped, const Rect& rect);

protected:
    int columns() const { return static_cast<int>(_gridSize.width); } ///< Returns the number of columns.
    int rows() const { return static_cast<int>(_gridSize.height); }   ///< Returns the number of rows.

    bool _active = false;
    int _reuseGrid = 0;
    Size _gridSize;
    Vec2 _step;
    Rect _gridRect;
    bool _isTextureFlipped = false;
    RefPtr<Texture2D> _texture;          ///< The contents while they are drawn, with rows from the bottom up.
    GLProgram* _shaderProgram = nullptr; ///< The standard shader program with a texture, not retained.

private:
    CustomCommand _blitCommand;
};

/// A grid whose cells share vertices, so that it bends.
class Grid3D : public GridBase {
public:
    /// Creates a grid over the design area. `gridSize` is the number of columns and rows, from 1 to 512;
    /// other numbers are logged, and the function returns null.
    static Grid3D* create(const Size& gridSize);
    /// Creates a grid over a rectangle; size 0 means the design area.
    static Grid3D* create(const Size& gridSize, const Rect& rect);
    /// Creates a grid over the design area that draws a texture, upside down if `flipped` is true.
    static Grid3D* create(const Size& gridSize, Texture2D* texture, bool flipped);
    /// Creates a grid over a rectangle that draws a texture, upside down if `flipped` is true.
    static Grid3D* create(const Size& gridSize, Texture2D* texture, bool flipped, const Rect& rect);

    /// Returns the vertex in column pos.x and row pos.y, from 0 to the size of the grid inclusive. A position
    /// outside of the grid is an error: debug builds assert; release builds log it and return (0, 0, 0).
    Vec3 getVertex(const Vec2& pos) const;
    /// Returns the vertex before it was moved.
    Vec3 getOriginalVertex(const Vec2& pos) const;
    /// Moves the vertex in column pos.x and row pos.y to a position in space. A column or row outside of the
    /// grid is an error: debug builds assert; release builds log it and do nothing.
    void setVertex(const Vec2& pos, const Vec3& vertex);
    /// Deprecated name of getVertex().
    Vec3 vertex(const Vec2& pos) const { return getVertex(pos); }
    /// Deprecated name of getOriginalVertex().
    Vec3 originalVertex(const Vec2& pos) const { return getOriginalVertex(pos); }
    /// Sets whether cells that are nearer to the eye are drawn later.
    void setNeedDepthTestForBlit(bool neededDepthTest) { _needDepthTestForBlit = neededDepthTest; }
    /// Whether cells that are nearer to the eye are drawn later.
    bool getNeedDepthTestForBlit() const { return _needDepthTestForBlit; }

    /// Continues from the current vertices, if setReuseGrid() allows a further action.
    void reuse() override;
    /// Puts all vertices where they are before any action.
    void calculateVertexPoints() override;
    void draw(copra::GridDrawing& drawing) override;

private:
    int indexOf(const Vec2& pos) const;

    copra::Array<Vec3> _vertices; ///< The vertices, column by column.
    copra::Array<Vec3> _originalVertices;
    bool _needDepthTestForBlit = false;
};

/// A grid of tiles that do not share vertices.
class TiledGrid3D : public GridBase {
public:
    /// Creates a grid over the design area. `gridSize` is the number of columns and rows, from 1 to 512;
    /// other numbers are logged, and the function returns null.
    static TiledGrid3D* create(const Size& gridSize);
    /// Creates a grid over a rectangle; size 0 means the design area.
    static TiledGrid3D* create(const Size& gridSize, const Rect& rect);
    /// Creates a grid over the design area that draws a texture, upside down if `flipped` is true.
    static TiledGrid3D* create(const Size& gridSize, Texture2D* texture, bool flipped);
    /// Creates a grid over a rectangle that draws a texture, upside down if `flipped` is true.
    static TiledGrid3D* create(const Size& gridSize, Texture2D* texture, bool flipped, const Rect& rect);

    /// Returns the tile in column pos.x and row pos.y. A column or row outside of the grid is an error:
    /// debug builds assert; release builds log it and return zeros.
    Quad3 getTile(const Vec2& pos) const;
    /// Returns the tile before it was moved.
    Quad3 getOriginalTile(const Vec2& pos) const;
    /// Moves the four corners of the tile in column pos.x and row pos.y. A column or row outside of the grid
    /// is an error: debug builds assert; release builds log it and do nothing.
    void setTile(const Vec2& pos, const Quad3& coords);
    /// Deprecated name of getTile().
    Quad3 tile(const Vec2& pos) const { return getTile(pos); }
    /// Deprecated name of getOriginalTile().
    Quad3 originalTile(const Vec2& pos) const { return getOriginalTile(pos); }

    /// Continues from the current tiles, if setReuseGrid() allows a further action.
    void reuse() override;
    /// Puts all tiles where they are before any action.
    void calculateVertexPoints() override;
    void draw(copra::GridDrawing& drawing) override;

private:
    int indexOf(const Vec2& pos) const;

    copra::Array<Quad3> _tiles; ///< The tiles, column by column.
    copra::Array<Quad3> _originalTiles;
};

} // namespace cocos2d
