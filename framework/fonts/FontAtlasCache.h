#pragma once

#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>

namespace cocos2d {

/// Shares the letters of fonts between labels. Atlases stay while somebody uses them; of the others the last
/// few are kept.
class FontAtlasCache {
public:
    /// What an atlas of a font file holds.
    enum class Letters {
        Plain,        ///< the letters
        OverOutlines, ///< the letters, placed to be drawn over outlines
        Outlines      ///< their outlines
    };

    /// The letters of a font file, a font family, or whatever is installed in its place; null where there is
    /// no font at all. `fontSize` and `outline` in points. A file that is missing is logged once; a family is
    /// replaced silently.
    static FontAtlas* getFontAtlasTTF(const std::string& font, float fontSize, float outline = 0.0f,
                                      Letters letters = Letters::Plain);
    /// The letters of a BMFont file; null (and a log line) when it cannot be read.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName);
    /// With a picture that is a frame of SpriteFrameCache, turned and trimmed or not.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const std::string& subTextureKey);
    /// With a picture that is a part of its file's, in pixels.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                      bool imageRotated);
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset);
    /// The letters of a char map; null for a texture that cannot be loaded. Cells in pixels.
    static FontAtlas* getFontAtlasCharMap(Texture2D* texture, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                          int startCharMap);
    static FontAtlas* getFontAtlasCharMap(const std::string& plistFile);

    /// Reads a BMFont file and its picture anew, for labels that are given the font from now on.
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect, bool imageRotated);
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset = Vec2::ZERO);
    /// Forgets a font file in all sizes, so that it is read anew; labels that show it keep it.
    static void unloadFontAtlasTTF(const std::string& fontFileName);
    /// Forgets one font. False for one that is not here.
    static bool releaseFontAtlas(FontAtlas* atlas);

    /// Forgets the fonts that no label uses.
    static void purgeCachedData();
};

} // namespace cocos2d
