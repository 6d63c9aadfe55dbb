#include "fonts/FontAtlasCache.h"

#include "base/refuse.h"
#include "files/FileUtils.h"

#include "fonts/BMFont.h"
#include "fonts/CharMapAtlas.h"
#include "fonts/FontFileAtlas.h"
#include "fonts/fontService.h"
#include "platform/Screen.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"

#include <cmath>
#include <map>
#include <vector>

namespace cocos2d {

namespace {

/// Unused atlases that are kept for the next label of their font.
constexpr std::size_t kKeptUnused = 16;

std::map<std::string, RefPtr<FontAtlas>>& atlases() {
    // Never destroyed: labels in static variables leave it late.
    static auto* const s_atlases = new std::map<std::string, RefPtr<FontAtlas>>;
    return *s_atlases;
}

/// Removes all unused atlases if there are more than `kept` of them.
void removeUnused(std::size_t kept) {
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
    copra::useFonts();
    if (!atlas) return nullptr;
    removeUnused(kKeptUnused);
    atlases()[key] = atlas;
    return atlas;
}

} // namespace

FontAtlas* FontAtlasCache::getFontAtlasTTF(const std::string& font, float fontSize, float outline,
                                           GlyphStyle style) {
    const float scale = copra::screen().contentScaleFactor;
    const float pixelSize = fontSize * scale;
    const float outlinePixels = style == GlyphStyle::Plain ? 0.0f : outline * scale;
    const bool drawsOutline = style == GlyphStyle::Outlines && outlinePixels > 0;
    const std::string key = font + '\n' + std::to_string(pixelSize) + '\n' + std::to_string(outlinePixels) +
                            (drawsOutline ? "\noutlines" : "");
    if (FontAtlas* const atlas = known(key)) return atlas;
    auto fonts = copra::FontChain::open(font, pixelSize);
    if (!fonts) return nullptr;
    const RefPtr<FontAtlas> atlas(new copra::FontFileAtlas(std::move(fonts), outlinePixels, drawsOutline));
    atlas->release();
    return keep(key, atlas);
}

namespace {

FontAtlas* bitmapFont(const std::string& fileName, const copra::BMFontImage& image) {
    std::string key = fileName + (image.rotated ? "\nrotated\n" : "\n");
    if (image.texture) key += std::to_string(image.texture->getName());
    for (const float number :
         {image.rect.origin.x, image.rect.origin.y, image.rect.size.height, image.trimmed.x, image.trimmed.y})
        key += '\n' + std::to_string(number);
    if (FontAtlas* const atlas = known(key)) return atlas;
    return keep(key, copra::BMFontAtlas::load(fileName, image));
}

} // namespace

FontAtlas* FontAtlasCache::getFontAtlasFNT(const std::string& fontFileName) {
    return bitmapFont(fontFileName, {});
}

FontAtlas* FontAtlasCache::getFontAtlasFNT(const std::string& fontFileName,
                                           const std::string& subTextureKey) {
    SpriteFrame* const frame = SpriteFrameCache::getInstance()->findFrame_(subTextureKey);
    if (!frame || !frame->getTexture()) {
        copra::warning("BMFont: %s: there is no frame '%s' for its image", fontFileName.c_str(),
                       subTextureKey.c_str());
        return nullptr;
    }
    copra::BMFontImage image;
    image.texture = frame->getTexture();
    image.rect = frame->getRectInPixels();
    image.rotated = frame->isRotated();
    const Size cut = frame->getOriginalSizeInPixels() - image.rect.size;
    const Vec2 offset = frame->getOffsetInPixels(); // of the center, y up
    image.trimmed = Vec2(cut.width / 2 + offset.x, cut.height / 2 - offset.y);
    return bitmapFont(fontFileName, image);
}

FontAtlas* FontAtlasCache::getFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                           bool imageRotated) {
    return bitmapFont(fontFileName, {nullptr, imageRect, imageRotated, Vec2::ZERO});
}

FontAtlas* FontAtlasCache::getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset) {
    return getFontAtlasFNT(fontFileName, Rect(imageOffset.x, imageOffset.y, 0, 0), false);
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
    return getFontAtlasCharMap(map.textureFile, map.itemWidth, map.itemHeight, map.firstCharacter);
}

namespace {

/// Removes the atlases of a file with any image or in any size.
void removeAtlasesOf(const std::string& fileName) {
    const std::string start = fileName + '\n';
    for (auto entry = atlases().lower_bound(start); entry != atlases().end();)
        entry = entry->first.compare(0, start.size(), start) == 0 ? atlases().erase(entry) : atlases().end();
}

} // namespace

void FontAtlasCache::reloadFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                        bool imageRotated) {
    const RefPtr<FontAtlas> old = getFontAtlasFNT(fontFileName, imageRect, imageRotated);
    removeAtlasesOf(fontFileName);
    for (int page = 0; old && old->getTexture(page); ++page) {
        TextureCache* const textures = TextureCache::getInstance();
        const std::string image = textures->getTextureFilePath(old->getTexture(page));
        if (!image.empty()) textures->reloadTexture(image);
    }
    getFontAtlasFNT(fontFileName, imageRect, imageRotated);
}

void FontAtlasCache::reloadFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset) {
    reloadFontAtlasFNT(fontFileName, Rect(imageOffset.x, imageOffset.y, 0, 0), false);
}

void FontAtlasCache::unloadFontAtlasTTF(const std::string& fontFileName) {
    removeAtlasesOf(fontFileName);
}

bool FontAtlasCache::reloadFont_(const std::string& fontFileName) {
    FileUtils* const files = FileUtils::getInstance();
    const std::string start = fontFileName + '\n';
    if (files->getFileExtension(fontFileName) != ".fnt") {
        if (!copra::reloadFontFile(files->fullPathForFilename(fontFileName))) {
            copra::warning("FontAtlasCache: '%s' is no longer a font; the old one stays",
                           fontFileName.c_str());
            return false;
        }
        removeAtlasesOf(fontFileName);
        return true;
    }
    // Kept for the case that the new file is broken.
    std::map<std::string, RefPtr<FontAtlas>> old;
    for (auto entry = atlases().lower_bound(start);
         entry != atlases().end() && entry->first.compare(0, start.size(), start) == 0; ++entry)
        old.insert(*entry);
    removeAtlasesOf(fontFileName);
    const bool isFont = getFontAtlasFNT(fontFileName) != nullptr;
    if (!isFont) atlases().insert(old.begin(), old.end());
    return isFont;
}

bool FontAtlasCache::releaseFontAtlas(FontAtlas* atlas) {
    for (auto entry = atlases().begin(); entry != atlases().end(); ++entry) {
        if (entry->second.get() != atlas || !atlas) continue;
        atlases().erase(entry);
        return true;
    }
    return false;
}

std::vector<std::pair<std::string, FontAtlas*>> FontAtlasCache::atlases_() {
    std::vector<std::pair<std::string, FontAtlas*>> all;
    for (const auto& [key, atlas] : atlases()) all.emplace_back(key.substr(0, key.find('\n')), atlas.get());
    return all;
}

void FontAtlasCache::purgeCachedData() {
    removeUnused(0);
}

} // namespace cocos2d
