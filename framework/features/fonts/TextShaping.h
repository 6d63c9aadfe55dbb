#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The texts that labels with font files shape. Shaping orders and joins Arabic and Hebrew, and handles Indic
/// scripts, marks, emoji sequences, ligatures, OpenType kerning, and line breaks by the rules of Unicode.
enum class TextShaping : std::uint8_t {
    Off, ///< No text is shaped: each character is one glyph, from left to right, as in cocos2d-x.
    /// Only texts with characters that need it are shaped. Latin, Greek, Cyrillic, Chinese, and Japanese look
    /// as with Off.
    WhereNeeded,
    Always ///< All texts are shaped.
};

/// The setting of all labels that do not have their own; the default is WhereNeeded. Labels use a new value
/// at their next layout.
void setTextShaping(TextShaping shaping);
TextShaping textShaping();

/// The fallback fonts (files or families) for characters that the font of a label lacks, the best first.
/// Copra tries them before the installed fonts. The default is none. Fonts that are already in use keep their
/// old fallbacks.
void setFallbackFonts(std::vector<std::string> fonts);
const std::vector<std::string>& fallbackFonts();

/// Whether a string has characters that look wrong without shaping.
bool needsShaping(std::u32string_view text);

} // namespace copra
