#include "platform/surfaceArea.h"

#include <algorithm>
#include <cmath>

namespace copra {

PixelRect pixelsOfArea(const cocos2d::Rect& area, const PixelRect& viewport, const cocos2d::Rect& visible,
                       bool isTarget) {
    if (visible.size.width <= 0.0f || visible.size.height <= 0.0f) return {};
    const float scaleX = static_cast<float>(viewport.width) / visible.size.width;
    const float scaleY = static_cast<float>(viewport.height) / visible.size.height;
    // Clamped far outside of any screen, so that it fits an int.
    const auto pixel = [](float value) {
        return static_cast<int>(std::lround(std::clamp(value, -1e6f, 1e6f)));
    };
    const int left = viewport.x + pixel((area.getMinX() - visible.getMinX()) * scaleX);
    const int right = viewport.x + pixel((area.getMaxX() - visible.getMinX()) * scaleX);
    const auto row = [&](float y) {
        return viewport.y + pixel((isTarget ? y - visible.getMinY() : visible.getMaxY() - y) * scaleY);
    };
    const auto [first, last] = std::minmax({row(area.getMinY()), row(area.getMaxY())});
    return {left, first, std::max(0, right - left), last - first};
}

} // namespace copra
