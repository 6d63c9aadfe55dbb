#pragma once

/// The two colors of axmol 3.0, which has no others.

#include "math/Color.h"

#include <cstdint>

#pragma push_macro("TRANSPARENT") // of Windows
#undef TRANSPARENT

namespace cocos2d {

/// A color of axmol 3.0, which converts to every type of color. The default of alpha is 255.
struct Color32 : Color4B {
    /// Constructs transparent black.
    constexpr Color32() = default;
    /// Constructs a color from its channels, from 0 to 255.
    constexpr Color32(std::uint8_t red, std::uint8_t green, std::uint8_t blue, std::uint8_t alpha = 255)
        : Color4B(red, green, blue, alpha) {}
    /// Converts a color with the same channels.
    constexpr Color32(const Color4B& color) : Color4B(color) {}
    /// Converts an opaque color.
    constexpr Color32(const Color3B& color) : Color4B(color) {}
    /// Converts a color whose channels are from 0 to 1. They are rounded.
    explicit constexpr Color32(const Color4F& color)
        : Color4B(byte(color.r), byte(color.g), byte(color.b), byte(color.a)) {}
    /// Converts the color to one without an opacity.
    constexpr operator Color3B() const { return Color3B(static_cast<const Color4B&>(*this)); }
    /// Converts the color to channels from 0 to 1.
    constexpr operator Color4F() const { return Color4F(static_cast<const Color4B&>(*this)); }

    /// Common colors.
    static const Color32 WHITE;
    static const Color32 YELLOW;
    static const Color32 BLUE;
    static const Color32 GREEN;
    static const Color32 RED;
    static const Color32 MAGENTA;
    static const Color32 BLACK;
    static const Color32 ORANGE;
    static const Color32 GRAY;
    static const Color32 TRANSPARENT;

private:
    static constexpr std::uint8_t byte(float channel) { return copra::channelByte(channel + 0.5f / 255.0f); }
};

/// Name of Color4F in axmol 3.0. The default of alpha is 1.
struct Color : Color4F {
    /// Constructs transparent black.
    constexpr Color() = default;
    /// Constructs a color from its channels, from 0 to 1.
    constexpr Color(float red, float green, float blue, float alpha = 1.0f)
        : Color4F(red, green, blue, alpha) {}
    /// Converts a color with the same channels.
    constexpr Color(const Color4F& color) : Color4F(color) {}
    /// Converts a color whose channels are from 0 to 255.
    constexpr Color(const Color32& color) : Color4F(static_cast<const Color4B&>(color)) {}
    /// Converts a color without an opacity, to which `alpha`, from 0 to 1, is added.
    explicit constexpr Color(const Color3B& color, float alpha = 1.0f) : Color4F(color, alpha) {}
    /// Converts a color whose channels are from 0 to 255.
    explicit constexpr Color(const Color4B& color) : Color4F(color) {}

    /// Creates a color from 0xRRGGBBAA.
    static constexpr Color fromHex(unsigned int value) {
        const auto channel = [value](int shift) {
            return static_cast<float>(value >> shift & 0xFFU) / 255.0f;
        };
        return {channel(24), channel(16), channel(8), channel(0)};
    }

    /// Multiplies red, green and blue by alpha.
    constexpr Color& premultiplyAlpha() {
        r *= a;
        g *= a;
        b *= a;
        return *this;
    }

    /// Common colors.
    static const Color WHITE;
    static const Color YELLOW;
    static const Color BLUE;
    static const Color GREEN;
    static const Color RED;
    static const Color MAGENTA;
    static const Color BLACK;
    static const Color ORANGE;
    static const Color GRAY;
    static const Color TRANSPARENT;
};

inline constexpr Color32 Color32::WHITE{Color3B::WHITE};
inline constexpr Color Color::WHITE{Color3B::WHITE};
inline constexpr Color32 Color32::YELLOW{Color3B::YELLOW};
inline constexpr Color Color::YELLOW{Color3B::YELLOW};
inline constexpr Color32 Color32::BLUE{Color3B::BLUE};
inline constexpr Color Color::BLUE{Color3B::BLUE};
inline constexpr Color32 Color32::GREEN{Color3B::GREEN};
inline constexpr Color Color::GREEN{Color3B::GREEN};
inline constexpr Color32 Color32::RED{Color3B::RED};
inline constexpr Color Color::RED{Color3B::RED};
inline constexpr Color32 Color32::MAGENTA{Color3B::MAGENTA};
inline constexpr Color Color::MAGENTA{Color3B::MAGENTA};
inline constexpr Color32 Color32::BLACK{Color3B::BLACK};
inline constexpr Color Color::BLACK{Color3B::BLACK};
inline constexpr Color32 Color32::ORANGE{Color3B::ORANGE};
inline constexpr Color Color::ORANGE{Color3B::ORANGE};
inline constexpr Color32 Color32::GRAY{Color3B::GRAY};
inline constexpr Color Color::GRAY{Color3B::GRAY};
inline constexpr Color32 Color32::TRANSPARENT{0, 0, 0, 0};
inline constexpr Color Color::TRANSPARENT{0.0f, 0.0f, 0.0f, 0.0f};

} // namespace cocos2d

#pragma pop_macro("TRANSPARENT")
