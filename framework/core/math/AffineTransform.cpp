#include "math/AffineTransform.h"

#include "math/rects.h"
#include "math/trigonometry.h"

namespace cocos2d {
namespace {

// The axis-aligned box around the four corners of `rect`, each moved by `move`.
template<class Move>
Rect boundsOfMoved(const Rect& rect, Move move) {
    auto corners = copra::cornersOf(rect);
    for (Vec2& corner : corners) corner = move(corner);
    Vec2 low = corners[0];
    Vec2 high = corners[0];
    for (const Vec2& corner : corners) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

} // namespace

Rect RectApplyAffineTransform(const Rect& rect, const AffineTransform& anAffineTransform) {
    return boundsOfMoved(rect,
                         [&](const Vec2& p) { return PointApplyAffineTransform(p, anAffineTransform); });
}

Rect RectApplyTransform(const Rect& rect, const Mat4& transform) {
    return boundsOfMoved(rect, [&](const Vec2& p) { return PointApplyTransform(p, transform); });
}

AffineTransform AffineTransformRotate(const AffineTransform& t, float anAngle) {
    const auto [s, c] = copra::turnOfRadians(anAngle);
    return {t.a * c + t.c * s, t.b * c + t.d * s, t.c * c - t.a * s, t.d * c - t.b * s, t.tx, t.ty};
}

bool AffineTransformEqualToTransform(const AffineTransform& t1, const AffineTransform& t2) {
    return t1.a == t2.a && t1.b == t2.b && t1.c == t2.c && t1.d == t2.d && t1.tx == t2.tx && t1.ty == t2.ty;
}

void CGAffineToGL(const AffineTransform& t, float* m) {
    const Mat4 matrix(t.a, t.c, 0.0f, t.tx, t.b, t.d, 0.0f, t.ty, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f,
                      1.0f);
    std::copy(matrix.m, matrix.m + 16, m);
}

void GLToCGAffine(const float* m, AffineTransform* t) {
    *t = {m[0], m[1], m[4], m[5], m[12], m[13]};
}

} // namespace cocos2d
