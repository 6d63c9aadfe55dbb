#include "nodes/SpriteShape.h"

#include "base/assert.h"
#include "base/log.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

namespace {

constexpr std::size_t kPatches = 9;

} // namespace

Sprite::Shape* Sprite::shape() const {
    return _rare ? _rare->shape.get() : nullptr;
}

Sprite::Shape& Sprite::needShape() {
    if (!shape()) rare().shape = std::make_unique<Shape>();
    updateIsUsual();
    return *_rare->shape;
}

void Sprite::dropShape() {
    if (_rare) _rare->shape.reset();
    updateIsUsual();
}

bool Sprite::hasPatches() const {
    return shape() && !shape()->isPolygon();
}

void Sprite::updateIsUsual() {
    _isUsual = !_batchNode && !shape();
}

// --- Nine patches
// ----------------------------------------------------------------------------------------------------

void Sprite::setCenterRectNormalized(const Rect& rect) {
    const bool isPlain = rect.equals(Rect(0, 0, 1, 1));
    if (isPlain) {
        dropShape();
    } else {
        needShape().center = rect;
        needShape().polygon = PolygonInfo();
    }
    updateCorners();
}

Rect Sprite::getCenterRectNormalized() const {
    return shape() ? shape()->center : Rect(0, 0, 1, 1);
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

/// Cuts the picture into a grid of three by three and places the nine pieces.
void Sprite::placePatches(const Mat4& transform) {
    Shape& patches = *shape();
    const Rect& center = patches.center;
    // Borders in points, as fractions of the picture before and after stretching.
    const float leftBorder = center.origin.x * _rect.size.width;
    const float rightBorder = (1.0f - center.origin.x - center.size.width) * _rect.size.width;
    const float topBorder = center.origin.y * _rect.size.height;
    const float bottomBorder = (1.0f - center.origin.y - center.size.height) * _rect.size.height;

    const float x[4] = {_lowerLeft.x, _lowerLeft.x + (_flippedX ? rightBorder : leftBorder),
                        _upperRight.x - (_flippedX ? leftBorder : rightBorder), _upperRight.x};
    const float y[4] = {_lowerLeft.y, _lowerLeft.y + (_flippedY ? topBorder : bottomBorder),
                        _upperRight.y - (_flippedY ? bottomBorder : topBorder), _upperRight.y};
    // Where along the shown texture part the cuts lie, from the left and from the bottom.
    const float width = std::max(_rect.size.width, 1e-6f);
    const float height = std::max(_rect.size.height, 1e-6f);
    const float u[4] = {0.0f, (x[1] - x[0]) / width, 1.0f - (x[3] - x[2]) / width, 1.0f};
    const float v[4] = {0.0f, (y[1] - y[0]) / height, 1.0f - (y[3] - y[2]) / height, 1.0f};

    const Vec2 texOrigin = _vertices[BottomLeft].texCoords;
    const Vec2 texAcross = _vertices[BottomRight].texCoords - texOrigin;
    const Vec2 texUp = _vertices[TopLeft].texCoords - texOrigin;
    patches.vertices.resize(kPatches * 4);
    copra::Vertex* vertex = patches.vertices.data();
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

// --- Polygons
// --------------------------------------------------------------------------------------------------------

Sprite* Sprite::create(const PolygonInfo& info) {
    auto* sprite = new Sprite();
    if (sprite->initWithPolygon(info)) {
        sprite->autorelease();
        return sprite;
    }
    sprite->release();
    return nullptr;
}

bool Sprite::initWithPolygon(const PolygonInfo& info) {
    Texture2D* texture = TextureCache::getInstance()->addImage(info.getFilename());
    if (!texture || !initWithTexture(texture)) return false;
    // The rect may be a part of the picture, to which the corners are relative.
    if (info.getRect().size.width > 0) setTextureRect(info.getRect());
    setPolygonInfo(info);
    return true;
}

void Sprite::setPolygonInfo(const PolygonInfo& info) {
    const bool valid = info.triangles.indexCount >= 3 && info.triangles.verts && info.triangles.indices;
    CCASSERT(valid, "Sprite: a polygon needs corners and at least one triangle");
    if (!valid) {
        log("Sprite: a polygon without triangles was refused");
        return;
    }
    needShape().center = Rect(0, 0, 1, 1);
    needShape().polygon = info;
    updateCorners();
}

const PolygonInfo& Sprite::getPolygonInfo() const {
    static const PolygonInfo kNone;
    return shape() ? shape()->polygon : kNone;
}

/// The mesh is drawn in points of the untrimmed picture; flips and stretches go on top.
void Sprite::placePolygon(const Mat4& transform) {
    std::vector<copra::Vertex>& vertices = shape()->vertices;
    const TrianglesCommand::Triangles& mesh = shape()->polygon.triangles;
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
        vertex->position = transformed(transform, x * stretch.x + shift.x, y * stretch.y + shift.y);
        vertex->texCoords.set(corner.texCoords.u * texWidth, corner.texCoords.v * texHeight);
        vertex->color = _vertices[0].color;
    }
}

} // namespace cocos2d
