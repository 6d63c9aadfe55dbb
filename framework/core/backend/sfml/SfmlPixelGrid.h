#pragma once

#include "math/Rect.h"
#include "platform/Pixels.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <vector>

namespace copra::sfml {

/// How the points of a view lie on the pixels of the window. Drivers that draw in software take twice as long
/// to filter a texture as to take the nearest texel. Where each texel covers one pixel, both give the same
/// picture.
struct PixelGrid {
    PixelRect viewport;    ///< pixels of the window, rows from above
    cocos2d::Rect visible; ///< the points that are shown there

    /// Appends the quads to `moved` with their texels on pixels, which moves them by less than a pixel.
    /// False, without a change, if one of them is small, turned, or does not have one texel a pixel.
    bool align(const Vertex* quads, std::size_t count, std::vector<Vertex>& moved) const;
};

} // namespace copra::sfml
