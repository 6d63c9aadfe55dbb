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

/// Draws with the current arrays, which have `vertices` vertices: `count` vertices or indices from `first`
/// on, which exist. False, and nothing is drawn, if an index is beyond the vertices.
bool drawVertices(RawGL& gl, GLenum mode, int vertices, int first, int count, const IndexSpan& indices);

} // namespace copra
