#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// What steers: a point with a velocity and two limits. Reynolds' simple vehicle with mass 1 (GDC 1999).
struct Steerable {
    Vec2 position;           ///< points
    Vec2 velocity;           ///< points a second
    float maxSpeed = 240.f;  ///< points a second; usual 100..400
    float maxAccel = 1800.f; ///< points a second squared; maxSpeed / maxAccel is the time to full speed
};

/// Null when the limits are usable, else a sentence about what is wrong with them.
const char* faultOf(const Steerable& steerable);

/// Changes the velocity towards `desiredVelocity` as far as maxAccel allows in `dt` seconds, keeps it within
/// maxSpeed and moves by it. Nothing happens for limits or numbers that make no sense.
void steer(Steerable& steerable, const Vec2& desiredVelocity, float dt);

} // namespace copra
