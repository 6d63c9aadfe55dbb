#pragma once

#include "base/Value.h"
#include "math/Color.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// How the cells of a map lie. The numbers are those of the API (TMXOrientation*).
enum class TmxOrientation { Orthogonal, Hexagonal, Isometric, Staggered };

/// Where a map begins to draw its rows and their tiles; it goes on to the other side.
struct TmxRenderOrder {
    bool fromRight = false;
    bool fromBelow = false;
};

/// One picture of an animated tile.
struct TmxFrame {
    std::uint32_t gid = 0;
    float seconds = 0.0f;
};

/// A tile that changes its picture.
struct TmxAnimation {
    std::uint32_t gid = 0;
    std::vector<TmxFrame> frames; ///< not empty, and longer than 0 seconds in all
};

/// The collision shapes of a tile.
struct TmxTileShapes {
    std::uint32_t gid = 0;
    cocos2d::ValueVector objects; ///< maps; x and y in pixels from the tile's lower left corner, y up
    cocos2d::ValueMap properties;
};

/// The picture of one tile of a collection of images.
struct TmxTileImage {
    std::uint32_t id = 0; ///< within the tileset
    std::string image;    ///< as TmxTileset::image
};

/// Where pictures of tiles come from: one image in equal cells, or one image a tile.
struct TmxTileset {
    std::string name;
    int firstGid = 0;
    cocos2d::Size tileSize; ///< pixels
    int spacing = 0;
    int margin = 0;
    cocos2d::Vec2 tileOffset;  ///< pixels, y down
    std::string originalImage; ///< as written in the file; empty for a collection
    std::string image;         ///< with the folder of the file that names it
    cocos2d::Size imageSize;   ///< pixels, as written in the file
    std::vector<TmxTileImage> tileImages;
    std::vector<TmxAnimation> animations;
    std::vector<TmxTileShapes> shapes;
    cocos2d::ValueMap properties;
};

/// What layers of any kind share. Values of the groups around a layer are worked in.
struct TmxLayerBase {
    std::string name;
    bool visible = true;
    float opacity = 1.0f;
    cocos2d::Color3B tint = cocos2d::Color3B::WHITE;
    cocos2d::Vec2 offset; ///< pixels, y down
    cocos2d::ValueMap properties;
};

/// A layer of tiles.
struct TmxTileLayer : TmxLayerBase {
    int width = 0; ///< in cells
    int height = 0;
    cocos2d::Vec2 cellOffset;         ///< the attributes x and y, in cells
    std::vector<std::uint32_t> tiles; ///< gids with flip flags, row by row from the top; width * height
};

/// A layer of objects.
struct TmxObjectLayer : TmxLayerBase {
    cocos2d::Vec2 cellOffset;
    cocos2d::ValueVector objects; ///< maps; x and y in pixels, y up
};

/// A layer of one picture.
struct TmxImageLayer : TmxLayerBase {
    std::string image;
    std::size_t tileLayersBelow = 0; ///< how many of TmxMap::tileLayers are under it
};

/// A map of the editor Tiled, as its file says it.
struct TmxMap {
    TmxOrientation orientation = TmxOrientation::Orthogonal;
    bool staggersX = false;    ///< the stagger axis is x instead of y
    bool staggersEven = false; ///< the stagger index is even instead of odd
    int hexSideLength = 0;     ///< pixels
    TmxRenderOrder renderOrder;
    int width = 0; ///< in cells
    int height = 0;
    cocos2d::Size tileSize; ///< pixels
    cocos2d::ValueMap properties;
    cocos2d::ValueMapIntKey tileProperties; ///< by gid; a map for each tile that the file describes
    std::vector<TmxTileset> tilesets;
    std::vector<TmxTileLayer> tileLayers;
    std::vector<TmxObjectLayer> objectLayers;
    std::vector<TmxImageLayer> imageLayers;
};

/// Gives the text of a file that a map refers to; false where there is none.
using TmxFileReader = std::function<bool(const std::string& path, std::string& text)>;

/// No layer and no map has more cells than this; larger ones are damaged, or made to take all memory.
inline constexpr std::size_t kMostTmxCells = std::size_t{1} << 24;
/// All layers of a map together.
inline constexpr std::size_t kMostTmxCellsInAll = std::size_t{1} << 25;

/// Reads a map (TMX 1.x). `source` names it in messages; `folder` (with its slash at the end, or empty) is
/// put before the files that it refers to. False, with one log line, if the text is no map at all; everything
/// else that is wrong is one log line each with file and line, and what is sound around it is kept.
bool readTmx(std::string_view xml, const std::string& source, const std::string& folder,
             const TmxFileReader& files, TmxMap& map);

} // namespace copra
