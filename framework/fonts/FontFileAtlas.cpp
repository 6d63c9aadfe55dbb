#include "fonts/FontFileAtlas.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "fonts/FontFiles.h"
#include "platform/Screen.h"

#include <unordered_map>
#include <utility>

namespace copra {

using cocos2d::FileUtils;
using cocos2d::FontLetterDefinition;

FontBytes readFontFile(const std::string& fullPath) {
    static std::unordered_map<std::string, std::weak_ptr<const std::vector<unsigned char>>> openFiles;
    std::weak_ptr<const std::vector<unsigned char>>& known = openFiles[fullPath];
    if (FontBytes bytes = known.lock()) return bytes;
    auto bytes = std::make_shared<std::vector<unsigned char>>();
    if (FileUtils::getInstance()->getContents(fullPath, bytes.get()) != FileUtils::Status::OK) return nullptr;
    known = bytes;
    return bytes;
}

FontFileAtlas::FontFileAtlas(std::unique_ptr<GlyphFace> face, float pixelSize, float outline,
                             bool drawsOutline)
    : _face(std::move(face)),
      _glyphPages(GlyphPages::shared()),
      _pixelSize(pixelSize),
      _outline(outline),
      _drawsOutline(drawsOutline) {
    _lineHeight = static_cast<float>(_face->ascender() - _face->descender()) + 2 * outline;
    _hasKerning = _face->hasKerning();
}

FontFileAtlas::~FontFileAtlas() = default;

bool FontFileAtlas::rasterize(GlyphFace& face, char32_t character, Glyph& glyph) const {
    return _drawsOutline ? face.rasterizeOutline(character, _outline, glyph)
                         : face.rasterize(character, glyph);
}

bool FontFileAtlas::rasterizeWithFallback(char32_t character, Glyph& glyph) {
    if (_fallbackFace && rasterize(*_fallbackFace, character, glyph)) return true;
    GlyphSource* const source = glyphSource();
    const std::string file = source ? source->findInstalledFor(character) : "";
    const FontBytes bytes = file.empty() ? nullptr : readFontFile(file);
    auto face = bytes ? source->open(bytes, _pixelSize) : nullptr;
    if (!face || !rasterize(*face, character, glyph)) return false;
    _fallbackFace = std::move(face);
    return true;
}

bool FontFileAtlas::loadGlyph(char32_t character, FontLetterDefinition& definition) {
    const bool isControl = character < 0x20 || (character >= 0x7f && character < 0xa0);
    Glyph glyph;
    if (isControl || !(rasterize(*_face, character, glyph) || rasterizeWithFallback(character, glyph)))
        return false;
    definition.xAdvance = glyph.advance;
    if (glyph.alpha.empty()) return true;

    const GlyphPages::Cell cell = _glyphPages->add(glyph);
    const float scale = screen().contentScaleFactor;
    constexpr int border = GlyphPages::kBorder;
    definition.textureID = pageIndex(cell.page);
    definition.U = static_cast<float>(cell.x) / scale;
    definition.V = static_cast<float>(cell.y) / scale;
    definition.width = static_cast<float>(glyph.width + 2 * border) / scale;
    definition.height = static_cast<float>(glyph.height + 2 * border) / scale;
    definition.offsetX = static_cast<float>(glyph.left - border);
    definition.offsetY = static_cast<float>(_face->ascender() - glyph.top - border) + _outline;
    return true;
}

int FontFileAtlas::loadKerning(char32_t first, char32_t second) {
    return _face->kerning(first, second);
}

std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize) {
    GlyphSource* const source = glyphSource();
    if (!source) {
        static bool s_isLogged = false;
        if (!s_isLogged)
            cocos2d::log("FontAtlasCache: no glyph source is set; labels show bitmap fonts only");
        s_isLogged = true;
        return nullptr;
    }
    for (const std::string& file : fontFilesFor(font))
        if (const FontBytes bytes = readFontFile(file))
            if (auto face = source->open(bytes, pixelSize)) return face;
    cocos2d::log("FontAtlasCache: font '%s' cannot be opened, and there is no substitute", font.c_str());
    return nullptr;
}

} // namespace copra
