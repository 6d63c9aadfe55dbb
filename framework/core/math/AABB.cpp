#include "math/AABB.h"

#include <algorithm>
#include <limits>

namespace cocos2d {

void AABB::getCorners(Vec3* dst) const {
    if (!dst) return;
    const Vec3 corners[8] = {{_min.x, _max.y, _max.z}, {_min.x, _min.y, _max.z}, {_max.x, _min.y, _max.z},
                             {_max.x, _max.y, _max.z}, {_max.x, _max.y, _min.z}, {_max.x, _min.y, _min.z},
                             {_min.x, _min.y, _min.z}, {_min.x, _max.y, _min.z}};
    std::copy(corners, corners + 8, dst);
}

bool AABB::intersects(const AABB& aabb) const {
    return _min.x <= aabb._max.x && aabb._min.x <= _max.x && _min.y <= aabb._max.y && aabb._min.y <= _max.y &&
           _min.z <= aabb._max.z && aabb._min.z <= _max.z;
}

bool AABB::containPoint(const Vec3& point) const {
    return point.x >= _min.x && point.x <= _max.x && point.y >= _min.y && point.y <= _max.y &&
           point.z >= _min.z && point.z <= _max.z;
}

void AABB::merge(const AABB& box) {
    updateMinMax(&box._min, 1);
    updateMinMax(&box._max, 1);
}

void AABB::set(const Vec3& min, const Vec3& max) {
    _min = min;
    _max = max;
}

void AABB::reset() {
    const float most = std::numeric_limits<float>::max();
    _min = Vec3(most, most, most);
    _max = Vec3(-most, -most, -most);
}

void AABB::updateMinMax(const Vec3* point, ssize_t num) {
    for (ssize_t i = 0; point && i < num; ++i) {
        _min = Vec3(std::min(_min.x, point[i].x), std::min(_min.y, point[i].y), std::min(_min.z, point[i].z));
        _max = Vec3(std::max(_max.x, point[i].x), std::max(_max.y, point[i].y), std::max(_max.z, point[i].z));
    }
}

void AABB::transform(const Mat4& mat) {
    if (isEmpty()) return;
    Vec3 corners[8];
    getCorners(corners);
    for (Vec3& corner : corners) mat.transformPoint(&corner);
    reset();
    updateMinMax(corners, 8);
}

} // namespace cocos2d
