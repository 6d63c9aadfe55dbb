#include "gameplay/Aiming.h"

#include "math/trigonometry.h"

namespace copra {

float angleBetween(const Vec2& direction, const Vec2& target) {
    const float cross = direction.cross(target);
    const float dot = direction.dot(target);
    // Zero is signed, and atan2 would take the side from its sign.
    return cross == 0.0f ? (dot < 0.0f ? arcTangent(0.0f, -1.0f) : 0.0f) : arcTangent(cross, dot);
}

Vec2 rotateTowards(const Vec2& direction, const Vec2& target, float maxRadians) {
    const float angle = angleBetween(direction, target);
    if (!(maxRadians > 0.0f) || !std::isfinite(angle)) return direction;
    if (std::fabs(angle) <= maxRadians)
        return normalizedOr(target, normalizedOr(direction, Vec2::ZERO)) * direction.length();
    return rotated(direction, angle > 0.0f ? maxRadians : -maxRadians);
}

Vec2 interceptPoint(const Vec2& from, float speed, const Vec2& target, const Vec2& targetVelocity) {
    const Vec2 offset = target - from;
    const double a = static_cast<double>(targetVelocity.lengthSquared()) - static_cast<double>(speed) * speed;
    const double halfB = offset.dot(targetVelocity);
    const double c = offset.lengthSquared();
    double time = -1.0;
    if (std::fabs(a) < 1.0e-6) {
        if (halfB < 0.0) time = -c / (2.0 * halfB);
    } else {
        const double root = halfB * halfB - a * c;
        if (root < 0.0) return target;
        const double first = (-halfB - std::sqrt(root)) / a;
        const double second = (-halfB + std::sqrt(root)) / a;
        const double earlier = first < second ? first : second;
        time = earlier > 0.0 ? earlier : (first < second ? second : first);
    }
    const Vec2 meeting = target + targetVelocity * static_cast<float>(time);
    return time > 0.0 && isFinite(meeting) ? meeting : target;
}

} // namespace copra
