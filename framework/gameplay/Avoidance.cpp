#include "gameplay/Avoidance.h"

#include <algorithm>

namespace copra {

namespace {

// Where on a line from `from` along `way` (0..1) it crosses a wall; above 1 when it does not.
float crossing(const Vec2& from, const Vec2& way, const Wall& wall) {
    constexpr float kNone = 2.f;
    const Vec2 along = wall.b - wall.a;
    const float cross = way.cross(along);
    if (cross == 0.f || !std::isfinite(cross)) return kNone;
    const Vec2 offset = wall.a - from;
    const float onWay = offset.cross(along) / cross;
    const float onWall = offset.cross(way) / cross;
    return onWay >= 0.f && onWay <= 1.f && onWall >= 0.f && onWall <= 1.f ? onWay : kNone;
}

} // namespace

Vec2 avoidObstacles(const Steerable& self, float radius, const Circle* obstacles, std::size_t count,
                    float seconds) {
    const Vec2 course = unitOr(self.velocity, Vec2::ZERO);
    const float look = self.velocity.length() * seconds;
    if (!(radius >= 0.f) || !std::isfinite(look) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    float nearest = -1.f;
    Vec2 wish;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 offset = obstacles[i].center - self.position;
        const float reach = obstacles[i].radius + radius;
        const float ahead = offset.dot(course);
        const float beside = offset.dot(course.getPerp());
        if (!(reach > 0.f) || !isFinite(offset)) continue;
        if (offset.lengthSquared() < reach * reach) // inside
            return unitOr(-offset, unitOr(course, Vec2::UNIT_X)) * self.maxSpeed;
        if (ahead <= 0.f || std::fabs(beside) >= reach) continue;
        const float way = ahead - std::sqrt(reach * reach - beside * beside); // to the first touch
        if (way > look || (nearest >= 0.f && way >= nearest)) continue;
        nearest = way;
        // Towards the point beside the obstacle that lets it pass.
        const Vec2 side = course.getPerp() * (beside > 0.f ? -1.f : 1.f);
        const Vec2 pass = obstacles[i].center + side * (reach * 1.2f) - self.position;
        wish = unitOr(pass, side) * self.maxSpeed;
    }
    return wish;
}

Vec2 avoidWalls(const Steerable& self, const Wall* walls, std::size_t count, float length) {
    constexpr float kSide = 0.610865238f; // 35 degrees
    const Vec2 course = unitOr(self.velocity, Vec2::ZERO);
    if (course.isZero() || !isPositive(length) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    const Vec2 feelers[] = {course * length, turned(course, kSide) * (length / 2.f),
                            turned(course, -kSide) * (length / 2.f)};
    float deepest = 0.f;
    Vec2 wish;
    for (const Vec2& feeler : feelers) {
        for (std::size_t i = 0; i < count; ++i) {
            const float touch = crossing(self.position, feeler, walls[i]);
            const float depth = 1.f - touch;
            if (depth <= deepest) continue;
            deepest = depth;
            const Vec2 along = unitOr(walls[i].b - walls[i].a, Vec2::UNIT_X);
            // Off the side on which it is.
            Vec2 off = along.getPerp();
            if (off.dot(self.position - walls[i].a) < 0.f) off = -off;
            const Vec2 onwards = along * (along.dot(course) < 0.f ? -1.f : 1.f);
            wish = unitOr(onwards * (1.f - depth) + off * (0.3f + depth), off) * self.maxSpeed;
        }
    }
    return wish;
}

Vec2 contain(const Steerable& self, const cocos2d::Rect& room, float margin, float seconds) {
    const Vec2 later = self.position + self.velocity * std::max(seconds, 0.f);
    if (!isFinite(later) || !(margin >= 0.f)) return Vec2::ZERO;
    // A room narrower than its margins is kept to its middle.
    const float airX = std::min(margin, room.size.width / 2.f);
    const float airY = std::min(margin, room.size.height / 2.f);
    const Vec2 inside(
        std::clamp(later.x, room.getMinX() + airX, std::max(room.getMaxX() - airX, room.getMinX() + airX)),
        std::clamp(later.y, room.getMinY() + airY, std::max(room.getMaxY() - airY, room.getMinY() + airY)));
    if (inside == later) return Vec2::ZERO;
    Vec2 wish = self.velocity;
    if (inside.x != later.x) wish.x = inside.x > later.x ? self.maxSpeed : -self.maxSpeed;
    if (inside.y != later.y) wish.y = inside.y > later.y ? self.maxSpeed : -self.maxSpeed;
    return limited(wish, self.maxSpeed);
}

} // namespace copra
