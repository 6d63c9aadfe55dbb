#pragma once

#include "math/Mat4.h"
#include "math/Vec3.h"

#include <sys/types.h>

namespace cocos2d {

/// A box in space with upright sides, as Camera::isVisibleInFrustum() takes it.
class AABB {
public:
    /// An empty box.
    AABB() { reset(); }
    /// A box from its smallest to its largest corner.
    AABB(const Vec3& min, const Vec3& max) : _min(min), _max(max) {}

    /// The middle of the box.
    Vec3 getCenter() const { return (_min + _max) * 0.5f; }
    /// Writes eight corners: of the near face (greater z) left top, left bottom, right bottom, right top; of
    /// the far face right top, right bottom, left bottom, left top.
    void getCorners(Vec3* dst) const;
    /// Whether the two boxes overlap or touch.
    bool intersects(const AABB& aabb) const;
    /// Whether a point is inside the box or on a side.
    bool containPoint(const Vec3& point) const;
    /// Grows to hold the other box, too.
    void merge(const AABB& box);
    /// Sets the smallest and the largest corner.
    void set(const Vec3& min, const Vec3& max);
    /// Holds nothing from now on.
    void reset();
    /// Whether the box holds nothing.
    bool isEmpty() const { return _min.x > _max.x || _min.y > _max.y || _min.z > _max.z; }
    /// Grows to hold `num` points, too.
    void updateMinMax(const Vec3* point, ssize_t num);
    /// Becomes the box around its transformed corners.
    void transform(const Mat4& mat);

    Vec3 _min; ///< the corner of the smallest coordinates
    Vec3 _max; ///< the corner of the greatest ones
};

} // namespace cocos2d
