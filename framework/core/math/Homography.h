#pragma once

#include "math/Rect.h"

#include <array>

namespace copra {

/// A 4 x 4 matrix in double precision, column by column, for cameras.
using Matrix4d = std::array<double, 16>;

/// A projective map of the plane (a 3 x 3 matrix): where the points of the plane z = 0, in world coordinates,
/// appear on the screen.
///
/// Kept in double precision, so that a camera in its default place is exactly the identity.
class Homography {
public:
    /// The identity.
    Homography() = default;
    /// Maps the plane z = 0 by `worldToClip` (to -1..1 on each axis) onto a screen of this size in points.
    Homography(const Matrix4d& worldToClip, const cocos2d::Size& screen);

    /// Whether positions stay as they are.
    bool isIdentity() const { return _kind == Kind::identity; }
    /// Translation and positive scale only: what is visible is an axis-aligned rectangle of the world.
    bool isUpright() const { return _kind <= Kind::upright; }
    /// Parallels stay parallel.
    bool isAffine() const { return _kind <= Kind::affine; }

    /// Maps a point. False, leaving `mapped` as it is, if the point lies beside or behind the eye.
    bool apply(const cocos2d::Vec2& point, cocos2d::Vec2& mapped) const;
    /// Returns the distance of a point in front of the eye, in arbitrary units; points at 0 or less are not
    /// visible.
    double depth(const cocos2d::Vec2& point) const;
    /// Returns the inverse map. A singular map (the plane seen edge-on) has an inverse that maps no point.
    Homography inverted() const;
    /// Returns the axis-aligned bounding box of the mapped `area`; a huge one if a corner cannot be mapped.
    cocos2d::Rect bounds(const cocos2d::Rect& area) const;

    /// Applies `b`, then `a`.
    friend Homography operator*(const Homography& a, const Homography& b);
    friend bool operator==(const Homography& a, const Homography& b);
    friend bool operator!=(const Homography& a, const Homography& b) { return !(a == b); }

private:
    enum class Kind { identity, upright, affine, projective };

    void normalize(double reach);
    void classify();

    /// Row by row; the last row gives the depth.
    std::array<double, 9> _m{1, 0, 0, 0, 1, 0, 0, 0, 1};
    Kind _kind = Kind::identity;
};

} // namespace copra
