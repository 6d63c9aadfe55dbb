#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/Rect.h"
#include "render/Texture2D.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace cocos2d {
class TMXTilesetInfo;
}

namespace copra {

/// The image of a tile: a part of a texture, in its pixels.
struct TileImage {
    cocos2d::Texture2D* texture = nullptr; ///< The texture; null if the tile has no image.
    cocos2d::Rect rect;                    ///< The rectangle in the texture, y down.
    cocos2d::Vec2 offset;                  ///< The offset from the cell's lower left corner, y up.
};

/// The images of the tiles of a map. A texture is loaded when the first of its tiles is requested.
class TileSheets {
public:
    explicit TileSheets(const cocos2d::Vector<cocos2d::TMXTilesetInfo*>& tilesets);
    ~TileSheets();

    /// The image of a gid without flags.
    TileImage image(std::uint32_t gid);
    /// The tileset of a gid without flags; null for 0 and gids below the first one.
    cocos2d::TMXTilesetInfo* tilesetOf(std::uint32_t gid);
    /// Returns the bounds of the tiles of all loaded tilesets, relative to the lower left corner of their
    /// cell (pixels, y up).
    const cocos2d::Rect& overhang() const { return _overhang; }

private:
    /// A tile with an image of its own.
    struct Single {
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        cocos2d::Rect rect;
    };
    struct Sheet {
        cocos2d::RefPtr<cocos2d::TMXTilesetInfo> info;
        std::uint32_t firstGid = 0;
        std::uint32_t endGid = 0;
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        bool isRequested = false; ///< Whether loading was tried.
        std::uint32_t columns = 0;
        std::uint32_t count = 0;
        std::unordered_map<std::uint32_t, Single> single; ///< The images of single tiles by gid.
    };

    Sheet* sheetOf(std::uint32_t gid);
    void load(Sheet& sheet);
    void extendOverhang(const Sheet& sheet, const cocos2d::Size& size);

    std::vector<Sheet> _sheets; ///< The sheets by ascending gid.
    Sheet* _last = nullptr;     ///< The last result of sheetOf(): consecutive tiles often share a sheet.
    cocos2d::Rect _overhang;
};

} // namespace copra
