#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// The point that a swarm follows, usually a finger or the mouse.
struct SwarmPointer {
    Vec2 position; ///< The position in points. To keep the swarm visible beside a finger, add an offset.
    bool touching = false; ///< Whether the swarm follows at once and dodges less.
};

} // namespace copra
