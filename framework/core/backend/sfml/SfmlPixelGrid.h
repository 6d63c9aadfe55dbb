#pragma once

#include "math/Rect.h"
#include "platform/Pixels.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <vector>

namespace copra::sfml {

/// The positions of the points of a view on the pixels of the window. Drivers that draw in software take
/// twice as long to filter a texture as to take the nearest texel. Where each texel covers one pixel, both
/// give the same picture.
struct PixelGrid {
    PixelRect viewport;    ///< The pixels of the window, with rows from above.
    cocos2d::Rect visible; ///< The points that are shown in the viewport.

    /// Appends the quads to `moved` with their texels on pixels, which moves them by less than a pixel.
    /// Returns false and changes nothing if one of them is small or rotated, or if its texels do not have the
    /// size of pixels.
    bool align(const Vertex* quads, std::size_t count, std::vector<Vertex>& moved) const;
};

} // namespace copra::sfml
