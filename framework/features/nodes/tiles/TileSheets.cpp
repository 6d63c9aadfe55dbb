#include "nodes/tiles/TileSheets.h"

#include "base/toInteger.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace copra {

using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::Texture2D;
using cocos2d::TMXTilesetInfo;

namespace {

/// What the image has of a part.
Rect partOf(const Size& image, const Rect& part) {
    const float x = std::clamp(part.origin.x, 0.0f, image.width);
    const float y = std::clamp(part.origin.y, 0.0f, image.height);
    const auto side = [](float wanted, float most) { return wanted > 0.0f ? std::min(wanted, most) : most; };
    return Rect(x, y, side(part.size.width, image.width - x), side(part.size.height, image.height - y));
}

} // namespace

TileSheets::TileSheets(const cocos2d::Vector<TMXTilesetInfo*>& tilesets) {
    for (TMXTilesetInfo* info : tilesets) {
        Sheet sheet;
        sheet.info = info;
        sheet.firstGid = static_cast<std::uint32_t>(std::max(1, info->_firstGid));
        _sheets.push_back(std::move(sheet));
    }
    const auto byGid = [](const Sheet& a, const Sheet& b) { return a.firstGid < b.firstGid; };
    std::stable_sort(_sheets.begin(), _sheets.end(), byGid);
    std::uint32_t end = std::numeric_limits<std::uint32_t>::max();
    for (auto sheet = _sheets.rbegin(); sheet != _sheets.rend(); ++sheet) {
        sheet->endGid = end;
        end = sheet->firstGid;
    }
}

TileSheets::~TileSheets() = default;

TileSheets::Sheet* TileSheets::sheetOf(std::uint32_t gid) {
    if (_last && gid >= _last->firstGid && gid < _last->endGid) return _last;
    const auto after =
        std::upper_bound(_sheets.begin(), _sheets.end(), gid,
                         [](std::uint32_t g, const Sheet& sheet) { return g < sheet.firstGid; });
    if (gid == 0 || after == _sheets.begin()) return nullptr;
    _last = &*(after - 1);
    return _last;
}

TMXTilesetInfo* TileSheets::tilesetOf(std::uint32_t gid) {
    Sheet* const sheet = sheetOf(gid);
    return sheet ? sheet->info.get() : nullptr;
}

void TileSheets::load(Sheet& sheet) {
    sheet.isRequested = true;
    TMXTilesetInfo& info = *sheet.info;
    auto* const cache = cocos2d::TextureCache::getInstance();
    // Nearest filtering: interpolation with neighboring tiles of the image would be visible as seams.
    for (const auto& tile : info._tileImages) {
        Texture2D* const texture = cache->addImage(tile.path);
        if (!texture) continue;
        texture->setAliasTexParameters();
        const Rect rect = partOf(texture->getContentSizeInPixels(), tile.part);
        sheet.single[tile.gid] = {texture, rect};
        extendOverhang(sheet, rect.size);
    }
    if (info._sourceImage.empty() || info._tileSize.width < 1 || info._tileSize.height < 1) return;
    Texture2D* const texture = cache->addImage(info._sourceImage);
    if (!texture) return;
    texture->setAliasTexParameters();
    info._imageSize = texture->getContentSizeInPixels();
    sheet.texture = texture;
    const auto fitting = [&](float side, float tile) {
        const int inside = toInteger<int>(side) - info._margin * 2 + info._spacing;
        // In double: a tile may be as large as a float.
        return toInteger<std::uint32_t>(inside / (std::trunc(static_cast<double>(tile)) + info._spacing));
    };
    sheet.columns = fitting(info._imageSize.width, info._tileSize.width);
    sheet.count = sheet.columns * fitting(info._imageSize.height, info._tileSize.height);
    extendOverhang(sheet, info._tileSize);
}

void TileSheets::extendOverhang(const Sheet& sheet, const Size& size) {
    const cocos2d::Vec2& offset = sheet.info->_tileOffset;
    const float side = std::max(size.width, size.height); // a tile may be rotated by 90 degrees
    _overhang.merge(Rect(offset.x, -offset.y, side, side));
}

TileImage TileSheets::image(std::uint32_t gid) {
    Sheet* const sheet = sheetOf(gid);
    if (!sheet) return {};
    if (!sheet->isRequested) load(*sheet);
    const TMXTilesetInfo& info = *sheet->info;
    const cocos2d::Vec2 offset(info._tileOffset.x, -info._tileOffset.y);
    if (!sheet->single.empty()) {
        const auto found = sheet->single.find(gid);
        if (found != sheet->single.end()) return {found->second.texture, found->second.rect, offset};
    }
    const std::uint32_t index = gid - sheet->firstGid;
    if (index >= sheet->count) return {};
    const float column = static_cast<float>(index % sheet->columns);
    const float row = static_cast<float>(index / sheet->columns);
    const auto gap = static_cast<float>(info._spacing);
    const auto margin = static_cast<float>(info._margin);
    return {sheet->texture,
            Rect(margin + column * (info._tileSize.width + gap), margin + row * (info._tileSize.height + gap),
                 info._tileSize.width, info._tileSize.height),
            offset};
}

} // namespace copra
