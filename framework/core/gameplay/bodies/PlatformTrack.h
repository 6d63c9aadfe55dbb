#pragma once

#include "gameplay/bodies/BodyWorld.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A moving platform: moves a static body of a BodyWorld from stop to stop at a constant speed, and reaches
/// each stop exactly.
struct PlatformTrack {
    Handle body; ///< The body that is moved; its inverseMass must be 0.
    /// The positions of the platform's center, in points. With fewer than two stops, the platform does not
    /// move.
    std::vector<Vec2> stops;
    float speed = 60.0f; ///< The speed in points per second.
    float pause = 0.0f;  ///< The time in seconds that the platform waits at each stop.
    /// Whether the platform moves from the last stop to the first (true) or back the same way (false).
    bool circles = false;

    std::size_t next = 1;   ///< The index of the next stop.
    bool backwards = false; ///< Whether the platform is on its way back.
    float waiting = 0.0f;   ///< The remaining seconds of the pause.

    /// Sets the velocity of the body for the next step of `dt` seconds. Call it before BodyWorld::step(dt).
    /// Does nothing if the body was removed or is movable, or if a number is invalid.
    void control(BodyWorld& world, float dt);

private:
    void arrive();
};

} // namespace copra
