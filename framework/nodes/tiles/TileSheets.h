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

/// Finds the picture of a tile. Textures are loaded when a tile of theirs is asked for first.
class TileSheets {
public:
    /// A part of a texture, in its pixels.
    struct Picture {
        cocos2d::Texture2D* texture = nullptr; ///< null: there is nothing to show
        cocos2d::Rect rect;                    ///< y down
        cocos2d::Vec2 offset;                  ///< from where the cell is, y up
    };

    explicit TileSheets(const cocos2d::Vector<cocos2d::TMXTilesetInfo*>& tilesets);
    ~TileSheets();

    /// Of a gid without flags.
    Picture picture(std::uint32_t gid);
    /// The tileset that a gid without flags belongs to; null for 0 and below the first.
    cocos2d::TMXTilesetInfo* tilesetOf(std::uint32_t gid);
    /// How far tiles of the loaded tilesets reach out of a cell of this size (pixels).
    const cocos2d::Rect& overhang() const { return _reach; }

private:
    struct Sheet {
        cocos2d::RefPtr<cocos2d::TMXTilesetInfo> info;
        std::uint32_t firstGid = 0;
        std::uint32_t endGid = 0;
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        bool isAsked = false; ///< whether loading was tried
        std::uint32_t columns = 0;
        std::uint32_t count = 0;
        std::unordered_map<std::uint32_t, cocos2d::RefPtr<cocos2d::Texture2D>> single; ///< by gid
    };

    Sheet* sheetOf(std::uint32_t gid);
    void load(Sheet& sheet);
    void reach(const Sheet& sheet, const cocos2d::Size& size);

    std::vector<Sheet> _sheets; ///< by ascending gid
    Sheet* _last = nullptr;     ///< mostly the next is of the same
    cocos2d::Rect _reach;       ///< around all pictures, relative to their cell, y up
};

} // namespace copra
