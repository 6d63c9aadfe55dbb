#include "math/curves.h"

namespace cocos2d {

// Hermite interpolation whose slope at a point is (1 - tension)/2 times the way between its neighbors.
Vec2 ccCardinalSplineAt(const Vec2& p0, const Vec2& p1, const Vec2& p2, const Vec2& p3, float tension,
                        float t) {
    const float t2 = t * t;
    const float t3 = t2 * t;
    const float s = (1.0f - tension) / 2.0f;
    const float b0 = s * (2.0f * t2 - t3 - t);
    const float b1 = s * (t2 - t3) + (2.0f * t3 - 3.0f * t2 + 1.0f);
    const float b2 = s * (t3 - 2.0f * t2 + t) + (3.0f * t2 - 2.0f * t3);
    const float b3 = s * (t3 - t2);
    return p0 * b0 + p1 * b1 + p2 * b2 + p3 * b3;
}

} // namespace cocos2d

namespace copra {

using cocos2d::Vec2;

Vec2 quadraticBezierAt(const Vec2& start, const Vec2& control, const Vec2& end, float t) {
    const float u = 1.0f - t;
    return start * (u * u) + control * (2.0f * u * t) + end * (t * t);
}

Vec2 cubicBezierAt(const Vec2& start, const Vec2& control1, const Vec2& control2, const Vec2& end, float t) {
    const float u = 1.0f - t;
    return start * (u * u * u) + control1 * (3.0f * u * u * t) + control2 * (3.0f * u * t * t) +
           end * (t * t * t);
}

} // namespace copra
