#pragma once

#include "math/Vec2.h"

// For axmol, see Vec2.h; in 2.x a size is made of a point without saying so.
#if defined(COPRA_AXMOL)
#define COPRA_SIDE(name, other)                                                                              \
    union {                                                                                                  \
        float name;                                                                                          \
        float other;                                                                                         \
    }
#define COPRA_CONVERSIONS                                                                                    \
    constexpr Size(const Vec2& point) : width(point.x), height(point.y) {}                                   \
    constexpr Size(const float* array) : width(array[0]), height(array[1]) {}
#elif defined(COPRA_V2)
#define COPRA_SIDE(name, other) float name
#define COPRA_CONVERSIONS                                                                                    \
    constexpr Size(const Vec2& point) : width(point.x), height(point.y) {}
#else
#define COPRA_SIDE(name, other) float name
#define COPRA_CONVERSIONS                                                                                    \
    explicit constexpr Size(const Vec2& point) : width(point.x), height(point.y) {}
#endif

namespace cocos2d {

/// A width and a height, in points unless said otherwise.
class Size {
public:
    /// Negative values are possible and mean what the user of the size makes of them.
    COPRA_SIDE(width, x);
    COPRA_SIDE(height, y);

    constexpr Size() : width(0.0f), height(0.0f) {}
    constexpr Size(float w, float h) : width(w), height(h) {}
    COPRA_CONVERSIONS

    Size& operator=(const Vec2& point) {
        setSize(point.x, point.y);
        return *this;
    }
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

#undef COPRA_SIDE
#undef COPRA_CONVERSIONS
