#pragma once

#include "math/Homography.h"
#include "platform/RenderDevice.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Maps shapes by a homography into `warped`, which is overwritten. Shapes that reach beside or behind the
/// eye are left out; quads in perspective are subdivided, so that their texture is in perspective, too.
void warpVertices(const Homography& homography, Primitive primitive, const Vertex* vertices,
                  std::size_t count, std::vector<Vertex>& warped);

} // namespace copra
