#include "nodes/tiles/TMXMapInfo.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "files/FileUtils.h"
#include "files/missingFile.h"
#include "nodes/tiles/TmxReader.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace cocos2d {

namespace {

/// A new object with the returned pointer as its only owner.
template<typename T, typename... Arguments>
RefPtr<T> newRef(Arguments&&... arguments) {
    RefPtr<T> pointer;
    pointer.weakAssign(RefPtr<T>(new T(std::forward<Arguments>(arguments)...)));
    return pointer;
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
}

// The path includes the folder, so that a missing file is not searched for elsewhere.
bool readFile(const std::string& path, std::string& text) {
    return FileUtils::getInstance()->getContents(path, &text) == FileUtils::Status::OK;
}

unsigned char toByte(float fraction) {
    return static_cast<unsigned char>(255.0f * fraction);
}

RefPtr<TMXLayerInfo> layerInfo(copra::TmxTileLayer&& layer) {
    auto info = newRef<TMXLayerInfo>();
    info->_name = std::move(layer.name);
    info->_properties = std::move(layer.properties);
    info->_layerSize = Size(static_cast<float>(layer.width), static_cast<float>(layer.height));
    info->_visible = layer.visible;
    info->_opacity = toByte(layer.opacity);
    info->_offset = layer.cellOffset;
    info->_pixelOffset = layer.offset;
    info->_tint = layer.tint;
    const std::size_t bytes = layer.tiles.size() * sizeof(std::uint32_t);
    info->_tiles = static_cast<std::uint32_t*>(std::malloc(bytes > 0 ? bytes : 1));
    if (info->_tiles && bytes > 0) std::memcpy(info->_tiles, layer.tiles.data(), bytes);
    return info;
}

/// Converts positions and sizes from pixels to points.
void toPoints(ValueVector& objects) {
    const float scale = copra::screen().contentScaleFactor;
    if (scale == 1.0f) return;
    for (Value& object : objects)
        for (const char* const key : {"x", "y", "width", "height"}) {
            Value& value = object.asValueMap()[key];
            if (value.getType() == Value::Type::FLOAT) value = Value(value.asFloat() / scale);
        }
}

RefPtr<TMXTilesetInfo> tilesetInfo(copra::TmxTileset&& tileset) {
    auto info = newRef<TMXTilesetInfo>();
    info->_name = std::move(tileset.name);
    info->_firstGid = tileset.firstGid;
    info->_tileSize = tileset.tileSize;
    info->_spacing = tileset.spacing;
    info->_margin = tileset.margin;
    info->_tileOffset = tileset.tileOffset;
    info->_sourceImage = std::move(tileset.image);
    info->_imageSize = tileset.imageSize;
    info->_originSourceImage = std::move(tileset.originalImage);
    info->_properties = std::move(tileset.properties);
    for (copra::TmxTileImage& tile : tileset.tileImages)
        info->_tileImages.push_back(
            {static_cast<std::uint32_t>(tileset.firstGid) + tile.id, std::move(tile.image), tile.part});
    for (const copra::TmxAnimation& animation : tileset.animations) {
        auto tile = newRef<TMXTileAnimInfo>(animation.gid);
        for (const copra::TmxFrame& frame : animation.frames)
            tile->_frames.emplace_back(frame.gid, frame.seconds * 1000.0f);
        info->_animationInfo.insert(animation.gid, tile.get());
    }
    for (copra::TmxTileShapes& shapes : tileset.shapes) {
        auto group = newRef<TMXObjectGroup>();
        group->setProperties(shapes.properties);
        toPoints(shapes.objects);
        group->getObjects() = std::move(shapes.objects);
        info->_tileShapes.emplace_back(shapes.gid, group);
    }
    return info;
}

RefPtr<TMXObjectGroup> objectGroup(copra::TmxObjectLayer&& layer, const Size& tileSize) {
    auto group = newRef<TMXObjectGroup>();
    group->setGroupName(layer.name);
    group->setPositionOffset(layer.offset +
                             Vec2(layer.cellOffset.x * tileSize.width, layer.cellOffset.y * tileSize.height));
    group->setProperties(layer.properties);
    toPoints(layer.objects);
    group->getObjects() = std::move(layer.objects);
    return group;
}

} // namespace

TMXLayerInfo::TMXLayerInfo() = default;

TMXLayerInfo::~TMXLayerInfo() {
    if (_ownTiles) std::free(_tiles);
}

TMXTileAnimInfo* TMXTileAnimInfo::create(std::uint32_t tileID) {
    return copra::autoreleased(new TMXTileAnimInfo(tileID), true);
}

TMXTilesetInfo::TMXTilesetInfo() = default;
TMXTilesetInfo::~TMXTilesetInfo() = default;

Rect TMXTilesetInfo::getRectForGID(std::uint32_t gid) {
    constexpr float kMost = 1 << 24; // of sides, whose sums are integers then
    const int across = copra::toInteger<int>(std::min(_tileSize.width, kMost)) + _spacing;
    const int down = copra::toInteger<int>(std::min(_tileSize.height, kMost)) + _spacing;
    if (across <= 0 || down <= 0) return Rect::ZERO;
    const int columns =
        (copra::toInteger<int>(std::min(_imageSize.width, kMost)) - _margin * 2 + _spacing) / across;
    const int index = static_cast<int>(gid & kTMXFlippedMask) - _firstGid;
    if (columns <= 0 || index < 0) return Rect::ZERO;
    return Rect(static_cast<float>(index % columns) * static_cast<float>(across) +
                    static_cast<float>(_margin),
                static_cast<float>(index / columns) * static_cast<float>(down) + static_cast<float>(_margin),
                _tileSize.width, _tileSize.height);
}

TMXMapInfo* TMXMapInfo::create(const std::string& tmxFile) {
    auto* const info = new TMXMapInfo;
    return copra::autoreleased(info, info->initWithTMXFile(tmxFile));
}

TMXMapInfo* TMXMapInfo::createWithXML(const std::string& tmxString, const std::string& resourcePath) {
    auto* const info = new TMXMapInfo;
    return copra::autoreleased(info, info->initWithXML(tmxString, resourcePath));
}

TMXMapInfo::TMXMapInfo() : _tileProperties(*new ValueMapIntKey), _ownTileProperties(&_tileProperties) {}
TMXMapInfo::~TMXMapInfo() = default;

bool TMXMapInfo::initWithTMXFile(const std::string& tmxFile) {
    FileUtils* files = FileUtils::getInstance();
    // Checked first, because a failed search would log a second line.
    _TMXFileName = files->isFileExist(tmxFile) ? files->fullPathForFilename(tmxFile) : std::string();
    if (_TMXFileName.empty()) {
        copra::warnOfMissingFile("TMX", tmxFile);
        return false;
    }
    return parseXMLFile(_TMXFileName);
}

bool TMXMapInfo::initWithXML(const std::string& tmxString, const std::string& resourcePath) {
    _resources = resourcePath;
    return parseXMLString(tmxString);
}

bool TMXMapInfo::parseXMLFile(const std::string& xmlFilename) {
    const std::string path = FileUtils::getInstance()->fullPathForFilename(xmlFilename);
    std::string xml;
    if (path.empty() || !readFile(path, xml)) {
        copra::warning("TMX: %s cannot be read", xmlFilename.c_str());
        return false;
    }
    return parse(xml, xmlFilename, folderOf(path));
}

bool TMXMapInfo::parseXMLString(const std::string& xmlString) {
    const bool needsSlash = !_resources.empty() && _resources.back() != '/';
    return parse(xmlString, "map from text", needsSlash ? _resources + "/" : _resources);
}

bool TMXMapInfo::parse(const std::string& xml, const std::string& source, const std::string& folder) {
    copra::TmxMap map;
    if (!copra::readTmx(xml, source, folder, readFile, map)) return false;
    adopt(std::move(map));
    return true;
}

void TMXMapInfo::adopt(copra::TmxMap&& map) {
    _orientation = static_cast<int>(map.orientation);
    _staggerAxis = map.staggersX ? TMXStaggerAxis_X : TMXStaggerAxis_Y;
    _staggerIndex = map.staggersEven ? TMXStaggerIndex_Even : TMXStaggerIndex_Odd;
    _renderOrder = (map.renderOrder.fromRight ? TMXRenderOrder_LeftDown : TMXRenderOrder_RightDown) +
                   (map.renderOrder.fromBelow ? 1 : 0);
    _hexSideLength = map.hexSideLength;
    _mapSize = Size(static_cast<float>(map.width), static_cast<float>(map.height));
    _tileSize = map.tileSize;
    _properties = std::move(map.properties);
    _tileProperties = std::move(map.tileProperties);
    _tilesets.clear();
    for (copra::TmxTileset& tileset : map.tilesets) _tilesets.pushBack(tilesetInfo(std::move(tileset)).get());
    _layers.clear();
    for (copra::TmxTileLayer& layer : map.tileLayers) _layers.pushBack(layerInfo(std::move(layer)).get());
    _objectGroups.clear();
    for (copra::TmxObjectLayer& layer : map.objectLayers)
        _objectGroups.pushBack(objectGroup(std::move(layer), _tileSize).get());
    _imageLayers.clear();
    for (copra::TmxImageLayer& layer : map.imageLayers)
        _imageLayers.push_back({std::move(layer.name), std::move(layer.image), layer.visible,
                                toByte(layer.opacity), layer.tint, layer.offset,
                                static_cast<ssize_t>(layer.tileLayersBelow), std::move(layer.properties)});
}

// --- Setters, out of line because copying containers is slow to compile ---

void TMXLayerInfo::setProperties(ValueMap properties) {
    _properties = std::move(properties);
}

TMXTileAnimInfo::TMXTileAnimInfo(std::uint32_t tileID) : _tileID(tileID) {}

TMXTileAnimInfo::~TMXTileAnimInfo() = default;

void TMXMapInfo::setTileProperties(const ValueMapIntKey& tileProperties) {
    _tileProperties = tileProperties;
}

void TMXMapInfo::setLayers(const Vector<TMXLayerInfo*>& layers) {
    _layers = layers;
}

void TMXMapInfo::setTilesets(const Vector<TMXTilesetInfo*>& tilesets) {
    _tilesets = tilesets;
}

void TMXMapInfo::setObjectGroups(const Vector<TMXObjectGroup*>& groups) {
    _objectGroups = groups;
}

void TMXMapInfo::setProperties(const ValueMap& properties) {
    _properties = properties;
}

} // namespace cocos2d
