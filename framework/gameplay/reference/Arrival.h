#pragma once

#include "gameplay/Vectors.h"

namespace copra::reference {

/// Arrival exactly as article 000 writes it: units a frame, no delta, and its quirks. For numbers that must
/// match ported code; new games take Arrival.h. Quirks kept: the approach never ends (the last part shrinks
/// by a fixed share a frame), hitting the target exactly freezes with the velocity kept, a brake distance
/// under maxSpeed^2 / maxAccel overshoots, and the frame rate changes everything.
struct Arrival {
    Vec2 position;              ///< points
    Vec2 velocity;              ///< points a frame
    float rotation = 0.f;       ///< degrees clockwise for art that faces up; 90 at rest
    float maxAccel = 0.5f;      ///< points a frame, a frame; above 0
    float maxSpeed = 4.f;       ///< points a frame; above 0
    float brakeDistance = 50.f; ///< points; nearer than this the wanted speed falls in proportion

    /// One frame towards `target`. Nothing happens for limits that are not above 0 or a target that is not
    /// finite.
    void step(const Vec2& target);
};

/// The article's steering itself, shared with its bullet dodge: accelerates `velocity` towards `desired` by
/// at most `maxAccel` and keeps it within `maxSpeed`, both a frame.
void steer(Vec2& velocity, const Vec2& desired, float maxAccel, float maxSpeed);

} // namespace copra::reference
