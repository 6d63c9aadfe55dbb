#pragma once

#include "math/Mat4.h"
#include "math/Vec3.h"

#include <sys/types.h>

namespace cocos2d {

/// An axis-aligned box in space, for Camera::isVisibleInFrustum().
class AABB {
public:
    /// Constructs an empty box.
    AABB() { reset(); }
    /// Constructs a box from its smallest to its largest corner.
    AABB(const Vec3& min, const Vec3& max) : _min(min), _max(max) {}

    /// Returns the center of the box.
    Vec3 getCenter() const { return (_min + _max) * 0.5f; }
    /// Writes eight corners to `dst`. The first four belong to the near face (greater z): left top, left
    /// bottom, right bottom, and right top. The others belong to the far face: right top, right bottom, left
    /// bottom, and left top.
    void getCorners(Vec3* dst) const;
    /// Whether two boxes overlap or touch.
    bool intersects(const AABB& aabb) const;
    /// Whether a point is inside the box or on a side.
    bool containPoint(const Vec3& point) const;
    /// Enlarges the box so that it also contains another one.
    void merge(const AABB& box);
    /// Sets the smallest and the largest corner.
    void set(const Vec3& min, const Vec3& max);
    /// Makes the box empty.
    void reset();
    /// Returns true if the box contains no point.
    bool isEmpty() const { return _min.x > _max.x || _min.y > _max.y || _min.z > _max.z; }
    /// Enlarges the box so that it also contains `num` points.
    void updateMinMax(const Vec3* point, ssize_t num);
    /// Replaces the box with the one around its transformed corners.
    void transform(const Mat4& mat);

    Vec3 _min; ///< The corner with the smallest coordinates.
    Vec3 _max; ///< The corner with the greatest coordinates.
};

} // namespace cocos2d
