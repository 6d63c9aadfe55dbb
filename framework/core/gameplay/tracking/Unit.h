#pragma once

#include "math/Vec2.h"

namespace copra {

/// How a unit approaches its target.
enum class Pursuit {
    Straight, ///< Moves straight to the target, whatever the heading is: moveStraight().
    LockOn,   ///< The unit does not move, and turns toward the target, like a turret: lockOn().
    Home,     ///< Flies in a curve, always toward the target: home().
    Lead,     ///< Flies in a curve to the interception point: lead().
    Navigate, ///< Turns with the line of sight, like a missile: navigate().
};

/// How a unit moves: its way to pursue a target, and its limits.
struct UnitTuning {
    Pursuit pursuit = Pursuit::Home; ///< How the unit turns to the destination.
    float speed = 300.0f; ///< The speed in points per second; usually 100 to 600. LockOn does not use it.
    /// The turn rate in degrees per second; usually 60 to 360, see turningRadius(). Straight does not use it.
    float turnDegrees = 180.0f;
    /// How much faster than the line of sight a unit with Navigate turns. Usually 3 to 5: at 1, it trails the
    /// target like Home, and above 5, it follows every wobble of the target.
    float gain = 4.0f;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const UnitTuning& tuning);

/// A point that moves or turns toward a target, by one of the values of Pursuit. It is the unit of the article
/// "Moving units" (docs/articles.md), with times in seconds. UnitSprite moves a sprite in this way.
struct Unit {
    cocos2d::Vec2 position;                        ///< The position in points.
    cocos2d::Vec2 heading = cocos2d::Vec2::UNIT_X; ///< The heading, a unit vector.
    /// Whether the unit was at the target after the last step. With LockOn: whether it pointed at the target.
    bool arrived = false;

    /// Advances by `dt` seconds. Lead and Navigate use `targetVelocity`, in points per second. Returns
    /// `arrived`. Does nothing if the tuning or a number is invalid.
    bool step(const cocos2d::Vec2& target, const cocos2d::Vec2& targetVelocity, const UnitTuning& tuning,
              float dt);
    /// Advances by `dt` seconds toward a target that does not move. Returns `arrived`.
    bool step(const cocos2d::Vec2& target, const UnitTuning& tuning, float dt) {
        return step(target, cocos2d::Vec2::ZERO, tuning, dt);
    }
    /// Advances without a target, along the heading. A unit with Straight or LockOn does not move.
    void coast(const UnitTuning& tuning, float dt);
    /// Returns the node rotation of the heading, in degrees clockwise, for art that faces up.
    float rotation() const;
};

} // namespace copra
