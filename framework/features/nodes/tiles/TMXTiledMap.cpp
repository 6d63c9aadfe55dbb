#include "nodes/tiles/TMXTiledMap.h"

#include "nodes/tiles/mapReload.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXTileAnimation.h"
#include "platform/Screen.h"

#include <algorithm>

namespace cocos2d {

TMXTiledMap* TMXTiledMap::create(const std::string& tmxFile) {
    auto* const map = new TMXTiledMap;
    return copra::autoreleased(map, map->initWithTMXFile(tmxFile));
}

TMXTiledMap* TMXTiledMap::createWithXML(const std::string& tmxString, const std::string& resourcePath) {
    auto* const map = new TMXTiledMap;
    return copra::autoreleased(map, map->initWithXML(tmxString, resourcePath));
}

TMXTiledMap::TMXTiledMap() : _tileProperties(*new ValueMapIntKey), _ownTileProperties(&_tileProperties) {}
TMXTiledMap::~TMXTiledMap() = default;

bool TMXTiledMap::initWithTMXFile(const std::string& tmxFile) {
    if (copra::refuse(tmxFile.empty(), "TMXTiledMap::initWithTMXFile: the file name is empty")) return false;
    _tmxFile = tmxFile;
    copra::reloadChangedMaps();
    TMXMapInfo* const info = TMXMapInfo::create(tmxFile);
    if (info) buildWithMapInfo(info);
    return info != nullptr;
}

bool TMXTiledMap::initWithXML(const std::string& tmxString, const std::string& resourcePath) {
    _tmxFile = tmxString;
    TMXMapInfo* const info = TMXMapInfo::createWithXML(tmxString, resourcePath);
    if (info) buildWithMapInfo(info);
    return info != nullptr;
}

void TMXTiledMap::buildWithMapInfo(TMXMapInfo* mapInfo) {
    _mapSize = mapInfo->getMapSize();
    _tileSize = mapInfo->getTileSize();
    _mapOrientation = mapInfo->getOrientation();
    _objectGroups = mapInfo->getObjectGroups();
    _properties = mapInfo->getProperties();
    _tileProperties = mapInfo->getTileProperties();
    _tileShapes = std::make_unique<Map<std::uint32_t, TMXObjectGroup*>>();
    for (const TMXTilesetInfo* tileset : mapInfo->getTilesets())
        for (const auto& [gid, shapes] : tileset->_tileShapes) _tileShapes->insert(gid, shapes);
    setContentSize(Size::ZERO);
    addLayers(*mapInfo);
}

// Tags and z orders count the visible tile layers only; an image layer has the z order of the tile layer below.
void TMXTiledMap::addLayers(TMXMapInfo& mapInfo) {
    const auto& images = mapInfo.getImageLayers();
    const float mapHeight = _mapSize.height * _tileSize.height;
    auto image = images.begin();
    ssize_t seen = 0;
    const auto addImagesBelow = [&] {
        for (; image != images.end() && image->layersBelow <= seen; ++image)
            if (image->visible) addImageLayer(*image, _tmxLayerNum - 1, mapHeight);
    };
    for (TMXLayerInfo* info : mapInfo.getLayers()) {
        addImagesBelow();
        ++seen;
        if (!info->_visible) continue;
        TMXLayer* layer = reuseLayer(*info, mapInfo);
        if (!layer && (layer = parseLayer(info, &mapInfo))) addChild(layer, _tmxLayerNum, _tmxLayerNum);
        if (layer) {
            const Size& size = layer->getContentSize();
            setContentSize(
                Size(std::max(_contentSize.width, size.width), std::max(_contentSize.height, size.height)));
        }
        ++_tmxLayerNum;
    }
    seen = mapInfo.getLayers().size();
    addImagesBelow();
}

void TMXTiledMap::addImageLayer(const TMXMapInfo::ImageLayer& info, int zOrder, float mapHeight) {
    Sprite* const sprite = Sprite::create(info.image);
    if (!sprite) return;
    sprite->setAnchorPoint(Vec2::ANCHOR_TOP_LEFT);
    const float scale = copra::screen().contentScaleFactor;
    sprite->setPosition(info.offset.x / scale, (mapHeight - info.offset.y) / scale);
    sprite->setOpacity(info.opacity);
    sprite->setColor(info.tint);
    addChild(sprite, zOrder, info.name);
    _imageLayers.emplace_back(sprite);
}

TMXLayer* TMXTiledMap::parseLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo) {
    TMXTilesetInfo* const tileset = tilesetForLayer(layerInfo, mapInfo);
    if (!tileset) {
        copra::warning("TMX: the layer '%s' is skipped because the map has no tileset",
                       layerInfo->_name.c_str());
        return nullptr;
    }
    TMXLayer* const layer = TMXLayer::create(tileset, layerInfo, mapInfo);
    if (layer) layer->setupTiles();
    return layer;
}

TMXTilesetInfo* TMXTiledMap::tilesetForLayer(TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo) {
    const auto& tilesets = mapInfo->getTilesets();
    if (tilesets.empty()) return nullptr;
    const auto count = static_cast<std::size_t>(layerInfo->_layerSize.width) *
                       static_cast<std::size_t>(layerInfo->_layerSize.height);
    std::uint32_t highest = 0;
    for (std::size_t i = 0; layerInfo->_tiles && i < count; ++i)
        highest = std::max<std::uint32_t>(highest, layerInfo->_tiles[i] & kTMXFlippedMask);
    for (auto tileset = tilesets.rbegin(); tileset != tilesets.rend(); ++tileset)
        if (highest >= static_cast<std::uint32_t>((*tileset)->_firstGid)) return *tileset;
    return tilesets.front();
}

TMXLayer* TMXTiledMap::getLayer(const std::string& layerName) const {
    copra::refuse(layerName.empty(), "TMXTiledMap::getLayer: the name is empty");
    for (Node* child : _children) {
        auto* const layer = dynamic_cast<TMXLayer*>(child);
        if (layer && layer->getLayerName() == layerName) return layer;
    }
    return nullptr;
}

TMXObjectGroup* TMXTiledMap::getObjectGroup(const std::string& groupName) const {
    copra::refuse(groupName.empty(), "TMXTiledMap::getObjectGroup: the name is empty");
    for (TMXObjectGroup* group : _objectGroups)
        if (group->getGroupName() == groupName) return group;
    return nullptr;
}

Value TMXTiledMap::getProperty(const std::string& propertyName) const {
    const auto found = _properties.find(propertyName);
    return found == _properties.end() ? Value() : found->second;
}

Value TMXTiledMap::getPropertiesForGID(int GID) const {
    const auto found = _tileProperties.find(GID);
    return found == _tileProperties.end() ? Value() : found->second;
}

bool TMXTiledMap::getPropertiesForGID(int GID, Value** value) {
    const auto found = _tileProperties.find(GID);
    if (found == _tileProperties.end()) return false;
    if (value) *value = &found->second;
    return true;
}

TMXObjectGroup* TMXTiledMap::getTileShapes(int GID) const {
    return _tileShapes ? _tileShapes->at(static_cast<std::uint32_t>(GID) & kTMXFlippedMask) : nullptr;
}

void TMXTiledMap::setTileAnimEnabled(bool enabled) {
    for (Node* child : _children) {
        auto* const layer = dynamic_cast<TMXLayer*>(child);
        if (!layer || !layer->hasTileAnimation()) continue;
        if (enabled)
            layer->getTileAnimManager()->startAll();
        else
            layer->getTileAnimManager()->stopAll();
    }
}

std::string TMXTiledMap::getDescription() const {
    return "<TMXTiledMap | Tag = " + std::to_string(_tag) + ", Layers = " + std::to_string(_children.size());
}

void TMXTiledMap::setObjectGroups(const Vector<TMXObjectGroup*>& groups) {
    _objectGroups = groups;
}

void TMXTiledMap::setProperties(const ValueMap& properties) {
    _properties = properties;
}

} // namespace cocos2d
