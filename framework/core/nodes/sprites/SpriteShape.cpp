#include "nodes/sprites/SpriteShape.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "math/corners.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

namespace {

constexpr std::size_t kPatches = 9;

/// The four lines that divide an axis of the sprite into three parts.
struct PatchLines {
    /// The borders `first` and `last` keep their size, or get half of the length each if it is too short for
    /// them. All in points.
    PatchLines(float low, float high, float first, float last, float imageLength) {
        const float length = std::max(high - low, 0.0f);
        const bool tight = length < first + last;
        const float whole = std::max(imageLength, 1e-6f);
        position[0] = low;
        position[1] = low + (tight ? length / 2.0f : first);
        position[2] = low + length - (tight ? length / 2.0f : last);
        position[3] = low + length;
        fraction[0] = 0.0f;
        fraction[1] = first / whole;
        fraction[2] = 1.0f - last / whole;
        fraction[3] = 1.0f;
    }
    float position[4]; ///< in node space
    float fraction[4]; ///< of the image
};

} // namespace

copra::SpriteShape* Sprite::shape() const {
    return _extras ? _extras->shape.get() : nullptr;
}

copra::SpriteShape& Sprite::ensureShape() {
    if (!shape()) extras().shape = std::make_unique<copra::SpriteShape>();
    updateIsPlainQuad();
    return *_extras->shape;
}

void Sprite::removeShape() {
    if (_extras) _extras->shape.reset();
    updateIsPlainQuad();
}

bool Sprite::hasPatches() const {
    return shape() && !shape()->isPolygon();
}

void Sprite::updateIsPlainQuad() {
    _isPlainQuad = !batchNode() && !shape();
    if (!_isPlainQuad) unplaceTexCoords();
    stopResting();
}

// --- Nine patches ---

void Sprite::setCenterRectNormalized(const Rect& rect) {
    const bool isPlain = rect.equals(Rect(0.0f, 0.0f, 1.0f, 1.0f));
    if (isPlain) {
        removeShape();
    } else {
        ensureShape().center = rect;
        ensureShape().polygon = PolygonInfo();
    }
    updateCorners();
}

Rect Sprite::getCenterRectNormalized() const {
    return shape() ? shape()->center : Rect(0.0f, 0.0f, 1.0f, 1.0f);
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

/// Divides the image into a grid of three by three and computes the vertices of the nine parts.
void Sprite::placePatches(const Mat4& transform) {
    copra::SpriteShape& patches = *shape();
    const Rect& center = patches.center;
    // Borders in points of the image that is not stretched.
    const float leftBorder = center.origin.x * _rect.size.width;
    const float rightBorder = (1.0f - center.origin.x - center.size.width) * _rect.size.width;
    const float topBorder = center.origin.y * _rect.size.height;
    const float bottomBorder = (1.0f - center.origin.y - center.size.height) * _rect.size.height;

    const PatchLines across(_lowerLeft.x, _upperRight.x, _flippedX ? rightBorder : leftBorder,
                            _flippedX ? leftBorder : rightBorder, _rect.size.width);
    const PatchLines up(_lowerLeft.y, _upperRight.y, _flippedY ? topBorder : bottomBorder,
                        _flippedY ? bottomBorder : topBorder, _rect.size.height);

    const Vec2 texOrigin = _vertices[copra::BottomLeft].texCoords;
    const Vec2 texAcross = _vertices[copra::BottomRight].texCoords - texOrigin;
    const Vec2 texUp = _vertices[copra::TopLeft].texCoords - texOrigin;
    patches.vertices.resize(kPatches * 4);
    copra::Vertex* vertex = patches.vertices.data();
    const auto place = [&](int column, int row) {
        vertex->position = PointApplyTransform(Vec2(across.position[column], up.position[row]), transform);
        vertex->texCoords = texOrigin + texAcross * across.fraction[column] + texUp * up.fraction[row];
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

// --- Polygons ---

Sprite* Sprite::create(const PolygonInfo& info) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithPolygon(info));
}

bool Sprite::initWithPolygon(const PolygonInfo& info) {
    Texture2D* texture = TextureCache::getInstance()->addImage(info.getFilename());
    if (!texture || !initWithTexture(texture)) return false;
    // The rect may be a part of the image; the corners are relative to it.
    if (info.getRect().size.width > 0.0f) setTextureRect(info.getRect());
    setPolygonInfo(info);
    return true;
}

void Sprite::setPolygonInfo(const PolygonInfo& info) {
    const bool valid = info.triangles.indexCount >= 3 && info.triangles.verts && info.triangles.indices;
    if (copra::refuse(!valid, "Sprite::setPolygonInfo: a polygon needs vertices and at least one triangle"))
        return;
    ensureShape().center = Rect(0.0f, 0.0f, 1.0f, 1.0f);
    ensureShape().polygon = info;
    updateCorners();
}

const PolygonInfo& Sprite::getPolygonInfo() const {
    static const PolygonInfo kNone;
    return shape() ? shape()->polygon : kNone;
}

/// The mesh is in points of the untrimmed image; flips and stretching are applied to it.
void Sprite::placePolygon(const Mat4& transform) {
    std::vector<copra::Vertex>& vertices = shape()->vertices;
    const copra::IndexedTriangles& mesh = shape()->polygon.triangles;
    const float texWidth = static_cast<float>(_texture->getPixelsWide());
    const float texHeight = static_cast<float>(_texture->getPixelsHigh());
    const Vec2 stretch = _stretchEnabled ? stretchFactor() : Vec2::ONE;
    const Vec2 shift = centering();
    vertices.resize(static_cast<std::size_t>(mesh.indexCount));
    copra::Vertex* vertex = vertices.data();
    for (int i = 0; i < mesh.indexCount; ++i, ++vertex) {
        const V3F_C4B_T2F& corner = mesh.verts[mesh.indices[i]];
        const float x = _flippedX ? _originalContentSize.width - corner.vertices.x : corner.vertices.x;
        const float y = _flippedY ? _originalContentSize.height - corner.vertices.y : corner.vertices.y;
        vertex->position =
            PointApplyTransform(Vec2(x * stretch.x + shift.x, y * stretch.y + shift.y), transform);
        vertex->texCoords.set(corner.texCoords.u * texWidth, corner.texCoords.v * texHeight);
        vertex->color = _vertices[0].color;
    }
}

} // namespace cocos2d
