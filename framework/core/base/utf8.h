#pragma once

#include "base/config.h"

#include <sstream>
#include <string>
#include <vector>

namespace cocos2d {

/// Strings and their encodings.
namespace StringUtils {

/// Characters that affect the layout of text.
namespace UnicodeCharacters {
inline constexpr char32_t NewLine = 0x000A;        ///< The character that ends a line.
inline constexpr char32_t CarriageReturn = 0x000D; ///< The character before a new line in files of Windows.
inline constexpr char32_t NextCharNoChangeX = 0x0008; ///< The next character is drawn at the same place.
inline constexpr char32_t Space = 0x0020;             ///< A blank, where a line can be broken.
inline constexpr char32_t NoBreakSpace = 0x00A0;      ///< A blank at which no line is broken.
} // namespace UnicodeCharacters

/// ASCII characters that affect the layout of text.
namespace AsciiCharacters {
inline constexpr char NewLine = '\n';           ///< The byte that ends a line.
inline constexpr char CarriageReturn = '\r';    ///< The byte before a new line in files of Windows.
inline constexpr char NextCharNoChangeX = '\b'; ///< The next character is drawn at the same place.
inline constexpr char Space = ' ';              ///< A blank, where a line can be broken.
} // namespace AsciiCharacters

/// Returns a string of any length that is formatted like printf.
std::string format(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// Returns a value as text, converted with operator<<.
template<typename T>
std::string toString(T arg) {
    std::ostringstream stream;
    stream << arg;
    return stream.str();
}

/// Converts UTF-8 to UTF-16. Returns false and leaves the output as it is if the input is invalid: truncated,
/// overlong, a lone surrogate, or above U+10FFFF.
bool UTF8ToUTF16(const std::string& inUtf8, std::u16string& outUtf16);
/// Converts UTF-8 to UTF-32. For invalid input, see UTF8ToUTF16().
bool UTF8ToUTF32(const std::string& inUtf8, std::u32string& outUtf32);
/// Converts UTF-16 to UTF-8. For invalid input, see UTF8ToUTF16().
bool UTF16ToUTF8(const std::u16string& inUtf16, std::string& outUtf8);
/// Converts UTF-16 to UTF-32. For invalid input, see UTF8ToUTF16().
bool UTF16ToUTF32(const std::u16string& inUtf16, std::u32string& outUtf32);
/// Converts UTF-32 to UTF-8. For invalid input, see UTF8ToUTF16().
bool UTF32ToUTF8(const std::u32string& inUtf32, std::string& outUtf8);
/// Converts UTF-32 to UTF-16. For invalid input, see UTF8ToUTF16().
bool UTF32ToUTF16(const std::u32string& inUtf32, std::u16string& outUtf16);

/// Removes white space at the end of a string.
void trimUTF16Vector(std::vector<char16_t>& str);
/// Removes white space at the end of a string.
void trimUTF32Vector(std::vector<char32_t>& str);

/// Whether a character is Unicode white space, including non-breaking spaces.
bool isUnicodeSpace(char32_t ch);
/// Whether a character is Chinese, Japanese, or Korean, so that a line may be broken before and after it.
bool isCJKUnicode(char32_t ch);
/// Whether a character is white space at which a line must not be broken.
bool isUnicodeNonBreaking(char32_t ch);

/// Returns the number of characters (code points) in UTF-8, or 0 if it is invalid.
long getCharacterCountInUTF8String(const std::string& utf8);
/// Returns the index of the last element that is not `c`, or UINT_MAX if there is none.
unsigned int getIndexOfLastNotChar16(const std::vector<char16_t>& str, char16_t c);
/// Returns the code units of a string.
std::vector<char16_t> getChar16VectorFromUTF16String(const std::u16string& utf16);

} // namespace StringUtils
} // namespace cocos2d
