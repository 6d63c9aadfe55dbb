#include "gameplay/collision/CollisionShape.h"

#include "gameplay/collision/CircleSweep.h"

#include <algorithm>

namespace copra {

namespace {

// Tolerance in points: shapes closer than this count as touching in the search for the time of impact.
constexpr float kTouching = 1.0e-3f;
constexpr int kMostSearches = 32;

// The vector from the core rectangle of a shape (without the corner radius) to a point.
Vec2 fromCoreTo(const CollisionShape& shape, const Vec2& point) {
    const Vec2 offset = point - shape.center;
    if (shape.isCircle()) return offset;
    const Vec2 across = shape.axis.getPerp();
    const float x = offset.dot(shape.axis);
    const float y = offset.dot(across);
    return shape.axis * (x - std::clamp(x, -shape.half.x, shape.half.x)) +
           across * (y - std::clamp(y, -shape.half.y, shape.half.y));
}

float halfWidthAlong(const CollisionShape& shape, const Vec2& direction) {
    return shape.half.x * std::fabs(shape.axis.dot(direction)) +
           shape.half.y * std::fabs(shape.axis.getPerp().dot(direction));
}

// Separating axis test: two rectangles are disjoint if one of their four axes separates them.
bool coresMeet(const CollisionShape& a, const CollisionShape& b) {
    const Vec2 way = b.center - a.center;
    for (const Vec2& direction : {a.axis, a.axis.getPerp(), b.axis, b.axis.getPerp()})
        if (std::fabs(way.dot(direction)) > halfWidthAlong(a, direction) + halfWidthAlong(b, direction))
            return false;
    return true;
}

// The shortest vector from a corner of `a` to `b`.
Vec2 shortestFromCorners(const CollisionShape& a, const CollisionShape& b) {
    const Vec2 x = a.axis * a.half.x;
    const Vec2 y = a.axis.getPerp() * a.half.y;
    Vec2 shortest;
    float best = -1.0f;
    for (const Vec2& corner : {a.center + x + y, a.center + x - y, a.center - x + y, a.center - x - y}) {
        const Vec2 way = -fromCoreTo(b, corner);
        const float length = way.lengthSquared();
        if (best >= 0.0f && length >= best) continue;
        best = length;
        shortest = way;
    }
    return shortest;
}

// The vector between the nearest points of two rectangles; (0, 0) if they intersect.
Vec2 wayBetweenCores(const CollisionShape& a, const CollisionShape& b) {
    if (b.isCircle()) return fromCoreTo(a, b.center);
    if (a.isCircle()) return -fromCoreTo(b, a.center);
    if (coresMeet(a, b)) return Vec2::ZERO;
    const Vec2 one = shortestFromCorners(a, b);
    const Vec2 other = -shortestFromCorners(b, a);
    return one.lengthSquared() <= other.lengthSquared() ? one : other;
}

bool isUsable(const CollisionShape& shape) {
    return validate(shape) == nullptr;
}

ShapeSweep sweepCirclesOf(const CollisionShape& a, const Vec2& motionA, const CollisionShape& b,
                          const Vec2& motionB) {
    const float reach = a.radius + b.radius;
    const Vec2 offset = b.center - a.center;
    const Vec2 motion = motionB - motionA;
    const CircleSweep sweep = sweepCircle(offset, motion, reach);
    if (!sweep.hit || !(sweep.nearestDistance < reach)) return {};
    return {true, sweep.hitTime,
            offset.lengthSquared() < reach * reach
                ? Vec2::ZERO
                : normalizedOr(offset + motion * sweep.hitTime, Vec2::ZERO)};
}

} // namespace

CollisionShape CollisionShape::capsule(const Vec2& from, const Vec2& to, float radius) {
    return {(from + to) / 2.0f, normalizedOr(to - from, Vec2::UNIT_X),
            Vec2((to - from).length() / 2.0f, 0.0f), radius};
}

CollisionShape CollisionShape::box(const Vec2& center, const Vec2& size, float radians, float rounding) {
    return {center, Vec2::forAngle(radians), size / 2.0f, rounding};
}

const char* validate(const CollisionShape& shape) {
    if (!isFinite(shape.center)) return "center must be finite";
    if (!(shape.radius >= 0.0f) || !std::isfinite(shape.radius))
        return "radius must be finite and at least 0";
    if (!(shape.half.x >= 0.0f) || !(shape.half.y >= 0.0f) || !isFinite(shape.half))
        return "sizes must be finite and at least 0";
    if (!(std::fabs(shape.axis.lengthSquared() - 1.0f) < 1.0e-3f)) return "axis must have length 1";
    return nullptr;
}

Placement Placement::at(const Vec2& position, float radians, float scale) {
    const Vec2 x = Vec2::forAngle(radians) * scale;
    return {position, x, x.getPerp()};
}

CollisionShape placed(const CollisionShape& shape, const Placement& placement) {
    const Vec2& x = placement.xAxis;
    const Vec2& y = placement.yAxis;
    const float scale = placement.scale();
    CollisionShape result;
    result.center = placement.position + x * shape.center.x + y * shape.center.y;
    result.radius = shape.radius * scale;
    if (shape.isCircle()) return result;
    result.axis = normalizedOr(x * shape.axis.x + y * shape.axis.y, Vec2::UNIT_X);
    result.half = shape.half * scale;
    return result;
}

float distanceBetween(const CollisionShape& a, const CollisionShape& b) {
    return std::max(0.0f, wayBetweenCores(a, b).length() - a.radius - b.radius);
}

bool overlaps(const CollisionShape& a, const CollisionShape& b) {
    const float reach = a.radius + b.radius;
    const float squared = wayBetweenCores(a, b).lengthSquared();
    if (squared > 0.0f || reach > 0.0f) return squared < reach * reach;
    // Without corner radius: check whether the interiors intersect.
    const Vec2 way = b.center - a.center;
    for (const Vec2& direction : {a.axis, a.axis.getPerp(), b.axis, b.axis.getPerp()})
        if (std::fabs(way.dot(direction)) >=
            halfWidthAlong(a, direction) + halfWidthAlong(b, direction) + reach)
            return false;
    return true;
}

ShapeSweep sweepShapes(const CollisionShape& a, const Vec2& motionA, const CollisionShape& b,
                       const Vec2& motionB) {
    if (!isUsable(a) || !isUsable(b) || !isFinite(motionA) || !isFinite(motionB)) return {};
    if (a.isCircle() && b.isCircle()) return sweepCirclesOf(a, motionA, b, motionB);
    if (overlaps(a, b)) return {true, 0.0f, Vec2::ZERO};
    const Vec2 motion = motionB - motionA;
    const float reach = a.radius + b.radius;
    CollisionShape mover = b;
    float time = 0.0f;
    Vec2 normal;
    for (int i = 0; i < kMostSearches; ++i) {
        mover.center = b.center + motion * time;
        const Vec2 way = wayBetweenCores(a, mover);
        const float distance = way.length();
        if (distance > 0.0f) normal = way / distance;
        const float closing = -motion.dot(normal); // points per step
        // Separating or sliding.
        if (!(closing > 0.0f)) return {};
        if (distance - reach <= kTouching) return {true, time, normal};
        time += (distance - reach) / closing;
        if (!(time <= 1.0f)) return {};
    }
    return {true, time, normal};
}

} // namespace copra
