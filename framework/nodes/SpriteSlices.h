#pragma once

#include "math/Rect.h"
#include "nodes/Sprite.h"
#include "platform/Vertex.h"

namespace cocos2d {

/// The nine patches of a Sprite with a centre rect: the corners keep their size, the middle stretches.
struct Sprite::Slices {
    Rect center;                   ///< In fractions of the sprite's rect, y down.
    copra::Vertex vertices[9 * 4]; ///< In design space.
};

} // namespace cocos2d
