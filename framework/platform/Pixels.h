#pragma once

#include <cstdint>
#include <vector>

namespace copra {

/// A size in whole pixels.
struct PixelSize {
    int width = 0;
    int height = 0;
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

/// A picture in memory: 4 bytes (red, green, blue, alpha) a pixel, rows from top to bottom without gaps.
struct PixelImage {
    PixelSize size;
    std::vector<std::uint8_t> rgba;
    bool empty() const { return rgba.empty(); }
};

} // namespace copra
