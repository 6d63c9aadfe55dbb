#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace copra {

/// A size in whole pixels.
struct PixelSize {
    int width = 0;  ///< The number of columns.
    int height = 0; ///< The number of rows.
    bool operator==(const PixelSize& other) const { return width == other.width && height == other.height; }
    bool operator!=(const PixelSize& other) const { return !(*this == other); }
};

/// A rectangle in whole pixels, y down from the top left corner.
struct PixelRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const PixelRect& o) const {
        return x == o.x && y == o.y && width == o.width && height == o.height;
    }
    bool operator!=(const PixelRect& other) const { return !(*this == other); }
};

/// Returns the intersection of two rectangles. If they do not overlap, its width or height is 0.
inline PixelRect intersection(const PixelRect& a, const PixelRect& b) {
    const int left = std::max(a.x, b.x);
    const int top = std::max(a.y, b.y);
    const int right = std::min(a.x + a.width, b.x + b.width);
    const int bottom = std::min(a.y + a.height, b.y + b.height);
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

/// An image in memory: 4 bytes (red, green, blue, alpha) per pixel, rows from top to bottom without padding.
struct PixelImage {
    PixelSize size;                 ///< The width and the height.
    std::vector<std::uint8_t> rgba; ///< The bytes; as many as 4 x width x height.
    /// Whether the image has no pixels, for example because it could not be read.
    bool empty() const { return rgba.empty(); }
};

} // namespace copra
