#include "nodes/tiles/TileMapAtlas.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "images/Image.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace cocos2d {

TileMapAtlas* TileMapAtlas::create(const std::string& tile, const std::string& mapFile, int tileWidth,
                                   int tileHeight) {
    auto* const map = new TileMapAtlas;
    return copra::autoreleased(map, map->initWithTileFile(tile, mapFile, tileWidth, tileHeight));
}

TileMapAtlas::TileMapAtlas() = default;

TileMapAtlas::~TileMapAtlas() {
    delete _TGAInfo;
}

void TileMapAtlas::setTGAInfo(sImageTGA* TGAInfo) {
    if (TGAInfo == _TGAInfo) return;
    delete _TGAInfo;
    _TGAInfo = TGAInfo;
}

bool TileMapAtlas::initWithTileFile(const std::string& tile, const std::string& mapFile, int tileWidth,
                                    int tileHeight) {
    if (!loadTGAfile(mapFile)) return false;
    calculateItemsToRender();
    if (!AtlasNode::initWithTileFile(tile, tileWidth, tileHeight, _itemsToRender)) return false;
    if (_itemsPerRow == 0) {
        copra::warning("TileMapAtlas: '%s' is smaller than one tile", tile.c_str());
        return false;
    }
    updateAtlasValues();
    // In float, as the product of a huge size of tiles is no int.
    setContentSize(Size(static_cast<float>(_TGAInfo->width) * static_cast<float>(_itemWidth),
                        static_cast<float>(_TGAInfo->height) * static_cast<float>(_itemHeight)));
    return true;
}

bool TileMapAtlas::loadTGAfile(const std::string& file) {
    RefPtr<Image> image;
    image.weakAssign(RefPtr<Image>(new Image));
    if (!image->initWithImageFile(file)) return false; // it logs why
    constexpr int kLargest = std::numeric_limits<short>::max();
    const int width = image->getWidth();
    const int height = image->getHeight();
    if (width > kLargest || height > kLargest) {
        copra::warning("TileMapAtlas: '%s' is too large for a map", file.c_str());
        return false;
    }
    auto map = std::make_unique<sImageTGA>();
    map->width = static_cast<short>(width);
    map->height = static_cast<short>(height);
    const auto bytes = static_cast<std::size_t>(image->getBitPerPixel()) / 8;
    const auto columns = static_cast<std::size_t>(width);
    for (int row = height - 1; row >= 0; --row) {
        const unsigned char* pixel = image->getData() + static_cast<std::size_t>(row) * columns * bytes;
        for (std::size_t column = 0; column < columns; ++column, pixel += bytes)
            map->cells.push_back(bytes >= 3 ? Color3B(pixel[0], pixel[1], pixel[2])
                                            : Color3B(pixel[0], pixel[0], pixel[0]));
    }
    setTGAInfo(map.release());
    return true;
}

void TileMapAtlas::calculateItemsToRender() {
    if (copra::refuse(!_TGAInfo, "TileMapAtlas::calculateItemsToRender: the map has been released")) return;
    const auto& cells = _TGAInfo->cells;
    const auto hasTile = [](const Color3B& cell) { return cell.r != 0; };
    _itemsToRender = static_cast<int>(std::count_if(cells.begin(), cells.end(), hasTile));
}

int TileMapAtlas::cellOf(const Vec2& position) const {
    if (copra::refuse(!_TGAInfo, "TileMapAtlas::cellOf: the map has been released")) return -1;
    const bool isInside = position.x >= 0 && position.y >= 0 &&
                          position.x < static_cast<float>(_TGAInfo->width) &&
                          position.y < static_cast<float>(_TGAInfo->height);
    if (!isInside) {
        copra::misuse("TileMapAtlas: the map of %d x %d tiles has no tile at (%g, %g)", _TGAInfo->width,
                      _TGAInfo->height, static_cast<double>(position.x), static_cast<double>(position.y));
        return -1;
    }
    return static_cast<int>(position.y) * _TGAInfo->width + static_cast<int>(position.x);
}

Color3B TileMapAtlas::getTileAt(const Vec2& position) const {
    const int cell = cellOf(position);
    return cell < 0 ? Color3B::BLACK : _TGAInfo->cells[static_cast<std::size_t>(cell)];
}

void TileMapAtlas::setTile(const Color3B& tile, const Vec2& position) {
    if (copra::refuse(tile.r == 0, "TileMapAtlas::setTile: a tile cannot be removed")) return;
    const int cell = cellOf(position);
    if (cell < 0) return;
    Color3B& value = _TGAInfo->cells[static_cast<std::size_t>(cell)];
    const int index = _posToAtlasIndex[static_cast<std::size_t>(cell)];
    if (value.r == 0 || index < 0) {
        copra::warning("TileMapAtlas: a cell without a tile cannot be set");
        return;
    }
    value = tile;
    updateAtlasValueAt(position, tile, index);
}

void TileMapAtlas::updateAtlasValues() {
    if (copra::refuse(!_TGAInfo, "TileMapAtlas::updateAtlasValues: the map has been released") ||
        !_textureAtlas)
        return;
    _posToAtlasIndex.assign(_TGAInfo->cells.size(), -1);
    int total = 0;
    // Column by column, as in cocos2d-x.
    for (int x = 0; x < _TGAInfo->width; ++x) {
        for (int y = 0; y < _TGAInfo->height; ++y) {
            const auto cell = static_cast<std::size_t>(y) * static_cast<std::size_t>(_TGAInfo->width) +
                              static_cast<std::size_t>(x);
            const Color3B& value = _TGAInfo->cells[cell];
            if (value.r == 0 || total == _itemsToRender) continue;
            _posToAtlasIndex[cell] = total;
            updateAtlasValueAt(Vec2(static_cast<float>(x), static_cast<float>(y)), value, total++);
        }
    }
}

void TileMapAtlas::updateAtlasValueAt(const Vec2& pos, const Color3B& value, int index) {
    const float scale = copra::screen().contentScaleFactor;
    const auto width = static_cast<float>(_itemWidth);
    const auto height = static_cast<float>(_itemHeight);
    const float cellWidth = width * scale / static_cast<float>(getTexture()->getPixelsWide());
    const float cellHeight = height * scale / static_cast<float>(getTexture()->getPixelsHigh());
    const float u = static_cast<float>(value.r % _itemsPerRow) * cellWidth;
    const float v = static_cast<float>(value.r / _itemsPerRow) * cellHeight;
    const float left = std::floor(pos.x) * width;
    const float bottom = std::floor(pos.y) * height;
    const Color4B color = quadColor();
    V3F_C4B_T2F_Quad quad;
    quad.bl = {Vec3(left, bottom, 0), color, {u, v + cellHeight}};
    quad.br = {Vec3(left + width, bottom, 0), color, {u + cellWidth, v + cellHeight}};
    quad.tl = {Vec3(left, bottom + height, 0), color, {u, v}};
    quad.tr = {Vec3(left + width, bottom + height, 0), color, {u + cellWidth, v}};
    _textureAtlas->updateQuad(&quad, index);
}

void TileMapAtlas::updateColor() {
    if (!_textureAtlas) return;
    const Color4B color = quadColor();
    V3F_C4B_T2F_Quad* quad = _textureAtlas->getQuads();
    for (ssize_t i = 0; i < _textureAtlas->getTotalQuads(); ++i, ++quad)
        quad->bl.colors = quad->br.colors = quad->tl.colors = quad->tr.colors = color;
}

} // namespace cocos2d
