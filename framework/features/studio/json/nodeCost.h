#pragma once

#include "scene/fwd.h"

#include <cstddef>

namespace copra {

/// Roughly the bytes that the particles, cells, and descendants of a node need, for a ByteBudget: files that are used many times,
/// such as those of particle systems, maps, and armatures, make new ones each time.
std::size_t bytesOf(const cocos2d::Node& node);

} // namespace copra
