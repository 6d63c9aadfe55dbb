#pragma once

#include "actors/CollisionSprite.h"

namespace beecluster {

class Shadow;

/// One of the player's bees. The hive moves it; it beats its wings, leans into curves and stings now and
/// then.
class Bee : public copra::CollisionSprite {
public:
    static Bee* create();

    /// Passes time: `velocity` (points a second) decides how it leans.
    void live(float dt, const cocos2d::Vec2& velocity);
    /// Counts down to the next sting; true when it is due, and then waits `interval` seconds again.
    bool readyToSting(float dt, float interval);
    /// Delays the first sting, so that a swarm does not fire in step. Seconds.
    void setStingDelay(float delay) { _untilSting = delay; }
    /// Nothing harms it for that many seconds; it blinks meanwhile.
    void protect(float seconds) { _safeFor = seconds; }
    bool isSafe() const { return _safeFor > 0; }

private:
    bool initBee();

    Shadow* _shadow = nullptr; // child
    float _untilSting = 0;
    float _safeFor = 0;
};

} // namespace beecluster
