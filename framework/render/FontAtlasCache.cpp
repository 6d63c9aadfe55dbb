#include "render/FontAtlasCache.h"

#include "base/log.h"
#include "platform/Screen.h"
#include "render/BMFont.h"
#include "render/CharMapAtlas.h"
#include "render/FontFileAtlas.h"
#include "render/FontFiles.h"
#include "render/TextureCache.h"

#include <cmath>
#include <map>
#include <vector>

namespace cocos2d {

namespace {

/// Unused atlases that are kept for the next label of their font.
constexpr std::size_t kKeptUnused = 16;

std::map<std::string, RefPtr<FontAtlas>>& atlases() {
    static std::map<std::string, RefPtr<FontAtlas>> all;
    return all;
}

/// Drops what nobody uses, if there is more of it than is kept.
void dropUnused(std::size_t kept) {
    std::vector<std::string> unused;
    for (const auto& [key, atlas] : atlases())
        if (atlas->getReferenceCount() == 1) unused.push_back(key);
    if (unused.size() <= kept) return;
    for (const std::string& key : unused) atlases().erase(key);
}

FontAtlas* known(const std::string& key) {
    const auto entry = atlases().find(key);
    return entry == atlases().end() ? nullptr : entry->second.get();
}

FontAtlas* keep(const std::string& key, FontAtlas* atlas) {
    if (!atlas) return nullptr;
    dropUnused(kKeptUnused);
    atlases()[key] = atlas;
    return atlas;
}

/// Opens the font, or any that works in its place.
std::unique_ptr<copra::GlyphFace> openFace(const std::string& font, float pixelSize) {
    copra::GlyphSource* const source = copra::glyphSource();
    if (!source) {
        static bool said = false;
        if (!said) log("FontAtlasCache: no glyph source is set; labels show bitmap fonts only");
        said = true;
        return nullptr;
    }
    for (const std::string& file : copra::fontFilesFor(font))
        if (const copra::FontBytes bytes = copra::readFontFile(file))
            if (auto face = source->open(bytes, pixelSize)) return face;
    log("FontAtlasCache: font '%s' cannot be opened, and there is no other", font.c_str());
    return nullptr;
}

} // namespace

FontAtlas* FontAtlasCache::getFontAtlasTTF(const std::string& font, float fontSize, float outline,
                                           Letters letters) {
    const float scale = copra::screen().contentScaleFactor;
    const float pixelSize = fontSize * scale;
    const float outlinePixels = letters == Letters::Plain ? 0.0f : outline * scale;
    const bool drawsOutline = letters == Letters::Outlines && outlinePixels > 0;
    const std::string key = font + '\n' + std::to_string(pixelSize) + '\n' + std::to_string(outlinePixels) +
                            (drawsOutline ? "\noutlines" : "");
    if (FontAtlas* const atlas = known(key)) return atlas;
    auto face = openFace(font, pixelSize);
    if (!face) return nullptr;
    const RefPtr<FontAtlas> atlas(
        new copra::FontFileAtlas(std::move(face), pixelSize, outlinePixels, drawsOutline));
    atlas->release();
    return keep(key, atlas);
}

FontAtlas* FontAtlasCache::getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset) {
    const std::string key =
        fontFileName + '\n' + std::to_string(imageOffset.x) + '\n' + std::to_string(imageOffset.y);
    if (FontAtlas* const atlas = known(key)) return atlas;
    return keep(key, copra::BMFontAtlas::load(fontFileName, imageOffset));
}

FontAtlas* FontAtlasCache::getFontAtlasCharMap(Texture2D* texture, int itemWidth, int itemHeight,
                                               int startCharMap) {
    if (!texture) return nullptr;
    const std::string key = "char map\n" + std::to_string(texture->getName()) + '\n' +
                            std::to_string(itemWidth) + '\n' + std::to_string(itemHeight) + '\n' +
                            std::to_string(startCharMap);
    if (FontAtlas* const atlas = known(key)) return atlas;
    const RefPtr<FontAtlas> atlas(new copra::CharMapAtlas(texture, itemWidth, itemHeight, startCharMap));
    atlas->release();
    return keep(key, atlas);
}

FontAtlas* FontAtlasCache::getFontAtlasCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                               int startCharMap) {
    return getFontAtlasCharMap(TextureCache::getInstance()->addImage(charMapFile), itemWidth, itemHeight,
                               startCharMap);
}

FontAtlas* FontAtlasCache::getFontAtlasCharMap(const std::string& plistFile) {
    copra::CharMapFile map;
    if (!copra::readCharMap(plistFile, map)) return nullptr;
    return getFontAtlasCharMap(map.textureFile, map.itemWidth, map.itemHeight, map.firstLetter);
}

void FontAtlasCache::purgeCachedData() {
    dropUnused(0);
}

} // namespace cocos2d
