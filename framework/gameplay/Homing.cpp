#include "gameplay/Homing.h"

namespace copra {

bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt) {
    const float step = speed * dt;
    if (!isPositive(step) || !isPositive(dt) || !isFinite(target)) return false;
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
    const float most = turnDegrees * kRadiansPerDegree * dt;
    const bool reached = std::fabs(angleBetween(heading, way)) <= most;
    heading = unitOr(turnedTowards(heading, way, most), heading);
    return reached;
}

bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt) {
    const float step = speed * dt;
    if (!isPositive(step) || !isPositive(dt) || !isFinite(target)) return false;
    if ((target - position).length() <= step) {
        position = target;
        return true;
    }
    lockOn(heading, position, target, turnDegrees, dt);
    position += heading * step;
    return false;
}

} // namespace copra
