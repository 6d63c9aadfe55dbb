#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// The point that a swarm follows, usually a finger or the mouse.
struct SwarmPointer {
    Vec2 position;         ///< points; add the offset that keeps the swarm visible beside the finger, if any
    bool touching = false; ///< while true the swarm follows at once and dodges less
};

} // namespace copra
