#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// When texts in font files are shaped: Arabic and Hebrew in their order and joined, Indic scripts, marks, emoji
/// sequences, ligatures, kerning of OpenType, and line breaks by the rules of Unicode.
enum class TextShaping : std::uint8_t {
    Off,         ///< never: each character is one glyph, from left to right, as in cocos2d-x
    WhereNeeded, ///< texts with characters that need it; Latin, Greek, Cyrillic, Chinese, Japanese look as with Off
    Always       ///< all texts
};

/// The setting of all labels without one of their own; WhereNeeded at first. Labels follow it when they are laid out
/// the next time.
void setTextShaping(TextShaping shaping);
TextShaping textShaping();

/// Fonts for the characters that the font of a label lacks, files or families, best first. They come before the
/// installed fonts that the system offers; none at first. Fonts that are in use already do not follow.
void setFallbackFonts(std::vector<std::string> fonts);
const std::vector<std::string>& fallbackFonts();

/// Whether a text has characters that are wrong without shaping.
bool needsShaping(std::u32string_view text);

} // namespace copra
