#pragma once

#include "base/RefPtr.h"
#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>
#include <unordered_map>

namespace copra {

/// What a file of AngelCode's BMFont format says, in pixels.
struct BMFontFile {
    struct Letter {
        float x = 0, y = 0, width = 0, height = 0; ///< in the picture
        float offsetX = 0, offsetY = 0;            ///< from pen and line top
        int advance = 0;
        int page = 0;
    };

    int size = 0;                   ///< of the font
    int lineHeight = 0;             ///< distance of lines
    std::vector<std::string> pages; ///< pictures, relative to the file
    std::unordered_map<char32_t, Letter> letters;
    std::unordered_map<std::uint64_t, int> kerning; ///< by first << 32 | second
    std::string strayPage; ///< the first page whose id is out of range; it is left out
};

/// Reads the text, the XML or the binary (version 3) form. False, with one log line that names the file and
/// what is wrong, when it holds no font.
bool readBMFont(const std::string& fileName, BMFontFile& font);

/// Where the picture of a font lies, if it is a part of a texture.
struct BMFontPlace {
    cocos2d::RefPtr<cocos2d::Texture2D> texture; ///< null: that of the font's file
    cocos2d::Rect rect;                          ///< pixels; the size matters to turned pictures only
    bool rotated = false;                        ///< turned by 90 degrees clockwise
    cocos2d::Vec2 trimmed; ///< pixels that were cut off from the picture's left and upper edge
};

/// The letters of a BMFont file.
class BMFontAtlas : public cocos2d::FontAtlas {
public:
    /// Null (and a log line) when file or pictures cannot be read.
    static cocos2d::RefPtr<BMFontAtlas> load(const std::string& fileName, const BMFontPlace& place);

    /// Size of the font in pixels.
    float originalFontSize() const { return static_cast<float>(_font.size); }

protected:
    bool makeLetter(char32_t letter, cocos2d::FontLetterDefinition& definition) override;
    int makeKerning(char32_t first, char32_t second) override;

private:
    bool loadPages(const std::string& fileName);

    BMFontFile _font;
    BMFontPlace _place;
};

} // namespace copra
