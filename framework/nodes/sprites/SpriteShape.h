#pragma once

#include "math/Mat4.h"
#include "math/Rect.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Vertex.h"
#include "render/PolygonInfo.h"

#include <memory>
#include <string>
#include <vector>

namespace cocos2d {

/// A point of the sprite in design space.
inline Vec2 transformed(const Mat4& transform, float x, float y) {
    const float* m = transform.m;
    return Vec2(m[0] * x + m[4] * y + m[12], m[1] * x + m[5] * y + m[13]);
}

/// A shape that is more than one quad. Either the mesh of a polygon, or nine patches
/// whose corners keep their size while the middle stretches.
struct Sprite::Shape {
    Rect center{0, 0, 1, 1};             ///< Of the nine patches, in fractions of the sprite's rect, y down.
    PolygonInfo polygon;                 ///< Drawn instead of patches where it has triangles.
    std::vector<copra::Vertex> vertices; ///< In design space: triangles of the polygon, or nine quads.

    bool isPolygon() const { return polygon.triangles.indexCount > 0; }
};

/// What sprites are seldom asked for, or seldom have.
struct Sprite::Rare {
    std::string resourceName;
    std::unique_ptr<Shape> shape;               ///< Where it is more than a quad.
    ssize_t atlasIndex = INDEX_NOT_INITIALIZED; ///< See setAtlasIndex().
    TextureAtlas* atlas = nullptr;
};

} // namespace cocos2d
