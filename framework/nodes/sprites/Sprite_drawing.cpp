#include "math/AffineTransform.h"
#include "math/corners.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/sprites/SpriteShape.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace cocos2d {

namespace {

/// The part of the texture that is shown, in pixels, and its orientation.
struct TexturePart {
    float left, top, right, bottom;
    bool rotated;

    Vec2 corner(bool isLeft, bool isBottom) const {
        // A rotated part is rotated clockwise: its up axis points right.
        if (rotated) return Vec2(isBottom ? left : right, isLeft ? top : bottom);
        return Vec2(isLeft ? left : right, isBottom ? bottom : top);
    }
};

TexturePart texturePart(const Rect& rect, bool rotated, bool flippedX, bool flippedY) {
    const float scale = copra::screen().contentScaleFactor;
    TexturePart part;
    part.rotated = rotated;
    part.left = rect.origin.x * scale;
    part.top = rect.origin.y * scale;
    part.right = part.left + (rotated ? rect.size.height : rect.size.width) * scale;
    part.bottom = part.top + (rotated ? rect.size.width : rect.size.height) * scale;
    // The x axis of a rotated part points down in the texture.
    if (rotated ? flippedY : flippedX) std::swap(part.left, part.right);
    if (rotated ? flippedX : flippedY) std::swap(part.top, part.bottom);
    return part;
}

/// Whether the bounding box of the parallelogram at `origin` overlaps the view. All lengths are doubled, which
/// avoids divisions.
bool touches(const Vec2& origin, const Vec2& across, const Vec2& up, const Rect& view) {
    const Vec2 apart =
        origin * 2.0f + across + up - view.origin * 2.0f - Vec2(view.size.width, view.size.height);
    return std::abs(apart.x) <= std::abs(across.x) + std::abs(up.x) + view.size.width &&
           std::abs(apart.y) <= std::abs(across.y) + std::abs(up.y) + view.size.height;
}

} // namespace

// --- Drawing ---

void Sprite::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if ((flags & FLAGS_TRANSFORM_DIRTY) || _geometryDirty)
        drawUpdated(*renderer, transform);
    else if (_insideBounds)
        drawCached(*renderer);
}

void Sprite::drawUpdated(Renderer& renderer, const Mat4& transform) {
    placeVertices(renderer, transform);
    if (!_insideBounds) return;
    if (!_isPlainQuad) {
        if (const copra::SpriteShape* drawn = shape())
            drawn->isPolygon() ? placePolygon(transform) : placePatches(transform);
        drawGeneral(renderer);
        return;
    }
    copra::Vertex* out = renderer.quads({_texture.get(), _blendFunc}, 1, _globalZOrder);
    // Member by member: one wide copy would stall on the narrower stores just made.
    for (int i = 0; i < 4; ++i) out[i] = _vertices[i];
}

/// No value lives across a call, so that drawing an unchanged sprite is a few copies.
void Sprite::drawCached(Renderer& renderer) {
    if (!_isPlainQuad)
        drawGeneral(renderer);
    else if (copra::Vertex* out = renderer.extendQuads({_texture.get(), _blendFunc}, 1, _globalZOrder))
        std::memcpy(static_cast<void*>(out), _vertices, sizeof _vertices);
    else
        drawInNewBatch(renderer);
}

void Sprite::drawInNewBatch(Renderer& renderer) {
    copra::Vertex* out = renderer.quads({_texture.get(), _blendFunc}, 1, _globalZOrder);
    std::memcpy(static_cast<void*>(out), _vertices, sizeof _vertices);
}

/// Draws a sprite of a batch node, or one of more than one quad.
void Sprite::drawGeneral(Renderer& renderer) {
    const copra::BatchState state{_texture.get(), _batchNode ? _batchNode->getBlendFunc() : _blendFunc};
    const float globalZ = _batchNode ? _batchNode->getGlobalZOrder() : _globalZOrder;
    const copra::SpriteShape* const drawn = shape();
    const copra::Vertex* from = drawn ? drawn->vertices.data() : _vertices;
    const std::size_t count = drawn ? drawn->vertices.size() : 4;
    copra::Vertex* to = drawn && drawn->isPolygon() ? renderer.triangles(state, count, globalZ)
                                                    : renderer.quads(state, count / 4, globalZ);
    std::memcpy(static_cast<void*>(to), from, count * sizeof(copra::Vertex));
}

inline void Sprite::placeVertices(const Renderer& renderer, const Mat4& transform) {
    _geometryDirty = false;
    // A corner and two edges define the parallelogram.
    const Vec2 origin = PointApplyTransform(_lowerLeft, transform);
    const float width = _upperRight.x - _lowerLeft.x;
    const float height = _upperRight.y - _lowerLeft.y;
    const Vec2 across(transform.m[0] * width, transform.m[1] * width);
    const Vec2 up(transform.m[4] * height, transform.m[5] * height);
    _vertices[copra::BottomLeft].position = origin;
    _vertices[copra::BottomRight].position = origin + across;
    _vertices[copra::TopRight].position = origin + across + up;
    _vertices[copra::TopLeft].position = origin + up;
    _insideBounds = touches(origin, across, up, renderer.visibleRect());
}

// --- Geometry ---

void Sprite::setTextureRect(const Rect& rect) {
    setTextureRect(rect, false, rect.size);
}

void Sprite::setTextureRect(const Rect& rect, bool rotated, const Size& untrimmedSize) {
    _rectRotated = rotated;
    _originalContentSize = untrimmedSize;
    Node::setContentSize(untrimmedSize);
    setVertexRect(rect);
    updateGeometry();
}

void Sprite::setVertexRect(const Rect& rect) {
    _rect = rect;
}

void Sprite::setContentSize(const Size& size) {
    Node::setContentSize(size);
    updateCorners();
}

void Sprite::setFlippedX(bool flippedX) {
    if (_flippedX == flippedX) return;
    _flippedX = flippedX;
    updateGeometry();
}

void Sprite::setFlippedY(bool flippedY) {
    if (_flippedY == flippedY) return;
    _flippedY = flippedY;
    updateGeometry();
}

void Sprite::setStretchEnabled(bool enabled) {
    if (_stretchEnabled == enabled) return;
    _stretchEnabled = enabled;
    updateCorners();
}

void Sprite::updateGeometry() {
    updateCorners();
    updateTexCoords();
}

void Sprite::updateCorners() {
    _geometryDirty = true;
    const Vec2& offset = unflippedOffset();
    _lowerLeft.x =
        (_flippedX ? -offset.x : offset.x) + (_originalContentSize.width - _rect.size.width) / 2.0f;
    _lowerLeft.y =
        (_flippedY ? -offset.y : offset.y) + (_originalContentSize.height - _rect.size.height) / 2.0f;

    Vec2 size(_rect.size.width, _rect.size.height);
    if (hasPatches()) {
        // The borders keep their size: only the middle is stretched.
        size.x += _contentSize.width - _originalContentSize.width;
        size.y += _contentSize.height - _originalContentSize.height;
    } else if (_stretchEnabled) {
        const Vec2 stretch = stretchFactor();
        _lowerLeft.x *= stretch.x;
        _lowerLeft.y *= stretch.y;
        size.x *= stretch.x;
        size.y *= stretch.y;
    } else {
        _lowerLeft += centering();
    }
    _upperRight = _lowerLeft + size;
}

/// Offset that centers an image that is not stretched.
Vec2 Sprite::centering() const {
    if (_stretchEnabled || hasPatches()) return Vec2::ZERO;
    return Vec2((_contentSize.width - _originalContentSize.width) / 2.0f,
                (_contentSize.height - _originalContentSize.height) / 2.0f);
}

Vec2 Sprite::stretchFactor() const {
    const auto factor = [](float size, float original) {
        return original > 0.0f ? std::max(0.0f, size / original) : 1.0f;
    };
    return Vec2(factor(_contentSize.width, _originalContentSize.width),
                factor(_contentSize.height, _originalContentSize.height));
}

void Sprite::updateTexCoords() {
    _geometryDirty = true;
    const TexturePart part = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    _vertices[copra::BottomLeft].texCoords = part.corner(true, true);
    _vertices[copra::BottomRight].texCoords = part.corner(false, true);
    _vertices[copra::TopRight].texCoords = part.corner(false, false);
    _vertices[copra::TopLeft].texCoords = part.corner(true, false);
}

V3F_C4B_T2F_Quad Sprite::getQuad() const {
    if (!_batchNode) return quadAt(AffineTransform::IDENTITY, true);
    bool shown = true;
    for (const Node* node = this; node && node != _batchNode; node = node->getParent())
        shown = shown && node->isVisible();
    return quadAt(getNodeToParentAffineTransform(_batchNode), shown);
}

V3F_C4B_T2F_Quad Sprite::quadInParent() const {
    return quadAt(getNodeToParentAffineTransform(), _visible);
}

V3F_C4B_T2F_Quad Sprite::quadAt(const AffineTransform& place, bool shown) const {
    V3F_C4B_T2F_Quad quad;
    const Size texture = _texture ? Size(static_cast<float>(_texture->getPixelsWide()),
                                         static_cast<float>(_texture->getPixelsHigh()))
                                  : Size(1, 1);
    const auto fill = [&](V3F_C4B_T2F& out, int corner, float x, float y) {
        const Vec2 p = shown ? PointApplyAffineTransform(Vec2(x, y), place) : Vec2::ZERO;
        out.vertices.set(p.x, p.y, _positionZ);
        out.colors = _vertices[corner].color;
        const Vec2& tex = _vertices[corner].texCoords;
        out.texCoords = Tex2F(tex.x / texture.width, tex.y / texture.height);
    };
    fill(quad.bl, copra::BottomLeft, _lowerLeft.x, _lowerLeft.y);
    fill(quad.br, copra::BottomRight, _upperRight.x, _lowerLeft.y);
    fill(quad.tl, copra::TopLeft, _lowerLeft.x, _upperRight.y);
    fill(quad.tr, copra::TopRight, _upperRight.x, _upperRight.y);
    return quad;
}

} // namespace cocos2d
