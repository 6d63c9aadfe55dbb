#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// The contents of a font file, shared by all that draw with it.
using FontBytes = std::shared_ptr<const std::vector<unsigned char>>;

/// A rasterised letter, in pixels.
struct Glyph {
    int width = 0;
    int height = 0;
    int left = 0;                    ///< from the pen to the picture's left edge
    int top = 0;                     ///< from the base line up to the picture's top edge
    int advance = 0;                 ///< how far the pen moves
    std::vector<std::uint8_t> alpha; ///< width * height, from top to bottom; empty for blanks
};

/// One font at one size.
class GlyphFace {
public:
    virtual ~GlyphFace() = default;
    /// Whole pixels above and below (mostly negative) the base line.
    virtual int ascender() const = 0;
    virtual int descender() const = 0;
    /// Draws a letter. False when the font has none for this code point.
    virtual bool rasterize(char32_t letter, Glyph& glyph) = 0;
    /// Draws the letter's shape widened by `radius` pixels all around, for outlines. The advance stays that
    /// of the letter.
    virtual bool rasterizeOutline(char32_t letter, float radius, Glyph& glyph) = 0;
    /// Whether kerning() may be other than 0.
    virtual bool hasKerning() const = 0;
    /// Pixels by which the second letter moves when it follows the first.
    virtual int kerning(char32_t first, char32_t second) = 0;
};

/// Where letters come from. Needs no window.
class GlyphSource {
public:
    virtual ~GlyphSource() = default;
    /// Opens a font of a file's contents at a size in pixels. Null when it is no font.
    virtual std::unique_ptr<GlyphFace> open(const FontBytes& font, float pixelSize) = 0;
    /// The file of an installed font by its family name ("Arial"), or of what the system takes in its place.
    /// Empty on a system without any font. `exact` tells whether the family is the one asked for.
    virtual std::string findInstalled(const std::string& family, bool& exact) = 0;
    /// The file of an installed font that has a letter; empty when none has.
    virtual std::string findInstalledFor(char32_t letter) = 0;
};

/// The source that labels draw their letters from, as the application has set it; null without one (then
/// labels show bitmap fonts only).
GlyphSource* glyphSource();
void setGlyphSource(std::unique_ptr<GlyphSource> source);

} // namespace copra
