#pragma once

#include "fonts/FontAtlas.h"
#include "fonts/GlyphPages.h"
#include "platform/GlyphSource.h"

#include <memory>

namespace copra {

/// The letters of a font file at one size, drawn when first shown. With an outline the letters are the
/// outlines alone; lines are higher by it on both sides, and letters stand lower by it, in an atlas that is
/// drawn over such an outline, too.
class FontFileAtlas : public cocos2d::FontAtlas {
public:
    /// `outline`: pixels for which room is made around the letters. `drawsOutline`: the letters are the
    /// outlines.
    FontFileAtlas(std::unique_ptr<GlyphFace> face, float pixelSize, float outline, bool drawsOutline);
    ~FontFileAtlas() override;

protected:
    bool makeLetter(char32_t letter, cocos2d::FontLetterDefinition& definition) override;
    int makeKerning(char32_t first, char32_t second) override;

private:
    bool draw(GlyphFace& face, char32_t letter, Glyph& glyph) const;
    bool drawWithOtherFont(char32_t letter, Glyph& glyph);

    std::unique_ptr<GlyphFace> _face;
    std::unique_ptr<GlyphFace> _otherFace; ///< an installed font, for letters that the font lacks
    std::shared_ptr<GlyphPages> _glyphPages;
    float _pixelSize;
    float _outline;
    bool _drawsOutline;
};

/// The contents of a font file, shared with whoever else uses it; null when it cannot be read.
FontBytes readFontFile(const std::string& fullPath);

/// Opens a font by its file or family, or any that works in its place; null, after logging, without any.
std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize);

} // namespace copra
