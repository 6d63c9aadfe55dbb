#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <chipmunk/chipmunk.h>

namespace cocos2d {

/// Converts between types of Chipmunk and of this framework.
class PhysicsHelper {
public:
    /// Returns a cpVect as a Vec2, with floats instead of doubles.
    static Vec2 cpv2point(const cpVect& vec) {
        return Vec2(static_cast<float>(vec.x), static_cast<float>(vec.y));
    }
    /// Returns a Vec2 as a cpVect.
    static cpVect point2cpv(const Vec2& point) { return cpv(point.x, point.y); }
    /// Returns a cpVect as a Size.
    static Size cpv2size(const cpVect& vec) {
        return Size(static_cast<float>(vec.x), static_cast<float>(vec.y));
    }
    /// Returns a Size as a cpVect.
    static cpVect size2cpv(const Size& size) { return cpv(size.width, size.height); }
    /// Returns a cpFloat as a float.
    static float cpfloat2float(cpFloat f) { return static_cast<float>(f); }
    /// Returns a Rect as a cpBB.
    static cpBB rect2cpbb(const Rect& rect) {
        return cpBBNew(rect.origin.x, rect.origin.y, rect.origin.x + rect.size.width,
                       rect.origin.y + rect.size.height);
    }
    /// Returns a cpBB as a Rect.
    static Rect cpbb2rect(const cpBB& bb) {
        return Rect(cpfloat2float(bb.l), cpfloat2float(bb.b), cpfloat2float(bb.r - bb.l),
                    cpfloat2float(bb.t - bb.b));
    }
    /// Converts `count` vectors of Chipmunk to points in `out`, which must have room for them. Returns `out`.
    static Vec2* cpvs2points(const cpVect* cpvs, Vec2* out, int count) {
        for (int i = 0; i < count; ++i) out[i] = cpv2point(cpvs[i]);
        return out;
    }
    /// Converts `count` points to vectors of Chipmunk in `out`, which must have room for them. Returns `out`.
    static cpVect* points2cpvs(const Vec2* points, cpVect* out, int count) {
        for (int i = 0; i < count; ++i) out[i] = point2cpv(points[i]);
        return out;
    }
};

} // namespace cocos2d
