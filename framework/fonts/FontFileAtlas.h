#pragma once

#include "fonts/FontAtlas.h"
#include "fonts/GlyphPages.h"
#include "platform/GlyphSource.h"

#include <memory>

namespace copra {

/// The glyphs of a font file at one size, rasterized on first use. An outline increases the line height on
/// both sides and moves the glyphs down by its width: in the atlas of the outlines as in that of the glyphs
/// drawn over them.
class FontFileAtlas : public cocos2d::FontAtlas {
public:
    /// `outline`: its width in pixels. `drawsOutline`: the glyphs are the outlines.
    FontFileAtlas(std::unique_ptr<GlyphFace> face, float pixelSize, float outline, bool drawsOutline);
    ~FontFileAtlas() override;

protected:
    bool loadGlyph(char32_t character, cocos2d::FontLetterDefinition& definition) override;
    int loadKerning(char32_t first, char32_t second) override;

private:
    bool rasterize(GlyphFace& face, char32_t character, Glyph& glyph) const;
    bool rasterizeWithFallback(char32_t character, Glyph& glyph);

    std::unique_ptr<GlyphFace> _face;
    std::unique_ptr<GlyphFace> _fallbackFace; ///< an installed font, for glyphs that the font lacks
    std::shared_ptr<GlyphPages> _glyphPages;
    float _pixelSize;
    float _outline;
    bool _drawsOutline;
};

/// The contents of a font file, shared while it is used; null if it cannot be read.
FontBytes readFontFile(const std::string& fullPath);

/// Opens a font by file or family, or a substitute; null, after logging, if there is none.
std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize);

} // namespace copra
