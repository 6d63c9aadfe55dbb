#pragma once

#include "base/macros.h"
#include "math/fwd.h"
#include "math/trigonometry.h"

#include <cmath>
#include <functional>
#include <type_traits>
#include <utility>

namespace cocos2d {

/// Returns a value limited to the range between two bounds, which may be in either order.
inline float clampf(float value, float min_inclusive, float max_inclusive) {
    if (min_inclusive > max_inclusive) std::swap(min_inclusive, max_inclusive);
    return value < min_inclusive ? min_inclusive : (value < max_inclusive ? value : max_inclusive);
}

/// A point or a direction in the plane. x grows to the right and y upward. Angles are in radians,
/// counterclockwise.
///
/// The coordinates also have the names of the sides of a size, and vice versa: axmol has one class for both.
class Vec2 {
public:
    union {
        float x;     ///< The coordinate to the right.
        float width; ///< Another name of x.
    };
    union {
        float y;      ///< The coordinate upward.
        float height; ///< Another name of y.
    };

    /// Constructs the point (0, 0).
    constexpr Vec2() : x(0.0f), y(0.0f) {}
    /// Constructs a point or direction from two coordinates.
    constexpr Vec2(float xx, float yy) : x(xx), y(yy) {}
    /// Constructs a vector from the two floats that `array` points to.
    constexpr Vec2(const float* array) : x(array[0]), y(array[1]) {}
    /// Constructs the vector from p1 to p2.
    constexpr Vec2(const Vec2& p1, const Vec2& p2) : x(p2.x - p1.x), y(p2.y - p1.y) {}

    /// Whether both coordinates are exactly 0.
    bool isZero() const { return x == 0.0f && y == 0.0f; }
    /// Whether both coordinates are exactly 1.
    bool isOne() const { return x == 1.0f && y == 1.0f; }

    /// Sets both coordinates.
    void set(float xx, float yy) {
        x = xx;
        y = yy;
    }
    /// Sets both coordinates from two floats in a row.
    void set(const float* array) { set(array[0], array[1]); }
    /// Copies another vector.
    void set(const Vec2& v) { *this = v; }
    /// Sets this to the vector from p1 to p2.
    void set(const Vec2& p1, const Vec2& p2) { set(p2.x - p1.x, p2.y - p1.y); }
    /// Sets both coordinates, as set() does.
    void setPoint(float xx, float yy) { set(xx, yy); }
    /// Sets both coordinates to 0.
    void setZero() { set(0.0f, 0.0f); }

    /// Adds another vector.
    void add(const Vec2& v) { *this += v; }
    /// Stores v1 + v2 in `dst`.
    static void add(const Vec2& v1, const Vec2& v2, Vec2* dst) { *dst = v1 + v2; }
    /// Subtracts another vector.
    void subtract(const Vec2& v) { *this -= v; }
    /// Stores v1 - v2 in `dst`.
    static void subtract(const Vec2& v1, const Vec2& v2, Vec2* dst) { *dst = v1 - v2; }
    /// Changes the sign of both coordinates.
    void negate() { set(-x, -y); }
    /// Multiplies both coordinates by a number.
    void scale(float scalar) { *this *= scalar; }
    /// Multiplies each coordinate by its own factor.
    void scale(const Vec2& scale) { set(x * scale.x, y * scale.y); }

    /// Limits each coordinate to [min, max]. If `min` exceeds `max`, debug builds assert; release builds
    /// exchange the two bounds.
    void clamp(const Vec2& min, const Vec2& max);
    /// Stores `v` in `dst`, with each coordinate limited to [min, max]. If `min` exceeds `max`, debug builds
    /// assert; release builds exchange the two bounds.
    static void clamp(const Vec2& v, const Vec2& min, const Vec2& max, Vec2* dst);
    /// Returns the point with each coordinate limited to the range between two bounds, which may be in either
    /// order.
    Vec2 getClampPoint(const Vec2& min_inclusive, const Vec2& max_inclusive) const {
        return {clampf(x, min_inclusive.x, max_inclusive.x), clampf(y, min_inclusive.y, max_inclusive.y)};
    }

    /// Returns the length of the vector.
    float length() const { return std::sqrt(x * x + y * y); }
    /// Returns the square of the length, which is faster to compute.
    float lengthSquared() const { return x * x + y * y; }
    float getLength() const { return length(); }          ///< Returns the length of the vector.
    float getLengthSq() const { return lengthSquared(); } ///< Returns the square of the length.
    /// Returns the distance to another point.
    float distance(const Vec2& v) const { return (v - *this).length(); }
    /// Returns the square of the distance, which is faster to compute.
    float distanceSquared(const Vec2& v) const { return (v - *this).lengthSquared(); }
    /// Returns the distance to another point.
    float getDistance(const Vec2& other) const { return distance(other); }
    /// Returns the square of the distance.
    float getDistanceSq(const Vec2& other) const { return distanceSquared(other); }

    /// Returns the dot product: the product of the lengths and the cosine of the angle between both.
    float dot(const Vec2& v) const { return x * v.x + y * v.y; }
    /// Returns the dot product of two vectors.
    static float dot(const Vec2& v1, const Vec2& v2) { return v1.dot(v2); }
    /// Returns the cross product: the product of the lengths and the sine of the angle from this vector to
    /// the other, counterclockwise.
    float cross(const Vec2& other) const { return x * other.y - y * other.x; }

    /// Makes the length 1. A vector that is too short for that remains unchanged.
    void normalize();
    /// Returns a copy with the length 1. A vector that is too short for that is returned unchanged.
    Vec2 getNormalized() const;

    /// Returns the direction of this vector in radians in (-pi, pi], counterclockwise from the x axis, or 0
    /// for (0, 0).
    float getAngle() const { return copra::arcTangent(y, x); }
    /// Returns the signed angle from this vector to `other`. Counterclockwise is positive. The angle is 0 if
    /// they agree or nearly agree.
    float getAngle(const Vec2& other) const;
    /// Returns the unsigned angle between two vectors, from 0 to pi.
    static float angle(const Vec2& v1, const Vec2& v2);
    /// Returns the vector of length 1 in the direction `a`.
    static Vec2 forAngle(const float a) {
        const copra::Turn turn = copra::turnOfRadians(a);
        return {turn.cos, turn.sin};
    }

    /// Rotates this vector counterclockwise about `point` by `angle` radians.
    void rotate(const Vec2& point, float angle);
    /// Returns this vector rotated counterclockwise about `pivot`, by an angle in radians.
    Vec2 rotateByAngle(const Vec2& pivot, float angle) const;
    /// Returns the complex product, which adds the angles and multiplies the lengths.
    Vec2 rotate(const Vec2& other) const { return {x * other.x - y * other.y, x * other.y + y * other.x}; }
    /// Returns this vector rotated back by the angle of `other`. The length is multiplied by the length of
    /// `other`.
    Vec2 unrotate(const Vec2& other) const { return {x * other.x + y * other.y, y * other.x - x * other.y}; }
    /// Returns this vector rotated by 90 degrees counterclockwise.
    Vec2 getPerp() const { return {-y, x}; }
    /// Returns this vector rotated by 90 degrees clockwise.
    Vec2 getRPerp() const { return {y, -x}; }

    /// Returns the projection of this vector onto `other`. If `other` is (0, 0), the result is NaN.
    Vec2 project(const Vec2& other) const { return other * (dot(other) / other.dot(other)); }
    /// Returns the point halfway to `other`.
    Vec2 getMidpoint(const Vec2& other) const { return {(x + other.x) / 2.0f, (y + other.y) / 2.0f}; }
    /// Returns this * (1 - alpha) + other * alpha. `alpha` is not limited.
    Vec2 lerp(const Vec2& other, float alpha) const { return *this * (1.0f - alpha) + other * alpha; }
    /// Moves this point toward `target`. A longer `responseTime` makes it follow more slowly. If
    /// `elapsedTime` is not positive, the function does nothing.
    void smooth(const Vec2& target, float elapsedTime, float responseTime) {
        if (elapsedTime > 0.0f) *this += (target - *this) * (elapsedTime / (elapsedTime + responseTime));
    }
    /// Returns the results of a function for both coordinates, for example of std::floor.
    Vec2 compOp(std::function<float(float)> function) const;

    /// Whether both points are equal up to FLT_EPSILON in each coordinate.
    bool equals(const Vec2& target) const {
        return std::fabs(x - target.x) < FLT_EPSILON && std::fabs(y - target.y) < FLT_EPSILON;
    }
    /// Whether both coordinates differ by at most `variance`.
    bool fuzzyEquals(const Vec2& target, float variance) const {
        return std::fabs(x - target.x) <= variance && std::fabs(y - target.y) <= variance;
    }

    Vec2 operator+(const Vec2& v) const { return {x + v.x, y + v.y}; }
    Vec2& operator+=(const Vec2& v) {
        x += v.x;
        y += v.y;
        return *this;
    }
    Vec2 operator-(const Vec2& v) const { return {x - v.x, y - v.y}; }
    Vec2& operator-=(const Vec2& v) {
        x -= v.x;
        y -= v.y;
        return *this;
    }
    Vec2 operator-() const { return {-x, -y}; }
    Vec2 operator*(float s) const { return {x * s, y * s}; }
    Vec2& operator*=(float s) {
        x *= s;
        y *= s;
        return *this;
    }
    /// Divides both coordinates. If `s` is 0, they become infinite or, from 0, NaN.
    Vec2 operator/(float s) const { return {x / s, y / s}; }
    /// Compares by x and then by y, so that points can be keys.
    bool operator<(const Vec2& v) const { return x == v.x ? y < v.y : x < v.x; }
    bool operator>(const Vec2& v) const { return v < *this; }
    /// Whether both vectors are exactly equal.
    bool operator==(const Vec2& v) const { return x == v.x && y == v.y; }
    bool operator!=(const Vec2& v) const { return !(*this == v); }

    /// Whether the lines through A,B and through C,D meet in one point: A + S(B-A) = C + T(D-C). Parallel and
    /// degenerate lines give false.
    static bool isLineIntersect(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D,
                                float* S = nullptr, float* T = nullptr);
    /// Whether two lines are the same line.
    static bool isLineOverlap(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D);
    /// Whether two lines are parallel. Lines that overlap and degenerate lines give false.
    static bool isLineParallel(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D);
    /// Whether the segments AB and CD are on one line and overlap. S and E, if they are not null, receive the
    /// ends of the overlap.
    static bool isSegmentOverlap(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D,
                                 Vec2* S = nullptr, Vec2* E = nullptr);
    /// Whether the segments AB and CD cross in one point, including their ends.
    static bool isSegmentIntersect(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D);
    /// Returns the point where the lines through A,B and C,D meet, or (0, 0) if they do not.
    static Vec2 getIntersectPoint(const Vec2& A, const Vec2& B, const Vec2& C, const Vec2& D);

    static const Vec2 ZERO;   ///< The vector (0, 0).
    static const Vec2 ONE;    ///< The vector (1, 1).
    static const Vec2 UNIT_X; ///< The vector (1, 0), the direction of the x axis.
    static const Vec2 UNIT_Y; ///< The vector (0, 1), the direction of the y axis.
    // The anchor points, as fractions of the size of a node.
    static const Vec2 ANCHOR_MIDDLE;        ///< The anchor point (0.5, 0.5): the center of a node.
    static const Vec2 ANCHOR_BOTTOM_LEFT;   ///< The anchor point (0, 0): the lower left corner.
    static const Vec2 ANCHOR_TOP_LEFT;      ///< The anchor point (0, 1): the upper left corner.
    static const Vec2 ANCHOR_BOTTOM_RIGHT;  ///< The anchor point (1, 0): the lower right corner.
    static const Vec2 ANCHOR_TOP_RIGHT;     ///< The anchor point (1, 1): the upper right corner.
    static const Vec2 ANCHOR_MIDDLE_RIGHT;  ///< The anchor point (1, 0.5): the center of the right edge.
    static const Vec2 ANCHOR_MIDDLE_LEFT;   ///< The anchor point (0, 0.5): the center of the left edge.
    static const Vec2 ANCHOR_MIDDLE_TOP;    ///< The anchor point (0.5, 1): the center of the top edge.
    static const Vec2 ANCHOR_MIDDLE_BOTTOM; ///< The anchor point (0.5, 0): the center of the bottom edge.
};

/// Returns a vector multiplied by a number.
inline Vec2 operator*(float x, const Vec2& v) {
    return v * x;
}

// Compile-time constants, so that they are ready before any constructor of a static object runs.
inline constexpr Vec2 Vec2::ZERO{0.0f, 0.0f};
inline constexpr Vec2 Vec2::ONE{1.0f, 1.0f};
inline constexpr Vec2 Vec2::UNIT_X{1.0f, 0.0f};
inline constexpr Vec2 Vec2::UNIT_Y{0.0f, 1.0f};
inline constexpr Vec2 Vec2::ANCHOR_MIDDLE{0.5f, 0.5f};
inline constexpr Vec2 Vec2::ANCHOR_BOTTOM_LEFT{0.0f, 0.0f};
inline constexpr Vec2 Vec2::ANCHOR_TOP_LEFT{0.0f, 1.0f};
inline constexpr Vec2 Vec2::ANCHOR_BOTTOM_RIGHT{1.0f, 0.0f};
inline constexpr Vec2 Vec2::ANCHOR_TOP_RIGHT{1.0f, 1.0f};
inline constexpr Vec2 Vec2::ANCHOR_MIDDLE_RIGHT{1.0f, 0.5f};
inline constexpr Vec2 Vec2::ANCHOR_MIDDLE_LEFT{0.0f, 0.5f};
inline constexpr Vec2 Vec2::ANCHOR_MIDDLE_TOP{0.5f, 1.0f};
inline constexpr Vec2 Vec2::ANCHOR_MIDDLE_BOTTOM{0.5f, 0.0f};

/// A deprecated alias of Vec2.
using Point = Vec2;

} // namespace cocos2d

/// @cond `auto [x, y] = node->getPosition()`: the two coordinates of Vec2, and the two sides of Size, as a
/// tuple. Classes with members in an anonymous union have no structured bindings without it.
namespace cocos2d {

template<std::size_t Index, class Pair, class Class = std::remove_cv_t<std::remove_reference_t<Pair>>,
         class = std::enable_if_t<std::is_same_v<Class, Vec2> || std::is_same_v<Class, Size>>>
constexpr decltype(auto) get(Pair&& pair) {
    static_assert(Index < 2);
    if constexpr (std::is_same_v<Class, Vec2> && Index == 0)
        return (std::forward<Pair>(pair).x);
    else if constexpr (std::is_same_v<Class, Vec2>)
        return (std::forward<Pair>(pair).y);
    else if constexpr (Index == 0)
        return (std::forward<Pair>(pair).width);
    else
        return (std::forward<Pair>(pair).height);
}

} // namespace cocos2d

namespace std {

template<>
struct tuple_size<cocos2d::Vec2> : integral_constant<size_t, 2> {};
template<>
struct tuple_size<cocos2d::Size> : integral_constant<size_t, 2> {};
template<size_t Index>
struct tuple_element<Index, cocos2d::Vec2> {
    using type = float;
};
template<size_t Index>
struct tuple_element<Index, cocos2d::Size> {
    using type = float;
};

} // namespace std
/// @endcond
