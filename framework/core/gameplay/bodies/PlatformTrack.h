#pragma once

#include "gameplay/bodies/BodyWorld.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A moving platform: moves a static body of a BodyWorld from stop to stop at a constant speed, and reaches each stop exactly.
struct PlatformTrack {
    Handle body;             ///< a body with inverseMass 0
    std::vector<Vec2> stops; ///< positions of the platform's center, points; with fewer than two it rests
    float speed = 60.0f;     ///< the speed in points per second
    float pause = 0.0f;      ///< seconds at each stop
    bool circles = false;    ///< true: from the last stop to the first; false: back the same way

    std::size_t next = 1;   ///< index of the next stop
    bool backwards = false; ///< on its way back
    float waiting = 0.0f;   ///< remaining seconds of the pause

    /// Sets the velocity of the body for the next step of `dt` seconds. Call it before BodyWorld::step(dt). Does nothing if the
    /// body was removed or is movable, or if a number is invalid.
    void control(BodyWorld& world, float dt);

private:
    void arrive();
};

} // namespace copra
