#include "fonts/BMFont.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/missingFile.h"
#include "fonts/BMFontFormats.h"
#include "fonts/missingGlyph.h"
#include "platform/Screen.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <limits>

namespace copra {

using cocos2d::FileUtils;
using cocos2d::FontLetterDefinition;
using cocos2d::RefPtr;
using cocos2d::Texture2D;
using cocos2d::TextureCache;
using cocos2d::Vec2;

namespace {

/// Corrects ids that are out of range, and logs each kind once.
void checkIds(const std::string& fileName, BMFontFile& font) {
    if (!font.invalidPage.empty())
        copra::warning("BMFont: %s: the id of page %s is out of range; it is skipped", fileName.c_str(),
                       font.invalidPage.c_str());
    constexpr char32_t kLastCharacter = 0x10FFFF;
    constexpr char32_t kMissingGlyph = 0xFFFFFFFF; // written as -1: shown for missing characters
    std::size_t invalidIds = 0;
    std::size_t invalidPages = 0;
    char32_t example = 0;
    for (auto glyph = font.glyphs.begin(); glyph != font.glyphs.end();) {
        const auto page = static_cast<std::size_t>(glyph->second.page);
        if (glyph->first > kLastCharacter && glyph->first != kMissingGlyph) {
            ++invalidIds;
            glyph = font.glyphs.erase(glyph);
            continue;
        }
        if (glyph->second.page < 0 || page >= font.pages.size()) {
            if (invalidPages++ == 0 || glyph->first < example) example = glyph->first;
            glyph->second.page = 0;
        }
        ++glyph;
    }
    if (invalidIds > 0)
        copra::warning("BMFont: %s: %lu ids are not characters; they are skipped", fileName.c_str(),
                       static_cast<unsigned long>(invalidIds));
    if (invalidPages > 0)
        copra::warning(
            "BMFont: %s: %lu glyphs (char id=%lu, for example) are on missing pages; the first page is "
            "used",
            fileName.c_str(), static_cast<unsigned long>(invalidPages), static_cast<unsigned long>(example));
}

} // namespace

bool readBMFont(const std::string& fileName, BMFontFile& font) {
    if (!FileUtils::getInstance()->isFileExist(fileName)) {
        copra::warnOfMissingFile("BMFont", fileName);
        return false;
    }
    std::string contents;
    if (FileUtils::getInstance()->getContents(fileName, &contents) != FileUtils::Status::OK) {
        copra::warning("BMFont: cannot read %s", fileName.c_str());
        return false;
    }
    const std::string error = parseBMFont(contents, font);
    const std::string missing = font.glyphs.empty()    ? "no characters"
                                : font.lineHeight == 0 ? "no lineHeight"
                                : font.pages.empty()   ? "no page"
                                                       : "";
    if (error.empty() && missing.empty()) {
        // Negative if it is the height of the characters, not of the cell.
        if (font.size < 0) font.size = -std::max(font.size, -std::numeric_limits<int>::max());
        if (font.size == 0) font.size = font.lineHeight;
        checkIds(fileName, font);
        return true;
    }
    copra::warning("BMFont: %s: %s", fileName.c_str(), (error.empty() ? missing : error).c_str());
    return false;
}

RefPtr<BMFontAtlas> BMFontAtlas::load(const std::string& fileName, const BMFontImage& image) {
    RefPtr<BMFontAtlas> atlas(new BMFontAtlas);
    atlas->release();
    atlas->_image = image;
    atlas->_fileName = fileName;
    if (!readBMFont(fileName, atlas->_font) || !atlas->loadPages(fileName)) return nullptr;
    atlas->_lineHeight = static_cast<float>(atlas->_font.lineHeight);
    atlas->_descent = static_cast<float>(atlas->_font.lineHeight - atlas->_font.base);
    atlas->_hasKerning = !atlas->_font.kerning.empty();
    return atlas;
}

bool BMFontAtlas::loadPages(const std::string& fileName) {
    if (_image.texture) {
        pageIndex(_image.texture);
        return true;
    }
    for (const std::string& page : _font.pages) {
        const std::string path = FileUtils::getInstance()->fullPathFromRelativeFile(page, fileName);
        Texture2D* const texture = TextureCache::getInstance()->addImage(path);
        if (!texture) {
            copra::warning("BMFont: %s: its page %s cannot be loaded", fileName.c_str(), path.c_str());
            return false;
        }
        pageIndex(texture);
    }
    return true;
}

bool BMFontAtlas::loadGlyph(char32_t character, FontLetterDefinition& definition) {
    const auto entry = _font.glyphs.find(character);
    if (entry == _font.glyphs.end())
        return warnOfMissingGlyph("BMFont:", _fileName, character, _missingGlyphs);
    const BMFontFile::Glyph& glyph = entry->second;
    const float scale = screen().contentScaleFactor;
    const Vec2 corner = _image.rect.origin;
    const float x = glyph.x - _image.trimmed.x;
    const float y = glyph.y - _image.trimmed.y;
    // In a rotated image, x runs down in the texture.
    definition.rotated = _image.rotated;
    definition.U = (corner.x + (_image.rotated ? _image.rect.size.height - y - glyph.height : x)) / scale;
    definition.V = (corner.y + (_image.rotated ? x : y)) / scale;
    definition.width = glyph.width / scale;
    definition.height = glyph.height / scale;
    definition.offsetX = glyph.offsetX;
    definition.offsetY = glyph.offsetY;
    definition.xAdvance = glyph.advance;
    definition.textureID = getTexture(glyph.page) ? glyph.page : 0;
    return true;
}

int BMFontAtlas::loadKerning(char32_t first, char32_t second) {
    const auto entry = _font.kerning.find(static_cast<std::uint64_t>(first) << 32 | second);
    return entry == _font.kerning.end() ? 0 : entry->second;
}

} // namespace copra
