#pragma once

#include "fonts/FontAtlas.h"

namespace copra {

/// An atlas with glyphs in cells of equal size, row by row in an image.
class CharMapAtlas : public cocos2d::FontAtlas {
public:
    /// The cell size is in pixels; `firstCharacter` is in the top left cell.
    CharMapAtlas(cocos2d::Texture2D* texture, int itemWidth, int itemHeight, int firstCharacter);

protected:
    bool loadGlyph(char32_t character, cocos2d::FontLetterDefinition& definition) override;
    int loadKerning(char32_t first, char32_t second) override;

private:
    int _itemWidth;
    int _itemHeight;
    int _firstCharacter;
    int _columns = 0;
    int _rows = 0;
    int _missingGlyphs = 0; ///< How many have been logged.
};

/// The contents of a character map's property list: texture file (relative to the list), cell size in pixels,
/// first character.
struct CharMapFile {
    std::string textureFile; ///< The path of the image, relative to the property list.
    int itemWidth = 0;       ///< The width of a cell, in pixels.
    int itemHeight = 0;      ///< The height of a cell, in pixels.
    int firstCharacter = 0;  ///< The character in the first cell.
};

/// Reads a property list. If it is not a character map of version 1, the function logs that and returns
/// false.
bool readCharMap(const std::string& plistFile, CharMapFile& map);

} // namespace copra
