#pragma once

#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>
#include <utility>
#include <vector>

namespace cocos2d {

/// Shares font atlases between labels. Atlases live while they are used; the cache also keeps a few unused ones.
class FontAtlasCache {
public:
    /// Which glyphs an atlas of a font file holds.
    enum class GlyphStyle {
        Plain,        ///< glyphs
        OverOutlines, ///< glyphs, positioned to be drawn over their outlines
        Outlines      ///< the outlines of the glyphs
    };

    /// Returns the atlas of a font file or font family, or of a substitute; null if there is no font at all.
    /// `fontSize` and `outline` are points. A missing file is logged once; a missing family is substituted
    /// silently.
    static FontAtlas* getFontAtlasTTF(const std::string& font, float fontSize, float outline = 0.0f,
                                      GlyphStyle style = GlyphStyle::Plain);
    /// Returns the atlas of a BMFont file. If it cannot be read, logs that and returns null.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName);
    /// Returns the atlas of a BMFont file whose image is a frame of SpriteFrameCache, which may be rotated and trimmed.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const std::string& subTextureKey);
    /// Returns the atlas of a BMFont file whose image is a part of the image file, in pixels.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                      bool imageRotated);
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset);
    /// Returns the atlas of a char map; null if the texture cannot be loaded. The cell size is in pixels.
    static FontAtlas* getFontAtlasCharMap(Texture2D* texture, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& plistFile);

    /// Reloads a BMFont file and its image, for labels that get the font from now on.
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect, bool imageRotated);
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset = Vec2::ZERO);
    /// Removes the atlases of a font file in all sizes, so that the next label loads it again. Labels that use them keep them.
    static void unloadFontAtlasTTF(const std::string& fontFileName);
    /// Removes an atlas. Returns false if it is not in the cache.
    static bool releaseFontAtlas(FontAtlas* atlas);

    /// Reloads a font file or a BMFont file that has changed, for labels that get the font from now on. If it is
    /// broken, changes nothing and returns false.
    static bool reloadFont_(const std::string& fontFileName);
    /// Returns the fonts and their atlases, for tools. They are not retained.
    static std::vector<std::pair<std::string, FontAtlas*>> atlases_();

    /// Removes the atlases that no label uses.
    static void purgeCachedData();
};

} // namespace cocos2d
