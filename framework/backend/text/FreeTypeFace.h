#pragma once

#include "platform/GlyphSource.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <memory>

namespace copra {

/// A font file at one size, rasterized by FreeType with the metrics of the original's labels: whole pixels,
/// native hinting.
class FreeTypeFace : public GlyphFace {
public:
    /// Null if the bytes are not a font, or the size is not available.
    static std::unique_ptr<FreeTypeFace> open(std::shared_ptr<FT_LibraryRec_> library, const FontBytes& font,
                                              float pixelSize);
    ~FreeTypeFace() override;
    FreeTypeFace(const FreeTypeFace&) = delete;
    FreeTypeFace& operator=(const FreeTypeFace&) = delete;

    int ascender() const override { return _ascender; }
    int descender() const override { return _descender; }
    bool rasterize(char32_t character, Glyph& glyph) override;
    bool rasterizeOutline(char32_t character, float radius, Glyph& glyph) override;
    bool hasKerning() const override;
    int kerning(char32_t first, char32_t second) override;

private:
    FreeTypeFace(std::shared_ptr<FT_LibraryRec_> library, FontBytes font, FT_Face face);
    void readMetrics();

    std::shared_ptr<FT_LibraryRec_> _library;
    FontBytes _font; ///< FreeType reads these bytes during the lifetime of the face
    FT_Face _face;
    int _ascender = 0;
    int _descender = 0;
};

} // namespace copra
