#pragma once

#include "math/Vec2.h"

namespace copra {

struct Steerable;

/// Arriving (Reynolds): a mover flies to a position at full speed, slows down near it and stops there. Within the
/// brake distance the speed that it desires is proportional to the distance that is left, so it falls evenly to 0.
struct ArrivalTuning {
    /// Points before the target from which the mover brakes (gdx-ai: decelerationRadius). Usual 30..100: shorter
    /// looks abrupt, longer hesitant.
    float brakeDistance = 50.0f;
    /// Points; nearer than this counts as arrived (gdx-ai: arrivalTolerance). Usual 0.5, which is invisible; at 0
    /// rounding errors decide whether a mover ever arrives.
    float tolerance = 0.5f;
    /// Extends the brake distance to maxSpeed^2 / maxAccel if it is shorter: braking over a shorter one takes more
    /// acceleration than there is, and the mover overshoots the target. Usual true; false for the path of the
    /// article.
    bool safeBrake = true;
};

/// Null when the tuning is usable, else a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const ArrivalTuning& tuning);

/// The brake distance that arrive() uses for these limits, points.
[[nodiscard]] float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning);

/// Steers `self` towards `target` for `dt` seconds and stops it there. Returns true when it rests within the tolerance.
/// The path is nearly the same at any frame rate, since long steps are divided into substeps of at most 1/60 s. Does
/// nothing and returns false for invalid limits, tuning or numbers.
///
/// The article "Smoothing jerky CCAction movement" (docs/articles.md) does this in frames: with 60 times its speed and 3600
/// times its acceleration the path is the article's at 60 steps a second.
bool arrive(Steerable& self, const cocos2d::Vec2& target, const ArrivalTuning& tuning, float dt);

} // namespace copra
