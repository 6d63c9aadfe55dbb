#include "AsciiDevice.h"

#include "backend/null/NullClock.h"
#include "backend/null/NullTextureStore.h"
#include "backend/null/NullWindow.h"

using namespace cocos2d;

namespace {

/// Which side of the line from a to b the point is on.
bool isLeft(const Vec2& a, const Vec2& b, const Vec2& point) {
    return (b - a).cross(point - a) >= 0.0f;
}

} // namespace

AsciiDevice::AsciiDevice(int columns, int rows)
    : _rows(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), ' ')) {}

void AsciiDevice::clear(const Color4F&) {
    if (_targetDepth > 0) return;
    for (std::string& row : _rows) row.assign(row.size(), ' ');
}

// The picture shows the whole view, whatever the size of the window.
void AsciiDevice::setView(const copra::PixelRect&, const Rect& visible) {
    if (_targetDepth == 0) _visible = _clip = visible;
}

void AsciiDevice::draw(copra::Primitive primitive, const copra::Vertex* v, std::size_t count,
                       const copra::DrawState&) {
    if (_targetDepth > 0) return;
    if (primitive == copra::Primitive::Triangles) {
        for (std::size_t i = 0; i + 3 <= count; i += 3)
            fillTriangle(v[i].position, v[i + 1].position, v[i + 2].position);
    } else if (primitive == copra::Primitive::Quads) {
        for (std::size_t i = 0; i + 4 <= count; i += 4) {
            fillTriangle(v[i].position, v[i + 1].position, v[i + 2].position);
            fillTriangle(v[i].position, v[i + 2].position, v[i + 3].position);
        }
    }
}

void AsciiDevice::fillTriangle(const Vec2& a, const Vec2& b, const Vec2& c) {
    const float cellWidth = _visible.size.width / static_cast<float>(_rows[0].size());
    const float cellHeight = _visible.size.height / static_cast<float>(_rows.size());
    for (std::size_t row = 0; row < _rows.size(); ++row)
        for (std::size_t column = 0; column < _rows[row].size(); ++column) {
            const Vec2 center(_visible.getMinX() + (static_cast<float>(column) + 0.5f) * cellWidth,
                              _visible.getMaxY() - (static_cast<float>(row) + 0.5f) * cellHeight);
            const bool isInside =
                isLeft(a, b, center) == isLeft(b, c, center) && isLeft(b, c, center) == isLeft(c, a, center);
            if (isInside && _clip.containsPoint(center)) _rows[row][column] = '#';
        }
}

std::unique_ptr<copra::Backend> createAsciiBackend(int columns, int rows) {
    auto backend = std::make_unique<copra::Backend>();
    backend->clock = std::make_unique<copra::NullClock>();
    backend->window = std::make_unique<copra::NullWindow>();
    backend->textures = std::make_shared<copra::NullTextureStore>();
    backend->device = std::make_unique<AsciiDevice>(columns, rows);
    return backend;
}
