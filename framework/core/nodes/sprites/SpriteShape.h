#pragma once

#include "math/Rect.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Vertex.h"
#include "render/PolygonInfo.h"

#include <memory>
#include <string>
#include <vector>

namespace copra {

/// The shape of a sprite that is more than one quad: either the mesh of a polygon, or nine patches, whose
/// corners keep their size while the center is stretched.
struct SpriteShape {
    /// The center of the nine patches, in fractions of the sprite's rect, y down.
    cocos2d::Rect center{0.0f, 0.0f, 1.0f, 1.0f};
    cocos2d::PolygonInfo polygon; ///< The polygon, which is drawn instead of the patches if it has triangles.
    std::vector<Vertex> vertices; ///< The vertices in design space: triangles of the polygon, or nine quads.

    /// Whether it is a polygon, not nine quads.
    bool isPolygon() const { return polygon.triangles.indexCount > 0; }
};

/// The rarely used data of a sprite.
struct SpriteExtras {
    std::string resourceName;
    std::unique_ptr<SpriteShape> shape; ///< The shape; null for a plain quad.
    /// The index that Sprite::setAtlasIndex() sets.
    ssize_t atlasIndex = cocos2d::Sprite::INDEX_NOT_INITIALIZED;
    cocos2d::TextureAtlas* atlas = nullptr;        ///< The atlas of Sprite::setTextureAtlas(), not retained.
    cocos2d::SpriteBatchNode* batchNode = nullptr; ///< The batch node, not retained.
};

} // namespace copra
