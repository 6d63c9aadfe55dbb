#pragma once

#include "math/Vec2.h"

namespace copra::reference {

/// Arrival of the article "Smoothing jerky CCAction movement" (docs/articles.md), exactly, in units a frame.
/// For ported code that needs the same numbers; new games use steering/Arrival.h. Quirks kept: the approach
/// never ends (the rest shrinks by a fixed share a frame), hitting the target exactly stops the mover with
/// its velocity kept, a brake distance below maxSpeed^2 / maxAccel overshoots, and the path depends on the
/// frame rate.
struct Arrival {
    cocos2d::Vec2 position;      ///< points
    cocos2d::Vec2 velocity;      ///< points a frame
    float rotation = 0.0f;       ///< degrees clockwise for art that faces up; 90 at rest
    float maxAccel = 0.5f;       ///< points a frame, a frame; above 0
    float maxSpeed = 4.0f;       ///< points a frame; above 0
    float brakeDistance = 50.0f; ///< points; nearer than this the desired speed falls in proportion

    /// One frame towards `target`. Does nothing for limits that are not above 0 or a target that is not
    /// finite.
    void step(const cocos2d::Vec2& target);
};

/// The steering that the articles on arrival and bullet dodging share: accelerates `velocity` towards
/// `desired` by at most `maxAccel` and keeps it within `maxSpeed`, both a frame.
void steer(cocos2d::Vec2& velocity, const cocos2d::Vec2& desired, float maxAccel, float maxSpeed);

} // namespace copra::reference
