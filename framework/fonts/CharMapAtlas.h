#pragma once

#include "fonts/FontAtlas.h"

namespace copra {

/// Letters in cells of equal size, row by row in a picture.
class CharMapAtlas : public cocos2d::FontAtlas {
public:
    /// Cells in pixels; `firstLetter` is in the top left one.
    CharMapAtlas(cocos2d::Texture2D* texture, int itemWidth, int itemHeight, int firstLetter);

protected:
    bool makeLetter(char32_t letter, cocos2d::FontLetterDefinition& definition) override;
    int makeKerning(char32_t first, char32_t second) override;

private:
    int _itemWidth;
    int _itemHeight;
    int _firstLetter;
    int _columns = 0;
    int _rows = 0;
};

/// What a char map's property list says: texture file (beside the list), cell size in pixels and first
/// letter.
struct CharMapFile {
    std::string textureFile;
    int itemWidth = 0;
    int itemHeight = 0;
    int firstLetter = 0;
};

/// False, with one log line, when it is no char map of version 1.
bool readCharMap(const std::string& plistFile, CharMapFile& map);

} // namespace copra
