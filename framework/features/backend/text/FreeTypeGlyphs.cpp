#include "backend/text/FreeTypeGlyphs.h"

#include "backend/text/FreeTypeFace.h"
#include "backend/text/InstalledFonts.h"
#include "backend/text/UnicodeAnalyzer.h"
#include "base/refuse.h"

namespace copra {

namespace {

class FreeTypeGlyphs : public GlyphSource {
public:
    explicit FreeTypeGlyphs(std::shared_ptr<FT_LibraryRec_> library) : _library(std::move(library)) {}

    std::unique_ptr<GlyphFace> open(const FontBytes& font, float pixelSize) override {
        return FreeTypeFace::open(_library, font, pixelSize);
    }

    std::string findInstalled(const std::string& family, bool& exact) override {
        return _fonts.find(family, exact);
    }
    std::string findInstalledFor(char32_t character, bool inColor) override {
        return _fonts.findFor(character, inColor);
    }
    TextAnalyzer* analyzer() override { return &_analyzer; }

private:
    std::shared_ptr<FT_LibraryRec_> _library;
    InstalledFonts _fonts;
    UnicodeAnalyzer _analyzer;
};

} // namespace

std::unique_ptr<GlyphSource> makeFreeTypeGlyphs() {
    FT_Library library = nullptr;
    if (const FT_Error error = FT_Init_FreeType(&library)) {
        copra::warning("FreeType: initialization failed (error %d)", error);
        return nullptr;
    }
    return std::make_unique<FreeTypeGlyphs>(std::shared_ptr<FT_LibraryRec_>(library, FT_Done_FreeType));
}

} // namespace copra
