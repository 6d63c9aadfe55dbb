#pragma once

#include "base/Array.h"
#include "math/Color.h"
#include "nodes/sprites/AtlasNode.h"

#include <string>

namespace cocos2d {

/// A map of tiles that a TGA image contains.
struct sImageTGA {
    short width = 0;  ///< The number of columns.
    short height = 0; ///< The number of rows.
    /// The cells row by row from the bottom. The red channel is the tile; 0 is none.
    copra::Array<Color3B> cells;
};

/// A tile map from an image of equal tiles and a small TGA image, whose red channel is the tile of each cell.
/// It exists for games for earlier versions of cocos2d-x: in new games, use TMXTiledMap.
class TileMapAtlas : public AtlasNode {
public:
    /// Creates a map from its two images. The size of the tiles is in points. If one of the files cannot be
    /// loaded, the function logs that and returns null.
    static TileMapAtlas* create(const std::string& tile, const std::string& mapFile, int tileWidth,
                                int tileHeight);

    /// Returns the color of a cell, whose red channel is the tile. The cell (0, 0) is the lower left one. A
    /// cell out of range is an error: debug builds assert; release builds log it and return black.
    Color3B getTileAt(const Vec2& position) const;
    /// Deprecated name of getTileAt().
    Color3B tileAt(const Vec2& position) const { return getTileAt(position); }
    /// Sets the tile of a cell. The tile 0 and a cell out of range are errors: debug builds assert; release
    /// builds log it and change nothing. A cell without a tile is logged and does not change.
    void setTile(const Color3B& tile, const Vec2& position);
    /// Frees the map. The tiles are still drawn, but cannot be read or changed.
    void releaseMap() { setTGAInfo(nullptr); }

    /// Returns the map, or null after releaseMap().
    sImageTGA* getTGAInfo() const { return _TGAInfo; }
    /// Sets a map, which was created with `new`, and takes ownership of it. The drawn tiles do not change
    /// before updateAtlasValues().
    void setTGAInfo(sImageTGA* TGAInfo);
    /// Writes a quad for each cell of the map that has a tile. After releaseMap(), the call is an error:
    /// debug builds assert; release builds log it and do nothing.
    void updateAtlasValues() override;

    TileMapAtlas();
    ~TileMapAtlas() override;
    using AtlasNode::initWithTileFile;
    /// Initializes a new map with an image of tiles, whose size is in points, and a map file, as create()
    /// does.
    bool initWithTileFile(const std::string& tile, const std::string& mapFile, int tileWidth, int tileHeight);

protected:
    void updateColor() override;
    /// Reads the map from an image file, a pixel for each cell. Returns false, after logging, if that fails.
    bool loadTGAfile(const std::string& file);
    /// Counts the cells that have a tile. After releaseMap(), the call is an error: debug builds assert;
    /// release builds log it and do nothing.
    void calculateItemsToRender();
    /// Writes the quad of a cell, by column and row from the lower left, at an index of the atlas. The red of
    /// `value` is the index of the tile.
    void updateAtlasValueAt(const Vec2& pos, const Color3B& value, int index);

    copra::Array<int> _posToAtlasIndex; ///< The index of the quad of each cell; -1 for a cell without a tile.
    int _itemsToRender = 0;
    sImageTGA* _TGAInfo = nullptr;

private:
    /// Returns the index of the cell. A cell out of range, and any cell after releaseMap(), is an error:
    /// debug builds assert; release builds log it and return -1.
    int cellOf(const Vec2& position) const;

    CC_DISALLOW_COPY_AND_ASSIGN(TileMapAtlas)
};

} // namespace cocos2d
