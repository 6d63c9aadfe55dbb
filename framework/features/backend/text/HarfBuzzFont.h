#pragma once

#include "platform/GlyphSource.h"

#include <memory>

struct hb_font_t;

namespace copra {

/// A font file at one size for HarfBuzz. Advances are not rounded and not hinted.
class HarfBuzzFont {
public:
    /// Constructs a shaper. `font` is the contents of the file. `characters` is the font at this size, which
    /// maps characters to glyphs; it must outlive this object.
    HarfBuzzFont(const FontBytes& font, GlyphFace& characters, float pixelSize);
    /// See GlyphFace::shape().
    void shape(std::u32string_view text, const TextRun& run, std::vector<ShapedGlyph>& glyphs) const;

private:
    struct Closer {
        void operator()(hb_font_t* font) const;
    };
    FontBytes _bytes; ///< The bytes, which HarfBuzz reads during the lifetime of the font.
    std::unique_ptr<hb_font_t, Closer> _font;
};

} // namespace copra
