#include "math/Quaternion.h"

#include "math/Mat4.h"
#include "math/trigonometry.h"

namespace cocos2d {
namespace {

// Shorter quaternions have no usable direction.
constexpr float kShortestLength = 1e-6f;
// Closer to each other than this, a straight line is as good as the arc, whose formula divides by nearly 0.
constexpr float kNearlyEqualCosine = 0.9995f;

Quaternion combine(const Quaternion& a, float weightA, const Quaternion& b, float weightB) {
    return {a.x * weightA + b.x * weightB, a.y * weightA + b.y * weightB, a.z * weightA + b.z * weightB,
            a.w * weightA + b.w * weightB};
}

float dot(const Quaternion& a, const Quaternion& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

// Constant speed along the arc from a to b, whichever way that is.
Quaternion alongArc(const Quaternion& a, const Quaternion& b, float t) {
    const float cosine = dot(a, b);
    if (std::fabs(cosine) > kNearlyEqualCosine) return combine(a, 1.0f - t, b, t).getNormalized();
    const float arc = copra::arcCosine(cosine);
    return combine(a, copra::sine((1.0f - t) * arc) / copra::sine(arc), b,
                   copra::sine(t * arc) / copra::sine(arc));
}

} // namespace

const Quaternion& Quaternion::identity() {
    static const Quaternion value;
    return value;
}

const Quaternion& Quaternion::zero() {
    return ZERO;
}

void Quaternion::createFromRotationMatrix(const Mat4& m, Quaternion* dst) {
    m.getRotation(dst);
}

void Quaternion::createFromAxisAngle(const Vec3& axis, float angle, Quaternion* dst) {
    const Vec3 part = axis.getNormalized() * copra::sine(angle * 0.5f);
    dst->set(part.x, part.y, part.z, copra::cosine(angle * 0.5f));
}

bool Quaternion::inverse() {
    const float squared = dot(*this, *this);
    if (squared < kShortestLength) return false;
    *this = combine(getConjugated(), 1.0f / squared, ZERO, 0.0f);
    return true;
}

Quaternion Quaternion::getInversed() const {
    Quaternion inversed(*this);
    inversed.inverse();
    return inversed;
}

void Quaternion::multiply(const Quaternion& q1, const Quaternion& q2, Quaternion* dst) {
    dst->set(q1.w * q2.x + q1.x * q2.w + q1.y * q2.z - q1.z * q2.y,
             q1.w * q2.y - q1.x * q2.z + q1.y * q2.w + q1.z * q2.x,
             q1.w * q2.z + q1.x * q2.y - q1.y * q2.x + q1.z * q2.w,
             q1.w * q2.w - q1.x * q2.x - q1.y * q2.y - q1.z * q2.z);
}

void Quaternion::normalize() {
    const float length = std::sqrt(dot(*this, *this));
    if (length < kShortestLength) return;
    *this = combine(*this, 1.0f / length, ZERO, 0.0f);
}

Quaternion Quaternion::getNormalized() const {
    Quaternion unit(*this);
    unit.normalize();
    return unit;
}

float Quaternion::toAxisAngle(Vec3* e) const {
    const Quaternion unit = getNormalized();
    e->set(unit.x, unit.y, unit.z);
    e->normalize();
    return 2.0f * copra::arcCosine(clampf(unit.w, -1.0f, 1.0f));
}

void Quaternion::lerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst) {
    CCASSERT(t >= 0.0f && t <= 1.0f, "Quaternion::lerp: t is outside 0..1");
    *dst = combine(q1, 1.0f - t, q2, t);
}

void Quaternion::slerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst) {
    CCASSERT(t >= 0.0f && t <= 1.0f, "Quaternion::slerp: t is outside 0..1");
    // q and -q are the same rotation: take the nearer one.
    const float sign = dot(q1, q2) < 0.0f ? -1.0f : 1.0f;
    *dst = alongArc(q1, combine(q2, sign, ZERO, 0.0f), t);
}

void Quaternion::squad(const Quaternion& q1, const Quaternion& q2, const Quaternion& s1, const Quaternion& s2,
                       float t, Quaternion* dst) {
    CCASSERT(t >= 0.0f && t <= 1.0f, "Quaternion::squad: t is outside 0..1");
    *dst = alongArc(alongArc(q1, q2, t), alongArc(s1, s2, t), 2.0f * t * (1.0f - t));
}

Vec3 Quaternion::operator*(const Vec3& v) const {
    const Vec3 axis(x, y, z);
    Vec3 once;
    Vec3 twice;
    Vec3::cross(axis, v, &once);
    Vec3::cross(axis, once, &twice);
    return v + once * (2.0f * w) + twice * 2.0f;
}

} // namespace cocos2d
