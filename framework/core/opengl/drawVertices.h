#pragma once

#include "platform/GLTypes.h"
#include "platform/fwd.h"

#include <cstdint>

namespace copra {

/// Indices in memory. Without any, the vertices are drawn in their order.
struct IndexSpan {
    const std::uint8_t* data = nullptr;
    int bytesOfOne = 2; ///< The size of an index: 2 or 4 bytes.
};

/// Draws `count` vertices or indices of the current arrays, from `first` on, which exist. `vertices` is the
/// number of vertices that the arrays have. If an index is beyond the vertices, the function draws nothing
/// and returns false.
bool drawVertices(RawGL& gl, GLenum mode, int vertices, int first, int count, const IndexSpan& indices);

} // namespace copra
