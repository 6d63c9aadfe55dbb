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
inline constexpr char32_t NewLine = 0x000A;
inline constexpr char32_t CarriageReturn = 0x000D;
inline constexpr char32_t NextCharNoChangeX = 0x0008;
inline constexpr char32_t Space = 0x0020;
inline constexpr char32_t NoBreakSpace = 0x00A0;
} // namespace UnicodeCharacters

/// The same as bytes of ASCII.
namespace AsciiCharacters {
inline constexpr char NewLine = '\n';
inline constexpr char CarriageReturn = '\r';
inline constexpr char NextCharNoChangeX = '\b';
inline constexpr char Space = ' ';
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

/// Convert between encodings. Return false and leave the output unchanged if the input is invalid: truncated,
/// overlong, a lone surrogate, or above U+10FFFF.
bool UTF8ToUTF16(const std::string& inUtf8, std::u16string& outUtf16);
bool UTF8ToUTF32(const std::string& inUtf8, std::u32string& outUtf32);
bool UTF16ToUTF8(const std::u16string& inUtf16, std::string& outUtf8);
bool UTF16ToUTF32(const std::u16string& inUtf16, std::u32string& outUtf32);
bool UTF32ToUTF8(const std::u32string& inUtf32, std::string& outUtf8);
bool UTF32ToUTF16(const std::u32string& inUtf32, std::u16string& outUtf16);

/// Remove trailing white space.
void trimUTF16Vector(std::vector<char16_t>& str);
void trimUTF32Vector(std::vector<char32_t>& str);

/// Any Unicode white space, including non-breaking spaces.
bool isUnicodeSpace(char32_t ch);
/// A Chinese, Japanese or Korean character: a line may be broken before and after it.
bool isCJKUnicode(char32_t ch);
/// White space at which a line must not be broken.
bool isUnicodeNonBreaking(char32_t ch);

/// Number of characters (code points); 0 for invalid UTF-8.
long getCharacterCountInUTF8String(const std::string& utf8);
/// Index of the last element that is not `c`, or UINT_MAX if there is none.
unsigned int getIndexOfLastNotChar16(const std::vector<char16_t>& str, char16_t c);
/// The code units of a string.
std::vector<char16_t> getChar16VectorFromUTF16String(const std::u16string& utf16);

/// A UTF-8 string that is edited by characters instead of bytes. Invalid UTF-8 is rejected with a log line.
class StringUTF8 {
public:
    /// The bytes of one character.
    struct CharUTF8 {
        std::string _char;
        bool isASCII() const { return _char.size() == 1; }
        bool isAnsi() const { return isASCII(); }
    };
    using CharUTF8Store = std::vector<CharUTF8>;

    StringUTF8() = default;
    StringUTF8(const std::string& newStr) { replace(newStr); }

    /// Number of characters.
    std::size_t length() const { return _str.size(); }
    /// Replaces the content; invalid UTF-8 leaves the string empty.
    void replace(const std::string& newStr);

    /// The whole string, or `len` characters from `pos` on, as UTF-8.
    std::string getAsCharSequence() const { return getAsCharSequence(0); }
    std::string getAsCharSequence(std::size_t pos) const { return getAsCharSequence(pos, length()); }
    std::string getAsCharSequence(std::size_t pos, std::size_t len) const;

    /// Edit at the character `pos`; return false if `pos` is out of range or the UTF-8 is invalid.
    bool deleteChar(std::size_t pos);
    bool insert(std::size_t pos, const std::string& insertStr);
    bool insert(std::size_t pos, const StringUTF8& insertStr);

    /// The characters.
    CharUTF8Store& getString() { return _str; }
    const CharUTF8Store& getString() const { return _str; }

private:
    CharUTF8Store _str;
};

} // namespace StringUtils
} // namespace cocos2d
