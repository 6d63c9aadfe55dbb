#pragma once

#include "base/utf8.h"

namespace copra {

/// Ends a line.
inline constexpr char32_t kNewLine = U'\n';
/// The character after a backspace is drawn over the one before it.
inline constexpr char32_t kBackspace = U'\b';

/// Whether a character is white space of any kind.
inline bool isSpace(char32_t character) {
    if (character < 0x80) return character == U' ' || (character >= 0x09 && character <= 0x0D);
    return cocos2d::StringUtils::isUnicodeSpace(character);
}

} // namespace copra
