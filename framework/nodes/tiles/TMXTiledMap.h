#pragma once

#include "base/Value.h"
#include "base/Vector.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "scene/Node.h"

#include <string>

namespace cocos2d {

class TMXLayer;

/// A map made with the editor Tiled (TMX files): tile layers as children, object groups and properties for
/// the game to read.
///
/// Orthogonal, isometric, staggered and hexagonal maps, also infinite ones, with tiles as XML, CSV or base64,
/// plain or packed with zlib, gzip or zstd; tilesets within the map or in files of their own. Invisible
/// layers are left out, as in the original. Image layers become sprites between the layers.
class TMXTiledMap : public Node {
public:
    /// Null, and a log line, for a file that cannot be read or is no map.
    static TMXTiledMap* create(const std::string& tmxFile);
    /// `resourcePath`: the folder of the files that the map names.
    static TMXTiledMap* createWithXML(const std::string& tmxString, const std::string& resourcePath);

    /// The first layer with this name, or null.
    TMXLayer* getLayer(const std::string& layerName) const;
    TMXLayer* layerNamed(const std::string& layerName) const { return getLayer(layerName); }
    /// The first object group with this name, or null. Invisible ones are there too.
    TMXObjectGroup* getObjectGroup(const std::string& groupName) const;
    TMXObjectGroup* objectGroupNamed(const std::string& groupName) const { return getObjectGroup(groupName); }
    /// A property of the map; a NONE value if it has none of this name.
    Value getProperty(const std::string& propertyName) const;
    Value propertyNamed(const std::string& propertyName) const { return getProperty(propertyName); }
    /// What the tileset says about a tile, a map; a NONE value if it says nothing.
    Value getPropertiesForGID(int GID) const;
    Value propertiesForGID(int GID) const { return getPropertiesForGID(GID); }
    /// The same without a copy. False, and `value` unchanged, if there is nothing.
    bool getPropertiesForGID(int GID, Value** value);

    /// The collision shapes that the tileset has for a tile, in points from its lower left corner, y up; null
    /// where it has none. The original puts them among the object groups, without saying which tile's they
    /// are.
    TMXObjectGroup* getTileShapes(int GID) const;

    /// In cells.
    const Size& getMapSize() const { return _mapSize; }
    void setMapSize(const Size& mapSize) { _mapSize = mapSize; }
    /// Of a cell, in pixels.
    const Size& getTileSize() const { return _tileSize; }
    void setTileSize(const Size& tileSize) { _tileSize = tileSize; }
    /// TMXOrientation*.
    int getMapOrientation() const { return _mapOrientation; }
    void setMapOrientation(int mapOrientation) { _mapOrientation = mapOrientation; }
    const Vector<TMXObjectGroup*>& getObjectGroups() const { return _objectGroups; }
    Vector<TMXObjectGroup*>& getObjectGroups() { return _objectGroups; }
    void setObjectGroups(const Vector<TMXObjectGroup*>& groups);
    ValueMap& getProperties() { return _properties; }
    void setProperties(const ValueMap& properties);
    /// How many tile layers are visible.
    int getLayerNum() const { return _tmxLayerNum; }
    /// The file, or the text, it was made from.
    const std::string& getResourceFile() const { return _tmxFile; }
    /// Plays the animated tiles, or stops them. They stand still until it is called.
    void setTileAnimEnabled(bool enabled);
    std::string getDescription() const override;

    TMXTiledMap();
    ~TMXTiledMap() override;
    bool initWithTMXFile(const std::string& tmxFile);
    bool initWithXML(const std::string& tmxString, const std::string& resourcePath);

protected:
    TMXLayer* parseLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);
    TMXTilesetInfo* tilesetForLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);
    void buildWithMapInfo(TMXMapInfo* mapInfo);

    Size _mapSize;
    Size _tileSize;
    int _mapOrientation = TMXOrientationOrtho;
    Vector<TMXObjectGroup*> _objectGroups;
    ValueMap _properties;
    ValueMapIntKey _tileProperties;
    Map<std::uint32_t, TMXObjectGroup*> _tileShapes;
    std::string _tmxFile;
    int _tmxLayerNum = 0;

private:
    void addLayers(TMXMapInfo& mapInfo);
    void addImageLayer(const TMXMapInfo::ImageLayer& info, int zOrder, float mapHeight);

    CC_DISALLOW_COPY_AND_ASSIGN(TMXTiledMap)
};

/// The faster classes of the original are the same here.
namespace experimental {
using TMXTiledMap = cocos2d::TMXTiledMap;
using TMXLayer = cocos2d::TMXLayer;
} // namespace experimental
using FastTMXTiledMap = TMXTiledMap;
using FastTMXLayer = TMXLayer;

} // namespace cocos2d
