#pragma once

#include "gameplay/Steerable.h"

namespace copra {

/// How to come to rest at a place.
struct ArrivalTuning {
    /// Points before the target where the wanted speed starts to fall, in proportion to what is left.
    float brakeDistance = 50.f;
    /// Points; nearer than this counts as there. Usual 0.5, so that nobody sees the difference.
    float tolerance = 0.5f;
    /// Lengthens the brake distance to maxSpeed^2 / maxAccel where it is shorter: below that the limits
    /// cannot follow the falling speed and the mover shoots over the target.
    bool safeBrake = true;
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* faultOf(const ArrivalTuning& tuning);

/// The brake distance that arrive() uses for these limits, points.
float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning);

/// Arrival of article 000, in seconds: steers `self` towards `target` for `dt` seconds and stops it there.
/// Returns true when it stands within the tolerance. Gives the article's path at 60 steps a second for 60
/// times its speed and 3600 times its acceleration, and nearly the same path at any other rate, since long
/// steps are cut into pieces of at most 1/60 s. Nothing happens (and false) for numbers that make no sense.
bool arrive(Steerable& self, const Vec2& target, const ArrivalTuning& tuning, float dt);

} // namespace copra
