#pragma once

#include "math/Vec2.h"

namespace copra {

struct Steerable;

/// Parameters of arriving and stopping at a position.
struct ArrivalTuning {
    /// Points before the target from which the desired speed falls in proportion to the distance (gdx-ai:
    /// decelerationRadius).
    float brakeDistance = 50.0f;
    /// Points; nearer than this counts as arrived (gdx-ai: arrivalTolerance). Usual 0.5, which is invisible.
    float tolerance = 0.5f;
    /// Extends the brake distance to maxSpeed^2 / maxAccel if it is shorter: below that the acceleration
    /// cannot follow the falling speed, and the mover overshoots the target.
    bool safeBrake = true;
};

/// Null when the tuning is usable, else a sentence that says what is wrong with it.
const char* validate(const ArrivalTuning& tuning);

/// The brake distance that arrive() uses for these limits, points.
float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning);

/// Arrival, as in the article "Smoothing jerky CCAction movement" (docs/articles.md) but in seconds: steers
/// `self` towards `target` for `dt` seconds and stops it there. Returns true when it rests within the
/// tolerance. With 60 times the article's speed and 3600 times its acceleration it follows the article's path
/// at 60 steps a second, and nearly the same path at any other rate, since long steps are divided into
/// substeps of at most 1/60 s. Does nothing and returns false for invalid limits, tuning or numbers.
bool arrive(Steerable& self, const cocos2d::Vec2& target, const ArrivalTuning& tuning, float dt);

} // namespace copra
