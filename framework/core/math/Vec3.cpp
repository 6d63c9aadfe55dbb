#include "math/Vec3.h"

#include "math/trigonometry.h"

namespace cocos2d {

Vec3 Vec3::fromColor(unsigned int color) {
    return {static_cast<float>(color >> 16 & 0xff) / 255.0f, static_cast<float>(color >> 8 & 0xff) / 255.0f,
            static_cast<float>(color & 0xff) / 255.0f};
}

void Vec3::clamp(const Vec3& v, const Vec3& min, const Vec3& max, Vec3* dst) {
    CCASSERT(!(min.x > max.x || min.y > max.y || min.z > max.z), "Vec3::clamp: min exceeds max");
    *dst = {clampf(v.x, min.x, max.x), clampf(v.y, min.y, max.y), clampf(v.z, min.z, max.z)};
}

float Vec3::angle(const Vec3& v1, const Vec3& v2) {
    Vec3 normal;
    cross(v1, v2, &normal);
    // The tiny summand keeps the angle of a zero vector at 0.
    return copra::arcTangent(normal.length() + MATH_FLOAT_SMALL, v1.dot(v2));
}

void Vec3::normalize() {
    const float squared = lengthSquared();
    if (squared == 1.0f) return;
    const float size = std::sqrt(squared);
    if (size < MATH_TOLERANCE) return;
    *this *= 1.0f / size;
}

Vec3 Vec3::getNormalized() const {
    Vec3 unit(*this);
    unit.normalize();
    return unit;
}

} // namespace cocos2d
