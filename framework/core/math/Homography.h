#pragma once

#include "math/Rect.h"

#include <array>

namespace copra {

/// A 4 x 4 matrix in double precision, column by column, for cameras.
using Matrix4d = std::array<double, 16>;

/// A projective map of the plane (a 3 x 3 matrix), from the points of the plane z = 0, in world coordinates,
/// to points of the screen.
///
/// It is kept in double precision, so that a camera in its default place is exactly the identity.
class Homography {
public:
    /// The identity.
    Homography() = default;
    /// Constructs the map of the plane z = 0 by `worldToClip` (to -1..1 on each axis) onto a screen of this
    /// size in points.
    Homography(const Matrix4d& worldToClip, const cocos2d::Size& screen);

    /// Whether positions stay as they are.
    bool isIdentity() const { return _kind == Kind::identity; }
    /// Whether the map only translates and scales by positive factors, so that the visible area is an
    /// axis-aligned rectangle of the world.
    bool isUpright() const { return _kind <= Kind::upright; }
    /// Whether parallel lines stay parallel.
    bool isAffine() const { return _kind <= Kind::affine; }

    /// Maps a point. If the point lies beside or behind the eye, the function returns false and does not
    /// change `mapped`.
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

    /// The matrix row by row; the last row gives the depth.
    std::array<double, 9> _m{1, 0, 0, 0, 1, 0, 0, 0, 1};
    Kind _kind = Kind::identity;
};

} // namespace copra
