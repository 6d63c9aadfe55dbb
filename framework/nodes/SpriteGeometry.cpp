#include "nodes/Sprite.h"
#include "nodes/SpriteBatchNode.h"
#include "nodes/SpriteSlices.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace cocos2d {

namespace {

/// Index of a corner in Sprite's vertices, which go around the shape.
enum Corner { BottomLeft, BottomRight, TopRight, TopLeft };

/// The part of the texture that is shown, in pixels, and how it is turned.
struct TexturePart {
    float left, top, right, bottom;
    bool rotated;

    Vec2 at(Corner corner) const {
        const bool isLeft = corner == BottomLeft || corner == TopLeft;
        const bool isBottom = corner == BottomLeft || corner == BottomRight;
        // A rotated part lies turned clockwise: its up points to the right.
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
    // What is across in a rotated part is down in the texture.
    if (rotated ? flippedY : flippedX) std::swap(part.left, part.right);
    if (rotated ? flippedX : flippedY) std::swap(part.top, part.bottom);
    return part;
}

Vec2 transformed(const Mat4& transform, float x, float y) {
    const float* m = transform.m;
    return Vec2(m[0] * x + m[4] * y + m[12], m[1] * x + m[5] * y + m[13]);
}

/// Whether the box around a parallelogram overlaps the view.
bool touches(const Vec2& center, const Vec2& across, const Vec2& up, const Rect& view) {
    const float halfWidth = (std::abs(across.x) + std::abs(up.x) + view.size.width) / 2;
    const float halfHeight = (std::abs(across.y) + std::abs(up.y) + view.size.height) / 2;
    return std::abs(center.x - view.origin.x - view.size.width / 2) <= halfWidth &&
           std::abs(center.y - view.origin.y - view.size.height / 2) <= halfHeight;
}

} // namespace

// --- Drawing
// ---------------------------------------------------------------------------------------------------------

void Sprite::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    const bool moved = (flags & FLAGS_TRANSFORM_DIRTY) || _geometryDirty;
    if (moved) placeVertices(*renderer, transform);
    if (!_insideView) return;
    if (_batchNode || _slices) {
        drawSpecially(*renderer);
        return;
    }
    copra::Vertex* out = renderer->quads({_texture.get(), _blendFunc}, 1, _globalZOrder);
    if (moved) {
        // Member by member: a processor waits when it copies at once what was just written in parts.
        for (int i = 0; i < 4; ++i) out[i] = _vertices[i];
    } else {
        std::memcpy(static_cast<void*>(out), _vertices, sizeof _vertices);
    }
}

/// With the rules of a batch node, or in nine patches.
void Sprite::drawSpecially(Renderer& renderer) {
    const copra::BatchState state{_texture.get(), _batchNode ? _batchNode->getBlendFunc() : _blendFunc};
    const float globalZ = _batchNode ? _batchNode->getGlobalZOrder() : _globalZOrder;
    if (_slices)
        std::memcpy(static_cast<void*>(renderer.quads(state, 9, globalZ)), _slices->vertices,
                    sizeof _slices->vertices);
    else
        std::memcpy(static_cast<void*>(renderer.quads(state, 1, globalZ)), _vertices, sizeof _vertices);
}

void Sprite::placeVertices(const Renderer& renderer, const Mat4& transform) {
    _geometryDirty = false;
    // Two edges and a corner give the parallelogram.
    const Vec2 origin = transformed(transform, _lowerLeft.x, _lowerLeft.y);
    const float width = _upperRight.x - _lowerLeft.x;
    const float height = _upperRight.y - _lowerLeft.y;
    const Vec2 across(transform.m[0] * width, transform.m[1] * width);
    const Vec2 up(transform.m[4] * height, transform.m[5] * height);
    _vertices[BottomLeft].position = origin;
    _vertices[BottomRight].position = origin + across;
    _vertices[TopRight].position = origin + across + up;
    _vertices[TopLeft].position = origin + up;
    _insideView = touches(origin + (across + up) * 0.5f, across, up, renderer.visibleRect());
    if (_slices && _insideView) placeSlices(transform);
}

/// Cuts the picture into a grid of three by three and places the nine pieces.
void Sprite::placeSlices(const Mat4& transform) {
    const TexturePart part = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    const Rect& center = _slices->center;
    // Borders in points, as fractions of the picture before and after stretching.
    const float leftBorder = center.origin.x * _rect.size.width;
    const float rightBorder = (1.0f - center.origin.x - center.size.width) * _rect.size.width;
    const float topBorder = center.origin.y * _rect.size.height;
    const float bottomBorder = (1.0f - center.origin.y - center.size.height) * _rect.size.height;

    float x[4] = {_lowerLeft.x, _lowerLeft.x + (_flippedX ? rightBorder : leftBorder),
                  _upperRight.x - (_flippedX ? leftBorder : rightBorder), _upperRight.x};
    float y[4] = {_lowerLeft.y, _lowerLeft.y + (_flippedY ? topBorder : bottomBorder),
                  _upperRight.y - (_flippedY ? bottomBorder : topBorder), _upperRight.y};
    // Where along the shown texture part the cuts lie, from the left and from the bottom.
    const float width = std::max(_rect.size.width, 1e-6f);
    const float height = std::max(_rect.size.height, 1e-6f);
    const float u[4] = {0.0f, (x[1] - x[0]) / width, 1.0f - (x[3] - x[2]) / width, 1.0f};
    const float v[4] = {0.0f, (y[1] - y[0]) / height, 1.0f - (y[3] - y[2]) / height, 1.0f};

    const Vec2 texOrigin = part.at(BottomLeft);
    const Vec2 texAcross = part.at(BottomRight) - texOrigin;
    const Vec2 texUp = part.at(TopLeft) - texOrigin;
    copra::Vertex* vertex = _slices->vertices;
    const auto place = [&](int column, int row) {
        vertex->position = transformed(transform, x[column], y[row]);
        vertex->texCoords = texOrigin + texAcross * u[column] + texUp * v[row];
        vertex->color = _vertices[0].color;
        ++vertex;
    };
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            place(column, row);
            place(column + 1, row);
            place(column + 1, row + 1);
            place(column, row + 1);
        }
    }
}

// --- Geometry
// --------------------------------------------------------------------------------------------------------

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
    const Vec2 relative(_flippedX ? -_unflippedOffset.x : _unflippedOffset.x,
                        _flippedY ? -_unflippedOffset.y : _unflippedOffset.y);
    _offsetPosition.x = relative.x + (_originalContentSize.width - _rect.size.width) / 2;
    _offsetPosition.y = relative.y + (_originalContentSize.height - _rect.size.height) / 2;

    Vec2 size(_rect.size.width, _rect.size.height);
    if (_slices) {
        // The borders keep their size, so only what the middle makes room for is stretched.
        size.x += _contentSize.width - _originalContentSize.width;
        size.y += _contentSize.height - _originalContentSize.height;
        _lowerLeft = _offsetPosition;
    } else if (_stretchEnabled) {
        const Vec2 stretch = stretchFactor();
        _offsetPosition.x *= stretch.x;
        _offsetPosition.y *= stretch.y;
        size.x *= stretch.x;
        size.y *= stretch.y;
        _lowerLeft = _offsetPosition;
    } else {
        _lowerLeft.x = _offsetPosition.x + (_contentSize.width - _originalContentSize.width) / 2;
        _lowerLeft.y = _offsetPosition.y + (_contentSize.height - _originalContentSize.height) / 2;
    }
    _upperRight = _lowerLeft + size;
}

Vec2 Sprite::stretchFactor() const {
    const auto factor = [](float size, float original) {
        return original > 0 ? std::max(0.0f, size / original) : 1.0f;
    };
    return Vec2(factor(_contentSize.width, _originalContentSize.width),
                factor(_contentSize.height, _originalContentSize.height));
}

void Sprite::updateTexCoords() {
    _geometryDirty = true;
    const TexturePart part = texturePart(_rect, _rectRotated, _flippedX, _flippedY);
    for (Corner corner : {BottomLeft, BottomRight, TopRight, TopLeft})
        _vertices[corner].texCoords = part.at(corner);
}

void Sprite::setCenterRectNormalized(const Rect& rect) {
    const bool isPlain = rect.equals(Rect(0, 0, 1, 1));
    if (isPlain) {
        _slices.reset();
    } else {
        if (!_slices) _slices = std::make_unique<Slices>();
        _slices->center = rect;
    }
    updateCorners();
}

Rect Sprite::getCenterRectNormalized() const {
    return _slices ? _slices->center : Rect(0, 0, 1, 1);
}

void Sprite::setCenterRect(const Rect& rect) {
    if (_originalContentSize.width <= 0 || _originalContentSize.height <= 0) return;
    const float width = _rect.size.width;
    const float height = _rect.size.height;
    setCenterRectNormalized(Rect(rect.origin.x / width, rect.origin.y / height, rect.size.width / width,
                                 rect.size.height / height));
}

Rect Sprite::getCenterRect() const {
    const Rect center = getCenterRectNormalized();
    return Rect(center.origin.x * _rect.size.width, center.origin.y * _rect.size.height,
                center.size.width * _rect.size.width, center.size.height * _rect.size.height);
}

V3F_C4B_T2F_Quad Sprite::getQuad() const {
    V3F_C4B_T2F_Quad quad;
    AffineTransform toBatch = AffineTransform::IDENTITY;
    bool shown = true;
    if (_batchNode) {
        for (const Node* node = this; node && node != _batchNode; node = node->getParent())
            shown = shown && node->isVisible();
        toBatch = getNodeToParentAffineTransform(_batchNode);
    }
    const Size texture = _texture ? Size(static_cast<float>(_texture->getPixelsWide()),
                                         static_cast<float>(_texture->getPixelsHigh()))
                                  : Size(1, 1);
    const auto fill = [&](V3F_C4B_T2F& out, Corner corner, float x, float y) {
        const Vec2 p = shown ? PointApplyAffineTransform(Vec2(x, y), toBatch) : Vec2::ZERO;
        out.vertices.set(p.x, p.y, _positionZ);
        out.colors = _vertices[corner].color;
        const Vec2& tex = _vertices[corner].texCoords;
        out.texCoords = Tex2F(tex.x / texture.width, tex.y / texture.height);
    };
    fill(quad.bl, BottomLeft, _lowerLeft.x, _lowerLeft.y);
    fill(quad.br, BottomRight, _upperRight.x, _lowerLeft.y);
    fill(quad.tl, TopLeft, _lowerLeft.x, _upperRight.y);
    fill(quad.tr, TopRight, _upperRight.x, _upperRight.y);
    return quad;
}

} // namespace cocos2d
