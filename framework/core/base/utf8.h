#pragma once

#include "base/config.h"

#include <sstream>
#include <string>
#include <vector>

namespace cocos2d {

/// Strings and their encodings.
namespace StringUtils {

/// Characters with a meaning for the layout of texts.
namespace UnicodeCharacters {
inline constexpr char32_t NewLine = 0x000A;           ///< ends a line
inline constexpr char32_t CarriageReturn = 0x000D;    ///< before a new line in files of Windows
inline constexpr char32_t NextCharNoChangeX = 0x0008; ///< the next character is drawn at the same place
inline constexpr char32_t Space = 0x0020;             ///< where a line can be broken
inline constexpr char32_t NoBreakSpace = 0x00A0;      ///< where no line is broken
} // namespace UnicodeCharacters

/// The same as bytes of ASCII.
namespace AsciiCharacters {
inline constexpr char NewLine = '\n';           ///< ends a line
inline constexpr char CarriageReturn = '\r';    ///< before a new line in files of Windows
inline constexpr char NextCharNoChangeX = '\b'; ///< the next character is drawn at the same place
inline constexpr char Space = ' ';              ///< where a line can be broken
} // namespace AsciiCharacters

/// Formats a string of any length like printf.
std::string format(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// Converts a value to a string with operator<<.
template<typename T>
std::string toString(T arg) {
    std::ostringstream stream;
    stream << arg;
    return stream.str();
}

/// Converts UTF-8 to UTF-16. Returns false and leaves the output as it is if the input is invalid: truncated, overlong, a lone
/// surrogate, or above U+10FFFF.
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

/// Removes white space at the end.
void trimUTF16Vector(std::vector<char16_t>& str);
/// Removes white space at the end.
void trimUTF32Vector(std::vector<char32_t>& str);

/// Any Unicode white space, including non-breaking spaces.
bool isUnicodeSpace(char32_t ch);
/// A Chinese, Japanese, or Korean character: a line may be broken before and after it.
bool isCJKUnicode(char32_t ch);
/// White space at which a line must not be broken.
bool isUnicodeNonBreaking(char32_t ch);

/// The number of characters (code points); 0 for invalid UTF-8.
long getCharacterCountInUTF8String(const std::string& utf8);
/// The index of the last element that is not `c`, or UINT_MAX if there is none.
unsigned int getIndexOfLastNotChar16(const std::vector<char16_t>& str, char16_t c);
/// The code units of a string.
std::vector<char16_t> getChar16VectorFromUTF16String(const std::u16string& utf16);

} // namespace StringUtils
} // namespace cocos2d
