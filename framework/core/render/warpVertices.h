#pragma once

#include "base/Array.h"
#include "math/Homography.h"
#include "platform/RenderDevice.h"
#include "platform/Vertex.h"

#include <cstddef>

namespace copra {

/// Maps shapes by a homography into `warped`, which is overwritten. Shapes that reach beside or behind the
/// eye are left out; quads in perspective are subdivided, so that their texture is in perspective, too.
void warpVertices(const Homography& homography, Primitive primitive, const Vertex* vertices,
                  std::size_t count, Array<Vertex>& warped);

} // namespace copra
