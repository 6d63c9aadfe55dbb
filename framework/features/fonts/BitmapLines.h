#pragma once

#include "fonts/fwd.h"
#include "platform/GlyphSource.h"

#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// A glyph of a line, in pixels.
struct BitmapGlyph {
    Glyph glyph;
    int left = 0; ///< The position of the pen, from the start of the line.
    int rise = 0; ///< The height of the pen above the baseline.
};

/// A line of glyphs in drawing order.
struct BitmapLine {
    std::vector<BitmapGlyph> glyphs;
    int width = 0; ///< The width in pixels.
};

/// The rasterized lines of a string, which drawText() puts into one image. Lines break at newlines and before
/// words that exceed the limit. The text is shaped as textShaping() says.
class BitmapLines {
public:
    /// Breaks a string into lines and rasterizes them. `limit` is the maximum width in pixels; 0 means none.
    BitmapLines(FontChain& fonts, const std::u32string& text, int limit);

    /// The lines from top to bottom.
    const std::vector<BitmapLine>& all() const { return _lines; }
    /// The width of the widest line, in pixels.
    int width() const;

private:
    void addWords(std::u32string_view line);
    int widthOf(std::u32string_view word);
    void addGlyph(char32_t character);
    bool rasterize(char32_t character, Glyph& glyph);
    void addShaped(std::u32string_view paragraph);
    void addShapedLine(const ShapedText& text, std::size_t begin, std::size_t end, bool isWrapped);

    FontChain& _fonts;
    int _limit; ///< The maximum width in pixels; 0 means none.
    std::vector<BitmapLine> _lines;
};

} // namespace copra
