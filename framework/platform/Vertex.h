#pragma once

#include "math/Color.h"
#include "math/Vec2.h"

namespace copra {

/// One corner of something drawn. The layout is the device's own, so that a frame's vertices are never copied
/// or converted on their way to it.
struct Vertex {
    cocos2d::Vec2 position;  ///< design points, y up
    cocos2d::Color4B color;  ///< multiplied with the texture
    cocos2d::Vec2 texCoords; ///< pixels of the texture, y down from its top left corner
};

static_assert(sizeof(Vertex) == 20, "a vertex is five words");

} // namespace copra
