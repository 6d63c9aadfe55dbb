#pragma once

#include "base/Array.h"
#include "math/Color.h"
#include "nodes/sprites/AtlasNode.h"

#include <string>

namespace cocos2d {

/// A TGA image as a map of tiles.
struct sImageTGA {
    short width = 0;             ///< cells
    short height = 0;            ///< rows
    copra::Array<Color3B> cells; ///< row by row from the bottom; the red channel is the tile, 0 none
};

/// Legacy tile map: an image of equal tiles, and a small TGA image whose red channel is the tile of each cell. New
/// games should use TMXTiledMap.
class TileMapAtlas : public AtlasNode {
public:
    /// The size of the tiles is in points. Returns null, after a log line, if one of the files cannot be loaded.
    static TileMapAtlas* create(const std::string& tile, const std::string& mapFile, int tileWidth,
                                int tileHeight);

    /// The cell's color, whose red channel is the tile. Cell (0, 0) is the lower left one.
    Color3B getTileAt(const Vec2& position) const;
    Color3B tileAt(const Vec2& position) const { return getTileAt(position); }
    /// Changes the tile of a cell. Neither the old nor the new tile may be 0.
    void setTile(const Color3B& tile, const Vec2& position);
    /// Frees the map: the tiles are still drawn, but cannot be read or changed.
    void releaseMap() { setTGAInfo(nullptr); }

    /// The map; null after releaseMap().
    sImageTGA* getTGAInfo() const { return _TGAInfo; }
    /// Takes ownership of a map from `new`. The drawn tiles do not change before updateAtlasValues().
    void setTGAInfo(sImageTGA* TGAInfo);
    void updateAtlasValues() override;

    TileMapAtlas();
    ~TileMapAtlas() override;
    using AtlasNode::initWithTileFile;
    bool initWithTileFile(const std::string& tile, const std::string& mapFile, int tileWidth, int tileHeight);

protected:
    void updateColor() override;
    bool loadTGAfile(const std::string& file);
    /// Counts the cells that have a tile.
    void calculateItemsToRender();
    void updateAtlasValueAt(const Vec2& pos, const Color3B& value, int index);

    copra::Array<int> _posToAtlasIndex; ///< number of the quad of each cell; -1 without a tile
    int _itemsToRender = 0;
    sImageTGA* _TGAInfo = nullptr;

private:
    /// The index of the cell, or -1.
    int cellOf(const Vec2& position) const;

    CC_DISALLOW_COPY_AND_ASSIGN(TileMapAtlas)
};

} // namespace cocos2d
