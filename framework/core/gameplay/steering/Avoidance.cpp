#include "gameplay/steering/Avoidance.h"

#include <algorithm>

namespace copra {

namespace {

// Where on a line from `from` along `way` (0..1) it crosses a wall; above 1 when it does not.
float crossing(const Vec2& from, const Vec2& way, const Wall& wall) {
    constexpr float kNone = 2.0f;
    const Vec2 along = wall.b - wall.a;
    const float cross = way.cross(along);
    if (cross == 0.0f || !std::isfinite(cross)) return kNone;
    const Vec2 offset = wall.a - from;
    const float onWay = offset.cross(along) / cross;
    const float onWall = offset.cross(way) / cross;
    return onWay >= 0.0f && onWay <= 1.0f && onWall >= 0.0f && onWall <= 1.0f ? onWay : kNone;
}

} // namespace

Vec2 avoidObstacles(const Steerable& self, float radius, const Circle* obstacles, std::size_t count,
                    float seconds) {
    const Vec2 heading = normalizedOr(self.velocity, Vec2::ZERO);
    const float range = self.velocity.length() * seconds;
    if (!(radius >= 0.0f) || !std::isfinite(range) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    float nearest = -1.0f;
    Vec2 desired;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 offset = obstacles[i].center - self.position;
        const float reach = obstacles[i].radius + radius;
        const float ahead = offset.dot(heading);
        const float toLeft = offset.dot(heading.getPerp());
        if (!(reach > 0.0f) || !isFinite(offset)) continue;
        if (offset.lengthSquared() < reach * reach) // inside
            return normalizedOr(-offset, normalizedOr(heading, Vec2::UNIT_X)) * self.maxSpeed;
        if (ahead <= 0.0f || std::fabs(toLeft) >= reach) continue;
        const float distance = ahead - std::sqrt(reach * reach - toLeft * toLeft); // to the first contact
        if (distance > range || (nearest >= 0.0f && distance >= nearest)) continue;
        nearest = distance;
        // Aims at a point beside the obstacle, with clearance.
        const Vec2 side = heading.getPerp() * (toLeft > 0.0f ? -1.0f : 1.0f);
        const Vec2 toPass = obstacles[i].center + side * (reach * 1.2f) - self.position;
        desired = normalizedOr(toPass, side) * self.maxSpeed;
    }
    return desired;
}

Vec2 avoidWalls(const Steerable& self, const Wall* walls, std::size_t count, float length) {
    constexpr float kFeelerAngle = 0.610865238f; // radians, 35 degrees
    const Vec2 heading = normalizedOr(self.velocity, Vec2::ZERO);
    if (heading.isZero() || !isPositive(length) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    const Vec2 feelers[] = {heading * length, rotated(heading, kFeelerAngle) * (length / 2.0f),
                            rotated(heading, -kFeelerAngle) * (length / 2.0f)};
    float deepest = 0.0f;
    Vec2 desired;
    for (const Vec2& feeler : feelers) {
        for (std::size_t i = 0; i < count; ++i) {
            const float touch = crossing(self.position, feeler, walls[i]);
            const float depth = 1.0f - touch;
            if (depth <= deepest) continue;
            deepest = depth;
            const Vec2 along = normalizedOr(walls[i].b - walls[i].a, Vec2::UNIT_X);
            // The wall's normal on the side of the mover.
            Vec2 normal = along.getPerp();
            if (normal.dot(self.position - walls[i].a) < 0.0f) normal = -normal;
            const Vec2 onwards = along * (along.dot(heading) < 0.0f ? -1.0f : 1.0f);
            desired =
                normalizedOr(onwards * (1.0f - depth) + normal * (0.3f + depth), normal) * self.maxSpeed;
        }
    }
    return desired;
}

Vec2 contain(const Steerable& self, const cocos2d::Rect& area, float margin, float seconds) {
    const Vec2 predicted = self.position + self.velocity * std::max(seconds, 0.0f);
    if (!isFinite(predicted) || !(margin >= 0.0f)) return Vec2::ZERO;
    // An area narrower than its margins is kept to its middle.
    const float marginX = std::min(margin, area.size.width / 2.0f);
    const float marginY = std::min(margin, area.size.height / 2.0f);
    const Vec2 inside(std::clamp(predicted.x, area.getMinX() + marginX,
                                 std::max(area.getMaxX() - marginX, area.getMinX() + marginX)),
                      std::clamp(predicted.y, area.getMinY() + marginY,
                                 std::max(area.getMaxY() - marginY, area.getMinY() + marginY)));
    if (inside == predicted) return Vec2::ZERO;
    Vec2 desired = self.velocity;
    if (inside.x != predicted.x) desired.x = inside.x > predicted.x ? self.maxSpeed : -self.maxSpeed;
    if (inside.y != predicted.y) desired.y = inside.y > predicted.y ? self.maxSpeed : -self.maxSpeed;
    return limitLength(desired, self.maxSpeed);
}

} // namespace copra
