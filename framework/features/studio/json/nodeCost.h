#pragma once

#include "scene/fwd.h"

#include <cstddef>

namespace copra {

/// Returns roughly how many bytes the particles, cells, and descendants of a node need, for a ByteBudget.
/// Files that are used many times, such as particle systems, maps, and armatures, create new ones each time.
std::size_t bytesOf(const cocos2d::Node& node);

} // namespace copra
