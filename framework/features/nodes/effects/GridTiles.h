#pragma once

#include "base/Array.h"
#include "nodes/effects/GridAction.h"

#include <random>

namespace cocos2d {

/// Moves the corners of each tile randomly around their positions, again and again.
class ShakyTiles3D : public TiledGrid3DAction {
public:
    /// Creates an action that shakes the corners of each tile by up to `range` points in x and y, and with
    /// `shakeZ` in depth. `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to
    /// 512; other numbers are clamped with a warning.
    static ShakyTiles3D* create(float duration, const Size& gridSize, int range, bool shakeZ);
    ShakyTiles3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of tiles, the range of the shaking in points, and whether it
    /// also goes in depth. Returns true.
    bool initWithDuration(float duration, const Size& gridSize, int range, bool shakeZ);

protected:
    int _randrange = 0;
    bool _shakeZ = false;
};

/// Moves the corners of each tile randomly, once.
class ShatteredTiles3D : public TiledGrid3DAction {
public:
    /// Creates an action that moves the corners of each tile once, randomly by up to `range` points in x and
    /// y, and with `shatterZ` in depth. `duration` is in seconds. `gridSize` is the number of columns and
    /// rows, from 1 to 512; other numbers are clamped with a warning.
    static ShatteredTiles3D* create(float duration, const Size& gridSize, int range, bool shatterZ);
    ShatteredTiles3D* clone() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of tiles, the range of the moves in points, and whether they
    /// also go in depth. Returns true.
    bool initWithDuration(float duration, const Size& gridSize, int range, bool shatterZ);

protected:
    int _randrange = 0;
    bool _once = false;
    bool _shatterZ = false;
};

/// Base class of the actions that use the tiles in a random order.
class ShuffledTilesAction : public TiledGrid3DAction {
public:
    void startWithTarget(Node* target) override;
    /// Shuffles `len` numbers with the seed.
    void shuffle(unsigned int* array, unsigned int len) const;

protected:
    /// Initializes a new object. Equal seeds give equal orders; (unsigned)-1 gives a different order each
    /// time.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int seed);

    unsigned int _seed = 0;
    copra::Array<int> _tilesOrder; ///< The index of each tile's destination, column by column.
};

/// Exchanges the positions of the tiles.
class ShuffleTiles : public ShuffledTilesAction {
public:
    /// Creates an action that exchanges the positions of the tiles. The same `seed` gives the same order;
    /// (unsigned)-1 gives a different order each time. `duration` is in seconds. `gridSize` is the number of
    /// columns and rows, from 1 to 512; other numbers are clamped with a warning.
    static ShuffleTiles* create(float duration, const Size& gridSize, unsigned int seed);
    ShuffleTiles* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of tiles, and the seed of their order. Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int seed);
    /// Returns by how many columns and rows the tile at a position moves. If there is no such tile, the
    /// function logs that and returns (0, 0).
    Size getDelta(const Size& pos) const;
};

/// Shrinks the tiles to nothing, from the lower left corner to the upper right.
class FadeOutTRTiles : public TiledGrid3DAction {
public:
    /// Creates an action that shrinks the tiles to nothing, from the lower left corner to the upper right.
    /// `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers
    /// are clamped with a warning.
    static FadeOutTRTiles* create(float duration, const Size& gridSize);
    FadeOutTRTiles* clone() const override;
    void update(float time) override;

    /// Returns the remaining fraction of a tile at a time: 0 or less is nothing, and 1 or more the whole
    /// tile.
    virtual float testFunc(const Size& pos, float time);
    /// Shows the tile at a column and row.
    void turnOnTile(const Vec2& pos);
    /// Hides the tile at a column and row.
    void turnOffTile(const Vec2& pos);
    /// Scales a tile to the fraction `distance`.
    virtual void transformTile(const Vec2& pos, float distance);
};

/// Shrinks the tiles to nothing, from the upper right corner to the lower left.
class FadeOutBLTiles : public FadeOutTRTiles {
public:
    /// Creates an action that shrinks the tiles to nothing, from the upper right corner to the lower left.
    /// `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers
    /// are clamped with a warning.
    static FadeOutBLTiles* create(float duration, const Size& gridSize);
    FadeOutBLTiles* clone() const override;
    /// Returns the remaining fraction of a tile at a time; the upper right corner shrinks first.
    float testFunc(const Size& pos, float time) override;
};

/// Flattens the tiles from the bottom up.
class FadeOutUpTiles : public FadeOutTRTiles {
public:
    /// Creates an action that flattens the tiles from the bottom up. `duration` is in seconds. `gridSize` is
    /// the number of columns and rows, from 1 to 512; other numbers are clamped with a warning.
    static FadeOutUpTiles* create(float duration, const Size& gridSize);
    FadeOutUpTiles* clone() const override;
    /// Returns the remaining fraction of a tile at a time; the lowest row shrinks first.
    float testFunc(const Size& pos, float time) override;
    /// Flattens a tile to the fraction `distance` of its height.
    void transformTile(const Vec2& pos, float distance) override;
};

/// Flattens the tiles from the top down.
class FadeOutDownTiles : public FadeOutUpTiles {
public:
    /// Creates an action that flattens the tiles from the top down. `duration` is in seconds. `gridSize` is
    /// the number of columns and rows, from 1 to 512; other numbers are clamped with a warning.
    static FadeOutDownTiles* create(float duration, const Size& gridSize);
    FadeOutDownTiles* clone() const override;
    /// Returns the remaining fraction of a tile at a time; the uppermost row shrinks first.
    float testFunc(const Size& pos, float time) override;
};

/// Hides the tiles one after another, in a random order.
class TurnOffTiles : public ShuffledTilesAction {
public:
    /// Creates an action that hides the tiles one after another, in a different random order each time.
    /// `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers
    /// are clamped with a warning.
    static TurnOffTiles* create(float duration, const Size& gridSize);
    /// Creates an action that hides the tiles in an order that `seed` determines; (unsigned)-1 gives a
    /// different order each time.
    static TurnOffTiles* create(float duration, const Size& gridSize, unsigned int seed);
    TurnOffTiles* clone() const override;
    void update(float time) override;
    /// Shows the tile at a column and row, or shrinks it to nothing.
    void turnOnTile(const Vec2& pos);
    /// Hides the tile at a column and row.
    void turnOffTile(const Vec2& pos);
    /// Sets the duration in seconds, the number of tiles, and the seed of their order. Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int seed);
};

/// Moves the tiles up and down in waves.
class WavesTiles3D : public TiledGrid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action in which the tiles rise and fall like waves, by up to `amplitude` points. `waves` is
    /// the number of waves. `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to
    /// 512; other numbers are clamped with a warning.
    static WavesTiles3D* create(float duration, const Size& gridSize, unsigned int waves, float amplitude);
    WavesTiles3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of tiles and waves, and the amplitude of the waves in points.
    /// Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude);

protected:
    unsigned int _waves = 0;
};

/// Raises every other tile while the others fall.
class JumpTiles3D : public TiledGrid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action in which every other tile rises while the others fall, `numberOfJumps` times, by up
    /// to `amplitude` points. `duration` is in seconds. `gridSize` is the number of columns and rows, from 1
    /// to 512; other numbers are clamped with a warning.
    static JumpTiles3D* create(float duration, const Size& gridSize, unsigned int numberOfJumps,
                               float amplitude);
    JumpTiles3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of tiles and jumps, and the height of the jumps in points.
    /// Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int numberOfJumps, float amplitude);

protected:
    unsigned int _jumps = 0;
};

/// Splits the contents into rows that leave to the left and to the right.
class SplitRows : public TiledGrid3DAction {
public:
    /// Creates an action that splits the contents into rows, from 1 to 512, which leave to the left and to
    /// the right in turn. `duration` is in seconds.
    static SplitRows* create(float duration, unsigned int rows);
    SplitRows* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds and the number of rows. Returns true.
    bool initWithDuration(float duration, unsigned int rows);
};

/// Splits the contents into columns that leave up and down.
class SplitCols : public TiledGrid3DAction {
public:
    /// Creates an action that splits the contents into `cols` columns, 1 to 512, which leave up and down in
    /// turn. `duration` is in seconds.
    static SplitCols* create(float duration, unsigned int cols);
    SplitCols* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds and the number of columns. Returns true.
    bool initWithDuration(float duration, unsigned int cols);
};

} // namespace cocos2d
