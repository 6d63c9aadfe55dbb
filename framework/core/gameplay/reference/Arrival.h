#pragma once

#include "math/Vec2.h"

namespace copra::reference {

/// Arrival of the article "Smoothing jerky CCAction movement" (docs/articles.md), exactly as published, in units per frame. Use
/// it in ported code that needs the same numbers; in new games, use steering/Arrival.h. The quirks of the article are kept: the
/// approach never ends (the remaining distance shrinks by a fixed fraction in each frame), a mover that hits the target exactly
/// stops but keeps its velocity, a brake distance below maxSpeed^2 / maxAccel overshoots, and the path depends on the frame rate.
struct Arrival {
    cocos2d::Vec2 position;      ///< the position in points
    cocos2d::Vec2 velocity;      ///< points a frame
    float rotation = 0.0f;       ///< degrees clockwise for art that faces up; 90 at rest
    float maxAccel = 0.5f;       ///< points a frame, a frame; above 0
    float maxSpeed = 4.0f;       ///< points a frame; above 0
    float brakeDistance = 50.0f; ///< points; nearer than this the desired speed falls in proportion

    /// Advances by one frame toward `target`. Does nothing if a limit is not above 0 or the target is not finite.
    void step(const cocos2d::Vec2& target);
};

/// The steering that the articles on arrival and bullet dodging share: accelerates `velocity` toward `desired` by at most
/// `maxAccel` and limits it to `maxSpeed`, both per frame.
void steer(cocos2d::Vec2& velocity, const cocos2d::Vec2& desired, float maxAccel, float maxSpeed);

} // namespace copra::reference
