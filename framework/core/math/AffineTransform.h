#pragma once

#include "math/Mat4.h"
#include "math/Rect.h"

namespace cocos2d {

/// A transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
struct AffineTransform {
    float a;  ///< The x component of the transformed x axis.
    float b;  ///< The y component of the transformed x axis.
    float c;  ///< The x component of the transformed y axis.
    float d;  ///< The y component of the transformed y axis.
    float tx; ///< The translation along the x axis.
    float ty; ///< The translation along the y axis.

    /// The transform that changes nothing.
    static const AffineTransform IDENTITY;
};

inline constexpr AffineTransform AffineTransform::IDENTITY{1.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f};
/// The name of AffineTransform::IDENTITY in cocos2d-x.
inline constexpr AffineTransform AffineTransformIdentity = AffineTransform::IDENTITY;

/// Returns the transform x' = a x + c y + tx, y' = b x + d y + ty.
inline AffineTransform AffineTransformMake(float a, float b, float c, float d, float tx, float ty) {
    return {a, b, c, d, tx, ty};
}
/// Returns the transform that changes nothing.
inline AffineTransform AffineTransformMakeIdentity() {
    return AffineTransform::IDENTITY;
}

/// Returns a point that is transformed.
inline Vec2 PointApplyAffineTransform(const Vec2& point, const AffineTransform& t) {
    return {t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty};
}
/// Returns a size that is transformed as a vector, without the translation.
inline Size SizeApplyAffineTransform(const Size& size, const AffineTransform& t) {
    return {t.a * size.width + t.c * size.height, t.b * size.width + t.d * size.height};
}
/// Returns the axis-aligned rectangle around a rectangle that is transformed.
Rect RectApplyAffineTransform(const Rect& rect, const AffineTransform& anAffineTransform);
/// Returns the axis-aligned rectangle around a rectangle that is transformed, with z as 0.
Rect RectApplyTransform(const Rect& rect, const Mat4& transform);
/// Returns a point that is transformed, with z as 0.
inline Vec2 PointApplyTransform(const Vec2& point, const Mat4& transform) {
    const float* const m = transform.m;
    return {m[0] * point.x + m[4] * point.y + m[12], m[1] * point.x + m[5] * point.y + m[13]};
}

/// Returns `t` with a translation that acts before it.
inline AffineTransform AffineTransformTranslate(const AffineTransform& t, float tx, float ty) {
    return {t.a, t.b, t.c, t.d, t.tx + t.a * tx + t.c * ty, t.ty + t.b * tx + t.d * ty};
}
/// Returns a transform with a rotation that acts before it, in radians counterclockwise.
AffineTransform AffineTransformRotate(const AffineTransform& aTransform, float anAngle);
/// Returns `t` with a scale that acts before it.
inline AffineTransform AffineTransformScale(const AffineTransform& t, float sx, float sy) {
    return {t.a * sx, t.b * sx, t.c * sy, t.d * sy, t.tx, t.ty};
}
/// Returns the transform that applies `t1` first, and then `t2`.
inline AffineTransform AffineTransformConcat(const AffineTransform& t1, const AffineTransform& t2) {
    return {t1.a * t2.a + t1.b * t2.c,           t1.a * t2.b + t1.b * t2.d,
            t1.c * t2.a + t1.d * t2.c,           t1.c * t2.b + t1.d * t2.d,
            t1.tx * t2.a + t1.ty * t2.c + t2.tx, t1.tx * t2.b + t1.ty * t2.d + t2.ty};
}
/// Returns the matrix product t1 * t2, in which `t2` acts first.
inline Mat4 TransformConcat(const Mat4& t1, const Mat4& t2) {
    return t1 * t2;
}
/// Whether two transforms are exactly equal.
bool AffineTransformEqualToTransform(const AffineTransform& t1, const AffineTransform& t2);
/// Returns the inverse of `t`, or `t` itself if it has none because it flattens the plane.
inline AffineTransform AffineTransformInvert(const AffineTransform& t) {
    const float determinant = t.a * t.d - t.b * t.c;
    if (determinant == 0.0f) return t;
    const float f = 1.0f / determinant;
    return {
        f * t.d, -f * t.b, -f * t.c, f * t.a, f * (t.c * t.ty - t.d * t.tx), f * (t.b * t.tx - t.a * t.ty)};
}

/// Writes an affine transform to the 16 floats of a matrix by columns.
void CGAffineToGL(const AffineTransform& t, float* m);
/// Reads the affine part of the 16 floats of a matrix by columns.
void GLToCGAffine(const float* m, AffineTransform* t);

} // namespace cocos2d

/// Inner names that some code uses.
#define __CCAffineTransformMake AffineTransformMake
#define __CCPointApplyAffineTransform PointApplyAffineTransform
#define __CCSizeApplyAffineTransform SizeApplyAffineTransform
