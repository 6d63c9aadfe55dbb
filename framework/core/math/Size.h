#pragma once

#include "math/Vec2.h"

namespace cocos2d {

/// A width and a height, in points unless said otherwise.
class Size {
public:
    union {
        float width; ///< points, unless it is said otherwise; may be negative
        float x;     ///< see Vec2
    };
    union {
        float height; ///< points, as the width
        float y;      ///< see Vec2
    };

    /// A size of 0 x 0.
    constexpr Size() : width(0.0f), height(0.0f) {}
    /// A size of `w` x `h`.
    constexpr Size(float w, float h) : width(w), height(h) {}
    /// Implicit, as in 2.x and axmol; 3.17 wants it written out. A class has one definition for all games.
    constexpr Size(const Vec2& point) : width(point.x), height(point.y) {}
    /// The two floats that `array` points to.
    explicit constexpr Size(const float* array) : width(array[0]), height(array[1]) {}

    Size& operator=(const Vec2& point) {
        setSize(point.x, point.y);
        return *this;
    }
    /// The width as x and the height as y.
    operator Vec2() const { return {width, height}; }

    Size operator+(const Size& right) const { return {width + right.width, height + right.height}; }
    Size operator-(const Size& right) const { return {width - right.width, height - right.height}; }
    Size operator*(float a) const { return {width * a, height * a}; }
    /// Asserts when `a` is 0 and gives the size unchanged then.
    Size operator/(float a) const {
        CCASSERT(a != 0.0f, "Size divided by 0");
        return a != 0.0f ? Size{width / a, height / a} : *this;
    }

    /// Sets both.
    void setSize(float w, float h) {
        width = w;
        height = h;
    }
    /// Equal up to FLT_EPSILON in each component.
    bool equals(const Size& target) const {
        return std::fabs(width - target.width) < FLT_EPSILON &&
               std::fabs(height - target.height) < FLT_EPSILON;
    }

    static const Size ZERO; ///< no extent
};

inline constexpr Size Size::ZERO{};

} // namespace cocos2d
