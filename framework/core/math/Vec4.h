#pragma once

#include "math/Vec3.h"

namespace cocos2d {

/// Four floats: a homogeneous point (w = 1), a direction (w = 0), or four parameters of a shader.
class Vec4 {
public:
    float x = 0.0f; ///< the first of four numbers: red, or x of a quaternion
    float y = 0.0f; ///< the second: green, or y
    float z = 0.0f; ///< the third: blue, or z
    float w = 0.0f; ///< the fourth: alpha, or w

    constexpr Vec4() = default;
    /// A vector of four coordinates.
    constexpr Vec4(float xx, float yy, float zz, float ww) : x(xx), y(yy), z(zz), w(ww) {}
    /// The four floats that `array` points to.
    constexpr Vec4(const float* array) : x(array[0]), y(array[1]), z(array[2]), w(array[3]) {}
    /// The way from p1 to p2.
    constexpr Vec4(const Vec4& p1, const Vec4& p2)
        : x(p2.x - p1.x), y(p2.y - p1.y), z(p2.z - p1.z), w(p2.w - p1.w) {}
    /// The channels of 0xRRGGBBAA as 0..1.
    static Vec4 fromColor(unsigned int color);

    /// Whether the vector is exactly zero or one in all coordinates.
    bool isZero() const { return x == 0.0f && y == 0.0f && z == 0.0f && w == 0.0f; }
    /// Whether all coordinates are 1.
    bool isOne() const { return x == 1.0f && y == 1.0f && z == 1.0f && w == 1.0f; }

    /// Sets all coordinates.
    void set(float xx, float yy, float zz, float ww) { *this = Vec4(xx, yy, zz, ww); }
    void set(const float* array) { *this = Vec4(array); }
    void set(const Vec4& v) { *this = v; }
    void set(const Vec4& p1, const Vec4& p2) { *this = Vec4(p1, p2); }

    /// Arithmetic in place and into `dst`.
    void add(const Vec4& v) { *this += v; }
    static void add(const Vec4& v1, const Vec4& v2, Vec4* dst) { *dst = v1 + v2; }
    void subtract(const Vec4& v) { *this -= v; }
    static void subtract(const Vec4& v1, const Vec4& v2, Vec4* dst) { *dst = v1 - v2; }
    void negate() { *this = -*this; }
    void scale(float scalar) { *this *= scalar; }

    /// Limits each coordinate to [min, max].
    void clamp(const Vec4& min, const Vec4& max) { clamp(*this, min, max, this); }
    static void clamp(const Vec4& v, const Vec4& min, const Vec4& max, Vec4* dst);

    /// Lengths, distances, and products in four dimensions.
    float length() const { return std::sqrt(lengthSquared()); }
    /// The square of the length, which is faster to compute.
    float lengthSquared() const { return dot(*this); }
    /// The distance to another point.
    float distance(const Vec4& v) const { return (v - *this).length(); }
    /// The square of the distance, which is faster to compute.
    float distanceSquared(const Vec4& v) const { return (v - *this).lengthSquared(); }
    /// The dot product.
    float dot(const Vec4& v) const { return x * v.x + y * v.y + z * v.z + w * v.w; }
    /// The dot product.
    static float dot(const Vec4& v1, const Vec4& v2) { return v1.dot(v2); }
    /// Returns the unsigned angle between the spatial parts of two vectors, in radians from 0 to pi.
    static float angle(const Vec4& v1, const Vec4& v2) {
        return Vec3::angle({v1.x, v1.y, v1.z}, {v2.x, v2.y, v2.z});
    }

    /// Makes the length 1; a vector too short for that is left as it is.
    void normalize();
    /// A copy of length 1.
    Vec4 getNormalized() const;

    Vec4 operator+(const Vec4& v) const { return {x + v.x, y + v.y, z + v.z, w + v.w}; }
    Vec4& operator+=(const Vec4& v) { return *this = *this + v; }
    Vec4 operator-(const Vec4& v) const { return {x - v.x, y - v.y, z - v.z, w - v.w}; }
    Vec4& operator-=(const Vec4& v) { return *this = *this - v; }
    Vec4 operator-() const { return {-x, -y, -z, -w}; }
    Vec4 operator*(float s) const { return {x * s, y * s, z * s, w * s}; }
    Vec4& operator*=(float s) { return *this = *this * s; }
    Vec4 operator/(float s) const { return {x / s, y / s, z / s, w / s}; }
    /// Order by x, then y, z, and w.
    bool operator<(const Vec4& v) const {
        if (x != v.x) return x < v.x;
        if (y != v.y) return y < v.y;
        if (z != v.z) return z < v.z;
        return w < v.w;
    }
    /// Exact comparison.
    bool operator==(const Vec4& v) const { return x == v.x && y == v.y && z == v.z && w == v.w; }
    bool operator!=(const Vec4& v) const { return !(*this == v); }

    /// Often used vectors.
    static const Vec4 ZERO;
    static const Vec4 ONE;
    static const Vec4 UNIT_X;
    static const Vec4 UNIT_Y;
    static const Vec4 UNIT_Z;
    static const Vec4 UNIT_W;
};

/// v * x
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
