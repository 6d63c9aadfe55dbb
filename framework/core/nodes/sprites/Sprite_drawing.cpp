// Draws sprites: the loop that most frames spend most of their time in.
//
// Problem: thousands of sprites are drawn in each frame. Most have not changed, or have only moved.
//
// Idea: a sprite keeps its four finished vertices: positions in design space, and texture coordinates that refer to the texture of
// the device already. One that has not changed copies 80 bytes to the open batch (drawCached()). One that has moved computes a
// corner and two edges of a parallelogram, two coordinates at once, and copies as well (drawInView()). One that is out of view is
// not copied.
//
// Data: the box _lowerLeft, _upperRight in node space changes with content size, flips and frame (updateCorners()), the vertices in
// addition with the transform. _geometryDirty says that more than the transform has changed, _insideBounds that the sprite was in view, and
// _placementVersion where on the device the texture was when the texture coordinates were written; 0 is nowhere.
//
// What does not continue the open batch leaves this path for drawGeneral(): a new batch, a place for the texture, children of batch
// nodes, polygons and nine patches (SpriteShape.cpp).

#include "math/AffineTransform.h"
#include "math/Float4.h"
#include "math/corners.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteShape.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"
#include "scene/overrides.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace cocos2d {

using copra::Float4;

namespace {

/// The sides of the part of the texture that is shown, in pixels: left, top, right and bottom as the sprite is flipped.
Float4 texturePart(const Rect& rect, bool rotated, bool flippedX, bool flippedY) {
    const float scale = copra::screen().contentScaleFactor;
    const Float4 scaled = copra::load4(&rect.origin.x) * Float4{scale, scale, scale, scale};
    const Float4 size = rotated ? copra::shuffled<3, 2, 3, 2>(scaled) : scaled;
    Float4 sides = copra::shuffled<0, 1, 0, 1>(scaled) + copra::onlyLanes(size, copra::Int4{0, 0, -1, -1});
    // The x axis of a rotated part points down in the texture.
    if (rotated ? flippedY : flippedX) sides = copra::shuffled<2, 1, 0, 3>(sides);
    if (rotated ? flippedX : flippedY) sides = copra::shuffled<0, 3, 2, 1>(sides);
    return sides;
}

/// A rotated part is rotated clockwise: its up axis points right.
void writeTexCoords(Float4 sides, bool rotated, const Vec2& offset, copra::Vertex* vertices) {
    sides += copra::shuffled<0, 1, 0, 1>(copra::load2(&offset.x));
    const Float4 bottom = rotated ? copra::shuffled<0, 1, 0, 3>(sides) : copra::shuffled<0, 3, 2, 3>(sides);
    const Float4 top = rotated ? copra::shuffled<2, 3, 2, 1>(sides) : copra::shuffled<2, 1, 0, 1>(sides);
    copra::storeLow(&vertices[copra::BottomLeft].texCoords.x, bottom);
    copra::storeHigh(&vertices[copra::BottomRight].texCoords.x, bottom);
    copra::storeLow(&vertices[copra::TopRight].texCoords.x, top);
    copra::storeHigh(&vertices[copra::TopLeft].texCoords.x, top);
}

/// Whether these sides lie within a texture of that size.
bool isWithinTexture(Float4 sides, copra::PixelSize size) {
    float at[4];
    copra::store4(at, sides);
    return copra::isWithinTexture(Vec2(std::min(at[0], at[2]), std::min(at[1], at[3])),
                                  Vec2(std::max(at[0], at[2]), std::max(at[1], at[3])), size);
}

/// Whether the bounding box of a parallelogram overlaps the view, by the first two lanes of its corner and its edges.
/// All lengths are doubled, which avoids divisions.
inline bool touches(Float4 corner, Float4 across, Float4 up, const Rect& view) {
    const Float4 area = copra::load4(&view.origin.x);
    const Float4 size = copra::shuffled<2, 3, 2, 3>(area);
    const Float4 apart = corner + corner + across + up - (area + area) - size;
    const copra::Int4 isNear =
        copra::magnitude(apart) <= copra::magnitude(across) + copra::magnitude(up) + size;
    return copra::holdsInLow(isNear);
}

/// The corners of a parallelogram.
struct Corners {
    Float4 bottom; ///< left, right
    Float4 top;    ///< right, left

    void store(copra::Vertex* vertices) const {
        copra::storeLow(&vertices[copra::BottomLeft].position.x, bottom);
        copra::storeHigh(&vertices[copra::BottomRight].position.x, bottom);
        copra::storeLow(&vertices[copra::TopRight].position.x, top);
        copra::storeHigh(&vertices[copra::TopLeft].position.x, top);
    }
};

} // namespace

// --- Drawing ---

bool Sprite::drawsNothing_() const {
    static const auto plain = copra::ofPlain<Sprite>(copra::drawFunctionsOf);
    return !_insideBounds && !_geometryDirty && copra::drawFunctionsOf(*this) == plain;
}

bool Sprite::repeatsQuad_(copra::QuadBatch& batch) const {
    static const auto plain = copra::ofPlain<Sprite>(copra::drawFunctionsOf);
    if (!_insideBounds || _geometryDirty || _placementVersion == 0 ||
        _placementVersion != _texture->placement().version() || !_children.empty() ||
        copra::drawFunctionsOf(*this) != plain)
        return false;
    batch = {_texture->placement().place(), _blendFunc, _globalZOrder};
    return true;
}

/// Whether the open batch is one of this sprite's texture.
inline bool Sprite::canExtendBatch(const Renderer& renderer) const {
    return _placementVersion != 0 && _placementVersion == _texture->placement().version() &&
           renderer.stream().canExtend(_texture->placement().place(), _blendFunc, _globalZOrder, 1);
}

void Sprite::drawWithoutView(Renderer& renderer, const Mat4& transform) {
    drawInView(renderer, transform, renderer.visibleRect());
}

/// Computes the corners: one corner and two edges of a parallelogram. Calls nothing but at its end, so that all values
/// stay in registers.
[[gnu::always_inline]] inline void Sprite::drawInView(Renderer& renderer, const Mat4& transform,
                                                      const Rect& view) {
    _geometryDirty = false;
    const float* const m = transform.m;
    const Float4 columns = copra::lowHalves(copra::load2(m), copra::load2(m + 4));
    const Float4 box = copra::load4(&_lowerLeft.x); // and _upperRight
    const Float4 shift = columns * copra::shuffled<0, 0, 1, 1>(box);
    const Float4 corner = shift + copra::shuffled<2, 3, 2, 3>(shift) + copra::load2(m + 12);
    const Float4 size = copra::shuffled<2, 3, 2, 3>(box) - box;
    const Float4 across = columns * copra::shuffled<0, 0, 1, 1>(size); // the second half is up
    const Float4 up = copra::shuffled<2, 3, 2, 3>(across);

    Corners corners;
    corners.bottom = copra::lowHalves(corner, corner) + copra::lowHalves(Float4{}, across);
    corners.top = copra::shuffled<2, 3, 0, 1>(corners.bottom) + up;
    _insideBounds = touches(corner, across, up, view);
    if (!_insideBounds) return;
    if (!canExtendBatch(renderer)) {
        corners.store(_vertices);
        drawGeneral(renderer, &transform);
        return;
    }
    // Before the corners are stored: a wide copy of what has just been stored in parts would stall.
    copra::Vertex* const out = renderer.stream().take(4);
    std::memcpy(static_cast<void*>(out), _vertices, sizeof _vertices);
    corners.store(_vertices);
    corners.store(out);
}

/// No value lives across a call, so that drawing an unchanged sprite is a few copies.
void Sprite::drawCached(Renderer& renderer) {
    if (canExtendBatch(renderer))
        std::memcpy(static_cast<void*>(renderer.stream().take(4)), _vertices, sizeof _vertices);
    else
        drawGeneral(renderer, nullptr);
}

void Sprite::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if ((flags & FLAGS_TRANSFORM_DIRTY) || _geometryDirty) {
        if (const Rect* const view = renderer->knownVisibleRect())
            drawInView(*renderer, transform, *view);
        else
            drawWithoutView(*renderer, transform);
    } else if (_insideBounds) {
        drawCached(*renderer);
    }
}

/// Draws a sprite that does not continue the open batch, that is in a batch node, or that is more than one quad. `moved`
/// is its transform if that changed.
void Sprite::drawGeneral(Renderer& renderer, const Mat4* moved) {
    if (_isPlainQuad) {
        copra::Vertex* const out = newBatch(renderer);
        std::memcpy(static_cast<void*>(out), _vertices, sizeof _vertices);
        return;
    }
    const copra::SpriteShape* const drawn = shape();
    if (drawn && moved) drawn->isPolygon() ? placePolygon(*moved) : placePatches(*moved);
    drawShape(renderer);
}

/// Memory for a quad in a batch of this sprite's texture. Places the texture coordinates, if that is possible.
copra::Vertex* Sprite::newBatch(Renderer& renderer) {
    const copra::TextureRegion* region = _texture ? renderer.place(*_texture) : nullptr;
    if (region && _placementVersion != _texture->placement().version() && !placeTexCoords(*region)) {
        _texture->leaveSharedPage();
        region = renderer.place(*_texture);
        if (region) placeTexCoords(*region);
    }
    if (region) return renderer.placedQuads(*_texture, *region, _blendFunc, 1, _globalZOrder);
    unplaceTexCoords();
    return renderer.quads({_texture.get(), _blendFunc}, 1, _globalZOrder);
}

void Sprite::drawShape(Renderer& renderer) {
    copra::BatchState state{_texture.get(), _blendFunc};
    float globalZ = _globalZOrder;
    if (batchNode()) drawAsBatch(state, globalZ);
    const copra::SpriteShape* const drawn = shape();
    const copra::Vertex* from = drawn ? drawn->vertices.data() : _vertices;
    const std::size_t count = drawn ? drawn->vertices.size() : 4;
    copra::Vertex* to = drawn && drawn->isPolygon() ? renderer.triangles(state, count, globalZ)
                                                    : renderer.quads(state, count / 4, globalZ);
    std::memcpy(static_cast<void*>(to), from, count * sizeof(copra::Vertex));
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
    if (!enabled && hasPatches()) removeShape();
    updateGeometry();
}

void Sprite::updateGeometry() {
    updateCorners();
    updateTexCoords();
}

void Sprite::updateCorners() {
    markGeometryDirty();
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

/// Refers to the device texture at once if the texture is there already: then also the first draw of a new sprite, or of
/// another frame, continues the open batch.
void Sprite::updateTexCoords() {
    markGeometryDirty();
    _placementVersion = 0;
    const copra::TextureRegion* const region =
        _isPlainQuad && _texture ? _texture->placement().region() : nullptr;
    if (!region || !placeTexCoords(*region)) setTexCoords(Vec2::ZERO);
}

void Sprite::setTexCoords(const Vec2& offset) {
    const Float4 sides = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    writeTexCoords(sides, _rectRotated, offset, _vertices);
}

/// Makes the texture coordinates refer to the device texture. False if they would reach beyond a part of a shared page.
bool Sprite::placeTexCoords(const copra::TextureRegion& region) {
    const Float4 sides = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    if (region.isShared() && !isWithinTexture(sides, region.size())) return false;
    writeTexCoords(sides, _rectRotated, region.offset(), _vertices);
    _placementVersion = _texture->placement().version();
    return true;
}

void Sprite::unplaceTexCoords() {
    if (std::exchange(_placementVersion, 0) != 0) setTexCoords(Vec2::ZERO);
}

V3F_C4B_T2F_Quad Sprite::quadInParent() const {
    return quadAt(getNodeToParentAffineTransform(), _visible);
}

V3F_C4B_T2F_Quad Sprite::quadAt(const AffineTransform& place, bool shown) const {
    V3F_C4B_T2F_Quad quad;
    const Size texture = _texture ? Size(static_cast<float>(_texture->getPixelsWide()),
                                         static_cast<float>(_texture->getPixelsHigh()))
                                  : Size(1, 1);
    copra::Vertex placed[4];
    const Float4 sides = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    writeTexCoords(sides, _rectRotated, Vec2::ZERO, placed);
    const auto fill = [&](V3F_C4B_T2F& out, int corner, float x, float y) {
        const Vec2 p = shown ? PointApplyAffineTransform(Vec2(x, y), place) : Vec2::ZERO;
        out.vertices.set(p.x, p.y, getPositionZ());
        out.colors = _vertices[corner].color;
        const Vec2& tex = placed[corner].texCoords;
        out.texCoords = Tex2F(tex.x / texture.width, tex.y / texture.height);
    };
    fill(quad.bl, copra::BottomLeft, _lowerLeft.x, _lowerLeft.y);
    fill(quad.br, copra::BottomRight, _upperRight.x, _lowerLeft.y);
    fill(quad.tl, copra::TopLeft, _lowerLeft.x, _upperRight.y);
    fill(quad.tr, copra::TopRight, _upperRight.x, _upperRight.y);
    return quad;
}

} // namespace cocos2d
