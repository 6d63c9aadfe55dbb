#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// How a unit gets at its target.
enum class Pursuit {
    Straight, ///< straight to it, whatever the heading: moveStraight()
    LockOn,   ///< stands and turns to it, as a turret: lockOn()
    Home,     ///< flies in a curve, always towards it: home()
    Lead,     ///< flies in a curve to where both will meet: lead()
    Navigate, ///< turns with the line of sight, as a missile: navigate()
};

/// How a unit moves.
struct UnitTuning {
    Pursuit pursuit = Pursuit::Home;
    float speed = 300.f;       ///< points a second; LockOn does without
    float turnDegrees = 180.f; ///< degrees a second; Straight does without
    float gain = 4.f;          ///< of Navigate: 3..5
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* validate(const UnitTuning& tuning);

/// The unit of article 001 in seconds, with one step() for all of its ways to move.
struct Unit {
    Vec2 position;               ///< points
    Vec2 heading = Vec2::UNIT_X; ///< unit vector
    bool arrived = false;        ///< after a step: at the target (LockOn: points at it)

    /// Goes on by `dt` seconds. `targetVelocity` (points a second) counts for Lead and Navigate. Returns
    /// `arrived`. Nothing happens for a faulty tuning or numbers that make no sense.
    bool step(const Vec2& target, const Vec2& targetVelocity, const UnitTuning& tuning, float dt);
    bool step(const Vec2& target, const UnitTuning& tuning, float dt) {
        return step(target, Vec2::ZERO, tuning, dt);
    }
    /// Goes on without a target: along the heading; Straight and LockOn stand.
    void coast(const UnitTuning& tuning, float dt);
    /// Node rotation of the heading for art that faces up, degrees clockwise.
    float rotation() const { return rotationFacing(heading); }
};

} // namespace copra
