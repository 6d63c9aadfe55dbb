#pragma once

#include "base/RefPtr.h"
#include "fonts/FontAtlas.h"
#include "math/Rect.h"
#include "math/Vec2.h"

#include <string>
#include <unordered_map>

namespace copra {

/// The contents of a file in AngelCode's BMFont format. Lengths are pixels.
struct BMFontFile {
    /// A character and its place on a page.
    struct Glyph {
        float x = 0;       ///< The left edge of the glyph in the image of its page, in pixels.
        float y = 0;       ///< The top edge of the glyph in the image of its page, in pixels, y down.
        float width = 0;   ///< The width of the glyph in pixels.
        float height = 0;  ///< The height of the glyph in pixels.
        float offsetX = 0; ///< The distance from the pen position to the left edge of the glyph, in pixels.
        float offsetY = 0; ///< The distance from the top of the line down to the top of the glyph, in pixels.
        int advance = 0;   ///< The distance by which the pen moves to the next glyph, in pixels.
        int page = 0;      ///< The index of the page in `pages`.
    };

    int size = 0;                   ///< The font size.
    int lineHeight = 0;             ///< The distance between baselines.
    int base = 0;                   ///< The distance from the top of a line down to its baseline.
    std::vector<std::string> pages; ///< The image files, relative to the font file.
    std::unordered_map<char32_t, Glyph> glyphs;
    /// The kerning of pairs, by first character << 32 | second.
    std::unordered_map<std::uint64_t, int> kerning;
    std::string invalidPage; ///< The first page whose ID is out of range. Such pages are skipped.
};

/// Reads the text, XML or binary (version 3) form. If it is not a font, the function logs the file and the
/// reason and returns false.
bool readBMFont(const std::string& fileName, BMFontFile& font);

/// The place of a font's image in a texture.
struct BMFontImage {
    /// The texture; null for the image that the font file names.
    cocos2d::RefPtr<cocos2d::Texture2D> texture;
    cocos2d::Rect rect;    ///< The rectangle in pixels. Its size matters only if `rotated` is true.
    bool rotated = false;  ///< Whether the image is rotated by 90 degrees clockwise.
    cocos2d::Vec2 trimmed; ///< The pixels that were trimmed from the left and the top edge.
};

/// The glyphs of a BMFont file.
class BMFontAtlas : public cocos2d::FontAtlas {
public:
    /// Loads a font and its images. If one cannot be read, the function logs that and returns null.
    static cocos2d::RefPtr<BMFontAtlas> load(const std::string& fileName, const BMFontImage& image);

    /// The font size in pixels.
    float originalFontSize() const { return static_cast<float>(_font.size); }

protected:
    bool loadGlyph(char32_t character, cocos2d::FontLetterDefinition& definition) override;
    int loadKerning(char32_t first, char32_t second) override;

private:
    bool loadPages(const std::string& fileName);

    BMFontFile _font;
    BMFontImage _image;
    std::string _fileName;  ///< In messages.
    int _missingGlyphs = 0; ///< How many have been logged.
};

} // namespace copra
