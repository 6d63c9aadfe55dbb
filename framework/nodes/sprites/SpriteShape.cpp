#include "nodes/sprites/SpriteShape.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

namespace {

constexpr std::size_t kPatches = 9;

/// The four lines between which an axis is cut into three: where they lie, and where in the picture.
struct Cuts {
    /// The borders `first` and `last` keep their size, or get half of the room each where it is less. All in
    /// points.
    Cuts(float low, float high, float first, float last, float picture) {
        const float room = std::max(high - low, 0.0f);
        const bool tight = room < first + last;
        const float whole = std::max(picture, 1e-6f);
        place[0] = low;
        place[1] = low + (tight ? room / 2 : first);
        place[2] = low + room - (tight ? room / 2 : last);
        place[3] = low + room;
        share[0] = 0.0f;
        share[1] = first / whole;
        share[2] = 1.0f - last / whole;
        share[3] = 1.0f;
    }
    float place[4];
    float share[4];
};

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

// --- Nine patches ---

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

    const Cuts across(_lowerLeft.x, _upperRight.x, _flippedX ? rightBorder : leftBorder,
                      _flippedX ? leftBorder : rightBorder, _rect.size.width);
    const Cuts up(_lowerLeft.y, _upperRight.y, _flippedY ? topBorder : bottomBorder,
                  _flippedY ? bottomBorder : topBorder, _rect.size.height);

    const Vec2 texOrigin = _vertices[BottomLeft].texCoords;
    const Vec2 texAcross = _vertices[BottomRight].texCoords - texOrigin;
    const Vec2 texUp = _vertices[TopLeft].texCoords - texOrigin;
    patches.vertices.resize(kPatches * 4);
    copra::Vertex* vertex = patches.vertices.data();
    const auto place = [&](int column, int row) {
        vertex->position = transformed(transform, across.place[column], up.place[row]);
        vertex->texCoords = texOrigin + texAcross * across.share[column] + texUp * up.share[row];
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
    // The rect may be a part of the picture, to which the corners are relative.
    if (info.getRect().size.width > 0) setTextureRect(info.getRect());
    setPolygonInfo(info);
    return true;
}

void Sprite::setPolygonInfo(const PolygonInfo& info) {
    const bool valid = info.triangles.indexCount >= 3 && info.triangles.verts && info.triangles.indices;
    if (copra::refuse(!valid, "Sprite::setPolygonInfo: a polygon needs corners and at least one triangle"))
        return;
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
