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

/// One frame of an animated tile.
struct TmxFrame {
    std::uint32_t gid = 0;
    float seconds = 0.0f;
};

/// The animation of a tile.
struct TmxAnimation {
    std::uint32_t gid = 0;
    std::vector<TmxFrame> frames; ///< not empty; the total duration is greater than 0
};

/// The collision shapes of a tile.
struct TmxTileShapes {
    std::uint32_t gid = 0;
    cocos2d::ValueVector objects; ///< maps; x and y in pixels from the lower left corner of the tile, y up
    cocos2d::ValueMap properties;
};

/// The image of one tile of an image collection.
struct TmxTileImage {
    std::uint32_t id = 0; ///< within the tileset
    std::string image;    ///< path, like TmxTileset::image
    cocos2d::Rect part;   ///< of the image, in pixels, y down; without a size: the whole image
};

/// The images of a range of gids: one image divided into equal cells, or a collection of one image per tile.
struct TmxTileset {
    std::string name;
    int firstGid = 0;
    cocos2d::Size tileSize;               ///< the size of a tile in pixels
    int spacing = 0;                      ///< pixels between tiles
    int margin = 0;                       ///< pixels around all tiles
    cocos2d::Vec2 tileOffset;             ///< pixels, y down
    std::string originalImage;            ///< path as written in the file; empty for a collection
    std::string image;                    ///< path including the folder of the file that names the image
    cocos2d::Size imageSize;              ///< pixels, as written in the file
    std::vector<TmxTileImage> tileImages; ///< of a collection, sorted by ID
    std::vector<TmxAnimation> animations;
    std::vector<TmxTileShapes> shapes;
    cocos2d::ValueMap properties;
};

/// What all kinds of layers have. The enclosing groups are included in visibility, opacity, tint, and offset.
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
    int width = 0; ///< cells
    int height = 0;
    cocos2d::Vec2 cellOffset;         ///< the attributes x and y, in cells
    std::vector<std::uint32_t> tiles; ///< gids with flip flags, row by row from the top; width * height
};

/// A layer of objects.
struct TmxObjectLayer : TmxLayerBase {
    cocos2d::Vec2 cellOffset;     ///< the attributes x and y, in cells
    cocos2d::ValueVector objects; ///< maps; x and y in pixels, y up
};

/// A layer that shows one image.
struct TmxImageLayer : TmxLayerBase {
    std::string image;
    std::size_t tileLayersBelow = 0; ///< the number of TmxMap::tileLayers drawn before it
};

/// A map of the editor Tiled as its file describes it. readTmx() fills it.
struct TmxMap {
    TmxOrientation orientation = TmxOrientation::Orthogonal; ///< how the cells lie
    bool staggersX = false;                                  ///< the stagger axis is x instead of y
    bool staggersEven = false;                               ///< the stagger index is even instead of odd
    int hexSideLength = 0;                                   ///< the side of a hexagon in pixels
    TmxRenderOrder renderOrder;                              ///< in which order cells are drawn
    int width = 0;                                           ///< cells
    int height = 0;                                          ///< cells
    cocos2d::Size tileSize;                                  ///< the size of a tile in pixels
    cocos2d::ValueMap properties;                            ///< of the map
    cocos2d::ValueMapIntKey tileProperties; ///< by gid: a map for each tile that the file describes
    std::vector<TmxTileset> tilesets;       ///< sorted by firstGid
    std::vector<TmxTileLayer> tileLayers;
    std::vector<TmxObjectLayer> objectLayers;
    std::vector<TmxImageLayer> imageLayers;
};

} // namespace copra
