#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "math/TileGrid.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/sprites/fwd.h"
#include "nodes/tiles/TMXMapInfo.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace copra {

class TileSheets;

} // namespace copra

namespace cocos2d {

class __String;

class TMXTileAnimManager;

/// A layer of tiles of a TMXTiledMap. The cost of a frame depends only on the tiles in view, not on the size of the map.
///
/// getTileAt() creates a sprite for a tile. The sprite may be moved, colored, or animated, and it keeps its
/// position in the drawing order. Unlike in cocos2d-x, the tiles of a layer may be from several tilesets, and
/// the layer's opacity and color apply to them.
class TMXLayer : public SpriteBatchNode {
public:
    /// Name of TMXOrientationOrtho in axmol's FastTMXLayer.
    static constexpr int FAST_TMX_ORIENTATION_ORTHO = TMXOrientationOrtho;
    /// Name of TMXOrientationHex in axmol's FastTMXLayer.
    static constexpr int FAST_TMX_ORIENTATION_HEX = TMXOrientationHex;
    /// Name of TMXOrientationIso in axmol's FastTMXLayer.
    static constexpr int FAST_TMX_ORIENTATION_ISO = TMXOrientationIso;

    /// Creates a layer and takes ownership of the tiles of `layerInfo`. Returns null if the image of the
    /// tileset cannot be loaded. Null is an error: debug builds assert; release builds log it and return
    /// null.
    static TMXLayer* create(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);

    // --- Tiles ---
    // Coordinates are cells; (0, 0) is the upper left one. For coordinates out of range, debug builds
    // assert; release builds log it and do nothing.

    /// Returns the sprite of a tile, which is created on first use and which the layer owns. Returns null for
    /// an empty cell. A cell out of range is an error: debug builds assert; release builds log it and return
    /// null.
    Sprite* getTileAt(const Vec2& tileCoordinate);
    /// Deprecated name of getTileAt().
    Sprite* tileAt(const Vec2& tileCoordinate) { return getTileAt(tileCoordinate); }
    /// Returns the gid of a tile, or 0 for an empty cell, and sets `flags` unless it is null. A cell out of
    /// range is an error: debug builds assert; release builds log it and return 0.
    std::uint32_t getTileGIDAt(const Vec2& tileCoordinate, TMXTileFlags* flags = nullptr);
    /// Deprecated name of getTileGIDAt().
    std::uint32_t tileGIDAt(const Vec2& tileCoordinate, TMXTileFlags* flags = nullptr) {
        return getTileGIDAt(tileCoordinate, flags);
    }
    /// Sets the gid of a tile, which is the index of its image, without flags. 0 empties the cell. A cell out
    /// of range and a gid that no tileset has are errors: debug builds assert; release builds log it and
    /// change nothing.
    void setTileGID(std::uint32_t gid, const Vec2& tileCoordinate);
    /// Sets the gid of a tile, which is the index of its image, and how the image is flipped. 0 empties the
    /// cell. A cell out of range and a gid that no tileset has are errors: debug builds assert; release
    /// builds log it and change nothing.
    void setTileGID(std::uint32_t gid, const Vec2& tileCoordinate, TMXTileFlags flags);
    /// Removes the tile at a column and row. A cell out of range is an error: debug builds assert; release
    /// builds log it and change nothing.
    void removeTileAt(const Vec2& tileCoordinate);
    /// Returns the lower left corner of a cell in points of the layer, even for cells out of range.
    Vec2 getPositionAt(const Vec2& tileCoordinate);
    /// Deprecated name of getPositionAt().
    Vec2 positionAt(const Vec2& tileCoordinate) { return getPositionAt(tileCoordinate); }
    /// Sets the position, rotation, and flips of a sprite as the tile `gid` (with flags) has them in a cell.
    /// Null is an error: debug builds assert; release builds log it and do nothing.
    void setupTileSprite(Sprite* sprite, const Vec2& pos, std::uint32_t gid);

    /// Returns a property of the layer. If the layer has none of this name, the function returns a Value of
    /// the type NONE.
    Value getProperty(const std::string& propertyName) const;
    /// Deprecated name of getProperty().
    Value propertyNamed(const std::string& propertyName) const { return getProperty(propertyName); }
    /// Returns a property as an autoreleased string, or null if there is none, for propertyNamed() of
    /// cocos2d-x 2.x.
    __String* propertyAsString_(const std::string& propertyName) const;
    /// Returns the properties as an autoreleased dictionary, for code that is ported from cocos2d-x 2.x.
    __Dictionary* propertiesAsDictionary_() const;
    /// Finds the tilesets and animations of the tiles, and loads their images. TMXTiledMap calls it.
    void setupTiles();
    /// Frees the tiles, which then cannot be read or changed, but are still drawn. A later access to a cell
    /// is an error: debug builds assert; release builds log it and do nothing.
    void releaseMap();

    /// Returns the name of the layer in the editor, with which TMXTiledMap::getLayer() finds it.
    const std::string& getLayerName() const { return _layerName; }
    /// Sets the name with which TMXTiledMap::getLayer() finds the layer.
    void setLayerName(const std::string& layerName) { _layerName = layerName; }
    /// Returns the size of the layer in cells.
    const Size& getLayerSize() const { return _layerSize; }
    /// Sets the size of the layer in cells, which does not change the tiles. A negative size, and one with
    /// more cells than there are tiles are errors: debug builds assert; release builds log it and change
    /// nothing.
    void setLayerSize(const Size& size);
    /// Returns the size of a cell, in pixels.
    const Size& getMapTileSize() const { return _mapTileSize; }
    /// Sets the size of a cell, in pixels.
    void setMapTileSize(const Size& size);
    /// Returns the gids with their flags, row by row from the top. Writing to them changes the map.
    std::uint32_t* getTiles() const { return _tiles; }
    /// Takes ownership of tiles from malloc(), one for each cell of the layer.
    void setTiles(std::uint32_t* tiles);
    /// Returns the tileset of the highest gid that the layer had when it was created, unless setTileSet()
    /// replaced it.
    TMXTilesetInfo* getTileSet() const { return _tileSet; }
    /// Sets what getTileSet() returns. The tiles of the layer stay as they are.
    void setTileSet(TMXTilesetInfo* info) { _tileSet = info; }
    /// Returns the kind of map: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered.
    int getLayerOrientation() const { return _layerOrientation; }
    /// Sets the kind of map: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered.
    void setLayerOrientation(int orientation);
    /// Returns the custom properties of the layer.
    const ValueMap& getProperties() const { return _properties; }
    /// Returns the custom properties of the layer, which may be changed.
    ValueMap& getProperties() { return _properties; }
    /// Sets the custom properties of the layer.
    void setProperties(const ValueMap& properties);

    /// Whether the layer had animated tiles when it was created.
    bool hasTileAnimation() const { return _tileAnimManager != nullptr; }
    /// Returns the animations of the current tiles, after loading the images of all tiles.
    std::vector<TMXTileAnimInfo*> animatedTiles();
    /// Returns the manager that plays the animations, or null if no tile is animated.
    TMXTileAnimManager* getTileAnimManager() const { return _tileAnimManager; }
    /// Draws the tile `shown` in place of every tile `gid`, without changing the gids of the map.
    /// TMXTileAnimManager calls it.
    void showTileAs(std::uint32_t gid, std::uint32_t shown);

    /// A layer takes no children, so the call is an error: debug builds assert; release builds log it and add
    /// nothing. Set tiles with setTileGID(), and get their sprites from getTileAt().
    void addChild(Node* child, int zOrder, int tag) override;
    /// A layer takes no children with a name either, so the call is an error: debug builds assert; release
    /// builds log it and add nothing. Set tiles with setTileGID(), and get their sprites from getTileAt().
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using SpriteBatchNode::addChild;
    /// Removes the sprite of a tile, and the tile.
    void removeChild(Node* child, bool cleanup) override;
    /// Removes all tiles that have sprites.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Draws the tiles in view, with the sprites of getTileAt() at their place in the drawing order.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    std::string getDescription() const override;

    TMXLayer();
    ~TMXLayer() override;
    /// Initializes the layer as create() does. If the tileset has no image, the function logs that and
    /// returns false. Null is an error: debug builds assert; release builds log it and return false.
    bool initWithTilesetInfo(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);
    /// Takes the tiles of a file that was read again. The sprites of getTileAt() are removed. Returns false,
    /// and changes nothing, if the image of the tileset cannot be loaded.
    bool reload_(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);

protected:
    /// Reads the layer's property cc_vertexz, the z of the sprites of getTileAt(). It is a number, or
    /// "automatic", which places lower rows nearer. Tiles without sprites have no z.
    void parseInternalProperties();
    /// Returns the z of a tile: from its row if the property "cc_vertexz" is "automatic", and otherwise the
    /// value of that property.
    int getVertexZForPos(const Vec2& pos) const;
    /// Returns the position in pixels of a layer that is moved by columns and rows.
    Vec2 calculateLayerOffset(const Vec2& offset) const;
    /// Returns the size of the layer in pixels.
    Size sizeInPixels() const;

    std::string _layerName;
    unsigned char _opacity = 255; ///< The opacity in the file, which the opacity of the node multiplies.
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
    /// TMXLayer_drawing.cpp; nested for access to the layer.
    struct Painter_;

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
    std::uint32_t shownGid(std::uint32_t gid) const;
    Sprite* spriteOf(int cell) const;
    void setTileImage(Sprite& sprite, std::uint32_t gid);
    void unregisterSprite(Node* sprite);
    // TMXLayer_drawing.cpp
    int drawOrderOf(int cell) const;
    Rect cellsInView(const Renderer& renderer, const Mat4& transform) const;
    void drawTiles(Renderer& renderer, const Mat4& transform, uint32_t flags, bool withChildren);

    copra::TileGrid _grid; ///< The grid of the layer in points.
    copra::Owned<copra::TileSheets> _sheets;
    std::uint32_t* _drawnTiles = nullptr; ///< The tiles that are drawn, owned, from malloc().
    bool _drawsSprites = false; ///< Whether the next draw() visits the sprites of tiles at their place.
    std::size_t _cellCount = 0; ///< The size of _drawnTiles.
    copra::Array<std::pair<int, Sprite*>> _sprites; ///< The sprites by ascending cell.
    copra::Array<std::pair<std::uint32_t, std::uint32_t>>
        _shownInstead; ///< Pairs of a gid and what is drawn for it, by ascending gid.
    RefPtr<TMXTileAnimManager> _tileAnimManager;

    CC_DISALLOW_COPY_AND_ASSIGN(TMXLayer)
};

} // namespace cocos2d
