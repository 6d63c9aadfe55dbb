#pragma once

#include "math/Color.h"
#include "math/Vec2.h"

namespace copra {

/// A vertex. It has the layout of the SFML backend, so that vertices are submitted without a copy.
struct Vertex {
    cocos2d::Vec2 position;  ///< design points, y up
    cocos2d::Color4B color;  ///< multiplies the texture; premultiplied with its alpha for the usual blending
    cocos2d::Vec2 texCoords; ///< pixels (not 0..1) of the texture, y down from its top left corner
};

static_assert(sizeof(Vertex) == 20, "a vertex is 20 bytes: two floats, four bytes, two floats");

} // namespace copra
