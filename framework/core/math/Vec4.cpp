#include "math/Vec4.h"

namespace cocos2d {

Vec4 Vec4::fromColor(unsigned int color) {
    const auto channel = [color](int shift) { return static_cast<float>(color >> shift & 0xff) / 255.0f; };
    return {channel(24), channel(16), channel(8), channel(0)};
}

void Vec4::clamp(const Vec4& v, const Vec4& min, const Vec4& max, Vec4* dst) {
    CCASSERT(!(min.x > max.x || min.y > max.y || min.z > max.z || min.w > max.w),
             "Vec4::clamp: min exceeds max");
    *dst = {clampf(v.x, min.x, max.x), clampf(v.y, min.y, max.y), clampf(v.z, min.z, max.z),
            clampf(v.w, min.w, max.w)};
}

void Vec4::normalize() {
    const float squared = lengthSquared();
    if (squared == 1.0f) return;
    const float size = std::sqrt(squared);
    if (size < MATH_TOLERANCE) return;
    *this *= 1.0f / size;
}

Vec4 Vec4::getNormalized() const {
    Vec4 unit(*this);
    unit.normalize();
    return unit;
}

} // namespace cocos2d
