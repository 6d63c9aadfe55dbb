#pragma once

#include "gameplay/bodies/BodyWorld.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Moves a wall of a BodyWorld from stop to stop at constant speed, arriving exactly: a moving platform.
struct PlatformTrack {
    Handle body;             ///< a body with inverseMass 0
    std::vector<Vec2> stops; ///< of its middle, points; with fewer than two it stands
    float speed = 60.f;      ///< points a second
    float pause = 0.f;       ///< seconds at each stop
    bool circles = false;    ///< after the last stop to the first; else back the same way

    std::size_t next = 1;   ///< the stop that it goes to
    bool backwards = false; ///< on its way back
    float waiting = 0.f;    ///< seconds of pause that are left

    /// Sets the body's velocity for the coming step of `dt` seconds; call it before BodyWorld::step(dt). A
    /// body that is gone or not a wall, and numbers without sense, are left alone.
    void control(BodyWorld& world, float dt);

private:
    void arrive();
};

} // namespace copra
