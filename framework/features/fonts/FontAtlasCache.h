#pragma once

#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>
#include <utility>
#include <vector>

namespace cocos2d {

/// Shares font atlases between labels. An atlas stays in the cache while labels use it; up to 16 unused
/// atlases stay, too.
class FontAtlasCache {
public:
    /// The glyphs that the atlas of a font file contains.
    enum class GlyphStyle {
        Plain,        ///< The glyphs without outlines.
        OverOutlines, ///< The glyphs, positioned to be drawn over their outlines.
        Outlines      ///< The outlines of the glyphs.
    };

    /// Returns the atlas of a font file or a font family. `fontSize` and `outline` are points. If the file or
    /// family does not exist, the function returns the atlas of a substitute; a missing file is logged once.
    /// Returns null only if there is no font at all.
    static FontAtlas* getFontAtlasTTF(const std::string& font, float fontSize, float outline = 0.0f,
                                      GlyphStyle style = GlyphStyle::Plain);
    /// Returns the atlas of a BMFont file. If the file cannot be read, the function logs that and returns
    /// null.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName);
    /// Returns the atlas of a BMFont file whose image is a frame of the SpriteFrameCache. The frame may be
    /// rotated and trimmed. If the frame or the font is missing, the function logs that and returns null.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const std::string& subTextureKey);
    /// Returns the atlas of a BMFont file whose image is the rectangle `imageRect` of the image file, in
    /// pixels. If it cannot be read, the function logs that and returns null.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect,
                                      bool imageRotated);
    /// Returns the atlas of a BMFont file whose image begins at `imageOffset` in the image file, in pixels.
    /// If it cannot be read, the function logs that and returns null.
    static FontAtlas* getFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset);
    /// Returns the atlas of a character map, a texture with glyphs in cells of equal size. `itemWidth` and
    /// `itemHeight` are the size of a cell in pixels, and `startCharMap` is the character in the top left
    /// cell. Returns null if the texture is null.
    static FontAtlas* getFontAtlasCharMap(Texture2D* texture, int itemWidth, int itemHeight,
                                          int startCharMap);
    /// Returns the atlas of a character map, an image file with glyphs in cells of equal size in pixels.
    /// `startCharMap` is the character in the top left cell. Returns null if the image cannot be loaded.
    static FontAtlas* getFontAtlasCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                          int startCharMap);
    /// Returns the atlas of a character map that a property list describes. Returns null if the list or its
    /// image cannot be loaded.
    static FontAtlas* getFontAtlasCharMap(const std::string& plistFile);

    /// Reloads a BMFont file and its images. Labels that set the font later use the new version, and others
    /// keep the old one.
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Rect& imageRect, bool imageRotated);
    /// Reloads a BMFont file whose image begins at `imageOffset` in its texture. Labels that set the font
    /// later use the new version, and others keep the old one.
    static void reloadFontAtlasFNT(const std::string& fontFileName, const Vec2& imageOffset = Vec2::ZERO);
    /// Removes the atlases of a font file in all sizes, so that the next label loads the font again. Labels
    /// that use them keep them.
    static void unloadFontAtlasTTF(const std::string& fontFileName);
    /// Removes an atlas from the cache. Labels that use it keep it. Returns false if it is not in the cache.
    static bool releaseFontAtlas(FontAtlas* atlas);

    /// Reloads a font file or a BMFont file that has changed. Labels that set the font later use the new
    /// version. If the file is broken, the function returns false and changes nothing.
    static bool reloadFont_(const std::string& fontFileName);
    /// Returns the files or families with their atlases, for tools. The atlases are not retained.
    static std::vector<std::pair<std::string, FontAtlas*>> atlases_();

    /// Removes the atlases that no label uses.
    static void purgeCachedData();
};

} // namespace cocos2d
