#include "backend/sfml/SfmlPixelGrid.h"

#include "backend/sfml/SfmlUprightQuad.h"

#include <cmath>

namespace copra::sfml {

namespace {

constexpr float kSmallArea = 128.0f * 128.0f; // pixels; below, the driver's work is elsewhere
constexpr float kTolerance = 1.0f / 64.0f;    // pixels, across the whole quad

/// One direction: how far to move pixels so that texels lie on them. False if the texels have another size.
bool align(float firstPixel, float lastPixel, float firstTexel, float lastTexel, float& shift) {
    const float pixels = lastPixel - firstPixel;
    const float texels = lastTexel - firstTexel;
    if (!(std::abs(std::abs(pixels) - std::abs(texels)) <= kTolerance)) return false; // nor if it is NaN
    const float offset =
        (pixels < 0.0f) == (texels < 0.0f) ? firstPixel - firstTexel : firstPixel + firstTexel;
    shift = std::round(offset) - offset;
    return true;
}

} // namespace

bool PixelGrid::align(const Vertex* quads, std::size_t count, std::vector<Vertex>& moved) const {
    const std::size_t before = moved.size();
    if (viewport.width <= 0 || viewport.height <= 0) return false;
    const float pixelsX = static_cast<float>(viewport.width) / visible.size.width;
    const float pixelsY = static_cast<float>(viewport.height) / visible.size.height;
    const auto column = [&](const Vertex& at) { return (at.position.x - visible.getMinX()) * pixelsX; };
    const auto row = [&](const Vertex& at) { return (visible.getMaxY() - at.position.y) * pixelsY; };
    for (const Vertex* corners = quads; corners + 4 <= quads + count; corners += 4) {
        const UprightQuad quad(corners);
        const Vertex& low = quad.low();
        const Vertex& high = quad.high();
        const float area = (column(high) - column(low)) * (row(high) - row(low));
        float right = 0.0f;
        float down = 0.0f;
        if (!quad.isValid() || std::abs(area) < kSmallArea ||
            !sfml::align(column(low), column(high), low.texCoords.x, high.texCoords.x, right) ||
            !sfml::align(row(low), row(high), low.texCoords.y, high.texCoords.y, down)) {
            moved.resize(before);
            return false;
        }
        for (const Vertex* corner = corners; corner < corners + 4; ++corner) {
            moved.push_back(*corner);
            moved.back().position += cocos2d::Vec2(right / pixelsX, -down / pixelsY);
        }
    }
    return true;
}

} // namespace copra::sfml
