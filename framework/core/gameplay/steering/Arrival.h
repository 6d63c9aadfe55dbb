#pragma once

#include "math/Vec2.h"

namespace copra {

struct Steerable;

/// How a mover arrives (Reynolds): it flies to a position at full speed, slows down near it, and stops there.
/// Within the brake distance, its desired speed is proportional to the remaining distance, so it falls evenly
/// to 0.
struct ArrivalTuning {
    /// The distance in points from which the mover brakes (gdx-ai: decelerationRadius). Usually 30 to 100: a
    /// shorter one looks abrupt, a longer one hesitant.
    float brakeDistance = 50.0f;
    /// The distance in points that counts as arrived (gdx-ai: arrivalTolerance). Usually 0.5, which is
    /// invisible; at 0, rounding errors decide whether a mover ever arrives.
    float tolerance = 0.5f;
    /// Whether the brake distance is extended to maxSpeed^2 / maxAccel if it is shorter. Braking over a
    /// shorter distance takes more than the maximum acceleration, and the mover overshoots the target.
    /// Usually true; false gives the path of the article.
    bool safeBrake = true;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const ArrivalTuning& tuning);

/// Returns the brake distance, in points, that arrive() uses for these limits.
[[nodiscard]] float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning);

/// Steers `self` toward `target` for `dt` seconds and stops it there. Returns true if it has stopped within
/// the tolerance. The path is nearly the same at any frame rate, because long steps are divided into substeps
/// of at most 1/60 s. If limits, tuning, or numbers are invalid, the function does nothing and returns false.
///
/// The article "Smoothing jerky CCAction movement" (docs/articles.md) does this in frames. With 60 times its
/// speed, 3600 times its acceleration, and 60 steps per second, the path is the same.
bool arrive(Steerable& self, const cocos2d::Vec2& target, const ArrivalTuning& tuning, float dt);

} // namespace copra
