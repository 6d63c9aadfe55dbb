#pragma once

#include "math/Vec4.h"
#include "math/fwd.h"

namespace cocos2d {

/// A 4x4 matrix that moves points of space. It is stored by columns: m[0..3] is where the x axis goes, and
/// m[12..14] is the translation. Products act from right to left; translate, rotate, and scale apply before
/// what the matrix already does. Angles are in radians, counterclockwise. Functions with a `dst` allow it to
/// be one of their inputs.
class Mat4 {
public:
    float m[16]; ///< The columns, one after another.

    /// Constructs the identity matrix.
    constexpr Mat4() : m{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1} {}
    /// Constructs a matrix by rows: m12 is in row 1 and column 2.
    constexpr Mat4(float m11, float m12, float m13, float m14, float m21, float m22, float m23, float m24,
                   float m31, float m32, float m33, float m34, float m41, float m42, float m43, float m44)
        : m{m11, m21, m31, m41, m12, m22, m32, m42, m13, m23, m33, m43, m14, m24, m34, m44} {}
    /// Constructs a matrix from 16 floats by columns.
    Mat4(const float* mat) { set(mat); }

    /// Fills `dst` with the view transform of a camera at an eye position that looks at a target.
    static void createLookAt(const Vec3& eyePosition, const Vec3& targetPosition, const Vec3& up, Mat4* dst);
    /// Fills `dst` with the view transform of a camera that looks at a target, from single coordinates.
    static void createLookAt(float eyePositionX, float eyePositionY, float eyePositionZ, float targetCenterX,
                             float targetCenterY, float targetCenterZ, float upX, float upY, float upZ,
                             Mat4* dst);
    /// Fills `dst` with a perspective projection of space to -1..1. `fieldOfView` is vertical, in DEGREES;
    /// `aspectRatio` is width / height. A field of view of 0 is logged, and `dst` does not change. Equal
    /// planes and an aspect ratio of 0 are errors: debug builds assert; release builds log it and do not
    /// change `dst`.
    static void createPerspective(float fieldOfView, float aspectRatio, float zNearPlane, float zFarPlane,
                                  Mat4* dst);
    /// Fills `dst` with a parallel projection of an area of this size around (0, 0) to -1..1. If a side is 0
    /// or the planes are equal, debug builds assert; release builds write infinite values or NaN.
    static void createOrthographic(float width, float height, float zNearPlane, float zFarPlane, Mat4* dst);
    /// Fills `dst` with a parallel projection of an area between four sides to -1..1. If opposite sides or
    /// the planes are equal, debug builds assert; release builds write infinite values or NaN.
    static void createOrthographicOffCenter(float left, float right, float bottom, float top,
                                            float zNearPlane, float zFarPlane, Mat4* dst);
    /// Fills `dst` with the transform of a picture that faces the camera.
    static void createBillboard(const Vec3& objectPosition, const Vec3& cameraPosition,
                                const Vec3& cameraUpVector, Mat4* dst);
    /// Fills `dst` with the transform of a picture that faces the camera or, if both are at the same
    /// position, points against `cameraForwardVector`.
    static void createBillboard(const Vec3& objectPosition, const Vec3& cameraPosition,
                                const Vec3& cameraUpVector, const Vec3& cameraForwardVector, Mat4* dst);
    /// Fills `dst` with a transform that scales each axis by its own factor.
    static void createScale(const Vec3& scale, Mat4* dst) { createScale(scale.x, scale.y, scale.z, dst); }
    /// Fills `dst` with a transform that scales the x, y, and z axis by a factor each.
    static void createScale(float xScale, float yScale, float zScale, Mat4* dst);
    /// Fills `dst` with the rotation of a quaternion.
    static void createRotation(const Quaternion& quat, Mat4* dst);
    /// Fills `dst` with a rotation about an axis by an angle in radians.
    static void createRotation(const Vec3& axis, float angle, Mat4* dst);
    /// Fills `dst` with a rotation about the x axis by an angle in radians.
    static void createRotationX(float angle, Mat4* dst);
    /// Fills `dst` with a rotation about the y axis by an angle in radians.
    static void createRotationY(float angle, Mat4* dst);
    /// Fills `dst` with a rotation about the z axis by an angle in radians.
    static void createRotationZ(float angle, Mat4* dst);
    /// Fills `dst` with a translation.
    static void createTranslation(const Vec3& translation, Mat4* dst) {
        createTranslation(translation.x, translation.y, translation.z, dst);
    }
    /// Fills `dst` with a translation by three coordinates.
    static void createTranslation(float xTranslation, float yTranslation, float zTranslation, Mat4* dst);

    /// Sets all elements, by rows.
    void set(float m11, float m12, float m13, float m14, float m21, float m22, float m23, float m24,
             float m31, float m32, float m33, float m34, float m41, float m42, float m43, float m44) {
        *this = Mat4(m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44);
    }
    /// Sets all elements from 16 floats, by columns.
    void set(const float* mat) {
        for (int i = 0; i < 16; ++i) m[i] = mat[i];
    }
    /// Copies another matrix.
    void set(const Mat4& mat) { *this = mat; }
    /// Makes the matrix the identity.
    void setIdentity() { *this = Mat4(); }
    /// Sets all elements to 0.
    void setZero() { *this = ZERO; }
    /// Whether the matrix is the identity.
    bool isIdentity() const;

    /// Adds a number to each element.
    void add(float scalar) { add(scalar, this); }
    /// Stores this matrix with a number added to each element in `dst`.
    void add(float scalar, Mat4* dst) const;
    /// Adds another matrix, element by element.
    void add(const Mat4& mat) { add(*this, mat, this); }
    /// Stores the sum of two matrices in `dst`.
    static void add(const Mat4& m1, const Mat4& m2, Mat4* dst);
    /// Subtracts another matrix, element by element.
    void subtract(const Mat4& mat) { subtract(*this, mat, this); }
    /// Stores m1 - m2 in `dst`.
    static void subtract(const Mat4& m1, const Mat4& m2, Mat4* dst);
    /// Multiplies each element by a number.
    void multiply(float scalar) { multiply(*this, scalar, this); }
    /// Stores this matrix with each element multiplied by a number in `dst`.
    void multiply(float scalar, Mat4* dst) const { multiply(*this, scalar, dst); }
    /// Writes the product of each element and a number to `dst`.
    static void multiply(const Mat4& mat, float scalar, Mat4* dst);
    /// Changes the sign of each element.
    void negate() { *this = getNegated(); }
    /// Returns a matrix with the opposite sign of each element.
    Mat4 getNegated() const;

    /// Multiplies this matrix by another one from the right, so that `mat` is applied first.
    void multiply(const Mat4& mat) { multiply(*this, mat, this); }
    /// Stores m1 * m2 in `dst`. A point is first transformed by m2.
    static void multiply(const Mat4& m1, const Mat4& m2, Mat4* dst);

    /// Returns the determinant; 0 means that there is no inverse.
    float determinant() const;
    /// Inverts the matrix. If there is no inverse, leaves it unchanged and returns false.
    bool inverse();
    /// Returns the inverse, or this matrix if there is none.
    Mat4 getInversed() const;
    /// Swaps rows and columns.
    void transpose() { *this = getTransposed(); }
    /// Returns a matrix with rows and columns swapped.
    Mat4 getTransposed() const;

    /// Splits the matrix into scale, rotation, and translation, each of which may be null. Returns false if a
    /// scale of 0 hides the rotation. A mirroring appears as a negative z scale.
    bool decompose(Vec3* scale, Quaternion* rotation, Vec3* translation) const;
    /// Stores the lengths of the axes in `scale`.
    void getScale(Vec3* scale) const { decompose(scale, nullptr, nullptr); }
    /// Stores the rotation. Returns false if a scale of 0 hides it.
    bool getRotation(Quaternion* rotation) const { return decompose(nullptr, rotation, nullptr); }
    /// Stores the translation, which is the last column.
    void getTranslation(Vec3* translation) const { decompose(nullptr, nullptr, translation); }

    /// Stores where the y axis points in `dst`.
    void getUpVector(Vec3* dst) const { dst->set(m[4], m[5], m[6]); }
    /// Stores the opposite of getUpVector() in `dst`.
    void getDownVector(Vec3* dst) const { dst->set(-m[4], -m[5], -m[6]); }
    /// Stores the opposite of getRightVector() in `dst`.
    void getLeftVector(Vec3* dst) const { dst->set(-m[0], -m[1], -m[2]); }
    /// Stores where the x axis points in `dst`.
    void getRightVector(Vec3* dst) const { dst->set(m[0], m[1], m[2]); }
    /// Stores the opposite of getBackVector() in `dst`.
    void getForwardVector(Vec3* dst) const { dst->set(-m[8], -m[9], -m[10]); }
    /// Stores where the z axis points, toward the viewer, in `dst`.
    void getBackVector(Vec3* dst) const { dst->set(m[8], m[9], m[10]); }

    // The new transform is applied before what the matrix already does.
    /// Adds the rotation of a quaternion before this transform.
    void rotate(const Quaternion& q) { rotate(q, this); }
    /// Stores this transform, preceded by the rotation of a quaternion, in `dst`.
    void rotate(const Quaternion& q, Mat4* dst) const;
    /// Adds a rotation about an axis by an angle in radians before this transform.
    void rotate(const Vec3& axis, float angle) { rotate(axis, angle, this); }
    /// Stores this transform, preceded by a rotation about an axis, in `dst`. The angle is in radians.
    void rotate(const Vec3& axis, float angle, Mat4* dst) const;
    /// Adds a rotation about the x axis by an angle in radians before this transform.
    void rotateX(float angle) { rotateX(angle, this); }
    /// Stores this transform, preceded by a rotation about the x axis, in `dst`. The angle is in radians.
    void rotateX(float angle, Mat4* dst) const;
    /// Adds a rotation about the y axis by an angle in radians before this transform.
    void rotateY(float angle) { rotateY(angle, this); }
    /// Stores this transform, preceded by a rotation about the y axis, in `dst`. The angle is in radians.
    void rotateY(float angle, Mat4* dst) const;
    /// Adds a rotation about the z axis by an angle in radians before this transform.
    void rotateZ(float angle) { rotateZ(angle, this); }
    /// Stores this transform, preceded by a rotation about the z axis, in `dst`. The angle is in radians.
    void rotateZ(float angle, Mat4* dst) const;
    /// Adds a scale of all axes before this transform.
    void scale(float value) { scale(value, value, value, this); }
    /// Stores this transform, preceded by a scale of all axes, in `dst`.
    void scale(float value, Mat4* dst) const { scale(value, value, value, dst); }
    /// Adds a scale with a factor for each axis before this transform.
    void scale(float xScale, float yScale, float zScale) { scale(xScale, yScale, zScale, this); }
    /// Stores this transform, preceded by a scale with a factor for each axis, in `dst`.
    void scale(float xScale, float yScale, float zScale, Mat4* dst) const;
    /// Adds a scale with a factor for each axis before this transform.
    void scale(const Vec3& s) { scale(s.x, s.y, s.z, this); }
    /// Stores this transform, preceded by a scale with a factor for each axis, in `dst`.
    void scale(const Vec3& s, Mat4* dst) const { scale(s.x, s.y, s.z, dst); }
    /// Adds a translation before this transform.
    void translate(float x, float y, float z) { translate(x, y, z, this); }
    /// Stores this transform, preceded by a translation, in `dst`.
    void translate(float x, float y, float z, Mat4* dst) const;
    /// Adds a translation before this transform.
    void translate(const Vec3& t) { translate(t.x, t.y, t.z, this); }
    /// Stores this transform, preceded by a translation, in `dst`.
    void translate(const Vec3& t, Mat4* dst) const { translate(t.x, t.y, t.z, dst); }

    /// Transforms a point in place, including the translation (w = 1), without a division by w.
    void transformPoint(Vec3* point) const { transformVector(point->x, point->y, point->z, 1.0f, point); }
    /// Stores a transformed point in `dst`, including the translation (w = 1), without a division by w.
    void transformPoint(const Vec3& point, Vec3* dst) const {
        transformVector(point.x, point.y, point.z, 1.0f, dst);
    }
    /// Transforms a direction in place, without the translation.
    void transformVector(Vec3* vector) const {
        transformVector(vector->x, vector->y, vector->z, 0.0f, vector);
    }
    /// Stores a transformed direction in `dst`, without the translation.
    void transformVector(const Vec3& vector, Vec3* dst) const {
        transformVector(vector.x, vector.y, vector.z, 0.0f, dst);
    }
    /// Stores the first three components of a transformed vector in `dst`. `w` is the factor of the
    /// translation.
    void transformVector(float x, float y, float z, float w, Vec3* dst) const {
        *dst = {m[0] * x + m[4] * y + m[8] * z + m[12] * w, m[1] * x + m[5] * y + m[9] * z + m[13] * w,
                m[2] * x + m[6] * y + m[10] * z + m[14] * w};
    }
    /// Transforms a vector with four components in place.
    void transformVector(Vec4* vector) const { transformVector(*vector, vector); }
    /// Stores a transformed vector with four components in `dst`.
    void transformVector(const Vec4& v, Vec4* dst) const {
        *dst = {m[0] * v.x + m[4] * v.y + m[8] * v.z + m[12] * v.w,
                m[1] * v.x + m[5] * v.y + m[9] * v.z + m[13] * v.w,
                m[2] * v.x + m[6] * v.y + m[10] * v.z + m[14] * v.w,
                m[3] * v.x + m[7] * v.y + m[11] * v.z + m[15] * v.w};
    }

    Mat4 operator+(const Mat4& mat) const;
    Mat4& operator+=(const Mat4& mat) { return *this = *this + mat; }
    Mat4 operator-(const Mat4& mat) const;
    Mat4& operator-=(const Mat4& mat) { return *this = *this - mat; }
    Mat4 operator-() const { return getNegated(); }
    Mat4 operator*(const Mat4& mat) const;
    Mat4& operator*=(const Mat4& mat) {
        multiply(*this, mat, this);
        return *this;
    }

    static const Mat4 ZERO;     ///< The matrix of zeros.
    static const Mat4 IDENTITY; ///< The matrix that changes nothing.
};

inline constexpr Mat4 Mat4::ZERO{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
inline constexpr Mat4 Mat4::IDENTITY{};

/// Transforms a vector, without the translation.
inline Vec3& operator*=(Vec3& v, const Mat4& m) {
    m.transformVector(&v);
    return v;
}
/// Returns a transformed vector, without the translation.
inline Vec3 operator*(const Mat4& m, const Vec3& v) {
    Vec3 moved;
    m.transformVector(v, &moved);
    return moved;
}
/// Transforms a vector. Its w is the factor of the translation.
inline Vec4& operator*=(Vec4& v, const Mat4& m) {
    m.transformVector(&v);
    return v;
}
/// Returns a transformed vector. Its w is the factor of the translation.
inline Vec4 operator*(const Mat4& m, const Vec4& v) {
    Vec4 moved;
    m.transformVector(v, &moved);
    return moved;
}

} // namespace cocos2d
