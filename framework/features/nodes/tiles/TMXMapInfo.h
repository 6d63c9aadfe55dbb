#pragma once

#include "base/Array.h"
#include "base/Map.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/Value.h"
#include "base/Vector.h"
#include "math/Color.h"
#include "math/Rect.h"
#include "nodes/tiles/TMXObjectGroup.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace copra {
struct TmxMap;
}

namespace cocos2d {

/// The shape and arrangement of the cells of a map.
enum {
    TMXOrientationOrtho,    ///< Cells are rectangles in rows and columns.
    TMXOrientationHex,      ///< Cells are hexagons; every second line is shifted by half a cell.
    TMXOrientationIso,      ///< Cells are diamonds; rows and columns run diagonally.
    TMXOrientationStaggered ///< Cells are diamonds; every second line is shifted by half a cell.
};

/// The axis along which every second line of cells is shifted.
enum {
    TMXStaggerAxis_X, ///< Every second column is shifted.
    TMXStaggerAxis_Y  ///< Every second row is shifted.
};

/// The drawing order of an orthogonal map, row by row.
enum {
    TMXRenderOrder_RightDown, ///< From the upper left cell, to the right, then down. This is the default.
    TMXRenderOrder_RightUp,   ///< From the lower left cell, to the right, then up.
    TMXRenderOrder_LeftDown,  ///< From the upper right cell, to the left, then down.
    TMXRenderOrder_LeftUp     ///< From the lower right cell, to the left, then up.
};

/// Which lines of cells are shifted.
enum {
    TMXStaggerIndex_Odd, ///< The lines 1, 3, 5, and so on, counted from 0.
    TMXStaggerIndex_Even ///< The lines 0, 2, 4, and so on.
};

/// Flags in the upper bits of a gid. The tile is flipped along its diagonal first, then horizontally, then
/// vertically.
typedef enum TMXTileFlags_ : std::uint32_t {
    kTMXTileHorizontalFlag = 0x80000000,
    kTMXTileVerticalFlag = 0x40000000,
    kTMXTileDiagonalFlag = 0x20000000,
    kTMXFlipedAll = (kTMXTileHorizontalFlag | kTMXTileVerticalFlag | kTMXTileDiagonalFlag),
    kTMXFlippedMask = ~(kTMXFlipedAll)
} TMXTileFlags;

/// A tile layer as the file describes it.
class TMXLayerInfo : public Ref {
public:
    /// Constructs a layer without tiles.
    TMXLayerInfo();
    ~TMXLayerInfo() override;

    /// Sets the custom properties of the layer, by name.
    void setProperties(ValueMap properties);
    /// Returns the custom properties of the layer, by name.
    ValueMap& getProperties() { return _properties; }

    ValueMap _properties;            ///< The custom properties of the layer, by name.
    std::string _name;               ///< The name of the layer in the editor.
    Size _layerSize;                 ///< The number of columns and rows.
    std::uint32_t* _tiles = nullptr; ///< The gids row by row from the top, from malloc().
    /// Whether the layer is visible. TMXTiledMap creates no TMXLayer for an invisible layer.
    bool _visible = true;
    unsigned char _opacity = 255; ///< The opacity, from 0 to 255.
    bool _ownTiles = true; ///< Whether the destructor frees the tiles. A TMXLayer takes ownership of them.
    Vec2 _offset;          ///< The offset of the layer in cells.

    // The members below are not read by cocos2d-x.
    Vec2 _pixelOffset;              ///< The offset of the layer in pixels, y down.
    Color3B _tint = Color3B::WHITE; ///< The color that multiplies the tiles of the layer.
};

/// A frame of an animated tile.
struct TMXTileAnimFrame {
    /// Constructs a frame that shows a tile for `duration` milliseconds.
    TMXTileAnimFrame(std::uint32_t tileID, float duration) : _tileID(tileID), _duration(duration) {}
    std::uint32_t _tileID = 0; ///< The gid of the tile that is shown.
    float _duration = 0.0f;    ///< The duration in milliseconds.
};

/// The frames of an animated tile.
class TMXTileAnimInfo : public Ref {
public:
    static TMXTileAnimInfo* create(std::uint32_t tileID);
    /// Constructs the animation of a tile without frames. Use create() in games.
    explicit TMXTileAnimInfo(std::uint32_t tileID);
    ~TMXTileAnimInfo() override;

    std::uint32_t _tileID = 0;             ///< The gid of the animated tile.
    std::vector<TMXTileAnimFrame> _frames; ///< The frames in their order.
};

/// A tileset: an image that is divided into tiles of one size, or one image for each tile.
class TMXTilesetInfo : public Ref {
public:
    /// Constructs a tileset without images.
    TMXTilesetInfo();
    ~TMXTilesetInfo() override;

    /// Returns the rectangle of a tile in the image, in pixels, y down, or zero if the tileset has no image.
    /// It is valid only if the file contains the size of the image or a layer has loaded the image.
    Rect getRectForGID(std::uint32_t gid);
    /// Returns the rectangle of a tile in the image, in pixels. This is the name of getRectForGID() in
    /// cocos2d-x 2.x.
    Rect rectForGID(std::uint32_t gid) { return getRectForGID(gid); }

    std::string _name;              ///< The name of the tileset in the editor.
    int _firstGid = 0;              ///< The gid of the first tile. The other tiles follow.
    Size _tileSize;                 ///< The size of a tile in pixels.
    int _spacing = 0;               ///< The space between two tiles in pixels.
    int _margin = 0;                ///< The space around all tiles in pixels.
    Vec2 _tileOffset;               ///< The offset of all tiles from their positions, in pixels, y down.
    std::string _sourceImage;       ///< The path of the image, including the folder.
    Size _imageSize;                ///< The size of the image in pixels.
    std::string _originSourceImage; ///< The path of the image as written in the file.
    Map<std::uint32_t, TMXTileAnimInfo*> _animationInfo; ///< The animations of tiles by gid.

    /// A tile with an image of its own, or a part of one. Not read by cocos2d-x.
    struct TileImage_ {
        std::uint32_t gid; ///< The gid of the tile.
        std::string path;  ///< The path of the image.
        Rect part; ///< The part of the image, in pixels, y down. Without a size, it is the whole image.
    };
    copra::Array<TileImage_> _tileImages; ///< The images of single tiles, by ascending gid.
    ValueMap _properties;
    /// The collision shapes of tiles by gid: objects in points, from the tile's lower left corner, y up.
    copra::Array<std::pair<std::uint32_t, RefPtr<TMXObjectGroup>>> _tileShapes;
};

/// The contents of a TMX file. TMXTiledMap creates nodes from it. By itself, it is useful to inspect a map
/// without loading its images.
class TMXMapInfo : public Ref {
public:
    /// A layer that shows one image. cocos2d-x does not read such layers.
    struct ImageLayer {
        std::string name;              ///< The name of the layer in the editor.
        std::string image;             ///< The path of the image, including the folder.
        bool visible = true;           ///< Whether the image is drawn.
        unsigned char opacity = 255;   ///< The opacity, from 0 to 255.
        Color3B tint = Color3B::WHITE; ///< The color that multiplies the image.
        /// The upper left corner in pixels, y down, counted from (0, rows * height of a tile).
        Vec2 offset;
        ssize_t layersBelow = 0; ///< The number of layers of getLayers() that are drawn below it.
        ValueMap properties;     ///< The custom properties of the layer.
    };

    /// Reads a file. If it cannot be read or is not a map, the function logs that and returns null.
    static TMXMapInfo* create(const std::string& tmxFile);
    /// Reads a map from the contents of a TMX file. `resourcePath` is the folder of the files to which the
    /// map refers. If it is not a map, the function logs that and returns null.
    static TMXMapInfo* createWithXML(const std::string& tmxString, const std::string& resourcePath);
    /// Deprecated name of create().
    static TMXMapInfo* formatWithTMXFile(const char* tmxFile) { return create(tmxFile); }
    /// Deprecated name of createWithXML().
    static TMXMapInfo* formatWithXML(const char* tmxString, const char* resourcePath) {
        return createWithXML(tmxString, resourcePath);
    }

    TMXMapInfo();
    ~TMXMapInfo() override;
    /// Reads a map from a file. Returns false, after logging, if the file is missing or is not a map.
    bool initWithTMXFile(const std::string& tmxFile);
    /// Reads a map from the contents of a file. `resourcePath` is the folder of the files to which it refers.
    bool initWithXML(const std::string& tmxString, const std::string& resourcePath);
    /// Replaces the contents with a map from a file. Paths in the file are relative to its folder. Returns
    /// false if the file is invalid.
    bool parseXMLFile(const std::string& xmlFilename);
    /// Replaces the contents with a map from the contents of a TMX file; see initWithXML(). Returns false if
    /// they are invalid.
    bool parseXMLString(const std::string& xmlString);

    /// Returns the properties of single tiles, as maps by gid.
    ValueMapIntKey& getTileProperties() { return _tileProperties; }
    /// Sets the properties of single tiles, as maps by gid.
    void setTileProperties(const ValueMapIntKey& tileProperties);
    /// Returns the kind of map: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered.
    int getOrientation() const { return _orientation; }
    /// Sets the kind of map: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered.
    void setOrientation(int orientation) { _orientation = orientation; }
    /// Returns the axis along which cells are shifted, which is one of TMXStaggerAxis_*.
    int getStaggerAxis() const { return _staggerAxis; }
    /// Sets the axis along which cells are shifted, which is one of TMXStaggerAxis_*.
    void setStaggerAxis(int staggerAxis) { _staggerAxis = staggerAxis; }
    /// Returns which cells are shifted, as one of TMXStaggerIndex_*.
    int getStaggerIndex() const { return _staggerIndex; }
    /// Sets which cells are shifted, as one of TMXStaggerIndex_*.
    void setStaggerIndex(int staggerIndex) { _staggerIndex = staggerIndex; }
    /// Returns the drawing order of the cells, which is one of TMXRenderOrder_*. It is right down for all
    /// maps that are not orthogonal. cocos2d-x draws all maps right down.
    int getRenderOrder() const { return _renderOrder; }
    /// Sets the drawing order of the cells, which is one of TMXRenderOrder_*. It is right down for all maps
    /// that are not orthogonal. cocos2d-x draws all maps right down.
    void setRenderOrder(int renderOrder) { _renderOrder = renderOrder; }
    /// Returns the length of the sides of hexagons, in pixels.
    int getHexSideLength() const { return _hexSideLength; }
    /// Sets the length of the sides of hexagons, in pixels.
    void setHexSideLength(int hexSideLength) { _hexSideLength = hexSideLength; }
    /// Returns the size of the map in cells.
    const Size& getMapSize() const { return _mapSize; }
    /// Sets the size of the map in cells.
    void setMapSize(const Size& mapSize) { _mapSize = mapSize; }
    /// Returns the size of a tile in pixels.
    const Size& getTileSize() const { return _tileSize; }
    /// Sets the size of a tile in pixels.
    void setTileSize(const Size& tileSize) { _tileSize = tileSize; }
    /// Returns the layers of tiles, in drawing order.
    const Vector<TMXLayerInfo*>& getLayers() const { return _layers; }
    /// Returns the layers of tiles, in drawing order. The vector may be changed.
    Vector<TMXLayerInfo*>& getLayers() { return _layers; }
    /// Sets the layers of tiles, in drawing order.
    void setLayers(const Vector<TMXLayerInfo*>& layers);
    /// Returns the tilesets by ascending first gid.
    const Vector<TMXTilesetInfo*>& getTilesets() const { return _tilesets; }
    /// Returns the tilesets by ascending first gid, in a vector that may be changed.
    Vector<TMXTilesetInfo*>& getTilesets() { return _tilesets; }
    /// Sets the tilesets by ascending first gid.
    void setTilesets(const Vector<TMXTilesetInfo*>& tilesets);
    /// Returns the groups of objects.
    const Vector<TMXObjectGroup*>& getObjectGroups() const { return _objectGroups; }
    /// Returns the groups of objects in a vector that may be changed.
    Vector<TMXObjectGroup*>& getObjectGroups() { return _objectGroups; }
    /// Sets the groups of objects.
    void setObjectGroups(const Vector<TMXObjectGroup*>& groups);
    /// Returns the layers that show one image.
    const copra::Array<ImageLayer>& getImageLayers() const { return _imageLayers; }
    /// Returns the custom properties of the map.
    const ValueMap& getProperties() const { return _properties; }
    /// Returns the custom properties of the map, which may be changed.
    ValueMap& getProperties() { return _properties; }
    /// Sets the custom properties of the map.
    void setProperties(const ValueMap& properties);
    /// Returns the full path of the map, which is empty if the map was not read from a file.
    const std::string& getTMXFileName() const { return _TMXFileName; }
    /// Sets the full path of the map, which is empty if the map was not read from a file.
    void setTMXFileName(const std::string& fileName) { _TMXFileName = fileName; }

protected:
    /// Parses a map. Messages name `source`, and files are searched in `folder`.
    bool parse(const std::string& xml, const std::string& source, const std::string& folder);
    /// Takes over the contents of a parsed map.
    void adopt(copra::TmxMap&& map);

    int _orientation = TMXOrientationOrtho;
    int _staggerAxis = TMXStaggerAxis_Y;
    int _staggerIndex = TMXStaggerIndex_Odd;
    int _hexSideLength = 0;
    int _renderOrder = TMXRenderOrder_RightDown;
    Size _mapSize;
    Size _tileSize;
    Vector<TMXLayerInfo*> _layers;
    Vector<TMXTilesetInfo*> _tilesets;
    Vector<TMXObjectGroup*> _objectGroups;
    copra::Array<ImageLayer> _imageLayers;
    ValueMap _properties;
    std::string _TMXFileName;
    std::string _resources;
    /// The properties of tiles by gid; a reference, because the table takes long to compile.
    ValueMapIntKey& _tileProperties;

private:
    copra::Owned<ValueMapIntKey> _ownTileProperties;
};

} // namespace cocos2d
