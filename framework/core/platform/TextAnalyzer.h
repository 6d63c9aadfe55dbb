#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace copra {

/// The results of the Unicode algorithms for one character of a paragraph.
struct CharacterInfo {
    /// The tag of the script (ISO 15924). Shared characters, such as digits, have the tag of their
    /// neighbors.
    std::uint32_t script = 0;
    std::uint8_t level = 0; ///< The bidirectional embedding level; an odd one runs from right to left.
    bool joinsPrevious =
        false; ///< Whether it belongs to the user-perceived character (grapheme cluster) of the one before.
    bool mayBreakBefore = false; ///< Whether a line may begin with it.
    bool isEmoji = false;        ///< Whether its cluster is shown in color by default.
};

/// The analysis of a paragraph.
struct ParagraphInfo {
    std::uint8_t level =
        0; ///< The level of the paragraph: 1 if its first letter is of a right-to-left script, otherwise 0.
    std::vector<CharacterInfo> characters; ///< The characters of the paragraph.
};

/// Applies the Unicode algorithms to a paragraph: order of scripts that run from right to left (UAX 9), line
/// breaks (UAX 14; by dictionary in Thai), scripts, and user-perceived characters.
class TextAnalyzer {
public:
    virtual ~TextAnalyzer() = default;
    /// Analyzes a paragraph, which must not contain line ends. It never fails: without enough memory or
    /// without a dictionary, the text keeps its order or is not broken.
    virtual void analyze(std::u32string_view paragraph, ParagraphInfo& info) = 0;
};

/// Consecutive characters of a text that have the same font, script, and direction.
struct TextRun {
    std::size_t begin = 0; ///< The index of the first character.
    std::size_t end = 0;   ///< The index after the last character.
    std::uint32_t script = 0;
    bool rightToLeft = false;
};

/// A glyph of a shaped run; lengths are pixels, with fractions.
struct ShapedGlyph {
    std::uint32_t id = 0;      ///< The index of the glyph in its font; 0 is the glyph for missing characters.
    std::uint32_t cluster = 0; ///< The index of the first character that the glyph stands for.
    float advance = 0.0f;      ///< The distance by which the pen moves.
    float offsetX = 0.0f;      ///< The horizontal distance from the pen to the glyph's origin.
    float offsetY = 0.0f;
};

} // namespace copra
