#pragma once

#include "math/Vec2.h"

namespace copra {

/// How a unit approaches its target.
enum class Pursuit {
    Straight, ///< straight to it, independent of the heading: moveStraight()
    LockOn,   ///< rests and turns to it, as a turret: lockOn()
    Home,     ///< flies in a curve, always towards it: home()
    Lead,     ///< flies in a curve to the interception point: lead()
    Navigate, ///< turns with the line of sight, as a missile: navigate()
};

/// How a unit moves.
struct UnitTuning {
    Pursuit pursuit = Pursuit::Home;
    float speed = 300.0f; ///< points a second; usual 100..600; not used by LockOn
    float turnDegrees =
        180.0f; ///< degrees a second; usual 60..360, see turningRadius(); not used by Straight
    /// Of Navigate: how much faster than the line of sight it turns. Usual 3..5: at 1 it trails the target as Home does,
    /// and above 5 it follows each wobble of the target.
    float gain = 4.0f;
};

/// Null when the tuning is usable, else a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const UnitTuning& tuning);

/// The unit of the article "Moving units" (docs/articles.md) in seconds, with one step() for all pursuits.
struct Unit {
    cocos2d::Vec2 position;                        ///< points
    cocos2d::Vec2 heading = cocos2d::Vec2::UNIT_X; ///< unit vector
    bool arrived = false;                          ///< after a step: at the target (LockOn: points at it)

    /// Advances by `dt` seconds. `targetVelocity` (points a second) counts for Lead and Navigate. Returns
    /// `arrived`. Does nothing for an invalid tuning or numbers.
    bool step(const cocos2d::Vec2& target, const cocos2d::Vec2& targetVelocity, const UnitTuning& tuning,
              float dt);
    bool step(const cocos2d::Vec2& target, const UnitTuning& tuning, float dt) {
        return step(target, cocos2d::Vec2::ZERO, tuning, dt);
    }
    /// Advances without a target, along the heading; Straight and LockOn rest.
    void coast(const UnitTuning& tuning, float dt);
    /// Node rotation of the heading for art that faces up, degrees clockwise.
    float rotation() const;
};

} // namespace copra
