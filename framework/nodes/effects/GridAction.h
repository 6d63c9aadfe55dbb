#pragma once

#include "action/ActionInstant.h"
#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "nodes/effects/Grid.h"

namespace copra {

/// An action with a strength that others can change while it runs; see AccelAmplitude.
class Amplified {
public:
    virtual ~Amplified() = default;
    /// Share of the amplitude that is applied, 1 from the start.
    float getAmplitudeRate() const { return _amplitudeRate; }
    void setAmplitudeRate(float amplitudeRate) { _amplitudeRate = amplitudeRate; }
    float getAmplitude() const { return _amplitude; }
    void setAmplitude(float amplitude) { _amplitude = amplitude; }

protected:
    float _amplitude = 0.0f;
    float _amplitudeRate = 1.0f;
};

} // namespace copra

namespace cocos2d {

class NodeGrid;

/// Base of the actions that move the points of a NodeGrid's grid. On another kind of node they are asserted
/// against and do nothing. The grid stays when the action is over: StopGrid ends it.
class GridAction : public ActionInterval {
public:
    /// A new grid as the action needs it, for the node it runs on.
    virtual GridBase* getGrid() = 0;
    GridAction* clone() const override = 0;
    /// Plays a copy backwards.
    ActionInterval* reverse() const override;
    /// Goes on with the node's grid where that may be reused (asserting that it has the right size),
    /// otherwise gives it a new one.
    void startWithTarget(Node* target) override;

    /// Seconds; number of columns and rows, 1 or more.
    bool initWithDuration(float duration, const Size& gridSize);

protected:
    Size _gridSize;
    NodeGrid* _gridNodeTarget = nullptr; ///< Weak.
};

/// Base of the actions that bend a picture.
class Grid3DAction : public GridAction {
public:
    GridBase* getGrid() override;
    Vec3 getVertex(const Vec2& position) const;
    Vec3 getOriginalVertex(const Vec2& position) const;
    void setVertex(const Vec2& position, const Vec3& vertex);
    /// What of the world the grid covers.
    Rect getGridRect() const;

protected:
    Grid3D* grid() const;

    /// Calls move(Vec3& vertex, int column, int row) with each original point and takes what it makes of it.
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

/// Base of the actions that break a picture into tiles.
class TiledGrid3DAction : public GridAction {
public:
    GridBase* getGrid() override;
    Quad3 getTile(const Vec2& position) const;
    Quad3 getOriginalTile(const Vec2& position) const;
    void setTile(const Vec2& position, const Quad3& coords);

protected:
    TiledGrid3D* grid() const;

    /// Calls move(Quad3& tile, int column, int row) with each original tile and takes what it makes of it.
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

/// Ends the grid of a NodeGrid: it is drawn as usual again.
class StopGrid : public ActionInstant {
public:
    static StopGrid* create();
    StopGrid* clone() const override;
    StopGrid* reverse() const override;
    void update(float time) override;
};

/// Lets the next grid actions go on with the grid as the one before leaves it.
class ReuseGrid : public ActionInstant {
public:
    /// For this many actions.
    static ReuseGrid* create(int times);
    ReuseGrid* clone() const override;
    ReuseGrid* reverse() const override;
    void update(float time) override;

    bool initWithTimes(int times);

protected:
    int _times = 0;
};

} // namespace cocos2d
