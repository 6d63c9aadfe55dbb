#pragma once

#include "base/Owned.h"
#include "math/TileGrid.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/tiles/TMXMapInfo.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace copra {
class TileSheets;
}

namespace cocos2d {

class Sprite;
class TMXTileAnimManager;

/// A layer of tiles. Only the tiles in view are looked at and drawn, whatever the size of the map; changing a
/// tile changes a number.
///
/// getTileAt() makes a sprite of a tile, which may then be moved, coloured or animated; it keeps its place in
/// the drawing order. Unlike in the original the tiles of a layer may come from several tilesets, and fade
/// with the layer's opacity and colour.
class TMXLayer : public SpriteBatchNode {
public:
    /// The names of FastTMXLayer for TMXOrientation*.
    static constexpr int FAST_TMX_ORIENTATION_ORTHO = TMXOrientationOrtho;
    static constexpr int FAST_TMX_ORIENTATION_HEX = TMXOrientationHex;
    static constexpr int FAST_TMX_ORIENTATION_ISO = TMXOrientationIso;

    /// Null where the picture of the tileset cannot be loaded. Takes over the tiles of `layerInfo`.
    static TMXLayer* create(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);

    // --- Tiles. Coordinates are cells, (0, 0) the upper left one; out of range asserts, and does nothing. ---

    /// A sprite for the tile, made when first asked for; null for an empty cell. It belongs to the layer.
    Sprite* getTileAt(const Vec2& tileCoordinate);
    Sprite* tileAt(const Vec2& tileCoordinate) { return getTileAt(tileCoordinate); }
    /// 0 for an empty cell.
    std::uint32_t getTileGIDAt(const Vec2& tileCoordinate, TMXTileFlags* flags = nullptr);
    std::uint32_t tileGIDAt(const Vec2& tileCoordinate, TMXTileFlags* flags = nullptr) {
        return getTileGIDAt(tileCoordinate, flags);
    }
    /// 0 empties the cell.
    void setTileGID(std::uint32_t gid, const Vec2& tileCoordinate);
    void setTileGID(std::uint32_t gid, const Vec2& tileCoordinate, TMXTileFlags flags);
    void removeTileAt(const Vec2& tileCoordinate);
    /// The lower left corner of a cell in the layer, in points. Any cell will do.
    Vec2 getPositionAt(const Vec2& tileCoordinate);
    Vec2 positionAt(const Vec2& tileCoordinate) { return getPositionAt(tileCoordinate); }
    /// Puts a sprite where the tile `gid` (with flags) would be in a cell, and turns it likewise.
    void setupTileSprite(Sprite* sprite, const Vec2& pos, std::uint32_t gid);

    /// A property of the layer; a NONE value if it has none of this name.
    Value getProperty(const std::string& propertyName) const;
    Value propertyNamed(const std::string& propertyName) const { return getProperty(propertyName); }
    /// Looks which tilesets and animations the tiles use, and loads their pictures. TMXTiledMap does that.
    void setupTiles();
    /// From now on the tiles can be seen but not asked for.
    void releaseMap();

    const std::string& getLayerName() const { return _layerName; }
    void setLayerName(const std::string& layerName) { _layerName = layerName; }
    /// In cells.
    const Size& getLayerSize() const { return _layerSize; }
    /// Does not change the tiles: there must be as many as before, or more.
    void setLayerSize(const Size& size);
    /// Of a cell, in pixels.
    const Size& getMapTileSize() const { return _mapTileSize; }
    void setMapTileSize(const Size& size);
    /// The gids with their flags, row by row from the top. Writing there changes the map.
    std::uint32_t* getTiles() const { return _tiles; }
    /// Takes over tiles from malloc(), as many as the layer has cells.
    void setTiles(std::uint32_t* tiles);
    /// The tileset of the highest gid in the layer when it was made.
    TMXTilesetInfo* getTileSet() const { return _tileSet; }
    void setTileSet(TMXTilesetInfo* info) { _tileSet = info; }
    /// TMXOrientation*.
    int getLayerOrientation() const { return _layerOrientation; }
    void setLayerOrientation(int orientation);
    const ValueMap& getProperties() const { return _properties; }
    ValueMap& getProperties() { return _properties; }
    void setProperties(const ValueMap& properties);

    /// Whether a tile of the layer was animated when it was made.
    bool hasTileAnimation() const { return _tileAnimManager != nullptr; }
    /// The animations of the tiles that are there. Loads the pictures of all tiles.
    std::vector<TMXTileAnimInfo*> animatedTiles();
    /// Plays the animations; null where there are none.
    TMXTileAnimManager* getTileAnimManager() const { return _tileAnimManager; }
    /// Shows the tile `shown` wherever there is `gid`; for TMXTileAnimManager. The map keeps its gids.
    void showTileAs(std::uint32_t gid, std::uint32_t shown);

    /// Refused: use setTileGID() and getTileAt().
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using SpriteBatchNode::addChild;
    /// Removes the sprite of a tile, and the tile.
    void removeChild(Node* child, bool cleanup) override;
    /// Removes those tiles that have become sprites.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    std::string getDescription() const override;

    TMXLayer();
    ~TMXLayer() override;
    bool initWithTilesetInfo(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);

protected:
    /// The layer's properties cc_vertexz (a number, or "automatic": rows further down lie nearer) is the z of
    /// the sprites of getTileAt(). Tiles themselves are flat.
    void parseInternalProperties();
    int getVertexZForPos(const Vec2& pos) const;
    Vec2 calculateLayerOffset(const Vec2& offset) const;
    Size sizeInPixels() const;

    std::string _layerName;
    unsigned char _opacity = 255; ///< as the file says; the node's own comes on top
    Size _layerSize;
    Size _mapTileSize;
    std::uint32_t* _tiles = nullptr;
    RefPtr<TMXTilesetInfo> _tileSet;
    int _layerOrientation = TMXOrientationOrtho;
    int _staggerAxis = TMXStaggerAxis_Y;
    int _staggerIndex = TMXStaggerIndex_Odd;
    int _hexSideLength = 0;
    int _renderOrder = TMXRenderOrder_RightDown;
    int _vertexZvalue = 0;
    bool _useAutomaticVertexZ = false;
    ValueMap _properties;

private:
    struct FreeMemory {
        void operator()(std::uint32_t* memory) const { std::free(memory); }
    };
    struct Painter;

    void updateGrid();
    bool drawsFromRight() const {
        return _renderOrder == TMXRenderOrder_LeftDown || _renderOrder == TMXRenderOrder_LeftUp;
    }
    bool drawsFromBelow() const {
        return _renderOrder == TMXRenderOrder_RightUp || _renderOrder == TMXRenderOrder_LeftUp;
    }
    int columns() const { return static_cast<int>(_layerSize.width); }
    int rows() const { return static_cast<int>(_layerSize.height); }
    int cellOf(const Vec2& tileCoordinate) const;
    int drawOrderOf(int cell) const;
    std::uint32_t shownGid(std::uint32_t gid) const;
    Sprite* spriteOf(int cell) const;
    void setPicture(Sprite& sprite, std::uint32_t gid);
    void forgetSprite(Node* sprite);
    Rect cellsInView(const Renderer& renderer, const Mat4& transform) const;
    void drawTiles(Renderer& renderer, const Mat4& transform, uint32_t flags, bool withChildren);

    copra::TileGrid _grid; ///< in points
    copra::Owned<copra::TileSheets> _sheets;
    std::unique_ptr<std::uint32_t, FreeMemory> _drawnTiles;
    std::size_t _cellCount = 0;                                         ///< how many tiles there are at least
    std::vector<std::pair<int, Sprite*>> _sprites;                      ///< by ascending cell
    std::vector<std::pair<std::uint32_t, std::uint32_t>> _shownInstead; ///< by ascending gid
    RefPtr<TMXTileAnimManager> _tileAnimManager;

    CC_DISALLOW_COPY_AND_ASSIGN(TMXLayer)
};

} // namespace cocos2d
