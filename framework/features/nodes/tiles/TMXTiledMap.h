#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/Value.h"
#include "base/Vector.h"
#include "base/WeakPtr.h"

#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "scene/Node.h"

#include <string>

namespace cocos2d {

class TMXLayer;
class __Array;
class __Dictionary;
class __String;

/// A map of the editor Tiled (TMX files). Its tile layers are children; its object groups and properties are
/// data.
///
/// Orthogonal, isometric, staggered, and hexagonal maps are supported, including infinite ones, with tiles as
/// XML, CSV, or base64, uncompressed or compressed with zlib, gzip, or zstd, and with tilesets in the map or
/// in separate files. Layers that are invisible in the editor are skipped, as in cocos2d-x. Image layers
/// become sprites between the layers. The content size is as wide and as high as the largest layer.
class TMXTiledMap : public Node {
public:
    /// Creates a map from a file. If the file cannot be read or is not a map, the function logs that and
    /// returns null. An empty name is an error: debug builds assert; release builds log it and return null.
    static TMXTiledMap* create(const std::string& tmxFile);
    /// Creates a map from the contents of a TMX file. `resourcePath` is the folder of the files to which the
    /// map refers. Returns null if the string is not a map.
    static TMXTiledMap* createWithXML(const std::string& tmxString, const std::string& resourcePath);

    /// Returns the first layer with this name, or null. A layer that is invisible in the editor has no node,
    /// so it is not found. An empty name is an error: debug builds assert; release builds log it and search
    /// for a layer with an empty name.
    TMXLayer* getLayer(const std::string& layerName) const;
    /// Deprecated name of getLayer().
    TMXLayer* layerNamed(const std::string& layerName) const { return getLayer(layerName); }
    /// Returns the first object group with this name, or null. Invisible groups are found, too. An empty name
    /// is an error: debug builds assert; release builds log it and search for a group with an empty name.
    TMXObjectGroup* getObjectGroup(const std::string& groupName) const;
    /// Deprecated name of getObjectGroup().
    TMXObjectGroup* objectGroupNamed(const std::string& groupName) const { return getObjectGroup(groupName); }
    /// Returns a property of the map. If the map has none of this name, the function returns a Value of the
    /// type NONE.
    Value getProperty(const std::string& propertyName) const;
    /// Deprecated name of getProperty().
    Value propertyNamed(const std::string& propertyName) const { return getProperty(propertyName); }
    /// Returns a property of the map as an autoreleased string, or null if there is none, for propertyNamed()
    /// of cocos2d-x 2.x.
    __String* propertyAsString_(const std::string& propertyName) const;
    /// Returns the properties of the map as an autoreleased dictionary, for code that is ported from
    /// cocos2d-x 2.x.
    __Dictionary* propertiesAsDictionary_() const;
    /// Returns the properties of a tile as an autoreleased dictionary, for propertiesForGID() of cocos2d-x
    /// 2.x.
    __Dictionary* tileAsDictionary_(int GID) const;
    /// Returns the object groups as an autoreleased array, for getObjectGroups() of cocos2d-x 2.x.
    __Array* objectGroupsAsArray_() const;
    /// Returns the properties of a tile in its tileset as a map. If there are none, the function returns a
    /// Value of the type NONE.
    Value getPropertiesForGID(int GID) const;
    /// Deprecated name of getPropertiesForGID().
    Value propertiesForGID(int GID) const { return getPropertiesForGID(GID); }
    /// Returns whether a tile has properties in its tileset, and if so, stores a pointer to them in `*value`,
    /// unless `value` is null. The map owns them. Without properties, `*value` does not change.
    bool getPropertiesForGID(int GID, Value** value);

    /// Returns the collision shapes of a tile in its tileset, in points from its lower left corner, y up, or
    /// null if it has none. cocos2d-x adds them to the object groups instead, without the tile to which they
    /// belong.
    TMXObjectGroup* getTileShapes(int GID) const;

    /// Returns the size of the map in cells.
    const Size& getMapSize() const { return _mapSize; }
    /// Sets what getMapSize() returns, in cells. The layers do not change.
    void setMapSize(const Size& mapSize) { _mapSize = mapSize; }
    /// Returns the size of a cell, in pixels.
    const Size& getTileSize() const { return _tileSize; }
    /// Sets what getTileSize() returns, in pixels. The layers do not change.
    void setTileSize(const Size& tileSize) { _tileSize = tileSize; }
    /// Returns the kind of map: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered.
    int getMapOrientation() const { return _mapOrientation; }
    /// Sets what getMapOrientation() returns: TMXOrientationOrtho, TMXOrientationHex, TMXOrientationIso, or
    /// TMXOrientationStaggered. The layers do not change.
    void setMapOrientation(int mapOrientation) { _mapOrientation = mapOrientation; }
    /// Returns the object groups of the map, visible or not.
    const Vector<TMXObjectGroup*>& getObjectGroups() const { return _objectGroups; }
    /// Returns the object groups of the map, visible or not, in a vector that may be changed.
    Vector<TMXObjectGroup*>& getObjectGroups() { return _objectGroups; }
    /// Sets the object groups of the map, visible or not.
    void setObjectGroups(const Vector<TMXObjectGroup*>& groups);
    /// Returns the custom properties of the map.
    const ValueMap& getProperties() const { return _properties; }
    /// Returns the custom properties of the map, which may be changed.
    ValueMap& getProperties() { return _properties; }
    /// Sets the custom properties of the map.
    void setProperties(const ValueMap& properties);
    /// Returns the number of tile layers that are visible in the editor.
    int getLayerNum() const { return _tmxLayerNum; }
    /// Returns the file or, after createWithXML(), the contents from which the map was created.
    const std::string& getResourceFile() const { return _tmxFile; }
    /// Plays the animated tiles of all layers or, with false, stops them. They are stopped by default.
    void setTileAnimEnabled(bool enabled);
    std::string getDescription() const override;

    /// Reads the file again. A layer that is still there by name keeps its object and takes the new tiles;
    /// new layers are added, others are removed. Nodes that the game has added stay. Returns false, and
    /// changes nothing, if the map was not created from a file or if the file is broken.
    bool reloadFile_(); // TMXTiledMap_reload.cpp

    TMXTiledMap();
    ~TMXTiledMap() override;
    /// Initializes the map from a file, as create() does. Returns false if the file cannot be read or is not
    /// a map. An empty name is an error: debug builds assert; release builds log it and return false.
    bool initWithTMXFile(const std::string& tmxFile);
    /// Initializes the map from the contents of a TMX file, as createWithXML() does. Returns false if the
    /// string is not a map.
    bool initWithXML(const std::string& tmxString, const std::string& resourcePath);

protected:
    /// Creates the node of a layer.
    TMXLayer* parseLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);
    /// Returns the tileset of the tiles of a layer.
    TMXTilesetInfo* tilesetForLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo);
    /// Creates the nodes of all layers.
    void buildWithMapInfo(TMXMapInfo* mapInfo);

    Size _mapSize;
    Size _tileSize;
    int _mapOrientation = TMXOrientationOrtho;
    Vector<TMXObjectGroup*> _objectGroups;
    ValueMap _properties;
    /// The properties of tiles by gid; a reference, because the table takes long to compile.
    ValueMapIntKey& _tileProperties;
    copra::Owned<ValueMapIntKey> _ownTileProperties;
    copra::Owned<Map<std::uint32_t, TMXObjectGroup*>> _tileShapes; ///< The shapes of tiles by gid.
    std::string _tmxFile;
    int _tmxLayerNum = 0;

private:
    void addLayers(TMXMapInfo& mapInfo);
    TMXLayer* reuseLayer(TMXLayerInfo& info, TMXMapInfo& mapInfo); // TMXTiledMap_reload.cpp
    void addImageLayer(const TMXMapInfo::ImageLayer& info, int zOrder, float mapHeight);

    copra::Array<copra::WeakPtr<Node>> _imageLayers;
    copra::Array<TMXLayer*>
        _oldLayers; ///< The layers that no layer of the file has taken over, while the file is read again.

    CC_DISALLOW_COPY_AND_ASSIGN(TMXTiledMap)
};

/// The names of faster variants in cocos2d-x.
namespace experimental {
/// The experimental map of cocos2d-x, which is cocos2d::TMXTiledMap.
using TMXTiledMap = cocos2d::TMXTiledMap;
/// The experimental layer of cocos2d-x, which is cocos2d::TMXLayer.
using TMXLayer = cocos2d::TMXLayer;
} // namespace experimental
/// Name of TMXTiledMap in axmol.
using FastTMXTiledMap = TMXTiledMap;
/// Name of TMXLayer in axmol.
using FastTMXLayer = TMXLayer;

} // namespace cocos2d
