#include "gameplay/collision/CircleSweep.h"

#include <algorithm>

namespace copra {

CircleSweep sweepCircle(const Vec2& offset, const Vec2& motion, float radius) {
    CircleSweep result;
    if (!(radius >= 0.0f) || !std::isfinite(radius) || !isFinite(offset) || !isFinite(motion)) return result;
    // |offset + t motion|^2 = radius^2, in double: b^2 and 4ac nearly cancel for grazing hits.
    const double px = offset.x, py = offset.y, vx = motion.x, vy = motion.y;
    const double a = vx * vx + vy * vy;
    const double halfB = px * vx + py * vy;
    const double c = px * px + py * py - static_cast<double>(radius) * radius;

    const double nearest = a > 0.0 ? std::clamp(-halfB / a, 0.0, 1.0) : 0.0;
    result.nearestTime = static_cast<float>(nearest);
    result.nearestDistance = static_cast<float>(std::hypot(px + vx * nearest, py + vy * nearest));

    if (c <= 0.0) {
        result.hit = true;
        return result;
    }
    const double root = halfB * halfB - a * c;
    if (!(a > 0.0) || halfB >= 0.0 || root < 0.0) return result;
    const double time = (-halfB - std::sqrt(root)) / a;
    if (time > 1.0) return result;
    result.hit = true;
    result.hitTime = static_cast<float>(std::max(time, 0.0));
    return result;
}

CircleSweep sweepCircles(const Vec2& fromA, const Vec2& toA, float radiusA, const Vec2& fromB,
                         const Vec2& toB, float radiusB) {
    if (!(radiusA >= 0.0f) || !(radiusB >= 0.0f)) return {};
    return sweepCircle(fromB - fromA, (toB - fromB) - (toA - fromA), radiusA + radiusB);
}

} // namespace copra
