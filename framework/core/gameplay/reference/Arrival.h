#pragma once

#include "math/Vec2.h"

namespace copra::reference {

/// A mover that flies to a target and slows down near it, with the formulas of the article "Smoothing jerky
/// CCAction movement" (docs/articles.md) exactly as published, in units per frame. Use it in ported code that
/// needs the same numbers; in new games, use copra::arrival().
///
/// The defects of the article are kept:
/// - The approach never ends: the remaining distance shrinks by a fixed fraction in each frame.
/// - A mover that hits the target exactly stops, but keeps its velocity.
/// - With a brake distance below maxSpeed^2 / maxAccel, the mover overshoots.
/// - The path depends on the frame rate.
struct Arrival {
    cocos2d::Vec2 position; ///< The position in points.
    cocos2d::Vec2 velocity; ///< The velocity in points per frame.
    /// The rotation in degrees clockwise for art that faces up; 90 while the velocity is (0, 0).
    float rotation = 0.0f;
    float maxAccel = 0.5f; ///< The maximum acceleration in points per frame squared; it must be above 0.
    float maxSpeed = 4.0f; ///< The maximum speed in points per frame; it must be above 0.
    /// The distance in points within which the desired speed falls in proportion.
    float brakeDistance = 50.0f;

    /// Advances by one frame toward `target`. Does nothing if a limit is not above 0, or if the target is
    /// infinite or NaN.
    void step(const cocos2d::Vec2& target);
};

/// Accelerates `velocity` toward `desired` by at most `maxAccel` and limits it to `maxSpeed`, both per frame.
/// The articles on arrival and bullet dodging share this function.
void steer(cocos2d::Vec2& velocity, const cocos2d::Vec2& desired, float maxAccel, float maxSpeed);

} // namespace copra::reference
