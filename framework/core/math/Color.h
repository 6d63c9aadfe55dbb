#pragma once

#include "math/fwd.h"

#include <cstdint>

namespace copra {

/// Returns a color channel of 0..1 as a byte, cut to an integer. Other values give what the cast in cocos2d-x
/// gives on x86: the lowest eight bits of the integer, and 0 for infinity and NaN.
constexpr std::uint8_t channelByte(float channel) {
    constexpr float kEnd = 2147483648.0f; // of int
    const float scaled = channel * 255.0f;
    return scaled > -kEnd && scaled < kEnd ? static_cast<std::uint8_t>(static_cast<int>(scaled)) : 0;
}

} // namespace copra

namespace cocos2d {

/// An opaque color with channels from 0 to 255. A color with alpha equals it only if that alpha is full.
struct Color3B {
    /// Constructs the color black.
    constexpr Color3B() = default;
    /// Constructs a color from red, green, and blue, which are from 0 to 255.
    constexpr Color3B(std::uint8_t _r, std::uint8_t _g, std::uint8_t _b) : r(_r), g(_g), b(_b) {}
    /// Constructs a color without the alpha of another one.
    explicit constexpr Color3B(const Color4B& color);
    /// Constructs a color without the alpha of another one. Channels are truncated.
    explicit constexpr Color3B(const Color4F& color);

    /// Whether all channels of both colors are equal.
    constexpr bool operator==(const Color3B& right) const {
        return r == right.r && g == right.g && b == right.b;
    }
    /// Whether the channels are equal and the other color is opaque.
    constexpr bool operator==(const Color4B& right) const;
    /// Whether a color of floats is opaque and its channels are equal to those of this color.
    constexpr bool operator==(const Color4F& right) const;
    /// Whether a channel of the colors differs.
    constexpr bool operator!=(const Color3B& right) const { return !(*this == right); }
    /// Whether a channel differs or the other color is not opaque.
    constexpr bool operator!=(const Color4B& right) const { return !(*this == right); }
    /// Whether a color of floats is not opaque or a channel differs.
    constexpr bool operator!=(const Color4F& right) const { return !(*this == right); }
    /// Whether both colors are exactly equal.
    constexpr bool equals(const Color3B& other) const { return *this == other; }

    std::uint8_t r = 0; ///< The red channel, from 0 to 255.
    std::uint8_t g = 0; ///< The green channel, from 0 to 255.
    std::uint8_t b = 0; ///< The blue channel, from 0 to 255.

    // Colors that are often used.
    static const Color3B WHITE;   ///< White: (255, 255, 255).
    static const Color3B YELLOW;  ///< Yellow: (255, 255, 0).
    static const Color3B BLUE;    ///< Blue: (0, 0, 255).
    static const Color3B GREEN;   ///< Green: (0, 255, 0).
    static const Color3B RED;     ///< Red: (255, 0, 0).
    static const Color3B MAGENTA; ///< Magenta: (255, 0, 255).
    static const Color3B BLACK;   ///< Black: (0, 0, 0).
    static const Color3B ORANGE;  ///< Orange: (255, 127, 0).
    static const Color3B GRAY;    ///< Gray: (166, 166, 166).
};

/// A color with alpha, with channels from 0 to 255.
struct Color4B {
    /// Constructs transparent black.
    constexpr Color4B() = default;
    /// Constructs a color from red, green, blue, and alpha, which are from 0 to 255. An alpha of 255 is
    /// opaque.
    constexpr Color4B(std::uint8_t _r, std::uint8_t _g, std::uint8_t _b, std::uint8_t _a)
        : r(_r), g(_g), b(_b), a(_a) {}
    /// Constructs a color from another one and an alpha from 0 to 255.
    explicit constexpr Color4B(const Color3B& color, std::uint8_t _a = 255)
        : r(color.r), g(color.g), b(color.b), a(_a) {}
    /// Constructs a color from one with floats. Channels are truncated.
    explicit constexpr Color4B(const Color4F& color);

    /// Sets all channels.
    void set(std::uint8_t _r, std::uint8_t _g, std::uint8_t _b, std::uint8_t _a) { *this = {_r, _g, _b, _a}; }

    /// Whether all channels of both colors are equal.
    constexpr bool operator==(const Color4B& right) const {
        return r == right.r && g == right.g && b == right.b && a == right.a;
    }
    /// Whether the channels are equal and this color is opaque.
    constexpr bool operator==(const Color3B& right) const { return right == *this; }
    /// Whether all channels are exactly equal after conversion to Color4F.
    constexpr bool operator==(const Color4F& right) const;
    /// Whether a channel of the colors differs.
    constexpr bool operator!=(const Color4B& right) const { return !(*this == right); }
    /// Whether a channel differs or this color is not opaque.
    constexpr bool operator!=(const Color3B& right) const { return !(*this == right); }
    /// Whether a channel differs after conversion to Color4F.
    constexpr bool operator!=(const Color4F& right) const { return !(*this == right); }

    std::uint8_t r = 0; ///< The red channel, from 0 to 255.
    std::uint8_t g = 0; ///< The green channel, from 0 to 255.
    std::uint8_t b = 0; ///< The blue channel, from 0 to 255.
    std::uint8_t a = 0; ///< The opacity, from 0 (invisible) to 255 (opaque).

    // Opaque colors that are often used.
    static const Color4B WHITE;   ///< White: (255, 255, 255, 255).
    static const Color4B YELLOW;  ///< Yellow: (255, 255, 0, 255).
    static const Color4B BLUE;    ///< Blue: (0, 0, 255, 255).
    static const Color4B GREEN;   ///< Green: (0, 255, 0, 255).
    static const Color4B RED;     ///< Red: (255, 0, 0, 255).
    static const Color4B MAGENTA; ///< Magenta: (255, 0, 255, 255).
    static const Color4B BLACK;   ///< Black: (0, 0, 0, 255).
    static const Color4B ORANGE;  ///< Orange: (255, 127, 0, 255).
    static const Color4B GRAY;    ///< Gray: (166, 166, 166, 255).
};

/// A color with alpha, with channels from 0 to 1. Values outside are kept.
struct Color4F {
    /// Constructs transparent black.
    constexpr Color4F() = default;
    /// Constructs a color from red, green, blue, and alpha, which are from 0 to 1. An alpha of 1 is opaque.
    constexpr Color4F(float _r, float _g, float _b, float _a) : r(_r), g(_g), b(_b), a(_a) {}
    /// Constructs a color from another one and an alpha from 0 to 1.
    explicit constexpr Color4F(const Color3B& color, float _a = 1.0f)
        : r(color.r / 255.0f), g(color.g / 255.0f), b(color.b / 255.0f), a(_a) {}
    /// Converts a Color4B. It is not explicit, because functions of axmol 2.x take a Color4B where those of
    /// cocos2d-x take a Color4F.
    constexpr Color4F(const Color4B& color)
        : r(color.r / 255.0f), g(color.g / 255.0f), b(color.b / 255.0f), a(color.a / 255.0f) {}

    /// Whether all channels of both colors are equal.
    constexpr bool operator==(const Color4F& right) const {
        return r == right.r && g == right.g && b == right.b && a == right.a;
    }
    /// Whether the channels are equal and this color is opaque.
    constexpr bool operator==(const Color3B& right) const { return a == 1.0f && Color4F(right) == *this; }
    /// Whether all channels are exactly equal after conversion to Color4F.
    constexpr bool operator==(const Color4B& right) const { return Color4F(right) == *this; }
    /// Whether a channel of the colors differs.
    constexpr bool operator!=(const Color4F& right) const { return !(*this == right); }
    /// Whether a channel differs or this color is not opaque.
    constexpr bool operator!=(const Color3B& right) const { return !(*this == right); }
    /// Whether a channel differs after conversion to Color4F.
    constexpr bool operator!=(const Color4B& right) const { return !(*this == right); }
    /// Whether both colors are exactly equal.
    constexpr bool equals(const Color4F& other) const { return *this == other; }

    float r = 0.0f; ///< The red channel, from 0 to 1.
    float g = 0.0f; ///< The green channel, from 0 to 1.
    float b = 0.0f; ///< The blue channel, from 0 to 1.
    float a = 0.0f; ///< The opacity, from 0 (invisible) to 1 (opaque).

    // Opaque colors that are often used.
    static const Color4F WHITE;   ///< White: (1, 1, 1, 1).
    static const Color4F YELLOW;  ///< Yellow: (1, 1, 0, 1).
    static const Color4F BLUE;    ///< Blue: (0, 0, 1, 1).
    static const Color4F GREEN;   ///< Green: (0, 1, 0, 1).
    static const Color4F RED;     ///< Red: (1, 0, 0, 1).
    static const Color4F MAGENTA; ///< Magenta: (1, 0, 1, 1).
    static const Color4F BLACK;   ///< Black: (0, 0, 0, 1).
    static const Color4F ORANGE;  ///< Orange: (1, 0.5, 0, 1).
    static const Color4F GRAY;    ///< Gray: (0.65, 0.65, 0.65, 1).
};

/// Arithmetic channel by channel, alpha included, without limits.
constexpr Color4F& operator+=(Color4F& lhs, const Color4F& rhs) {
    return lhs = {lhs.r + rhs.r, lhs.g + rhs.g, lhs.b + rhs.b, lhs.a + rhs.a};
}
constexpr Color4F operator+(Color4F lhs, const Color4F& rhs) {
    return lhs += rhs;
}
constexpr Color4F& operator-=(Color4F& lhs, const Color4F& rhs) {
    return lhs = {lhs.r - rhs.r, lhs.g - rhs.g, lhs.b - rhs.b, lhs.a - rhs.a};
}
constexpr Color4F operator-(Color4F lhs, const Color4F& rhs) {
    return lhs -= rhs;
}
constexpr Color4F& operator*=(Color4F& lhs, const Color4F& rhs) {
    return lhs = {lhs.r * rhs.r, lhs.g * rhs.g, lhs.b * rhs.b, lhs.a * rhs.a};
}
constexpr Color4F operator*(Color4F lhs, const Color4F& rhs) {
    return lhs *= rhs;
}
constexpr Color4F& operator*=(Color4F& lhs, float rhs) {
    return lhs = {lhs.r * rhs, lhs.g * rhs, lhs.b * rhs, lhs.a * rhs};
}
constexpr Color4F operator*(Color4F lhs, float rhs) {
    return lhs *= rhs;
}
constexpr Color4F& operator/=(Color4F& lhs, const Color4F& rhs) {
    return lhs = {lhs.r / rhs.r, lhs.g / rhs.g, lhs.b / rhs.b, lhs.a / rhs.a};
}
constexpr Color4F operator/(Color4F lhs, const Color4F& rhs) {
    return lhs /= rhs;
}
constexpr Color4F& operator/=(Color4F& lhs, float rhs) {
    return lhs = {lhs.r / rhs, lhs.g / rhs, lhs.b / rhs, lhs.a / rhs};
}
constexpr Color4F operator/(Color4F lhs, float rhs) {
    return lhs /= rhs;
}

constexpr Color3B::Color3B(const Color4B& color) : r(color.r), g(color.g), b(color.b) {}
constexpr Color3B::Color3B(const Color4F& color)
    : r(copra::channelByte(color.r)), g(copra::channelByte(color.g)), b(copra::channelByte(color.b)) {}
constexpr Color4B::Color4B(const Color4F& color)
    : r(copra::channelByte(color.r)),
      g(copra::channelByte(color.g)),
      b(copra::channelByte(color.b)),
      a(copra::channelByte(color.a)) {}
constexpr bool Color3B::operator==(const Color4B& right) const {
    return right.a == 255 && *this == Color3B(right);
}
constexpr bool Color3B::operator==(const Color4F& right) const {
    return right == *this;
}
constexpr bool Color4B::operator==(const Color4F& right) const {
    return right == *this;
}

// Compile-time constants, so that they are ready before any constructor of a static object runs.
inline constexpr Color3B Color3B::WHITE{255, 255, 255};
inline constexpr Color3B Color3B::YELLOW{255, 255, 0};
inline constexpr Color3B Color3B::BLUE{0, 0, 255};
inline constexpr Color3B Color3B::GREEN{0, 255, 0};
inline constexpr Color3B Color3B::RED{255, 0, 0};
inline constexpr Color3B Color3B::MAGENTA{255, 0, 255};
inline constexpr Color3B Color3B::BLACK{0, 0, 0};
inline constexpr Color3B Color3B::ORANGE{255, 127, 0};
inline constexpr Color3B Color3B::GRAY{166, 166, 166};

inline constexpr Color4B Color4B::WHITE{Color3B::WHITE};
inline constexpr Color4B Color4B::YELLOW{Color3B::YELLOW};
inline constexpr Color4B Color4B::BLUE{Color3B::BLUE};
inline constexpr Color4B Color4B::GREEN{Color3B::GREEN};
inline constexpr Color4B Color4B::RED{Color3B::RED};
inline constexpr Color4B Color4B::MAGENTA{Color3B::MAGENTA};
inline constexpr Color4B Color4B::BLACK{Color3B::BLACK};
inline constexpr Color4B Color4B::ORANGE{Color3B::ORANGE};
inline constexpr Color4B Color4B::GRAY{Color3B::GRAY};

inline constexpr Color4F Color4F::WHITE{1.0f, 1.0f, 1.0f, 1.0f};
inline constexpr Color4F Color4F::YELLOW{1.0f, 1.0f, 0.0f, 1.0f};
inline constexpr Color4F Color4F::BLUE{0.0f, 0.0f, 1.0f, 1.0f};
inline constexpr Color4F Color4F::GREEN{0.0f, 1.0f, 0.0f, 1.0f};
inline constexpr Color4F Color4F::RED{1.0f, 0.0f, 0.0f, 1.0f};
inline constexpr Color4F Color4F::MAGENTA{1.0f, 0.0f, 1.0f, 1.0f};
inline constexpr Color4F Color4F::BLACK{0.0f, 0.0f, 0.0f, 1.0f};
inline constexpr Color4F Color4F::ORANGE{1.0f, 0.5f, 0.0f, 1.0f};
inline constexpr Color4F Color4F::GRAY{0.65f, 0.65f, 0.65f, 1.0f};

} // namespace cocos2d
