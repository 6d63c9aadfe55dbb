#include "gameplay/reference/Unit.h"

#include "gameplay/Vectors.h"
#include "math/constants.h"

namespace copra::reference {

void Unit::face(double x, double y) {
    const double length = std::sqrt(x * x + y * y);
    if (!(length > 0.0)) return;
    headingX = x / length;
    headingY = y / length;
}

void Unit::turn(double degreesToTurn) {
    const double radians = degreesToTurn * kExactPi / 180.0;
    const double c = std::cos(radians);
    const double s = std::sin(radians);
    face(c * headingX - s * headingY, s * headingX + c * headingY);
}

void Unit::setHeading(const Vec2& direction) {
    if (isFinite(direction)) face(direction.x, direction.y);
}

bool Unit::moveStraight(const Vec2& target) {
    if (!isPositive(speed) || !isFinite(target)) return false;
    const Vec2 way = target - position;
    if (way.length() < speed) {
        position = target;
        return true;
    }
    position += normalizedOr(way, Vec2::ZERO) * speed;
    return false;
}

bool Unit::lockOn(const Vec2& target, RearTurn rear) {
    const Vec2 way = target - position;
    const double ahead = headingX * way.x + headingY * way.y;
    const double beside = -headingY * way.x + headingX * way.y;
    if (!std::isfinite(ahead) || !std::isfinite(beside) || !std::isfinite(degrees)) return false;
    if (ahead > 0.0) {
        if (std::fabs(beside) < threshold) {
            face(way.x, way.y);
            return true;
        }
        turn(beside > 0.0 ? degrees : -degrees);
    } else if (rear == RearTurn::Literal) {
        turn(beside > 0.0 ? -degrees : degrees);
    } else {
        turn(beside >= 0.0 ? degrees : -degrees);
    }
    return false;
}

void Unit::lockOnShort(const Vec2& target) {
    const Vec2 way = target - position;
    const double ahead = headingX * way.x + headingY * way.y;
    const double beside = -headingY * way.x + headingX * way.y;
    const double product = ahead * beside;
    if (!std::isfinite(product) || !std::isfinite(degrees) || product == 0.0) return;
    turn(product > 0.0 ? degrees : -degrees);
}

bool Unit::home(const Vec2& target) {
    if (!isPositive(speed) || !isFinite(target)) return false;
    if ((target - position).length() < speed) {
        position = target;
        return true;
    }
    lockOn(target);
    position += heading() * speed;
    return false;
}

} // namespace copra::reference
