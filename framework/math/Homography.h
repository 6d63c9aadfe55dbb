#pragma once

#include "math/Rect.h"

#include <array>

namespace copra {

/// A matrix of 4 x 4 in double precision, columns one after the other: what a camera is reckoned with.
using Matrix4d = std::array<double, 16>;

/// Where the points of the flat world (z = 0) are seen on the screen: a projective map of the plane.
///
/// Kept in double precision, so that a camera that stands where it should changes nothing at all.
class Homography {
public:
    /// Changes nothing.
    Homography() = default;
    /// What is seen of z = 0 through `worldToClip` (to -1..1 on each axis) on a screen of this size in
    /// points.
    Homography(const Matrix4d& worldToClip, const cocos2d::Size& screen);

    bool isIdentity() const { return _kind == Kind::identity; }
    /// It only moves and scales, without mirroring: what is seen is an upright rectangle of the world.
    bool isUpright() const { return _kind <= Kind::upright; }
    /// Parallels stay parallel.
    bool isAffine() const { return _kind <= Kind::affine; }

    /// Where a point is seen. False, and nothing, where it lies beside or behind the eye.
    bool apply(const cocos2d::Vec2& point, cocos2d::Vec2& seen) const;
    /// How far in front of the eye a point lies, in any unit; 0 or less is not seen.
    double depth(const cocos2d::Vec2& point) const;
    /// The map back. A map that shows the plane from its edge has none, and gives one that sees nothing.
    Homography inverted() const;
    /// The upright rectangle around what the map makes of `area`; all there is where a corner cannot be seen.
    cocos2d::Rect bounds(const cocos2d::Rect& area) const;

    /// First `b`, then `a`.
    friend Homography operator*(const Homography& a, const Homography& b);
    friend bool operator==(const Homography& a, const Homography& b) { return a._m == b._m; }
    friend bool operator!=(const Homography& a, const Homography& b) { return !(a == b); }

private:
    enum class Kind { identity, upright, affine, projective };

    void tidy(double reach);
    void classify();

    /// Rows one after the other; the last one is the depth.
    std::array<double, 9> _m{1, 0, 0, 0, 1, 0, 0, 0, 1};
    Kind _kind = Kind::identity;
};

} // namespace copra
