#pragma once

#include "math/Homography.h"
#include "platform/RenderDevice.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Moves shapes to where `lens` maps them. Shapes that reach beside or behind the eye are left out; quads
/// that are seen in perspective are cut into smaller ones, so that their picture is, too. `warped` is
/// overwritten.
void warpVertices(const Homography& lens, Primitive primitive, const Vertex* vertices, std::size_t count,
                  std::vector<Vertex>& warped);

} // namespace copra
