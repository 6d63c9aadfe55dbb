#pragma once

/// The deprecated aliases of the types and functions of math that version 3.17 still has.

#include "math/AffineTransform.h"
#include "math/Color.h"
#include "math/Rect.h"

namespace cocos2d {

/// Types.
using CCPoint = Vec2;
using CCSize = Size;
using CCRect = Rect;
using CCAffineTransform = AffineTransform;
using ccColor3B = Color3B;
using ccColor4B = Color4B;
using ccColor4F = Color4F;
using ccVertex2F = Vec2;
using Vertex2F = Vec2;
using ccVertex3F = Vec3;
using Vertex3F = Vec3;

/// Points.
inline Vec2 ccp(float x, float y) {
    return {x, y};
}
inline Vec2 ccpNeg(const Vec2& v) {
    return -v;
}
inline Vec2 ccpAdd(const Vec2& v1, const Vec2& v2) {
    return v1 + v2;
}
inline Vec2 ccpSub(const Vec2& v1, const Vec2& v2) {
    return v1 - v2;
}
inline Vec2 ccpMult(const Vec2& v, const float s) {
    return v * s;
}
inline Vec2 ccpMidpoint(const Vec2& v1, const Vec2& v2) {
    return v1.getMidpoint(v2);
}
inline float ccpDot(const Vec2& v1, const Vec2& v2) {
    return v1.dot(v2);
}
inline float ccpCross(const Vec2& v1, const Vec2& v2) {
    return v1.cross(v2);
}
inline Vec2 ccpPerp(const Vec2& v) {
    return v.getPerp();
}
inline Vec2 ccpRPerp(const Vec2& v) {
    return v.getRPerp();
}
inline Vec2 ccpProject(const Vec2& v1, const Vec2& v2) {
    return v1.project(v2);
}
inline Vec2 ccpRotate(const Vec2& v1, const Vec2& v2) {
    return v1.rotate(v2);
}
inline Vec2 ccpUnrotate(const Vec2& v1, const Vec2& v2) {
    return v1.unrotate(v2);
}
inline float ccpLengthSQ(const Vec2& v) {
    return v.lengthSquared();
}
inline float ccpDistanceSQ(const Vec2 p1, const Vec2 p2) {
    return p1.distanceSquared(p2);
}
inline float ccpLength(const Vec2& v) {
    return v.length();
}
inline float ccpDistance(const Vec2& v1, const Vec2& v2) {
    return v1.distance(v2);
}
inline Vec2 ccpNormalize(const Vec2& v) {
    return v.getNormalized();
}
inline Vec2 ccpForAngle(const float a) {
    return Vec2::forAngle(a);
}
inline float ccpToAngle(const Vec2& v) {
    return v.getAngle();
}
inline Vec2 ccpClamp(const Vec2& p, const Vec2& from, const Vec2& to) {
    return p.getClampPoint(from, to);
}
inline Vec2 ccpFromSize(const Size& s) {
    return s;
}
inline Vec2 ccpCompOp(const Vec2& p, float (*opFunc)(float)) {
    return {opFunc(p.x), opFunc(p.y)};
}
inline Vec2 ccpLerp(const Vec2& a, const Vec2& b, float alpha) {
    return a.lerp(b, alpha);
}
inline bool ccpFuzzyEqual(const Vec2& a, const Vec2& b, float variance) {
    return a.fuzzyEquals(b, variance);
}
inline Vec2 ccpCompMult(const Vec2& a, const Vec2& b) {
    return {a.x * b.x, a.y * b.y};
}
/// Returns the angle from `a` to `b` in radians, counterclockwise and signed, as in 3.17.
inline float ccpAngleSigned(const Vec2& a, const Vec2& b) {
    return a.getAngle(b);
}
inline float ccpAngle(const Vec2& a, const Vec2& b) {
    return a.getAngle(b);
}
inline Vec2 ccpRotateByAngle(const Vec2& v, const Vec2& pivot, float angle) {
    return v.rotateByAngle(pivot, angle);
}
inline bool ccpLineIntersect(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Vec2& p4, float* s,
                             float* t) {
    return Vec2::isLineIntersect(p1, p2, p3, p4, s, t);
}
inline bool ccpSegmentIntersect(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    return Vec2::isSegmentIntersect(A, B, C, D);
}
inline Vec2 ccpIntersectPoint(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    return Vec2::getIntersectPoint(A, B, C, D);
}
inline Vec2 vertex2(const float x, const float y) {
    return {x, y};
}
inline Vec3 vertex3(const float x, const float y, const float z) {
    return {x, y, z};
}

/// Points, sizes and rectangles.
inline Vec2 CCPointMake(float x, float y) {
    return {x, y};
}
inline Size CCSizeMake(float width, float height) {
    return {width, height};
}
inline Rect CCRectMake(float x, float y, float width, float height) {
    return {x, y, width, height};
}
inline constexpr Vec2 CCPointZero{0.0f, 0.0f};
inline constexpr Size CCSizeZero{0.0f, 0.0f};
inline constexpr Rect CCRectZero{0.0f, 0.0f, 0.0f, 0.0f};

/// Colors.
inline Color3B ccc3(std::uint8_t r, std::uint8_t g, std::uint8_t b) {
    return {r, g, b};
}
inline Color4B ccc4(const std::uint8_t r, const std::uint8_t g, const std::uint8_t b, const std::uint8_t o) {
    return {r, g, b, o};
}
inline Color4F ccc4f(const float r, const float g, const float b, const float a) {
    return {r, g, b, a};
}
inline bool ccc3BEqual(const Color3B& col1, const Color3B& col2) {
    return col1 == col2;
}
inline bool ccc4FEqual(Color4F a, Color4F b) {
    return a == b;
}
inline Color4F ccc4FFromccc3B(Color3B c) {
    return Color4F(c);
}
inline Color4F ccc4FFromccc4B(Color4B c) {
    return Color4F(c);
}
inline Color4B ccc4BFromccc4F(Color4F c) {
    return Color4B(c);
}
inline constexpr Color3B ccWHITE = Color3B::WHITE;
inline constexpr Color3B ccYELLOW = Color3B::YELLOW;
inline constexpr Color3B ccGREEN = Color3B::GREEN;
inline constexpr Color3B ccBLUE = Color3B::BLUE;
inline constexpr Color3B ccRED = Color3B::RED;
inline constexpr Color3B ccMAGENTA = Color3B::MAGENTA;
inline constexpr Color3B ccBLACK = Color3B::BLACK;
inline constexpr Color3B ccORANGE = Color3B::ORANGE;
inline constexpr Color3B ccGRAY = Color3B::GRAY;

/// Affine transforms.
inline AffineTransform CCAffineTransformMake(float a, float b, float c, float d, float tx, float ty) {
    return {a, b, c, d, tx, ty};
}
inline AffineTransform CCAffineTransformMakeIdentity() {
    return AffineTransform::IDENTITY;
}
inline AffineTransform CCAffineTransformIdentity() {
    return AffineTransform::IDENTITY;
}
inline Vec2 CCPointApplyAffineTransform(const Vec2& point, const AffineTransform& t) {
    return PointApplyAffineTransform(point, t);
}
inline Size CCSizeApplyAffineTransform(const Size& size, const AffineTransform& t) {
    return SizeApplyAffineTransform(size, t);
}
inline Rect CCRectApplyAffineTransform(const Rect& rect, const AffineTransform& anAffineTransform) {
    return RectApplyAffineTransform(rect, anAffineTransform);
}
inline AffineTransform CCAffineTransformTranslate(const AffineTransform& t, float tx, float ty) {
    return AffineTransformTranslate(t, tx, ty);
}
inline AffineTransform CCAffineTransformRotate(const AffineTransform& aTransform, float anAngle) {
    return AffineTransformRotate(aTransform, anAngle);
}
inline AffineTransform CCAffineTransformScale(const AffineTransform& t, float sx, float sy) {
    return AffineTransformScale(t, sx, sy);
}
inline AffineTransform CCAffineTransformConcat(const AffineTransform& t1, const AffineTransform& t2) {
    return AffineTransformConcat(t1, t2);
}
inline bool CCAffineTransformEqualToTransform(const AffineTransform& t1, const AffineTransform& t2) {
    return AffineTransformEqualToTransform(t1, t2);
}
inline AffineTransform CCAffineTransformInvert(const AffineTransform& t) {
    return AffineTransformInvert(t);
}

} // namespace cocos2d
