#pragma once

#include "math/Color.h"
#include "math/Vec2.h"

namespace copra {

/// A vertex. It has the layout of the SFML backend, so that vertices are submitted without a copy.
struct Vertex {
    cocos2d::Vec2 position; ///< The position in design points, y up.
    /// The color, which multiplies the texture. It is premultiplied with its alpha for the usual blending.
    cocos2d::Color4B color;
    /// The position in the texture, in pixels (not 0..1), y down from its top left corner.
    cocos2d::Vec2 texCoords;
};

static_assert(sizeof(Vertex) == 20, "a vertex is 20 bytes: two floats, four bytes, two floats");

} // namespace copra
