#pragma once

#include "base/Value.h"
#include "math/Color.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// The arrangement of the cells of a map. The numbers are the same as TMXOrientation*.
enum class TmxOrientation { Orthogonal, Hexagonal, Isometric, Staggered };

/// The corner at which drawing starts; it continues row by row toward the opposite corner.
struct TmxRenderOrder {
    bool fromRight = false;
    bool fromBelow = false;
};

/// A frame of an animated tile.
struct TmxFrame {
    std::uint32_t gid = 0; ///< The number of the tile.
    float seconds = 0.0f;  ///< The duration, in seconds.
};

/// The animation of a tile.
struct TmxAnimation {
    std::uint32_t gid = 0;
    /// The frames, of which there is at least one. Their total duration is above 0.
    std::vector<TmxFrame> frames;
};

/// The collision shapes of a tile.
struct TmxTileShapes {
    std::uint32_t gid = 0;
    /// The shapes as maps, with x and y in pixels from the lower left corner of the tile, y up.
    cocos2d::ValueVector objects;
    cocos2d::ValueMap properties;
};

/// The image of one tile of an image collection.
struct TmxTileImage {
    std::uint32_t id = 0; ///< The ID within the tileset.
    std::string image;    ///< The path of the image, as in TmxTileset::image.
    cocos2d::Rect part; ///< The part of the image, in pixels, y down. Without a size, it is the whole image.
};

/// The images of a range of gids: one image divided into equal cells, or a collection of one image per tile.
struct TmxTileset {
    std::string name;
    int firstGid = 0;
    cocos2d::Size tileSize;    ///< The size of a tile in pixels.
    int spacing = 0;           ///< The pixels between tiles.
    int margin = 0;            ///< The pixels around all tiles.
    cocos2d::Vec2 tileOffset;  ///< The offset of the tiles in pixels, y down.
    std::string originalImage; ///< The path as written in the file; empty for a collection.
    std::string image;         ///< The path of the image, including the folder of the file that names it.
    cocos2d::Size imageSize;   ///< The size of the image in pixels, as written in the file.
    std::vector<TmxTileImage> tileImages; ///< The images of a collection, sorted by ID.
    std::vector<TmxAnimation> animations;
    std::vector<TmxTileShapes> shapes;
    cocos2d::ValueMap properties;
};

/// The values that all kinds of layers have. The enclosing groups are included in visibility, opacity, tint,
/// and offset.
struct TmxLayerBase {
    std::string name;
    bool visible = true;
    float opacity = 1.0f;
    cocos2d::Color3B tint = cocos2d::Color3B::WHITE;
    cocos2d::Vec2 offset; ///< The offset in pixels, y down.
    cocos2d::ValueMap properties;
};

/// A layer of tiles.
struct TmxTileLayer : TmxLayerBase {
    int width = 0; ///< The number of columns.
    int height = 0;
    cocos2d::Vec2 cellOffset;         ///< The attributes x and y, in cells.
    std::vector<std::uint32_t> tiles; ///< The gids with flip flags, row by row from the top: width * height.
};

/// A layer of objects.
struct TmxObjectLayer : TmxLayerBase {
    cocos2d::Vec2 cellOffset;     ///< The attributes x and y, in cells.
    cocos2d::ValueVector objects; ///< The objects as maps, with x and y in pixels, y up.
};

/// A layer that shows one image. Its offset counts from (0, TmxMap::height * height of a tile), also in maps
/// whose drawn area is lower or higher than that.
struct TmxImageLayer : TmxLayerBase {
    std::string image;
    std::size_t tileLayersBelow = 0; ///< The number of TmxMap::tileLayers that are drawn before it.
};

/// A map of the editor Tiled as its file describes it. readTmx() fills it.
struct TmxMap {
    TmxOrientation orientation = TmxOrientation::Orthogonal; ///< The arrangement of the cells.
    bool staggersX = false;                                  ///< Whether the stagger axis is x instead of y.
    bool staggersEven = false;    ///< Whether the stagger index is even instead of odd.
    int hexSideLength = 0;        ///< The side of a hexagon in pixels.
    TmxRenderOrder renderOrder;   ///< The order in which cells are drawn.
    int width = 0;                ///< The number of columns.
    int height = 0;               ///< The number of rows.
    cocos2d::Size tileSize;       ///< The size of a tile in pixels.
    cocos2d::ValueMap properties; ///< The properties of the map.
    /// The properties by gid: a map for each tile that the file describes.
    cocos2d::ValueMapIntKey tileProperties;
    std::vector<TmxTileset> tilesets; ///< The tilesets, sorted by firstGid.
    std::vector<TmxTileLayer> tileLayers;
    std::vector<TmxObjectLayer> objectLayers;
    std::vector<TmxImageLayer> imageLayers;
};

} // namespace copra
