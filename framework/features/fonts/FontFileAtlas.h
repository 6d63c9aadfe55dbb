#pragma once

#include "fonts/FontAtlas.h"
#include "fonts/FontChain.h"
#include "fonts/GlyphPages.h"

#include <memory>

namespace copra {

/// The glyphs of a font file at one size, rasterized on first use. An outline increases the line height on
/// both sides and moves the glyphs down by its width, both in the atlas of the outlines and in the atlas of
/// the glyphs over them.
class FontFileAtlas : public cocos2d::FontAtlas {
public:
    /// Constructs an atlas. `outline` is the width of the outlines in pixels. With `drawsOutline`, the glyphs
    /// are the outlines.
    FontFileAtlas(std::shared_ptr<FontChain> fonts, float outline, bool drawsOutline);
    ~FontFileAtlas() override;

    FontChain* fonts() const override { return _fonts.get(); }

protected:
    bool loadGlyph(char32_t character, cocos2d::FontLetterDefinition& definition) override;
    bool loadGlyphByKey(GlyphKey key, cocos2d::FontLetterDefinition& definition) override;
    int loadKerning(char32_t first, char32_t second) override;

private:
    bool rasterize(GlyphKey key, Glyph& glyph) const;

    std::shared_ptr<FontChain> _fonts;
    std::shared_ptr<GlyphPages> _glyphPages;
    float _outline;
    bool _drawsOutline;
};

} // namespace copra
