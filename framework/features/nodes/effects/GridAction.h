#pragma once

#include "action/ActionInstant.h"
#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/fwd.h"

namespace copra {

/// An action with an amplitude that other actions can change while it runs; see AccelAmplitude.
class Amplified {
public:
    virtual ~Amplified() = default;
    /// Returns the factor by which the amplitude is multiplied; 1 by default. With 0, the action moves
    /// nothing. AccelAmplitude, DeccelAmplitude, and AccelDeccelAmplitude change it over time, between 0 and
    /// 1.
    float getAmplitudeRate() const { return _amplitudeRate; }
    /// Sets the factor by which the amplitude is multiplied, also while the action runs. 0 moves nothing; 1,
    /// the default, is the whole amplitude. Larger and negative factors are possible.
    void setAmplitudeRate(float amplitudeRate) { _amplitudeRate = amplitudeRate; }
    /// Returns the amplitude: how far the action moves its vertices, in points. Twirl rotates by it.
    float getAmplitude() const { return _amplitude; }
    /// Sets the amplitude: how far the action moves its vertices, in points. Twirl rotates by it.
    void setAmplitude(float amplitude) { _amplitude = amplitude; }

protected:
    float _amplitude = 0.0f;
    float _amplitudeRate = 1.0f;
};

} // namespace copra

namespace cocos2d {

/// The base class of the actions that move the vertices of the grid of a NodeGrid. Any other node is an
/// error: debug builds assert; release builds log it, and the action does nothing. The grid remains after the
/// action; StopGrid deactivates it.
class GridAction : public ActionInterval {
public:
    /// Returns a new grid for the target of the action, autoreleased.
    virtual GridBase* getGrid() = 0;
    GridAction* clone() const override = 0;
    /// Returns an autoreleased action that plays a copy backward.
    ActionInterval* reverse() const override;
    /// Continues with the grid of the node if that is to be reused. If it has another size or is not active,
    /// debug builds assert; release builds log that and use a new grid. Otherwise, sets a new grid.
    void startWithTarget(Node* target) override;

    /// Sets the duration in seconds and the number of columns and rows, from 1 to 512. Other numbers are
    /// clamped with a warning.
    bool initWithDuration(float duration, const Size& gridSize);

protected:
    Size _gridSize;
    NodeGrid* _gridNodeTarget = nullptr; ///< The node whose grid is changed, not retained.
};

/// Base class of the actions that bend a grid.
class Grid3DAction : public GridAction {
public:
    /// Returns a new Grid3D, autoreleased.
    GridBase* getGrid() override;
    Grid3DAction* clone() const override = 0;
    /// Returns a vertex of the grid as it is now, by column and row, which are whole numbers from 0 at the
    /// lower left. Other positions are errors: debug builds assert; release builds log it and return (0, 0,
    /// 0). Without a grid, the vertex is zero.
    Vec3 getVertex(const Vec2& position) const;
    /// Returns where the vertex was before any action moved it.
    Vec3 getOriginalVertex(const Vec2& position) const;
    /// Moves a vertex, in world coordinates, with z toward the viewer.
    void setVertex(const Vec2& position, const Vec3& vertex);
    /// Deprecated name of getVertex().
    Vec3 vertex(const Vec2& position) { return getVertex(position); }
    /// Deprecated name of getOriginalVertex().
    Vec3 originalVertex(const Vec2& position) { return getOriginalVertex(position); }
    /// Returns the area of the world that the grid covers.
    Rect getGridRect() const;

protected:
    /// Returns the grid of the target, or null if it has none of this class.
    Grid3D* grid() const;

    /// Sets each vertex to the result of move(Vec3& vertex, int column, int row), applied to the original
    /// one.
    template<class Move>
    void moveVertices(const Move& move) {
        Grid3D* target = grid();
        if (!target) return;
        const int columns = static_cast<int>(_gridSize.width);
        const int rows = static_cast<int>(_gridSize.height);
        for (int i = 0; i <= columns; ++i) {
            for (int j = 0; j <= rows; ++j) {
                const Vec2 place(static_cast<float>(i), static_cast<float>(j));
                Vec3 vertex = target->getOriginalVertex(place);
                move(vertex, i, j);
                target->setVertex(place, vertex);
            }
        }
    }
};

/// Base class of the actions that move tiles.
class TiledGrid3DAction : public GridAction {
public:
    /// Returns a new TiledGrid3D, autoreleased.
    GridBase* getGrid() override;
    TiledGrid3DAction* clone() const override = 0;
    /// Returns the corners of a tile as they are now, by column and row from the lower left.
    Quad3 getTile(const Vec2& position) const;
    /// Returns the corners of a tile before any action moved them, by column and row from the lower left.
    Quad3 getOriginalTile(const Vec2& position) const;
    /// Moves the corners of a tile, in world coordinates, with z toward the viewer.
    void setTile(const Vec2& position, const Quad3& coords);
    /// Deprecated name of getTile().
    Quad3 tile(const Vec2& position) { return getTile(position); }
    /// Deprecated name of getOriginalTile().
    Quad3 originalTile(const Vec2& position) { return getOriginalTile(position); }

protected:
    /// Returns the grid of the target, or null if it has none of this class.
    TiledGrid3D* grid() const;

    /// Sets each tile to the result of move(Quad3& tile, int column, int row), applied to the original one.
    template<class Move>
    void moveTiles(const Move& move) {
        TiledGrid3D* target = grid();
        if (!target) return;
        const int columns = static_cast<int>(_gridSize.width);
        const int rows = static_cast<int>(_gridSize.height);
        for (int i = 0; i < columns; ++i) {
            for (int j = 0; j < rows; ++j) {
                const Vec2 place(static_cast<float>(i), static_cast<float>(j));
                Quad3 tile = target->getOriginalTile(place);
                move(tile, i, j);
                target->setTile(place, tile);
            }
        }
    }
};

/// Deactivates the grid of a NodeGrid, which is then drawn normally. Any other target is an error: debug
/// builds assert; release builds log it, and the action does nothing.
class StopGrid : public ActionInstant {
public:
    /// Creates an action that deactivates the grid of its target, a NodeGrid, at once.
    static StopGrid* create();
    StopGrid* clone() const override;
    StopGrid* reverse() const override;
    void update(float time) override;
};

/// Lets the next grid actions of a NodeGrid start with the current state of its grid. Any other target is an
/// error: debug builds assert; release builds log it, and the action does nothing.
class ReuseGrid : public ActionInstant {
public:
    /// Creates an action that lets the next `times` grid actions continue with the grid as it is, instead of
    /// setting a new one.
    static ReuseGrid* create(int times);
    ReuseGrid* clone() const override;
    ReuseGrid* reverse() const override;
    void update(float time) override;

    /// Sets how many further actions use the grid. Returns true.
    bool initWithTimes(int times);

protected:
    int _times = 0;
};

} // namespace cocos2d
