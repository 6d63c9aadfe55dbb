#include "nodes/effects/GridDrawing.h"

#include "base/limits.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Vec2;
using cocos2d::Vec3;

namespace {

// The field of view is 60 degrees: the eye's distance is half the height over tan(30).
constexpr float kEyeDistance = 1.0f / 1.154700538379252f; // times the design height
// Points are clamped to this fraction of the eye's distance, so that none lies behind the eye.
constexpr float kMinDistance = 0.05f;
// A cell is subdivided if the ratio of the scales of its corners is greater.
constexpr float kMaxScaleRatio = 1.02f;

Vec3 between(const GridDrawing::Corners& corners, float x, float y) {
    const Vec3 low = corners.at[0] + (corners.at[1] - corners.at[0]) * x;
    const Vec3 high = corners.at[3] + (corners.at[2] - corners.at[3]) * x;
    return low + (high - low) * y;
}

} // namespace

GridDrawing::GridDrawing(cocos2d::Renderer& renderer, cocos2d::Texture2D* texture,
                         const cocos2d::Rect& visible, float globalZ)
    : _renderer(renderer), _texture(texture), _visible(visible), _globalZ(globalZ) {
    const cocos2d::Size& design = screen().designSize;
    _center.set(design.width / 2.0f, design.height / 2.0f);
    _eye = std::max(design.height, 1.0f) * kEyeDistance;
    if (visible.size.width > 0.0f && visible.size.height > 0.0f) {
        _texels.set(static_cast<float>(texture->getPixelsWide()) / visible.size.width,
                    static_cast<float>(texture->getPixelsHigh()) / visible.size.height);
    }
}

float GridDrawing::scaleAt(float z) const {
    return _eye / std::max(_eye - z, _eye * kMinDistance);
}

Vec2 GridDrawing::project(const Vec3& point) const {
    return _center + (Vec2(point.x, point.y) - _center) * scaleAt(point.z);
}

void GridDrawing::setCellsAlongSide(int cells) {
    _mostParts = std::clamp(limits::kGridParts / std::max(cells, 1), 1, kMaxParts);
}

int GridDrawing::partsOf(const Corners& corners) const {
    if (_mostParts == 1) return 1;
    float smallest = scaleAt(corners.at[0].z);
    float largest = smallest;
    for (const Vec3& corner : corners.at) {
        smallest = std::min(smallest, scaleAt(corner.z));
        largest = std::max(largest, scaleAt(corner.z));
    }
    const float ratio = std::min(largest / smallest, 100.0f);
    if (!(ratio > kMaxScaleRatio)) return 1;
    return std::clamp(static_cast<int>(std::ceil((ratio - 1.0f) * 20.0f)), 2, _mostParts);
}

void GridDrawing::add(const Corners& corners, const Corners& original) {
    const int parts = partsOf(corners);
    if (parts == 1) {
        addFlat(corners, original);
        return;
    }
    // The device interpolates without perspective; in small parts the error is invisible.
    const float step = 1.0f / static_cast<float>(parts);
    for (int i = 0; i < parts; ++i) {
        for (int j = 0; j < parts; ++j) {
            const float left = static_cast<float>(i) * step;
            const float bottom = static_cast<float>(j) * step;
            const auto part = [&](const Corners& whole) {
                return Corners{{between(whole, left, bottom), between(whole, left + step, bottom),
                                between(whole, left + step, bottom + step),
                                between(whole, left, bottom + step)}};
            };
            addFlat(part(corners), part(original));
        }
    }
}

void GridDrawing::addFlat(const Corners& corners, const Corners& original) {
    Cell cell;
    cell.depth = corners.at[0].z + corners.at[1].z + corners.at[2].z + corners.at[3].z;
    for (int i = 0; i < 4; ++i) {
        const Vec3& from = original.at[i];
        Vertex& corner = cell.corners[i];
        corner.position = project(corners.at[i]);
        corner.color = cocos2d::Color4B::WHITE;
        const float row = from.y - _visible.origin.y;
        corner.texCoords.set((from.x - _visible.origin.x) * _texels.x,
                             (_flipped ? _visible.size.height - row : row) * _texels.y);
    }
    if (_sorts)
        _cells.push_back(cell);
    else
        write(cell, allocate(1));
}

/// Two triangles, split from the lower right to the upper left corner as in cocos2d-x, which is visible in a cell that
/// is not a parallelogram.
void GridDrawing::write(const Cell& cell, Vertex* vertex) {
    for (const int corner : {0, 1, 3, 1, 2, 3}) *vertex++ = cell.corners[corner];
}

Vertex* GridDrawing::allocate(std::size_t cells) {
    return _renderer.triangles({_texture, cocos2d::BlendFunc::ALPHA_PREMULTIPLIED}, cells * kVerticesPerCell,
                               _globalZ);
}

void GridDrawing::flush() {
    if (_cells.empty()) return;
    std::stable_sort(_cells.begin(), _cells.end(),
                     [](const Cell& a, const Cell& b) { return a.depth < b.depth; });
    Vertex* vertex = allocate(_cells.size());
    for (const Cell& cell : _cells) {
        write(cell, vertex);
        vertex += kVerticesPerCell;
    }
    _cells.clear();
}

} // namespace copra
