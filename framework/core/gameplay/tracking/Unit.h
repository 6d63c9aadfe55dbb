#pragma once

#include "math/Vec2.h"

namespace copra {

/// How a unit approaches its target.
enum class Pursuit {
    Straight, ///< straight to it, independent of the heading: moveStraight()
    LockOn,   ///< rests and turns toward it, like a turret: lockOn()
    Home,     ///< flies in a curve, always toward it: home()
    Lead,     ///< flies in a curve to the interception point: lead()
    Navigate, ///< turns with the line of sight, like a missile: navigate()
};

/// How a unit moves.
struct UnitTuning {
    Pursuit pursuit = Pursuit::Home; ///< how the unit turns to the destination
    float speed = 300.0f;            ///< points per second; usual 100..600; not used by LockOn
    float turnDegrees =
        180.0f; ///< degrees per second; usual 60..360, see turningRadius(); not used by Straight
    /// For Navigate: how much faster than the line of sight it turns. Usual 3..5: at 1 it trails the target like Home, and above
    /// 5 it follows every wobble of the target.
    float gain = 4.0f;
};

/// Returns null if the tuning is valid, otherwise a sentence that says what is wrong.
[[nodiscard]] const char* validate(const UnitTuning& tuning);

/// The unit of the article "Moving units" (docs/articles.md) in seconds, with one step() for all pursuits.
struct Unit {
    cocos2d::Vec2 position;                        ///< the position in points
    cocos2d::Vec2 heading = cocos2d::Vec2::UNIT_X; ///< unit vector
    bool arrived = false;                          ///< after a step: at the target (LockOn: points at it)

    /// Advances by `dt` seconds. Lead and Navigate use `targetVelocity` (points per second). Returns `arrived`. Does nothing if the
    /// tuning or a number is invalid.
    bool step(const cocos2d::Vec2& target, const cocos2d::Vec2& targetVelocity, const UnitTuning& tuning,
              float dt);
    bool step(const cocos2d::Vec2& target, const UnitTuning& tuning, float dt) {
        return step(target, cocos2d::Vec2::ZERO, tuning, dt);
    }
    /// Advances without a target, along the heading. Straight and LockOn rest.
    void coast(const UnitTuning& tuning, float dt);
    /// The node rotation of the heading, in degrees clockwise, for art that faces up.
    float rotation() const;
};

} // namespace copra
