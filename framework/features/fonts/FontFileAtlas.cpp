#include "fonts/FontFileAtlas.h"

#include "platform/Screen.h"

#include <utility>

namespace copra {

using cocos2d::FontLetterDefinition;

FontFileAtlas::FontFileAtlas(std::shared_ptr<FontChain> fonts, float outline, bool drawsOutline)
    : _fonts(std::move(fonts)),
      _glyphPages(GlyphPages::shared()),
      _outline(outline),
      _drawsOutline(drawsOutline) {
    const GlyphFace& face = _fonts->first();
    _lineHeight = static_cast<float>(face.ascender() - face.descender()) + 2 * outline;
    _descent = outline - static_cast<float>(face.descender());
    _hasKerning = face.hasKerning();
}

FontFileAtlas::~FontFileAtlas() = default;

bool FontFileAtlas::rasterize(GlyphKey key, Glyph& glyph) const {
    GlyphFace& face = _fonts->face(key.font());
    return _drawsOutline ? face.rasterizeOutline(key.glyph(), _outline, glyph)
                         : face.rasterize(key.glyph(), glyph);
}

bool FontFileAtlas::loadGlyph(char32_t character, FontLetterDefinition& definition) {
    const bool isControl = character < 0x20 || (character >= 0x7f && character < 0xa0);
    if (isControl) return false;
    // Shaped texts use the same glyph by its index.
    const FontLetterDefinition* const glyph = find(_fonts->find(character));
    if (glyph) definition = *glyph;
    return glyph != nullptr;
}

bool FontFileAtlas::loadGlyphByKey(GlyphKey key, FontLetterDefinition& definition) {
    Glyph glyph;
    if (!rasterize(key, glyph)) return false;
    definition.xAdvance = glyph.advance;
    if (glyph.isBlank()) return true;

    const GlyphPages::Cell cell = _glyphPages->add(glyph);
    if (!cell.page) return true; // blank: there is no memory left
    const float scale = screen().contentScaleFactor;
    constexpr int border = GlyphPages::kBorder;
    definition.textureID = pageIndex(cell.page);
    definition.U = static_cast<float>(cell.x) / scale;
    definition.V = static_cast<float>(cell.y) / scale;
    definition.width = static_cast<float>(glyph.width + 2 * border) / scale;
    definition.height = static_cast<float>(glyph.height + 2 * border) / scale;
    definition.offsetX = static_cast<float>(glyph.left - border);
    definition.offsetY = static_cast<float>(_fonts->first().ascender() - glyph.top - border) + _outline;
    return true;
}

int FontFileAtlas::loadKerning(char32_t first, char32_t second) {
    return _fonts->first().kerning(first, second);
}

} // namespace copra
