#pragma once

#include "math/Vec3.h"
#include "math/fwd.h"

namespace cocos2d {

/// An orientation in space. Angles are radians, counterclockwise about the axis. Not normalized by itself.
class Quaternion {
public:
    float x = 0.0f; ///< x of the axis, times the sine of half the angle
    float y = 0.0f; ///< y of the axis, times the sine of half the angle
    float z = 0.0f; ///< z of the axis, times the sine of half the angle
    float w = 1.0f; ///< the cosine of half the angle

    /// The rotation that turns nothing.
    constexpr Quaternion() = default;
    /// A quaternion of four numbers, not normalized.
    constexpr Quaternion(float xx, float yy, float zz, float ww) : x(xx), y(yy), z(zz), w(ww) {}
    /// From four floats in a row.
    Quaternion(float* array) : x(array[0]), y(array[1]), z(array[2]), w(array[3]) {}
    /// The rotation inside a matrix.
    Quaternion(const Mat4& m) { set(m); }
    /// A rotation by `angle` about `axis`.
    Quaternion(const Vec3& axis, float angle) { set(axis, angle); }

    /// The rotation that turns nothing: (0, 0, 0, 1).
    static const Quaternion& identity();
    /// Four zeros, which are not a rotation.
    static const Quaternion& zero();
    /// Whether the quaternion rotates nothing.
    bool isIdentity() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 1.0f; }
    /// Whether all four numbers are 0.
    bool isZero() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 0.0f; }

    /// Fill `dst` with the rotation of a matrix, or about an axis.
    static void createFromRotationMatrix(const Mat4& m, Quaternion* dst);
    static void createFromAxisAngle(const Vec3& axis, float angle, Quaternion* dst);

    /// Sets all components.
    void set(float xx, float yy, float zz, float ww) { *this = Quaternion(xx, yy, zz, ww); }
    void set(float* array) { *this = Quaternion(array); }
    void set(const Mat4& m) { createFromRotationMatrix(m, this); }
    void set(const Vec3& axis, float angle) { createFromAxisAngle(axis, angle, this); }
    void set(const Quaternion& q) { *this = q; }
    /// Sets the rotation that turns nothing.
    void setIdentity() { *this = Quaternion(); }

    /// The opposite rotation of a quaternion of length 1.
    void conjugate() { *this = getConjugated(); }
    /// The opposite rotation of a quaternion of length 1.
    Quaternion getConjugated() const { return {-x, -y, -z, w}; }
    /// The opposite rotation; false (and unchanged) for length 0.
    bool inverse();
    /// The inverse.
    Quaternion getInversed() const;
    /// this * q: q is applied first.
    void multiply(const Quaternion& q) { multiply(*this, q, this); }
    static void multiply(const Quaternion& q1, const Quaternion& q2, Quaternion* dst);
    /// Makes the length 1; length 0 is left as it is.
    void normalize();
    /// The same rotation with the length 1.
    Quaternion getNormalized() const;
    /// Writes the axis (length 1) to `e` and returns the angle.
    float toAxisAngle(Vec3* e) const;

    /// Interpolates in a straight line from q1 (t = 0) to q2 (t = 1). The result is not normalized.
    static void lerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst);
    /// Interpolates at constant speed along the shorter arc from q1 (t = 0) to q2 (t = 1).
    static void slerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst);
    /// Interpolates smoothly through a series of rotations, from q1 (t = 0) to q2 (t = 1) with the control points s1 and s2.
    static void squad(const Quaternion& q1, const Quaternion& q2, const Quaternion& s1, const Quaternion& s2,
                      float t, Quaternion* dst);

    Quaternion operator*(const Quaternion& q) const {
        Quaternion product;
        multiply(*this, q, &product);
        return product;
    }
    Quaternion& operator*=(const Quaternion& q) { return *this = *this * q; }
    /// `v` turned by this (of length 1).
    Vec3 operator*(const Vec3& v) const;

    /// Four zeros.
    static const Quaternion ZERO;
};

inline constexpr Quaternion Quaternion::ZERO{0.0f, 0.0f, 0.0f, 0.0f};

} // namespace cocos2d
