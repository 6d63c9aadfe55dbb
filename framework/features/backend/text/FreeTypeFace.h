#pragma once

#include "backend/text/HarfBuzzFont.h"
#include "platform/GlyphSource.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <memory>

namespace copra {

/// A font file at one size, rasterized by FreeType with the metrics of the labels of cocos2d-x: whole pixels,
/// native hinting. Fonts that consist of bitmaps, such as those of emoji, are scaled from the next larger
/// bitmaps.
class FreeTypeFace : public GlyphFace {
public:
    /// Opens a font. Returns null if the bytes are not a font, or the size is not available.
    [[nodiscard]] static std::unique_ptr<FreeTypeFace> open(std::shared_ptr<FT_LibraryRec_> library,
                                                            const FontBytes& font, float pixelSize);
    ~FreeTypeFace() override;
    FreeTypeFace(const FreeTypeFace&) = delete;
    FreeTypeFace& operator=(const FreeTypeFace&) = delete;

    int ascender() const override { return _ascender; }
    int descender() const override { return _descender; }
    bool hasCharacterMap() const override { return _face->num_charmaps > 0; }
    std::uint32_t glyphIndex(char32_t character) override { return FT_Get_Char_Index(_face, character); }
    bool rasterize(std::uint32_t index, Glyph& glyph) override;
    bool rasterizeOutline(std::uint32_t index, float radius, Glyph& glyph) override;
    bool hasKerning() const override;
    int kerning(char32_t first, char32_t second) override;
    void shape(std::u32string_view text, const TextRun& run, std::vector<ShapedGlyph>& glyphs) override;

private:
    FreeTypeFace(std::shared_ptr<FT_LibraryRec_> library, FontBytes font, FT_Face face, float pixelSize);
    bool chooseSize();
    bool chooseBitmaps();
    void readMetrics();
    bool loadBitmap(std::uint32_t index);
    int scaled(int pixels) const;
    void scaleGlyph(Glyph& glyph) const;

    std::shared_ptr<FT_LibraryRec_> _library;
    FontBytes _font; ///< The bytes of the font, which FreeType reads during the lifetime of the face.
    FT_Face _face;
    float _pixelSize;
    float _bitmapScale = 1.0f; ///< The factor from the font's bitmaps to the size that was asked for.
    std::unique_ptr<HarfBuzzFont> _shapes; ///< The shaper, created when a text is shaped.
    int _ascender = 0;
    int _descender = 0;
};

} // namespace copra
