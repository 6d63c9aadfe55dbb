#include "nodes/effects/GridDrawing.h"

#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Vec2;
using cocos2d::Vec3;

namespace {

// The field of view is 60 degrees: the eye's height is half the area's over tan(30).
const float kEyeShare = 1.0f / 1.154700538379252f;
// Points nearer to the eye than this share of its height stay there, instead of turning inside out.
const float kNearest = 0.05f;
// A field whose corners are scaled more differently than this is drawn in parts.
const float kFlatEnough = 1.02f;
const int kMostParts = 64; // each way; a screen that is seen at a steep angle needs them

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
    _centre.set(design.width / 2.0f, design.height / 2.0f);
    _eye = std::max(design.height, 1.0f) * kEyeShare;
    if (visible.size.width > 0.0f && visible.size.height > 0.0f) {
        _texels.set(static_cast<float>(texture->getPixelsWide()) / visible.size.width,
                    static_cast<float>(texture->getPixelsHigh()) / visible.size.height);
    }
}

float GridDrawing::scaleAt(float z) const {
    return _eye / std::max(_eye - z, _eye * kNearest);
}

Vec2 GridDrawing::project(const Vec3& point) const {
    return _centre + (Vec2(point.x, point.y) - _centre) * scaleAt(point.z);
}

void GridDrawing::add(const Corners& corners, const Corners& original) {
    float smallest = scaleAt(corners.at[0].z);
    float largest = smallest;
    for (const Vec3& corner : corners.at) {
        smallest = std::min(smallest, scaleAt(corner.z));
        largest = std::max(largest, scaleAt(corner.z));
    }
    const float ratio = largest / smallest;
    if (!(ratio > kFlatEnough)) {
        addFlat(corners, original);
        return;
    }
    // The machine stretches pictures without perspective; small parts show no difference.
    const int parts = std::clamp(static_cast<int>(std::ceil((ratio - 1.0f) * 20.0f)), 2, kMostParts);
    const float share = 1.0f / static_cast<float>(parts);
    for (int i = 0; i < parts; ++i) {
        for (int j = 0; j < parts; ++j) {
            const float left = static_cast<float>(i) * share;
            const float bottom = static_cast<float>(j) * share;
            const auto part = [&](const Corners& whole) {
                return Corners{{between(whole, left, bottom), between(whole, left + share, bottom),
                                between(whole, left + share, bottom + share),
                                between(whole, left, bottom + share)}};
            };
            addFlat(part(corners), part(original));
        }
    }
}

void GridDrawing::addFlat(const Corners& corners, const Corners& original) {
    Field field;
    field.depth = corners.at[0].z + corners.at[1].z + corners.at[2].z + corners.at[3].z;
    for (int i = 0; i < 4; ++i) {
        const Vec3& from = original.at[i];
        Vertex& corner = field.corners[i];
        corner.position = project(corners.at[i]);
        corner.color = cocos2d::Color4B::WHITE;
        corner.texCoords.set((from.x - _visible.origin.x) * _texels.x,
                             (from.y - _visible.origin.y) * _texels.y);
    }
    if (_sorts)
        _fields.push_back(field);
    else
        write(field, room(1));
}

/// Two triangles a field, cut from the lower right to the upper left as in the original, which shows where
/// a field is no parallelogram.
void GridDrawing::write(const Field& field, Vertex* vertex) {
    for (const int corner : {0, 1, 3, 1, 2, 3}) *vertex++ = field.corners[corner];
}

Vertex* GridDrawing::room(std::size_t fields) {
    return _renderer.triangles({_texture, cocos2d::BlendFunc::ALPHA_PREMULTIPLIED}, fields * kCorners,
                               _globalZ);
}

void GridDrawing::flush() {
    if (_fields.empty()) return;
    std::stable_sort(_fields.begin(), _fields.end(),
                     [](const Field& a, const Field& b) { return a.depth < b.depth; });
    Vertex* vertex = room(_fields.size());
    for (const Field& field : _fields) {
        write(field, vertex);
        vertex += kCorners;
    }
    _fields.clear();
}

} // namespace copra
