#pragma once

#include "math/Vec2.h"

namespace cocos2d {

/// A width and a height, in points unless stated otherwise.
class Size {
public:
    union {
        float width; ///< The width, in points unless stated otherwise; it may be negative.
        float x;     ///< The width, under the name that axmol uses.
    };
    union {
        float height; ///< The height, in points unless stated otherwise; it may be negative.
        float y;      ///< The height, under the name that axmol uses.
    };

    /// Constructs a size of 0 x 0.
    constexpr Size() : width(0.0f), height(0.0f) {}
    /// Constructs a size of `w` x `h`.
    constexpr Size(float w, float h) : width(w), height(h) {}
    /// Converts a Vec2. The conversion is implicit, as in 2.x and axmol; in 3.17, it is explicit.
    constexpr Size(const Vec2& point) : width(point.x), height(point.y) {}
    /// Constructs a size from the two floats that `array` points to.
    explicit constexpr Size(const float* array) : width(array[0]), height(array[1]) {}

    /// Copies x to the width and y to the height.
    Size& operator=(const Vec2& point) {
        setSize(point.x, point.y);
        return *this;
    }
    /// Converts to a Vec2, with the width as x and the height as y.
    operator Vec2() const { return {width, height}; }

    /// Adds the widths and the heights.
    Size operator+(const Size& right) const { return {width + right.width, height + right.height}; }
    /// Subtracts the width and the height of `right`.
    Size operator-(const Size& right) const { return {width - right.width, height - right.height}; }
    /// Multiplies width and height by `a`.
    Size operator*(float a) const { return {width * a, height * a}; }
    /// Divides width and height. If `a` is 0, debug builds assert; release builds return the size unchanged.
    Size operator/(float a) const {
        CCASSERT(a != 0.0f, "Size divided by 0");
        return a != 0.0f ? Size{width / a, height / a} : *this;
    }

    /// Sets width and height.
    void setSize(float w, float h) {
        width = w;
        height = h;
    }
    /// Whether both sizes are equal up to FLT_EPSILON in each component.
    bool equals(const Size& target) const {
        return std::fabs(width - target.width) < FLT_EPSILON &&
               std::fabs(height - target.height) < FLT_EPSILON;
    }

    static const Size ZERO; ///< A size of 0 x 0.
};

inline constexpr Size Size::ZERO{};

} // namespace cocos2d
