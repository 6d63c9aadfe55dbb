#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace copra {

/// The results of the Unicode algorithms for one character of a paragraph.
struct CharacterInfo {
    std::uint32_t script =
        0;                  ///< ISO 15924 tag; shared characters such as digits have that of their neighbors
    std::uint8_t level = 0; ///< bidirectional embedding level; odd: from right to left
    bool joinsPrevious =
        false; ///< belongs to the user-perceived character (grapheme cluster) of the one before
    bool mayBreakBefore = false; ///< a line may begin with it
    bool isEmoji = false;        ///< its cluster is shown in color by default
};

/// The analysis of a paragraph.
struct ParagraphInfo {
    std::uint8_t level =
        0; ///< of the paragraph: 1 if its first letter is of a right-to-left script, otherwise 0
    std::vector<CharacterInfo> characters; ///< one for each
};

/// Applies the Unicode algorithms to a paragraph: order of scripts that run from right to left (UAX 9), line
/// breaks (UAX 14; by dictionary in Thai), scripts, and user-perceived characters.
class TextAnalyzer {
public:
    virtual ~TextAnalyzer() = default;
    /// Analyzes a paragraph, which must not contain line ends. Never fails: without enough memory or without
    /// a dictionary, the text keeps its order or is not broken.
    virtual void analyze(std::u32string_view paragraph, ParagraphInfo& info) = 0;
};

/// Consecutive characters of a text with one font, script, and direction.
struct TextRun {
    std::size_t begin = 0; ///< index of the first character
    std::size_t end = 0;   ///< index after the last character
    std::uint32_t script = 0;
    bool rightToLeft = false;
};

/// A glyph of a shaped run; lengths are pixels, with fractions.
struct ShapedGlyph {
    std::uint32_t id = 0;      ///< in its font; 0 is the glyph for missing characters
    std::uint32_t cluster = 0; ///< index of the first character that it stands for
    float advance = 0.0f;      ///< how far the pen moves
    float offsetX = 0.0f;      ///< from the pen to the glyph's origin; y up
    float offsetY = 0.0f;
};

} // namespace copra
