#pragma once

#include "platform/GLTypes.h"
#include "platform/fwd.h"

#include <cstdint>

namespace copra {

/// Indices in memory; null: the vertices are drawn in their order.
struct IndexSpan {
    const std::uint8_t* data = nullptr;
    int bytesOfOne = 2; ///< 2 or 4
};

/// Draws `count` vertices or indices of the current arrays, from `first` on, which exist. `vertices` is the
/// number of vertices that the arrays have. False, and nothing is drawn, if an index is beyond the vertices.
bool drawVertices(RawGL& gl, GLenum mode, int vertices, int first, int count, const IndexSpan& indices);

} // namespace copra
