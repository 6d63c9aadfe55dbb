#include "gameplay/tracking/Unit.h"

#include "gameplay/tracking/Homing.h"

namespace copra {

const char* validate(const UnitTuning& tuning) {
    const bool moves = tuning.pursuit != Pursuit::LockOn;
    const bool turns = tuning.pursuit != Pursuit::Straight;
    if (moves && !isPositive(tuning.speed)) return "speed must be a finite number above 0";
    if (turns && !isPositive(tuning.turnDegrees)) return "turnDegrees must be a finite number above 0";
    if (tuning.pursuit == Pursuit::Navigate && !isPositive(tuning.gain))
        return "gain must be a finite number above 0";
    return nullptr;
}

bool Unit::step(const Vec2& target, const Vec2& targetVelocity, const UnitTuning& tuning, float dt) {
    arrived = false;
    if (validate(tuning) || !isFinite(target)) return false;
    const Vec2 before = position;
    switch (tuning.pursuit) {
    case Pursuit::Straight:
        arrived = moveStraight(position, target, tuning.speed, dt);
        heading = normalizedOr(position - before, heading);
        break;
    case Pursuit::LockOn:
        arrived = lockOn(heading, position, target, tuning.turnDegrees, dt);
        break;
    case Pursuit::Home:
        arrived = home(position, heading, target, tuning.speed, tuning.turnDegrees, dt);
        break;
    case Pursuit::Lead:
        arrived = lead(position, heading, target, targetVelocity, tuning.speed, tuning.turnDegrees, dt);
        break;
    case Pursuit::Navigate:
        arrived = navigate(position, heading, target, targetVelocity, tuning.speed, tuning.turnDegrees,
                           tuning.gain, dt);
        break;
    }
    return arrived;
}

void Unit::coast(const UnitTuning& tuning, float dt) {
    arrived = false;
    const bool stands = tuning.pursuit == Pursuit::Straight || tuning.pursuit == Pursuit::LockOn;
    if (stands || validate(tuning) || !isPositive(dt) || !isFinite(heading)) return;
    position += normalizedOr(heading, Vec2::ZERO) * (tuning.speed * dt);
}

float Unit::rotation() const {
    return rotationFacing(heading);
}

} // namespace copra
