#include "nodes/tiles/TMXLayer.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXTileAnimation.h"
#include "nodes/tiles/TileSheets.h"
#include "platform/Screen.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace cocos2d {

namespace {

/// Without the flip flags and Tiled's flag for hexagons rotated by 120 degrees.
constexpr std::uint32_t kGidMask = 0x0fffffff;

Vec2 toPoints(const Vec2& pixels) {
    return pixels * (1.0f / copra::screen().contentScaleFactor);
}

} // namespace

TMXLayer* TMXLayer::create(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo) {
    auto* const layer = new TMXLayer;
    return copra::autoreleased(layer, layer->initWithTilesetInfo(tilesetInfo, layerInfo, mapInfo));
}

TMXLayer::TMXLayer() = default;

TMXLayer::~TMXLayer() {
    if (_tileAnimManager) _tileAnimManager->detachLayer();
    std::free(_drawnTiles);
}

bool TMXLayer::initWithTilesetInfo(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo,
                                   TMXMapInfo* mapInfo) {
    if (copra::refuse(!tilesetInfo || !layerInfo || !mapInfo,
                      "TMXLayer::initWithTilesetInfo: a description is null"))
        return false;
    _sheets = std::make_unique<copra::TileSheets>(mapInfo->getTilesets());
    Texture2D* texture = nullptr;
    if (!tilesetInfo->_sourceImage.empty())
        texture = TextureCache::getInstance()->addImage(tilesetInfo->_sourceImage);
    else if (!tilesetInfo->_tileImages.empty())
        texture = _sheets->image(tilesetInfo->_tileImages.front().gid).texture;
    if (!texture) {
        copra::warning("TMX: the layer '%s' is skipped because the tileset '%s' has no image",
                       layerInfo->_name.c_str(), tilesetInfo->_name.c_str());
        return false;
    }
    if (!SpriteBatchNode::initWithTexture(texture, 0)) return false;

    _layerName = layerInfo->_name;
    _layerSize = layerInfo->_layerSize;
    _opacity = layerInfo->_opacity;
    _properties = layerInfo->getProperties();
    _tileSet = tilesetInfo;
    _mapTileSize = mapInfo->getTileSize();
    _layerOrientation = mapInfo->getOrientation();
    _staggerAxis = mapInfo->getStaggerAxis();
    _staggerIndex = mapInfo->getStaggerIndex();
    _hexSideLength = mapInfo->getHexSideLength();
    _renderOrder = mapInfo->getRenderOrder();
    parseInternalProperties();
    setTiles(layerInfo->_tiles);
    layerInfo->_ownTiles = false;

    updateGrid();
    const Vec2 moved(layerInfo->_pixelOffset.x, -layerInfo->_pixelOffset.y);
    setPosition(calculateLayerOffset(layerInfo->_offset) + toPoints(moved));
    const float scale = copra::screen().contentScaleFactor;
    const Size pixels = sizeInPixels();
    setContentSize(Size(pixels.width / scale, pixels.height / scale));
    setCascadeOpacityEnabled(true);
    setCascadeColorEnabled(true);
    setColor(layerInfo->_tint);
    return true;
}

void TMXLayer::updateGrid() {
    const float scale = copra::screen().contentScaleFactor;
    const float width = _mapTileSize.width / scale;
    const float height = _mapTileSize.height / scale;
    const bool isHexagonal = _layerOrientation == TMXOrientationHex;
    const float side = isHexagonal ? static_cast<float>(_hexSideLength) / scale : 0.0f;
    const bool even = _staggerIndex == TMXStaggerIndex_Even;
    if (_layerOrientation == TMXOrientationIso)
        _grid = copra::TileGrid::isometric(columns(), rows(), width, height);
    else if (!isHexagonal && _layerOrientation != TMXOrientationStaggered)
        _grid = copra::TileGrid::orthogonal(rows(), width, height);
    else if (_staggerAxis == TMXStaggerAxis_X)
        _grid = copra::TileGrid::staggeredColumns(rows(), width, height, side, even);
    else
        _grid = copra::TileGrid::staggeredRows(rows(), width, height, side, even);
}

// The sizes of cocos2d-x. A staggered map's is larger than its drawn area.
Size TMXLayer::sizeInPixels() const {
    const Size& tile = _mapTileSize;
    const auto side = static_cast<float>(_hexSideLength);
    const auto pairs = [&](float length, float count) {
        const int whole = static_cast<int>(count);
        return (length + side) * static_cast<float>(whole / 2) + length * static_cast<float>(whole % 2);
    };
    if (_layerOrientation != TMXOrientationHex)
        return Size(_layerSize.width * tile.width, _layerSize.height * tile.height);
    if (_staggerAxis == TMXStaggerAxis_X)
        return Size(pairs(tile.width, _layerSize.width), tile.height * (_layerSize.height + 0.5f));
    return Size(tile.width * (_layerSize.width + 0.5f), pairs(tile.height, _layerSize.height));
}

// Lines that are shifted to the left or down would reach out of the map: the layer is moved to compensate.
Vec2 TMXLayer::calculateLayerOffset(const Vec2& offset) const {
    const Vec2 shift(std::max(0.0f, -_grid.stagger.x), std::max(0.0f, -_grid.stagger.y));
    Vec2 moved = _grid.columnStep * offset.x + _grid.rowStep * offset.y;
    if (_layerOrientation == TMXOrientationStaggered && static_cast<int>(offset.y) % 2 != 0)
        moved += _grid.stagger;
    return moved + shift;
}

void TMXLayer::parseInternalProperties() {
    const Value z = getProperty("cc_vertexz");
    _useAutomaticVertexZ = !z.isNull() && z.asString() == "automatic";
    _vertexZvalue = z.isNull() || _useAutomaticVertexZ ? 0 : z.asInt();
}

int TMXLayer::getVertexZForPos(const Vec2& pos) const {
    if (!_useAutomaticVertexZ) return _vertexZvalue;
    const float fromTop = _layerOrientation == TMXOrientationIso ? pos.x + pos.y - _layerSize.width : pos.y;
    return static_cast<int>(fromTop - _layerSize.height);
}

void TMXLayer::setupTiles() {
    _tileAnimManager = TMXTileAnimManager::create(this, animatedTiles());
}

std::vector<TMXTileAnimInfo*> TMXLayer::animatedTiles() {
    constexpr std::uint32_t kFlagged =
        1 << 14; // gids below are marked in an array: a set is slow for many tiles
    std::vector<bool> isUsed(kFlagged);
    std::set<std::uint32_t> gids;
    const std::size_t count = static_cast<std::size_t>(columns()) * static_cast<std::size_t>(rows());
    for (std::size_t i = 0; _drawnTiles && i < count; ++i) {
        const std::uint32_t gid = _drawnTiles[i] & kGidMask;
        if (gid < kFlagged)
            isUsed[gid] = true;
        else
            gids.insert(gid);
    }
    for (std::uint32_t gid = 1; gid < kFlagged; ++gid)
        if (isUsed[gid]) gids.insert(gid);
    std::vector<TMXTileAnimInfo*> animations;
    for (const std::uint32_t gid : gids) {
        _sheets->image(gid);
        TMXTilesetInfo* const tileset = _sheets->tilesetOf(gid);
        if (TMXTileAnimInfo* const info = tileset ? tileset->_animationInfo.at(gid) : nullptr)
            animations.push_back(info);
    }
    return animations;
}

void TMXLayer::releaseMap() {
    _tiles = nullptr;
}

void TMXLayer::setTiles(std::uint32_t* tiles) {
    if (tiles != _drawnTiles) std::free(_drawnTiles);
    _drawnTiles = _tiles = tiles;
    _cellCount = static_cast<std::size_t>(columns()) * static_cast<std::size_t>(rows());
}

void TMXLayer::setLayerSize(const Size& size) {
    const double cells =
        std::floor(static_cast<double>(size.width)) * std::floor(static_cast<double>(size.height));
    const bool fits = size.width >= 0.0f && size.height >= 0.0f && cells <= static_cast<double>(_cellCount);
    if (copra::refuse(!fits, "TMXLayer::setLayerSize: there are fewer tiles than this size needs")) return;
    _layerSize = size;
    updateGrid();
}

void TMXLayer::setMapTileSize(const Size& size) {
    _mapTileSize = size;
    updateGrid();
}

void TMXLayer::setLayerOrientation(int orientation) {
    _layerOrientation = orientation;
    updateGrid();
}

Value TMXLayer::getProperty(const std::string& propertyName) const {
    const auto found = _properties.find(propertyName);
    return found == _properties.end() ? Value() : found->second;
}

std::string TMXLayer::getDescription() const {
    return "<TMXLayer | tag = " + std::to_string(_tag) +
           ", size = " + std::to_string(static_cast<int>(_mapTileSize.width)) + "," +
           std::to_string(static_cast<int>(_mapTileSize.height)) + ">";
}

// --- Tiles ---

/// Index of the cell, or -1.
int TMXLayer::cellOf(const Vec2& tileCoordinate) const {
    if (copra::refuse(!_tiles, "TMXLayer::cellOf: the tiles have been released")) return -1;
    const bool isInside = tileCoordinate.x >= 0 && tileCoordinate.y >= 0 &&
                          tileCoordinate.x < _layerSize.width && tileCoordinate.y < _layerSize.height;
    if (!isInside) {
        copra::misuse("TMXLayer: the layer '%s' of %d x %d tiles has no tile at (%g, %g)", _layerName.c_str(),
                      static_cast<int>(_layerSize.width), static_cast<int>(_layerSize.height),
                      static_cast<double>(tileCoordinate.x), static_cast<double>(tileCoordinate.y));
        return -1;
    }
    return static_cast<int>(tileCoordinate.x) + static_cast<int>(tileCoordinate.y) * columns();
}

std::uint32_t TMXLayer::getTileGIDAt(const Vec2& tileCoordinate, TMXTileFlags* flags) {
    const int cell = cellOf(tileCoordinate);
    const std::uint32_t tile = cell >= 0 ? _tiles[cell] : 0;
    if (flags) *flags = static_cast<TMXTileFlags>(tile & kTMXFlipedAll);
    return tile & kGidMask;
}

void TMXLayer::setTileGID(std::uint32_t gid, const Vec2& tileCoordinate) {
    setTileGID(gid, tileCoordinate, static_cast<TMXTileFlags>(0));
}

void TMXLayer::setTileGID(std::uint32_t gid, const Vec2& tileCoordinate, TMXTileFlags flags) {
    const int cell = cellOf(tileCoordinate);
    if (cell < 0) return;
    const std::uint32_t plain = gid & kGidMask;
    if (plain == 0) {
        removeTileAt(tileCoordinate);
        return;
    }
    const bool isKnown = _sheets->tilesetOf(plain) != nullptr;
    if (copra::refuse(!isKnown, "TMXLayer::setTileGID: no tileset has this gid")) return;
    _sheets->image(plain); // loads it now rather than while drawing
    const std::uint32_t before = _tiles[cell];
    _tiles[cell] = gid | flags;
    Sprite* const sprite = spriteOf(cell);
    if (!sprite || before == _tiles[cell]) return;
    setTileImage(*sprite, shownGid(plain));
    // A sprite that the game has moved keeps its position.
    if ((before ^ _tiles[cell]) & ~kGidMask) setupTileSprite(sprite, tileCoordinate, _tiles[cell]);
}

void TMXLayer::removeTileAt(const Vec2& tileCoordinate) {
    const int cell = cellOf(tileCoordinate);
    if (cell < 0) return;
    _tiles[cell] = 0;
    if (Sprite* const sprite = spriteOf(cell)) removeChild(sprite, true);
}

Vec2 TMXLayer::getPositionAt(const Vec2& tileCoordinate) {
    const Vec2 position = _grid.positionOf(tileCoordinate.x, tileCoordinate.y);
    if (_layerOrientation != TMXOrientationHex || !_tileSet) return position;
    return position + toPoints(Vec2(_tileSet->_tileOffset.x, -_tileSet->_tileOffset.y));
}

void TMXLayer::showTileAs(std::uint32_t gid, std::uint32_t shown) {
    const auto at = std::lower_bound(_shownInstead.begin(), _shownInstead.end(), std::make_pair(gid, 0u));
    if (at != _shownInstead.end() && at->first == gid)
        at->second = shown;
    else
        _shownInstead.insert(at, {gid, shown});
    for (const auto& sprite : _sprites)
        if (_drawnTiles && (_drawnTiles[sprite.first] & kGidMask) == gid) setTileImage(*sprite.second, shown);
}

std::uint32_t TMXLayer::shownGid(std::uint32_t gid) const {
    const auto at = std::lower_bound(_shownInstead.begin(), _shownInstead.end(), std::make_pair(gid, 0u));
    return at != _shownInstead.end() && at->first == gid ? at->second : gid;
}

// --- Tiles with sprites ---

Sprite* TMXLayer::getTileAt(const Vec2& tileCoordinate) {
    const int cell = cellOf(tileCoordinate);
    if (cell < 0) return nullptr;
    const std::uint32_t gid = _tiles[cell] & kGidMask;
    if (gid == 0) return nullptr;
    if (Sprite* const sprite = spriteOf(cell)) return sprite;

    Sprite* const sprite = Sprite::create();
    setTileImage(*sprite, shownGid(gid));
    sprite->setOpacity(_opacity);
    setupTileSprite(sprite, tileCoordinate, _tiles[cell]);
    const auto at = std::lower_bound(_sprites.begin(), _sprites.end(), cell,
                                     [](const auto& entry, int key) { return entry.first < key; });
    _sprites.insert(at, {cell, sprite});
    // Bypasses the batch: the sprite draws itself. NOLINTNEXTLINE(bugprone-parent-virtual-call)
    Node::addChild(sprite, drawOrderOf(cell), cell);
    return sprite;
}

/// Null if the tile has no sprite.
Sprite* TMXLayer::spriteOf(int cell) const {
    const auto at = std::lower_bound(_sprites.begin(), _sprites.end(), cell,
                                     [](const auto& entry, int key) { return entry.first < key; });
    return at != _sprites.end() && at->first == cell ? at->second : nullptr;
}

void TMXLayer::setTileImage(Sprite& sprite, std::uint32_t gid) {
    const copra::TileImage image = _sheets->image(gid);
    const float scale = copra::screen().contentScaleFactor;
    const Rect rect(image.rect.origin.x / scale, image.rect.origin.y / scale, image.rect.size.width / scale,
                    image.rect.size.height / scale);
    sprite.setBatchNode(nullptr);
    if (image.texture) sprite.setTexture(image.texture);
    sprite.setTextureRect(rect, false, rect.size);
    if (image.texture && image.texture == getTexture()) sprite.setBatchNode(this);
}

void TMXLayer::setupTileSprite(Sprite* sprite, const Vec2& pos, std::uint32_t gid) {
    if (copra::refuse(!sprite, "TMXLayer::setupTileSprite: the sprite is null")) return;
    constexpr std::uint32_t kRotated120 = 0x10000000;
    const bool isHexagonal = _layerOrientation == TMXOrientationHex;
    const bool isDiagonal = (gid & kTMXTileDiagonalFlag) != 0;
    bool flippedX = (gid & kTMXTileHorizontalFlag) != 0;
    bool flippedY = (gid & kTMXTileVerticalFlag) != 0;
    float degrees = 0.0f;
    if (isHexagonal) {
        degrees = (isDiagonal ? 60.0f : 0.0f) + ((gid & kRotated120) ? 120.0f : 0.0f);
    } else if (isDiagonal) {
        // A flip along the diagonal is a rotation by 90 degrees and a horizontal flip.
        const bool bothOrNone = flippedX == flippedY;
        degrees = flippedX ? 90.0f : 270.0f;
        flippedX = bothOrNone;
        flippedY = false;
    }
    const Size size = sprite->getContentSize();
    const bool isRotated = degrees != 0.0f;
    const bool liesAcross = isDiagonal && !isHexagonal;
    const Vec2 half = liesAcross ? Vec2(size.height / 2.0f, size.width / 2.0f)
                                 : Vec2(size.width / 2.0f, size.height / 2.0f);
    const Vec2 offset = _sheets->image(shownGid(gid & kGidMask)).offset;
    const Vec2 corner = _grid.positionOf(pos.x, pos.y) + toPoints(offset);
    sprite->setAnchorPoint(isRotated ? Vec2::ANCHOR_MIDDLE : Vec2::ZERO);
    sprite->setPosition(isRotated ? corner + half : corner);
    sprite->setPositionZ(static_cast<float>(getVertexZForPos(pos)));
    sprite->setRotation(degrees);
    sprite->setFlippedX(flippedX);
    sprite->setFlippedY(flippedY);
}

void TMXLayer::addChild(Node*, int, int) {
    copra::misuse("TMXLayer::addChild: children cannot be added; use setTileGID() and getTileAt()");
}

void TMXLayer::addChild(Node* child, int zOrder, const std::string&) {
    addChild(child, zOrder, INVALID_TAG);
}

void TMXLayer::removeChild(Node* child, bool cleanup) {
    if (!child) return;
    unregisterSprite(child);
    SpriteBatchNode::removeChild(child, cleanup);
}

void TMXLayer::removeAllChildrenWithCleanup(bool cleanup) {
    while (!_sprites.empty()) unregisterSprite(_sprites.back().second);
    SpriteBatchNode::removeAllChildrenWithCleanup(cleanup);
}

void TMXLayer::unregisterSprite(Node* sprite) {
    const auto found = std::find_if(_sprites.begin(), _sprites.end(),
                                    [=](const auto& entry) { return entry.second == sprite; });
    if (found == _sprites.end()) return;
    if (_drawnTiles) _drawnTiles[found->first] = 0;
    _sprites.erase(found);
}

void TMXLayer::setProperties(const ValueMap& properties) {
    _properties = properties;
}

} // namespace cocos2d
