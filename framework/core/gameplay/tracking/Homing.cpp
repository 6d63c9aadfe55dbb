#include "gameplay/tracking/Homing.h"

#include <algorithm>
#include <limits>

namespace copra {

namespace {

// The distance of this step; 0 for invalid numbers.
float stepOf(const Vec2& position, const Vec2& target, float speed, float dt) {
    const float step = speed * dt;
    const bool valid =
        isPositive(speed) && isPositive(dt) && isPositive(step) && isFinite(target) && isFinite(position);
    return valid ? step : 0.0f;
}

// Arrives when the target is within the step; else turns toward `aim` and moves.
bool fly(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& aim, float step, float turnDegrees,
         float dt) {
    if ((target - position).length() <= step) {
        position = target;
        return true;
    }
    lockOn(heading, position, aim, turnDegrees, dt);
    if (isFinite(heading)) position += normalizedOr(heading, Vec2::ZERO) * step;
    return false;
}

} // namespace

bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt) {
    const float step = stepOf(position, target, speed, dt);
    if (!(step > 0.0f)) return false;
    const Vec2 toTarget = target - position;
    const float distance = toTarget.length();
    if (distance <= step) {
        position = target;
        return true;
    }
    position += toTarget * (step / distance);
    return false;
}

bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt) {
    const Vec2 toTarget = target - position;
    if (!isPositive(turnDegrees) || !isPositive(dt) || !isFinite(toTarget)) return false;
    if (!isFinite(heading) || heading.isZero()) heading = normalizedOr(toTarget, Vec2::UNIT_X);
    const float maxTurn = turnDegrees * kRadiansPerDegree * dt;
    const bool reached = std::fabs(angleBetween(heading, toTarget)) <= maxTurn;
    heading = normalizedOr(rotateTowards(heading, toTarget, maxTurn), heading);
    return reached;
}

bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt) {
    const float step = stepOf(position, target, speed, dt);
    return step > 0.0f && fly(position, heading, target, target, step, turnDegrees, dt);
}

bool lead(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
          float turnDegrees, float dt) {
    const float step = stepOf(position, target, speed, dt);
    if (!(step > 0.0f)) return false;
    const Vec2 aim =
        isFinite(targetVelocity) ? interceptPoint(position, speed, target, targetVelocity) : target;
    return fly(position, heading, target, aim, step, turnDegrees, dt);
}

bool navigate(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
              float turnDegrees, float gain, float dt) {
    const float step = stepOf(position, target, speed, dt);
    if (!(step > 0.0f)) return false;
    const Vec2 toTarget = target - position;
    const Vec2 own = isFinite(heading) ? normalizedOr(heading, Vec2::ZERO) : Vec2::ZERO;
    const Vec2 closing = targetVelocity - own * speed;
    const bool usable = isFinite(closing) && isPositive(gain) && isPositive(turnDegrees);
    // Behind the mover the line of sight turns the wrong way.
    if (!usable || !(toTarget.dot(closing) < 0.0f) || !(toTarget.dot(own) > 0.0f))
        return fly(position, heading, target, target, step, turnDegrees, dt);
    if (toTarget.length() <= step) {
        position = target;
        return true;
    }
    const float maxTurn = turnDegrees * kRadiansPerDegree * dt;
    const float rate = gain * toTarget.cross(closing) / toTarget.lengthSquared();
    heading = normalizedOr(rotated(own, std::clamp(rate * dt, -maxTurn, maxTurn)), own);
    position += heading * step;
    return false;
}

float turningRadius(float speed, float turnDegrees) {
    if (!isPositive(speed)) return 0.0f;
    return isPositive(turnDegrees) ? speed / (turnDegrees * kRadiansPerDegree)
                                   : std::numeric_limits<float>::infinity();
}

bool isBeyondReach(const Vec2& position, const Vec2& heading, const Vec2& target, float speed,
                   float turnDegrees) {
    const float radius = turningRadius(speed, turnDegrees);
    if (!isPositive(radius) || !isFinite(target - position) || !isFinite(heading)) return false;
    const Vec2 side = normalizedOr(heading, Vec2::ZERO).getPerp() * radius;
    const float nearest = std::min((target - position - side).length(), (target - position + side).length());
    return !side.isZero() && nearest < radius;
}

} // namespace copra
