#pragma once

#include "platform/TextAnalyzer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// The contents of a font file, shared by the faces that are opened from it.
using FontBytes = std::shared_ptr<const std::vector<unsigned char>>;

/// A rasterized glyph; lengths in pixels.
struct Glyph {
    int width = 0;
    int height = 0;
    int left = 0;    ///< The distance from the pen position to the left edge of the bitmap.
    int top = 0;     ///< The distance from the baseline up to the top edge of the bitmap.
    int advance = 0; ///< The distance by which the pen moves to the next glyph.
    std::vector<std::uint8_t>
        /// The alpha of width * height pixels, rows from top to bottom; empty for blanks and in color.
        alpha;
    /// The 4 * width * height bytes of a glyph in color, premultiplied; empty for others.
    std::vector<std::uint8_t> rgba;

    /// Whether there is nothing to draw, as for a space.
    bool isBlank() const { return alpha.empty() && rgba.empty(); }
};

/// A font at one size.
class GlyphFace {
public:
    virtual ~GlyphFace() = default;
    /// Returns the height above the baseline, in whole pixels.
    virtual int ascender() const = 0;
    /// Returns the depth below the baseline, in whole pixels; negative for most fonts.
    virtual int descender() const = 0;
    /// Whether the font maps characters to its glyphs.
    virtual bool hasCharacterMap() const = 0;
    /// Returns the glyph of a character, or 0 if the font has none.
    virtual std::uint32_t glyphIndex(char32_t character) = 0;
    /// Rasterizes a glyph. Returns false if the font has no glyph with this index.
    virtual bool rasterize(std::uint32_t index, Glyph& glyph) = 0;
    /// Rasterizes the glyph's shape widened by `radius` pixels on all sides, for outlines. The result is
    /// blank for glyphs that are bitmaps. The advance belongs to the glyph itself.
    virtual bool rasterizeOutline(std::uint32_t index, float radius, Glyph& glyph) = 0;
    /// Whether kerning() may return other values than 0.
    virtual bool hasKerning() const = 0;
    /// Returns the offset in pixels of the second glyph when it follows the first, without shaping.
    virtual int kerning(char32_t first, char32_t second) = 0;
    /// Appends the glyphs of a run, from left to right, with ligatures, marks, and kerning. `text` is the
    /// whole paragraph: characters around the run may change its shapes.
    virtual void shape(std::u32string_view text, const TextRun& run, std::vector<ShapedGlyph>& glyphs) = 0;
};

/// Opens fonts and finds installed ones. Needs no window.
class GlyphSource {
public:
    virtual ~GlyphSource() = default;
    /// Opens a font at a size in pixels. Null if the bytes are not a font.
    [[nodiscard]] virtual std::unique_ptr<GlyphFace> open(const FontBytes& font, float pixelSize) = 0;
    /// Returns the file of the installed font of a family ("Arial"), or of the system's substitute. The
    /// result is empty if no font is installed. Sets `exact` to whether the font belongs to that family.
    virtual std::string findInstalled(const std::string& family, bool& exact) = 0;
    /// Returns the file of an installed font that has a glyph for a character; empty if there is none. With
    /// `inColor`, color fonts come first.
    virtual std::string findInstalledFor(char32_t character, bool inColor) = 0;
    /// Returns the analyzer of texts; null if texts are shown character by character.
    virtual TextAnalyzer* analyzer() = 0;
};

/// Returns the source of glyphs for labels. It is null until one is set; until then, labels can show only
/// bitmap fonts.
GlyphSource* glyphSource();
void setGlyphSource(std::unique_ptr<GlyphSource> source);

} // namespace copra
