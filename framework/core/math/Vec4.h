#pragma once

#include "math/Vec3.h"

namespace cocos2d {

/// Four floats: a homogeneous point (w = 1), a direction (w = 0), or four parameters of a shader.
class Vec4 {
public:
    float x = 0.0f; ///< The first number: red, or the x of a point or quaternion.
    float y = 0.0f; ///< The second number: green, or y.
    float z = 0.0f; ///< The third number: blue, or z.
    float w = 0.0f; ///< The fourth number: alpha, or w.

    /// Constructs the vector (0, 0, 0, 0).
    constexpr Vec4() = default;
    /// Constructs a vector from four coordinates.
    constexpr Vec4(float xx, float yy, float zz, float ww) : x(xx), y(yy), z(zz), w(ww) {}
    /// Constructs a vector from the four floats that `array` points to.
    constexpr Vec4(const float* array) : x(array[0]), y(array[1]), z(array[2]), w(array[3]) {}
    /// Constructs the vector from p1 to p2.
    constexpr Vec4(const Vec4& p1, const Vec4& p2)
        : x(p2.x - p1.x), y(p2.y - p1.y), z(p2.z - p1.z), w(p2.w - p1.w) {}
    /// Returns the channels of 0xRRGGBBAA as numbers from 0 to 1.
    static Vec4 fromColor(unsigned int color);

    /// Whether all coordinates are exactly 0.
    bool isZero() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 0.0f; }
    /// Whether all coordinates are exactly 1.
    bool isOne() const { return x == 1.0f && y == 1.0f && z == 1.0f && w == 1.0f; }

    /// Sets all coordinates.
    void set(float xx, float yy, float zz, float ww) { *this = Vec4(xx, yy, zz, ww); }
    /// Sets all coordinates from four floats in a row.
    void set(const float* array) { *this = Vec4(array); }
    /// Copies another vector.
    void set(const Vec4& v) { *this = v; }
    /// Sets this to the vector from p1 to p2.
    void set(const Vec4& p1, const Vec4& p2) { *this = Vec4(p1, p2); }

    /// Adds another vector.
    void add(const Vec4& v) { *this += v; }
    /// Stores v1 + v2 in `dst`.
    static void add(const Vec4& v1, const Vec4& v2, Vec4* dst) { *dst = v1 + v2; }
    /// Subtracts another vector.
    void subtract(const Vec4& v) { *this -= v; }
    /// Stores v1 - v2 in `dst`.
    static void subtract(const Vec4& v1, const Vec4& v2, Vec4* dst) { *dst = v1 - v2; }
    /// Changes the sign of each coordinate.
    void negate() { *this = -*this; }
    /// Multiplies each coordinate by a number.
    void scale(float scalar) { *this *= scalar; }

    /// Limits each coordinate to [min, max]. If `min` exceeds `max`, debug builds assert; release builds
    /// exchange the two bounds.
    void clamp(const Vec4& min, const Vec4& max) { clamp(*this, min, max, this); }
    /// Stores `v` in `dst`, with each coordinate limited to [min, max]. If `min` exceeds `max`, debug builds
    /// assert; release builds exchange the two bounds.
    static void clamp(const Vec4& v, const Vec4& min, const Vec4& max, Vec4* dst);

    /// Returns the length of the vector in four dimensions.
    float length() const { return std::sqrt(lengthSquared()); }
    /// Returns the square of the length, which is faster to compute.
    float lengthSquared() const { return dot(*this); }
    /// Returns the distance to another point.
    float distance(const Vec4& v) const { return (v - *this).length(); }
    /// Returns the square of the distance, which is faster to compute.
    float distanceSquared(const Vec4& v) const { return (v - *this).lengthSquared(); }
    /// Returns the dot product of both vectors.
    float dot(const Vec4& v) const { return x * v.x + y * v.y + z * v.z + w * v.w; }
    /// Returns the dot product of two vectors.
    static float dot(const Vec4& v1, const Vec4& v2) { return v1.dot(v2); }
    /// Returns the unsigned angle between the spatial parts of two vectors, in radians from 0 to pi.
    static float angle(const Vec4& v1, const Vec4& v2) {
        return Vec3::angle({v1.x, v1.y, v1.z}, {v2.x, v2.y, v2.z});
    }

    /// Makes the length 1. A vector that is too short for that remains unchanged.
    void normalize();
    /// Returns a copy with the length 1. A vector that is too short for that is returned unchanged.
    Vec4 getNormalized() const;

    Vec4 operator+(const Vec4& v) const { return {x + v.x, y + v.y, z + v.z, w + v.w}; }
    Vec4& operator+=(const Vec4& v) { return *this = *this + v; }
    Vec4 operator-(const Vec4& v) const { return {x - v.x, y - v.y, z - v.z, w - v.w}; }
    Vec4& operator-=(const Vec4& v) { return *this = *this - v; }
    Vec4 operator-() const { return {-x, -y, -z, -w}; }
    Vec4 operator*(float s) const { return {x * s, y * s, z * s, w * s}; }
    Vec4& operator*=(float s) { return *this = *this * s; }
    /// Divides all coordinates. If `s` is 0, they become infinite or, from 0, NaN.
    Vec4 operator/(float s) const { return {x / s, y / s, z / s, w / s}; }
    /// Compares by x, then by y, z, and w, so that vectors can be keys.
    bool operator<(const Vec4& v) const {
        if (x != v.x) return x < v.x;
        if (y != v.y) return y < v.y;
        if (z != v.z) return z < v.z;
        return w < v.w;
    }
    /// Whether both vectors are exactly equal.
    bool operator==(const Vec4& v) const { return x == v.x && y == v.y && z == v.z && w == v.w; }
    bool operator!=(const Vec4& v) const { return !(*this == v); }

    static const Vec4 ZERO;   ///< The vector (0, 0, 0, 0).
    static const Vec4 ONE;    ///< The vector (1, 1, 1, 1).
    static const Vec4 UNIT_X; ///< The vector (1, 0, 0, 0), the direction of the x axis.
    static const Vec4 UNIT_Y; ///< The vector (0, 1, 0, 0), the direction of the y axis.
    static const Vec4 UNIT_Z; ///< The vector (0, 0, 1, 0), the direction of the z axis.
    static const Vec4 UNIT_W; ///< The vector (0, 0, 0, 1), the direction of the w axis.
};

/// Returns a vector multiplied by a number.
inline Vec4 operator*(float x, const Vec4& v) {
    return v * x;
}

inline constexpr Vec4 Vec4::ZERO{0.0f, 0.0f, 0.0f, 0.0f};
inline constexpr Vec4 Vec4::ONE{1.0f, 1.0f, 1.0f, 1.0f};
inline constexpr Vec4 Vec4::UNIT_X{1.0f, 0.0f, 0.0f, 0.0f};
inline constexpr Vec4 Vec4::UNIT_Y{0.0f, 1.0f, 0.0f, 0.0f};
inline constexpr Vec4 Vec4::UNIT_Z{0.0f, 0.0f, 1.0f, 0.0f};
inline constexpr Vec4 Vec4::UNIT_W{0.0f, 0.0f, 0.0f, 1.0f};

} // namespace cocos2d
