#include "fonts/BMFont.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "fonts/BMFontFormats.h"
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

/// Brings order into ids that point nowhere, and says so once a kind.
void checkIds(const std::string& fileName, BMFontFile& font) {
    if (!font.strayPage.empty())
        cocos2d::log("BMFont: %s: the id of page %s is out of range; it is left out", fileName.c_str(),
                     font.strayPage.c_str());
    constexpr char32_t kLastLetter = 0x10FFFF;
    constexpr char32_t kMissingGlyph =
        0xFFFFFFFF; // written as -1: what is shown for letters that are not there
    std::size_t strayLetters = 0;
    std::size_t strayPages = 0;
    char32_t example = 0;
    for (auto letter = font.letters.begin(); letter != font.letters.end();) {
        const auto page = static_cast<std::size_t>(letter->second.page);
        if (letter->first > kLastLetter && letter->first != kMissingGlyph) {
            ++strayLetters;
            letter = font.letters.erase(letter);
            continue;
        }
        if (letter->second.page < 0 || page >= font.pages.size()) {
            if (strayPages++ == 0 || letter->first < example) example = letter->first;
            letter->second.page = 0;
        }
        ++letter;
    }
    if (strayLetters > 0)
        cocos2d::log("BMFont: %s: %lu ids are no letters; they are left out", fileName.c_str(),
                     static_cast<unsigned long>(strayLetters));
    if (strayPages > 0)
        cocos2d::log(
            "BMFont: %s: %lu letters (char id=%lu, for one) are on pages that are not there; they are "
            "taken from the first",
            fileName.c_str(), static_cast<unsigned long>(strayPages), static_cast<unsigned long>(example));
}

} // namespace

bool readBMFont(const std::string& fileName, BMFontFile& font) {
    std::string contents;
    if (FileUtils::getInstance()->getContents(fileName, &contents) != FileUtils::Status::OK) {
        cocos2d::log("BMFont: cannot read %s", fileName.c_str());
        return false;
    }
    const std::string fault = parseBMFont(contents, font);
    const std::string lack = font.letters.empty()   ? "no letters"
                             : font.lineHeight == 0 ? "no lineHeight"
                             : font.pages.empty()   ? "no page"
                                                    : "";
    if (fault.empty() && lack.empty()) {
        // Negative when it was measured with the letters' height.
        if (font.size < 0) font.size = -std::max(font.size, -std::numeric_limits<int>::max());
        if (font.size == 0) font.size = font.lineHeight;
        checkIds(fileName, font);
        return true;
    }
    cocos2d::log("BMFont: %s: %s", fileName.c_str(), (fault.empty() ? lack : fault).c_str());
    return false;
}

RefPtr<BMFontAtlas> BMFontAtlas::load(const std::string& fileName, const BMFontPlace& place) {
    RefPtr<BMFontAtlas> atlas(new BMFontAtlas);
    atlas->release();
    atlas->_place = place;
    if (!readBMFont(fileName, atlas->_font) || !atlas->loadPages(fileName)) return nullptr;
    atlas->_lineHeight = static_cast<float>(atlas->_font.lineHeight);
    atlas->_hasKerning = !atlas->_font.kerning.empty();
    return atlas;
}

bool BMFontAtlas::loadPages(const std::string& fileName) {
    if (_place.texture) {
        slotOf(_place.texture);
        return true;
    }
    for (const std::string& page : _font.pages) {
        const std::string path = FileUtils::getInstance()->fullPathFromRelativeFile(page, fileName);
        Texture2D* const texture = TextureCache::getInstance()->addImage(path);
        if (!texture) {
            cocos2d::log("BMFont: %s: its page %s cannot be loaded", fileName.c_str(), path.c_str());
            return false;
        }
        slotOf(texture);
    }
    return true;
}

bool BMFontAtlas::makeLetter(char32_t letter, FontLetterDefinition& definition) {
    const auto entry = _font.letters.find(letter);
    if (entry == _font.letters.end()) return false;
    const BMFontFile::Letter& drawn = entry->second;
    const float scale = screen().contentScaleFactor;
    const Vec2 corner = _place.rect.origin;
    const float x = drawn.x - _place.trimmed.x;
    const float y = drawn.y - _place.trimmed.y;
    // What is across in a turned picture is down in the texture.
    definition.rotated = _place.rotated;
    definition.U = (corner.x + (_place.rotated ? _place.rect.size.height - y - drawn.height : x)) / scale;
    definition.V = (corner.y + (_place.rotated ? x : y)) / scale;
    definition.width = drawn.width / scale;
    definition.height = drawn.height / scale;
    definition.offsetX = drawn.offsetX;
    definition.offsetY = drawn.offsetY;
    definition.xAdvance = drawn.advance;
    definition.textureID = getTexture(drawn.page) ? drawn.page : 0;
    return true;
}

int BMFontAtlas::makeKerning(char32_t first, char32_t second) {
    const auto entry = _font.kerning.find(static_cast<std::uint64_t>(first) << 32 | second);
    return entry == _font.kerning.end() ? 0 : entry->second;
}

} // namespace copra
