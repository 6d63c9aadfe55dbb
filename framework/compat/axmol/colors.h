#pragma once

/// The two colors of axmol 3.0, which has no others.

#include "math/Color.h"

#include <cstdint>

#pragma push_macro("TRANSPARENT") // of Windows
#undef TRANSPARENT

namespace cocos2d {

/// A color of axmol 3.0, which functions for any kind of color take: alpha is 255 if it is left out.
struct Color32 : Color4B {
    constexpr Color32() = default;
    constexpr Color32(std::uint8_t red, std::uint8_t green, std::uint8_t blue, std::uint8_t alpha = 255)
        : Color4B(red, green, blue, alpha) {}
    constexpr Color32(const Color4B& color) : Color4B(color) {}
    constexpr Color32(const Color3B& color) : Color4B(color) {}
    /// Channels are rounded.
    explicit constexpr Color32(const Color4F& color)
        : Color4B(byte(color.r), byte(color.g), byte(color.b), byte(color.a)) {}
    constexpr operator Color3B() const { return Color3B(static_cast<const Color4B&>(*this)); }
    constexpr operator Color4F() const { return Color4F(static_cast<const Color4B&>(*this)); }

    static const Color32 TRANSPARENT;

private:
    static constexpr std::uint8_t byte(float channel) { return copra::channelByte(channel + 0.5f / 255.0f); }
};

/// The name of Color4F in axmol 3.0: alpha is 1 if it is left out.
struct Color : Color4F {
    constexpr Color() = default;
    constexpr Color(float red, float green, float blue, float alpha = 1.0f)
        : Color4F(red, green, blue, alpha) {}
    constexpr Color(const Color4F& color) : Color4F(color) {}
    constexpr Color(const Color32& color) : Color4F(static_cast<const Color4B&>(color)) {}
    explicit constexpr Color(const Color3B& color, float alpha = 1.0f) : Color4F(color, alpha) {}
    explicit constexpr Color(const Color4B& color) : Color4F(color) {}

    /// From 0xRRGGBBAA.
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

    static const Color TRANSPARENT;
};

inline constexpr Color32 Color32::TRANSPARENT{0, 0, 0, 0};
inline constexpr Color Color::TRANSPARENT{0.0f, 0.0f, 0.0f, 0.0f};

} // namespace cocos2d

#pragma pop_macro("TRANSPARENT")
