#pragma once

#include "math/Vec2.h"

namespace cocos2d {

/// A point or a direction in space. z points out of the screen.
class Vec3 {
public:
    float x = 0.0f; ///< The coordinate to the right.
    float y = 0.0f; ///< The coordinate upward.
    float z = 0.0f; ///< The coordinate toward the viewer.

    /// Constructs the vector (0, 0, 0).
    constexpr Vec3() = default;
    /// Constructs a vector from three coordinates.
    constexpr Vec3(float xx, float yy, float zz) : x(xx), y(yy), z(zz) {}
    /// Constructs a vector from the three floats that `array` points to.
    constexpr Vec3(const float* array) : x(array[0]), y(array[1]), z(array[2]) {}
    /// Constructs the vector from p1 to p2.
    constexpr Vec3(const Vec3& p1, const Vec3& p2) : x(p2.x - p1.x), y(p2.y - p1.y), z(p2.z - p1.z) {}
    /// Returns the channels of 0xRRGGBB as numbers from 0 to 1.
    static Vec3 fromColor(unsigned int color);

    /// Whether all coordinates are exactly 0.
    bool isZero() const { return x == 0.0f && y == 0.0f && z == 0.0f; }
    /// Whether all coordinates are exactly 1.
    bool isOne() const { return x == 1.0f && y == 1.0f && z == 1.0f; }

    /// Sets all coordinates.
    void set(float xx, float yy, float zz) {
        x = xx;
        y = yy;
        z = zz;
    }
    /// Sets all coordinates from three floats in a row.
    void set(const float* array) { set(array[0], array[1], array[2]); }
    /// Copies another vector.
    void set(const Vec3& v) { *this = v; }
    /// Sets this to the vector from p1 to p2.
    void set(const Vec3& p1, const Vec3& p2) { *this = Vec3(p1, p2); }
    /// Sets all coordinates to 0.
    void setZero() { set(0.0f, 0.0f, 0.0f); }

    /// Adds another vector.
    void add(const Vec3& v) { *this += v; }
    /// Adds three coordinates.
    void add(float xx, float yy, float zz) { *this += Vec3(xx, yy, zz); }
    /// Stores v1 + v2 in `dst`.
    static void add(const Vec3& v1, const Vec3& v2, Vec3* dst) { *dst = v1 + v2; }
    /// Subtracts another vector.
    void subtract(const Vec3& v) { *this -= v; }
    /// Stores v1 - v2 in `dst`.
    static void subtract(const Vec3& v1, const Vec3& v2, Vec3* dst) { *dst = v1 - v2; }
    /// Changes the sign of each coordinate.
    void negate() { set(-x, -y, -z); }
    /// Multiplies each coordinate by a number.
    void scale(float scalar) { *this *= scalar; }

    /// Limits each coordinate to [min, max]. If `min` exceeds `max`, debug builds assert; release builds
    /// exchange the two bounds.
    void clamp(const Vec3& min, const Vec3& max) { clamp(*this, min, max, this); }
    /// Stores `v` in `dst`, with each coordinate limited to [min, max]. If `min` exceeds `max`, debug builds
    /// assert; release builds exchange the two bounds.
    static void clamp(const Vec3& v, const Vec3& min, const Vec3& max, Vec3* dst);

    /// Returns the length of the vector.
    float length() const { return std::sqrt(lengthSquared()); }
    /// Returns the square of the length, which is faster to compute.
    float lengthSquared() const { return dot(*this); }
    /// Returns the distance to another point.
    float distance(const Vec3& v) const { return (v - *this).length(); }
    /// Returns the square of the distance to another point.
    float distanceSquared(const Vec3& v) const { return (v - *this).lengthSquared(); }
    /// Returns the dot product: the product of the lengths and the cosine of the angle between both.
    float dot(const Vec3& v) const { return x * v.x + y * v.y + z * v.z; }
    /// Returns the dot product of two vectors.
    static float dot(const Vec3& v1, const Vec3& v2) { return v1.dot(v2); }
    /// Replaces this vector with its cross product with `v`.
    void cross(const Vec3& v) { cross(*this, v, this); }
    /// Stores the cross product of v1 and v2 in `dst`.
    static void cross(const Vec3& v1, const Vec3& v2, Vec3* dst) {
        *dst = {v1.y * v2.z - v1.z * v2.y, v1.z * v2.x - v1.x * v2.z, v1.x * v2.y - v1.y * v2.x};
    }
    /// Returns the unsigned angle between two vectors, in radians from 0 to pi.
    static float angle(const Vec3& v1, const Vec3& v2);

    /// Makes the length 1. A vector that is too short for that remains unchanged.
    void normalize();
    /// Returns a copy with the length 1. A vector that is too short for that is returned unchanged.
    Vec3 getNormalized() const;

    /// Returns the point between this and `target`: this at 0, `target` at 1. `alpha` is not limited.
    Vec3 lerp(const Vec3& target, float alpha) const { return *this + (target - *this) * alpha; }
    /// Moves this point toward `target`. A longer `responseTime` makes it follow more slowly. If
    /// `elapsedTime` is not positive, the function does nothing.
    void smooth(const Vec3& target, float elapsedTime, float responseTime) {
        if (elapsedTime > 0.0f) *this += (target - *this) * (elapsedTime / (elapsedTime + responseTime));
    }

    Vec3 operator+(const Vec3& v) const { return {x + v.x, y + v.y, z + v.z}; }
    Vec3& operator+=(const Vec3& v) { return *this = *this + v; }
    Vec3 operator-(const Vec3& v) const { return {x - v.x, y - v.y, z - v.z}; }
    Vec3& operator-=(const Vec3& v) { return *this = *this - v; }
    Vec3 operator-() const { return {-x, -y, -z}; }
    Vec3 operator*(float s) const { return {x * s, y * s, z * s}; }
    Vec3& operator*=(float s) { return *this = *this * s; }
    /// Divides all coordinates. If `s` is 0, they become infinite or, from 0, NaN.
    Vec3 operator/(float s) const { return {x / s, y / s, z / s}; }
    /// Whether every coordinate is smaller (or greater). This is not an order, so do not sort by it.
    bool operator<(const Vec3& rhs) const { return x < rhs.x && y < rhs.y && z < rhs.z; }
    bool operator>(const Vec3& rhs) const { return rhs < *this; }
    /// Whether both vectors are exactly equal.
    bool operator==(const Vec3& v) const { return x == v.x && y == v.y && z == v.z; }
    bool operator!=(const Vec3& v) const { return !(*this == v); }

    static const Vec3 ZERO;   ///< The vector (0, 0, 0).
    static const Vec3 ONE;    ///< The vector (1, 1, 1).
    static const Vec3 UNIT_X; ///< The vector (1, 0, 0), the direction of the x axis.
    static const Vec3 UNIT_Y; ///< The vector (0, 1, 0), the direction of the y axis.
    static const Vec3 UNIT_Z; ///< The vector (0, 0, 1), the direction of the z axis.
};

/// Returns a vector multiplied by a number.
inline Vec3 operator*(float x, const Vec3& v) {
    return v * x;
}

inline constexpr Vec3 Vec3::ZERO{0.0f, 0.0f, 0.0f};
inline constexpr Vec3 Vec3::ONE{1.0f, 1.0f, 1.0f};
inline constexpr Vec3 Vec3::UNIT_X{1.0f, 0.0f, 0.0f};
inline constexpr Vec3 Vec3::UNIT_Y{0.0f, 1.0f, 0.0f};
inline constexpr Vec3 Vec3::UNIT_Z{0.0f, 0.0f, 1.0f};

} // namespace cocos2d
