#pragma once

#include "base/Map.h"
#include "base/Ref.h"
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

/// How the cells of a map lie.
enum { TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, TMXOrientationStaggered };

/// Along which axis every second line of cells is moved.
enum { TMXStaggerAxis_X, TMXStaggerAxis_Y };

/// In which corner the drawing of an orthogonal map begins; it goes on row by row.
enum { TMXRenderOrder_RightDown, TMXRenderOrder_RightUp, TMXRenderOrder_LeftDown, TMXRenderOrder_LeftUp };

/// Which lines are moved.
enum { TMXStaggerIndex_Odd, TMXStaggerIndex_Even };

/// The upper bits of a gid say how the tile is turned: mirrored along its diagonal first, then left to right,
/// then upside down.
typedef enum TMXTileFlags_ : std::uint32_t {
    kTMXTileHorizontalFlag = 0x80000000,
    kTMXTileVerticalFlag = 0x40000000,
    kTMXTileDiagonalFlag = 0x20000000,
    kTMXFlipedAll = (kTMXTileHorizontalFlag | kTMXTileVerticalFlag | kTMXTileDiagonalFlag),
    kTMXFlippedMask = ~(kTMXFlipedAll)
} TMXTileFlags;

/// A tile layer as the file says it.
class TMXLayerInfo : public Ref {
public:
    TMXLayerInfo();
    ~TMXLayerInfo() override;

    void setProperties(ValueMap properties);
    ValueMap& getProperties() { return _properties; }

    ValueMap _properties;
    std::string _name;
    Size _layerSize;                 ///< in cells
    std::uint32_t* _tiles = nullptr; ///< gids row by row from the top, from malloc()
    bool _visible = true;            ///< an invisible layer gets no TMXLayer
    unsigned char _opacity = 255;
    bool _ownTiles = true; ///< whether the tiles die with this; a TMXLayer takes them over
    Vec2 _offset;          ///< in cells

    // What the original does not read.
    Vec2 _pixelOffset;              ///< in pixels, y down
    Color3B _tint = Color3B::WHITE; ///< what the layer's tiles are coloured with
};

/// One picture of an animated tile.
struct TMXTileAnimFrame {
    TMXTileAnimFrame(std::uint32_t tileID, float duration) : _tileID(tileID), _duration(duration) {}
    std::uint32_t _tileID = 0; ///< gid
    float _duration = 0.0f;    ///< milliseconds
};

/// The pictures of an animated tile.
class TMXTileAnimInfo : public Ref {
public:
    static TMXTileAnimInfo* create(std::uint32_t tileID);
    explicit TMXTileAnimInfo(std::uint32_t tileID);
    ~TMXTileAnimInfo() override;

    std::uint32_t _tileID = 0; ///< gid
    std::vector<TMXTileAnimFrame> _frames;
};

/// A tileset: a picture that is cut into tiles of one size, or one picture a tile.
class TMXTilesetInfo : public Ref {
public:
    TMXTilesetInfo();
    ~TMXTilesetInfo() override;

    /// Where the tile lies in the picture, in pixels, y down. Zero where the tileset has no picture. Only
    /// right once a layer has loaded the picture or the file says its size.
    Rect getRectForGID(std::uint32_t gid);

    std::string _name;
    int _firstGid = 0;
    Size _tileSize; ///< pixels
    int _spacing = 0;
    int _margin = 0;
    Vec2 _tileOffset;                                    ///< pixels, y down; added where its tiles are drawn
    std::string _sourceImage;                            ///< with its folder
    Size _imageSize;                                     ///< pixels
    std::string _originSourceImage;                      ///< as written in the file
    Map<std::uint32_t, TMXTileAnimInfo*> _animationInfo; ///< by gid

    // What the original does not read.
    std::vector<std::pair<std::uint32_t, std::string>> _tileImages; ///< of single tiles, by ascending gid
    ValueMap _properties;
    /// The collision shapes of tiles by gid: objects in points, from the tile's lower left corner, y up.
    Map<std::uint32_t, TMXObjectGroup*> _tileShapes;
};

/// What a TMX file says. TMXTiledMap makes nodes of it; on its own it is good for looking at a map without
/// loading its pictures.
class TMXMapInfo : public Ref {
public:
    /// An image layer, which the original does not read.
    struct ImageLayer {
        std::string name;
        std::string image; ///< with its folder
        bool visible = true;
        unsigned char opacity = 255;
        Color3B tint = Color3B::WHITE;
        Vec2 offset;             ///< pixels, y down
        ssize_t layersBelow = 0; ///< how many of getLayers() are under it
        ValueMap properties;
    };

    /// Null, and a log line, for a file that cannot be read or is no map.
    static TMXMapInfo* create(const std::string& tmxFile);
    /// `resourcePath`: the folder of the files that the map names.
    static TMXMapInfo* createWithXML(const std::string& tmxString, const std::string& resourcePath);
    static TMXMapInfo* formatWithTMXFile(const char* tmxFile) { return create(tmxFile); }
    static TMXMapInfo* formatWithXML(const char* tmxString, const char* resourcePath) {
        return createWithXML(tmxString, resourcePath);
    }

    TMXMapInfo();
    ~TMXMapInfo() override;
    bool initWithTMXFile(const std::string& tmxFile);
    bool initWithXML(const std::string& tmxString, const std::string& resourcePath);
    /// Replace what was read so far. The former looks files up beside this one.
    bool parseXMLFile(const std::string& xmlFilename);
    bool parseXMLString(const std::string& xmlString);

    /// What is said about single tiles: maps by gid.
    ValueMapIntKey& getTileProperties() { return _tileProperties; }
    void setTileProperties(const ValueMapIntKey& tileProperties);
    /// TMXOrientation*.
    int getOrientation() const { return _orientation; }
    void setOrientation(int orientation) { _orientation = orientation; }
    /// TMXStaggerAxis_*.
    int getStaggerAxis() const { return _staggerAxis; }
    void setStaggerAxis(int staggerAxis) { _staggerAxis = staggerAxis; }
    /// TMXStaggerIndex_*.
    int getStaggerIndex() const { return _staggerIndex; }
    void setStaggerIndex(int staggerIndex) { _staggerIndex = staggerIndex; }
    /// TMXRenderOrder_*; right down for all but orthogonal maps. The original draws all maps so.
    int getRenderOrder() const { return _renderOrder; }
    void setRenderOrder(int renderOrder) { _renderOrder = renderOrder; }
    /// Of hexagons, in pixels.
    int getHexSideLength() const { return _hexSideLength; }
    void setHexSideLength(int hexSideLength) { _hexSideLength = hexSideLength; }
    /// In cells.
    const Size& getMapSize() const { return _mapSize; }
    void setMapSize(const Size& mapSize) { _mapSize = mapSize; }
    /// In pixels.
    const Size& getTileSize() const { return _tileSize; }
    void setTileSize(const Size& tileSize) { _tileSize = tileSize; }
    const Vector<TMXLayerInfo*>& getLayers() const { return _layers; }
    Vector<TMXLayerInfo*>& getLayers() { return _layers; }
    void setLayers(const Vector<TMXLayerInfo*>& layers);
    /// By ascending first gid.
    const Vector<TMXTilesetInfo*>& getTilesets() const { return _tilesets; }
    Vector<TMXTilesetInfo*>& getTilesets() { return _tilesets; }
    void setTilesets(const Vector<TMXTilesetInfo*>& tilesets);
    const Vector<TMXObjectGroup*>& getObjectGroups() const { return _objectGroups; }
    Vector<TMXObjectGroup*>& getObjectGroups() { return _objectGroups; }
    void setObjectGroups(const Vector<TMXObjectGroup*>& groups);
    const std::vector<ImageLayer>& getImageLayers() const { return _imageLayers; }
    const ValueMap& getProperties() const { return _properties; }
    ValueMap& getProperties() { return _properties; }
    void setProperties(const ValueMap& properties);
    /// Full path; empty for a map from text.
    const std::string& getTMXFileName() const { return _TMXFileName; }
    void setTMXFileName(const std::string& fileName) { _TMXFileName = fileName; }

protected:
    bool parse(const std::string& xml, const std::string& source, const std::string& folder);
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
    std::vector<ImageLayer> _imageLayers;
    ValueMap _properties;
    std::string _TMXFileName;
    std::string _resources;
    ValueMapIntKey _tileProperties;
};

} // namespace cocos2d
