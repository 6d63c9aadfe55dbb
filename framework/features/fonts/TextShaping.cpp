#include "fonts/TextShaping.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace copra {

namespace {

struct CharacterRange {
    char32_t first;
    char32_t last;
};

/// Characters that change their neighbors or their order; https://www.unicode.org/Public/UCD/latest/ucd/Blocks.txt
constexpr CharacterRange kShapedRanges[] = {
    {0x0300, 0x036F},   // combining marks
    {0x0483, 0x0489},   // Cyrillic marks
    {0x0590, 0x109F},   // Hebrew, Arabic ... Devanagari ... Thai ... Tibetan, Myanmar
    {0x1100, 0x11FF},   // Hangul letters that form syllables
    {0x135D, 0x135F},   // Ethiopic marks
    {0x1700, 0x1CFF},   // Tagalog ... Khmer, Mongolian ... Vedic marks
    {0x1DC0, 0x1DFF},   // combining marks
    {0x200B, 0x200F},   // joiners and direction marks
    {0x202A, 0x202E},   // direction marks
    {0x2060, 0x2069},   // joiners and direction marks
    {0x20D0, 0x20FF},   // marks for symbols
    {0x2CEF, 0x2CF1},   // Coptic marks
    {0x2DE0, 0x2DFF},   // Cyrillic marks
    {0x302A, 0x302F},   // tone marks
    {0x3099, 0x309A},   // kana voicing marks
    {0xA66F, 0xA67D},   // Cyrillic marks
    {0xA800, 0xAB2F},   // Syloti Nagri ... Javanese ... Ethiopic
    {0xABC0, 0xABFF},   // Meetei Mayek
    {0xD7B0, 0xD7FF},   // Hangul letters that form syllables
    {0xFB1D, 0xFDFF},   // Hebrew and Arabic forms
    {0xFE00, 0xFE0F},   // variation selectors
    {0xFE20, 0xFE2F},   // combining marks
    {0xFE70, 0xFEFE},   // Arabic forms
    {0x10800, 0x10FFF}, // scripts from right to left
    {0x11000, 0x11FFF}, // Brahmi and its relatives
    {0x1E800, 0x1EFFF}, // scripts from right to left
    {0x1F1E6, 0x1F1FF}, // flags
    {0x1F300, 0x1FAFF}, // emoji
    {0xE0000, 0xE01EF}, // tags and variation selectors
};

TextShaping& currentShaping() {
    static TextShaping shaping = TextShaping::WhereNeeded;
    return shaping;
}

std::vector<std::string>& currentFallbacks() {
    static std::vector<std::string> fonts;
    return fonts;
}

bool isShaped(char32_t character) {
    if (character < kShapedRanges[0].first) return false;
    const CharacterRange* const range =
        std::lower_bound(std::begin(kShapedRanges), std::end(kShapedRanges), character,
                         [](const CharacterRange& one, char32_t c) { return one.last < c; });
    return range != std::end(kShapedRanges) && character >= range->first;
}

} // namespace

void setTextShaping(TextShaping shaping) {
    currentShaping() = shaping;
}

TextShaping textShaping() {
    return currentShaping();
}

void setFallbackFonts(std::vector<std::string> fonts) {
    currentFallbacks() = std::move(fonts);
}

const std::vector<std::string>& fallbackFonts() {
    return currentFallbacks();
}

bool needsShaping(std::u32string_view text) {
    return std::any_of(text.begin(), text.end(), isShaped);
}

} // namespace copra
