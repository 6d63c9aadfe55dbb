#include "gameplay/FaithfulUnit.h"

namespace copra {

namespace {

// The article turns in double and keeps floats.
Vec2 turnedByDegrees(const Vec2& v, double degrees) {
    const double radians = degrees * 3.14159265358979323846 / 180.0;
    const Vec2 result(static_cast<float>(std::cos(radians) * v.x - std::sin(radians) * v.y),
                      static_cast<float>(std::sin(radians) * v.x + std::cos(radians) * v.y));
    return unitOr(result, v);
}

} // namespace

bool FaithfulUnit::moveStraight(const Vec2& target) {
    if (!isPositive(speed) || !isFinite(target)) return false;
    const Vec2 way = target - position;
    if (way.length() < speed) {
        position = target;
        return true;
    }
    position += unitOr(way, Vec2::ZERO) * speed;
    return false;
}

bool FaithfulUnit::lockOn(const Vec2& target, RearTurn rear) {
    const Vec2 way = target - position;
    const float ahead = heading.dot(way);
    const float beside = heading.getPerp().dot(way);
    if (!std::isfinite(ahead) || !std::isfinite(beside)) return false;
    if (ahead > 0.f) {
        if (std::fabs(beside) < threshold) {
            heading = unitOr(way, heading);
            return true;
        }
        heading = turnedByDegrees(heading, beside > 0.f ? degrees : -degrees);
    } else if (rear == RearTurn::Literal) {
        heading = turnedByDegrees(heading, beside > 0.f ? -degrees : degrees);
    } else {
        heading = turnedByDegrees(heading, beside >= 0.f ? degrees : -degrees);
    }
    return false;
}

bool FaithfulUnit::home(const Vec2& target) {
    if (!isPositive(speed) || !isFinite(target)) return false;
    if ((target - position).length() < speed) {
        position = target;
        return true;
    }
    lockOn(target);
    position += heading * speed;
    return false;
}

} // namespace copra
