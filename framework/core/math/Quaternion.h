#pragma once

#include "math/Vec3.h"
#include "math/fwd.h"

namespace cocos2d {

/// A rotation in space. Angles are in radians, counterclockwise about the axis. It is not normalized
/// automatically.
class Quaternion {
public:
    float x = 0.0f; ///< The x of the axis, times the sine of half the angle.
    float y = 0.0f; ///< The y of the axis, times the sine of half the angle.
    float z = 0.0f; ///< The z of the axis, times the sine of half the angle.
    float w = 1.0f; ///< The cosine of half the angle.

    /// Constructs the rotation that changes nothing.
    constexpr Quaternion() = default;
    /// Constructs a quaternion from four numbers, which are not normalized.
    constexpr Quaternion(float xx, float yy, float zz, float ww) : x(xx), y(yy), z(zz), w(ww) {}
    /// Constructs a quaternion from four floats in a row.
    Quaternion(float* array) : x(array[0]), y(array[1]), z(array[2]), w(array[3]) {}
    /// Constructs the rotation of a matrix.
    Quaternion(const Mat4& m) { set(m); }
    /// Constructs a rotation by `angle` about `axis`.
    Quaternion(const Vec3& axis, float angle) { set(axis, angle); }

    /// Returns the rotation that changes nothing: (0, 0, 0, 1).
    static const Quaternion& identity();
    /// Returns four zeros, which are not a rotation.
    static const Quaternion& zero();
    /// Whether the quaternion rotates nothing.
    bool isIdentity() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 1.0f; }
    /// Whether all four numbers are 0.
    bool isZero() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 0.0f; }

    /// Fills `dst` with the rotation of a matrix.
    static void createFromRotationMatrix(const Mat4& m, Quaternion* dst);
    /// Fills `dst` with a rotation about an axis by an angle in radians.
    static void createFromAxisAngle(const Vec3& axis, float angle, Quaternion* dst);

    /// Sets all components.
    void set(float xx, float yy, float zz, float ww) { *this = Quaternion(xx, yy, zz, ww); }
    /// Sets all components from four floats in a row.
    void set(float* array) { *this = Quaternion(array); }
    /// Sets the rotation of a matrix.
    void set(const Mat4& m) { createFromRotationMatrix(m, this); }
    /// Sets a rotation about an axis by an angle in radians.
    void set(const Vec3& axis, float angle) { createFromAxisAngle(axis, angle, this); }
    /// Copies another quaternion.
    void set(const Quaternion& q) { *this = q; }
    /// Makes this the rotation that changes nothing.
    void setIdentity() { *this = Quaternion(); }

    /// Reverses the rotation of a quaternion of length 1.
    void conjugate() { *this = getConjugated(); }
    /// Returns the reverse rotation of a quaternion of length 1.
    Quaternion getConjugated() const { return {-x, -y, -z, w}; }
    /// Reverses the rotation. If the length is 0, leaves the quaternion unchanged and returns false.
    bool inverse();
    /// Returns the reverse rotation.
    Quaternion getInversed() const;
    /// Adds a rotation that is applied before this one: this * q.
    void multiply(const Quaternion& q) { multiply(*this, q, this); }
    /// Stores q1 * q2 in `dst`: the rotation q2, followed by q1.
    static void multiply(const Quaternion& q1, const Quaternion& q2, Quaternion* dst);
    /// Makes the length 1. A quaternion of length 0 remains unchanged.
    void normalize();
    /// Returns the same rotation with the length 1.
    Quaternion getNormalized() const;
    /// Writes the axis (length 1) to `e` and returns the angle.
    float toAxisAngle(Vec3* e) const;

    /// Interpolates in a straight line from q1 (t = 0) to q2 (t = 1). The result is not normalized. If `t` is
    /// not between 0 and 1, debug builds assert; release builds extrapolate.
    static void lerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst);
    /// Interpolates at constant speed along the shorter arc from q1 (t = 0) to q2 (t = 1). If `t` is not
    /// between 0 and 1, debug builds assert; release builds extrapolate.
    static void slerp(const Quaternion& q1, const Quaternion& q2, float t, Quaternion* dst);
    /// Interpolates smoothly through a series of rotations, from q1 (t = 0) to q2 (t = 1) with the control
    /// points s1 and s2. If `t` is not between 0 and 1, debug builds assert; release builds extrapolate.
    static void squad(const Quaternion& q1, const Quaternion& q2, const Quaternion& s1, const Quaternion& s2,
                      float t, Quaternion* dst);

    Quaternion operator*(const Quaternion& q) const {
        Quaternion product;
        multiply(*this, q, &product);
        return product;
    }
    Quaternion& operator*=(const Quaternion& q) { return *this = *this * q; }
    /// Returns `v` rotated by this quaternion, whose length must be 1.
    Vec3 operator*(const Vec3& v) const;

    /// The quaternion of four zeros.
    static const Quaternion ZERO;
};

inline constexpr Quaternion Quaternion::ZERO{0.0f, 0.0f, 0.0f, 0.0f};

} // namespace cocos2d
