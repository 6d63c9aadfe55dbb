#pragma once

#include "math/Color.h"
#include "nodes/sprites/AtlasNode.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A picture file of kind TGA as a map of tiles.
struct sImageTGA {
    short width = 0; ///< cells
    short height = 0;
    std::vector<Color3B> cells; ///< row by row from the lowest; red is the tile, 0 none
};

/// The oldest kind of tile map: one picture of equal tiles, and a small TGA picture whose red channel says
/// which tile lies where. For games that have such maps; in new ones use TMXTiledMap.
class TileMapAtlas : public AtlasNode {
public:
    /// Tiles in points. Null, and a log line, where one of the files cannot be loaded.
    static TileMapAtlas* create(const std::string& tile, const std::string& mapFile, int tileWidth,
                                int tileHeight);

    /// The cell's colour; its red is the number of the tile. Cells count from the lower left one.
    Color3B getTileAt(const Vec2& position) const;
    Color3B tileAt(const Vec2& position) const { return getTileAt(position); }
    /// Changes a cell that has a tile. Neither the cell's nor the new tile may be 0.
    void setTile(const Color3B& tile, const Vec2& position);
    /// Forgets the map: the tiles can be seen but not asked for.
    void releaseMap() { setTGAInfo(nullptr); }

    /// Null once it is released.
    sImageTGA* getTGAInfo() const { return _TGAInfo; }
    /// Takes over a map from `new`. The tiles that are shown stay until updateAtlasValues().
    void setTGAInfo(sImageTGA* TGAInfo);
    void updateAtlasValues() override;

    TileMapAtlas();
    ~TileMapAtlas() override;
    using AtlasNode::initWithTileFile;
    bool initWithTileFile(const std::string& tile, const std::string& mapFile, int tileWidth, int tileHeight);

protected:
    void updateColor() override;
    bool loadTGAfile(const std::string& file);
    /// How many cells have a tile.
    void calculateItemsToRender();
    void updateAtlasValueAt(const Vec2& pos, const Color3B& value, int index);

    std::vector<int> _posToAtlasIndex; ///< by cell, as in the map; -1 where there is no tile
    int _itemsToRender = 0;
    sImageTGA* _TGAInfo = nullptr;

private:
    /// Index of the cell, or -1.
    int cellOf(const Vec2& position) const;

    CC_DISALLOW_COPY_AND_ASSIGN(TileMapAtlas)
};

} // namespace cocos2d
