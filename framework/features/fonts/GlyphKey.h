#pragma once

#include <cstddef>
#include <cstdint>

namespace copra {

/// A glyph of a FontChain: the index of its font and the index of the glyph in that font. The value 0 means
/// no glyph.
class GlyphKey {
public:
    /// Constructs the key of no glyph.
    GlyphKey() = default;
    GlyphKey(std::size_t font, std::uint32_t glyph)
        : _value(glyph == 0 || glyph > kMaxGlyph ? 0
                                                 : static_cast<std::uint32_t>(font) << kGlyphBits | glyph) {}

    explicit operator bool() const { return _value != 0; }
    /// The index of the font in the chain, the index of the glyph in the font, and both as one number.
    std::size_t font() const { return _value >> kGlyphBits; }
    std::uint32_t glyph() const { return _value & kMaxGlyph; }
    std::uint32_t value() const { return _value; }

private:
    // The number of bits for a glyph: font files have no more glyphs.
    static constexpr unsigned kGlyphBits = 16;
    static constexpr std::uint32_t kMaxGlyph = 0xFFFF;
    std::uint32_t _value = 0;
};

} // namespace copra
