#pragma once

#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>
#include <utility>
#include <vector>

namespace cocos2d {

/// Shares font atlases between labels. Atlases stay while they are used; a few unused ones are kept.
class FontAtlasCache {
public:
    /// Which glyphs an atlas of a font file holds.
    enum class GlyphStyle {
        Plain,        ///< the glyphs
        OverOutlines, ///< the glyphs, positioned to be drawn over their outlines
        Outlines      ///< their outlines
    };

    /// The atlas of a font file or font family, or of a substitute; null if there is no font at all.
    /// `fontSize` and `outline` in points. A missing file is logged once; a missing family is substituted
    /// silently.
    static FontAtlas* getFontAtlasTTF(const std::string& font, float fontSize, float outline = 0.0f,
                                      GlyphStyle style = GlyphStyle::Plain);
    /// The atlas of a BMFont file; null, after logging, if it cannot be read.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName);
    /// Its image is a frame of SpriteFrameCache, which may be rotated and trimmed.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const std::string& subTextureKey);
    /// Its image is a part of the image file, in pixels.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                      bool imageRotated);
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset);
    /// The atlas of a char map; null if the texture cannot be loaded. Cell size in pixels.
    static FontAtlas* getFontAtlasCharMap(Texture2D* texture, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& plistFile);

    /// Reloads a BMFont file and its image, for labels that are given the font from now on.
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect, bool imageRotated);
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset = Vec2::ZERO);
    /// Removes a font file in all sizes, so that it is reloaded; labels that use it keep it.
    static void unloadFontAtlasTTF(const std::string& fontFileName);
    /// Removes an atlas. False if it is not in the cache.
    static bool releaseFontAtlas(FontAtlas* atlas);

    /// Opens a font file or a BMFont file that has changed again, for labels that are given the font from now on. False, and no
    /// change, if it is broken.
    static bool reloadFont_(const std::string& fontFileName);
    /// The fonts and their atlases, for tools that show them. Not retained.
    static std::vector<std::pair<std::string, FontAtlas*>> atlases_();

    /// Removes the atlases that no label uses.
    static void purgeCachedData();
};

} // namespace cocos2d
