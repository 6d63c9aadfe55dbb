#include "math/Vec2.h"

#include "math/trigonometry.h"

namespace cocos2d {
namespace {

// Shorter vectors keep their direction and length: dividing by them would only blow up rounding errors.
constexpr float kShortestToNormalize = MATH_TOLERANCE;

bool isBetween(float value, float end1, float end2) {
    return value >= std::min(end1, end2) && value <= std::max(end1, end2);
}

bool haveSameDirection(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    return A != B && C != D && Vec2(A, B).cross(Vec2(C, D)) == 0.0f;
}

} // namespace

void Vec2::clamp(const Vec2& min, const Vec2& max) {
    clamp(*this, min, max, this);
}

void Vec2::clamp(const Vec2& v, const Vec2& min, const Vec2& max, Vec2* dst) {
    CCASSERT(!(min.x > max.x || min.y > max.y), "Vec2::clamp: min exceeds max");
    *dst = v.getClampPoint(min, max);
}

void Vec2::normalize() {
    const float squared = lengthSquared();
    if (squared == 1.0f) return;
    const float size = std::sqrt(squared);
    if (size < kShortestToNormalize) return;
    *this *= 1.0f / size;
}

Vec2 Vec2::getNormalized() const {
    Vec2 unit(*this);
    unit.normalize();
    return unit;
}

float Vec2::getAngle(const Vec2& other) const {
    const Vec2 from = getNormalized();
    const Vec2 to = other.getNormalized();
    const float between = copra::arcTangent(from.cross(to), from.dot(to));
    return std::fabs(between) < FLT_EPSILON ? 0.0f : between;
}

float Vec2::angle(const Vec2& v1, const Vec2& v2) {
    // The tiny summand keeps the angle of a zero vector at 0.
    return copra::arcTangent(std::fabs(v1.cross(v2)) + MATH_FLOAT_SMALL, v1.dot(v2));
}

void Vec2::rotate(const Vec2& point, float angle) {
    *this = rotateByAngle(point, angle);
}

Vec2 Vec2::rotateByAngle(const Vec2& pivot, float angle) const {
    return pivot + (*this - pivot).rotate(Vec2::forAngle(angle));
}

bool Vec2::isLineIntersect(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D, float* S, float* T) {
    if (A == B || C == D) return false;
    const Vec2 ab(A, B);
    const Vec2 cd(C, D);
    const Vec2 ac(A, C);
    const float denominator = ab.cross(cd);
    if (denominator == 0.0f) return false;
    if (S) *S = ac.cross(cd) / denominator;
    if (T) *T = ac.cross(ab) / denominator;
    return true;
}

bool Vec2::isLineParallel(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    return haveSameDirection(A, B, C, D) && !isLineOverlap(A, B, C, D);
}

bool Vec2::isLineOverlap(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    const Vec2 ac(A, C);
    return haveSameDirection(A, B, C, D) && (ac.cross(Vec2(C, D)) == 0.0f || ac.cross(Vec2(A, B)) == 0.0f);
}

bool Vec2::isSegmentOverlap(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D, Vec2* S, Vec2* E) {
    if (!isLineOverlap(A, B, C, D)) return false;
    // Sort each segment along the axis on which the line runs further.
    const bool alongX = std::fabs(B.x - A.x) >= std::fabs(B.y - A.y);
    const auto isBefore = [alongX](const Vec2& p, const Vec2& q) { return alongX ? p.x < q.x : p.y < q.y; };
    const auto [first1, last1] = std::minmax(A, B, isBefore);
    const auto [first2, last2] = std::minmax(C, D, isBefore);
    const Vec2 start = std::max<Vec2>(first1, first2, isBefore);
    const Vec2 end = std::min<Vec2>(last1, last2, isBefore);
    if (isBefore(end, start)) return false;
    if (S) *S = start;
    if (E) *E = end;
    return true;
}

bool Vec2::isSegmentIntersect(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    float S = 0.0f;
    float T = 0.0f;
    return isLineIntersect(A, B, C, D, &S, &T) && isBetween(S, 0.0f, 1.0f) && isBetween(T, 0.0f, 1.0f);
}

Vec2 Vec2::compOp(std::function<float(float)> function) const {
    return {function(x), function(y)};
}

Vec2 Vec2::getIntersectPoint(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D) {
    float S = 0.0f;
    return isLineIntersect(A, B, C, D, &S) ? A + Vec2(A, B) * S : Vec2::ZERO;
}

} // namespace cocos2d
