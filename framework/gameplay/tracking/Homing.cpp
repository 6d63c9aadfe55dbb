#include "gameplay/tracking/Homing.h"

#include <algorithm>
#include <limits>

namespace copra {

namespace {

// The way of this step; 0 when the numbers make no sense.
float stepOf(const Vec2& position, const Vec2& target, float speed, float dt) {
    const float step = speed * dt;
    const bool sane =
        isPositive(speed) && isPositive(dt) && isPositive(step) && isFinite(target) && isFinite(position);
    return sane ? step : 0.f;
}

// Arrives when the target is within the step; else turns towards `aim` and moves.
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
    if (!(step > 0.f)) return false;
    const Vec2 way = target - position;
    const float distance = way.length();
    if (distance <= step) {
        position = target;
        return true;
    }
    position += way * (step / distance);
    return false;
}

bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt) {
    const Vec2 way = target - position;
    if (!isPositive(turnDegrees) || !isPositive(dt) || !isFinite(way)) return false;
    if (!isFinite(heading) || heading.isZero()) heading = normalizedOr(way, Vec2::UNIT_X);
    const float most = turnDegrees * kRadiansPerDegree * dt;
    const bool reached = std::fabs(angleBetween(heading, way)) <= most;
    heading = normalizedOr(rotateTowards(heading, way, most), heading);
    return reached;
}

bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt) {
    const float step = stepOf(position, target, speed, dt);
    return step > 0.f && fly(position, heading, target, target, step, turnDegrees, dt);
}

bool lead(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
          float turnDegrees, float dt) {
    const float step = stepOf(position, target, speed, dt);
    if (!(step > 0.f)) return false;
    const Vec2 aim =
        isFinite(targetVelocity) ? interceptPoint(position, speed, target, targetVelocity) : target;
    return fly(position, heading, target, aim, step, turnDegrees, dt);
}

bool navigate(Vec2& position, Vec2& heading, const Vec2& target, const Vec2& targetVelocity, float speed,
              float turnDegrees, float gain, float dt) {
    const float step = stepOf(position, target, speed, dt);
    if (!(step > 0.f)) return false;
    const Vec2 way = target - position;
    const Vec2 own = isFinite(heading) ? normalizedOr(heading, Vec2::ZERO) : Vec2::ZERO;
    const Vec2 closing = targetVelocity - own * speed;
    const bool usable = isFinite(closing) && isPositive(gain) && isPositive(turnDegrees);
    // Behind the back the line of sight turns the wrong way round.
    if (!usable || !(way.dot(closing) < 0.f) || !(way.dot(own) > 0.f))
        return fly(position, heading, target, target, step, turnDegrees, dt);
    if (way.length() <= step) {
        position = target;
        return true;
    }
    const float most = turnDegrees * kRadiansPerDegree * dt;
    const float rate = gain * way.cross(closing) / way.lengthSquared();
    heading = normalizedOr(rotated(own, std::clamp(rate * dt, -most, most)), own);
    position += heading * step;
    return false;
}

float turningRadius(float speed, float turnDegrees) {
    if (!isPositive(speed)) return 0.f;
    return isPositive(turnDegrees) ? speed / (turnDegrees * kRadiansPerDegree)
                                   : std::numeric_limits<float>::infinity();
}

bool isBeyondReach(const Vec2& position, const Vec2& heading, const Vec2& target, float speed,
                   float turnDegrees) {
    const float radius = turningRadius(speed, turnDegrees);
    if (!isPositive(radius) || !isFinite(target - position) || !isFinite(heading)) return false;
    const Vec2 aside = normalizedOr(heading, Vec2::ZERO).getPerp() * radius;
    const float nearest =
        std::min((target - position - aside).length(), (target - position + aside).length());
    return !aside.isZero() && nearest < radius;
}

} // namespace copra
