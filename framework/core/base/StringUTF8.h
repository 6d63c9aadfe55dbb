#pragma once

#include <string>
#include <vector>

namespace cocos2d::StringUtils {

/// A UTF-8 string that is edited by characters instead of bytes. Invalid UTF-8 is rejected with a log line.
class StringUTF8 {
public:
    /// A character of the string: one code point, which may take several bytes.
    struct CharUTF8 {
        std::string _char; ///< The bytes of the character, in UTF-8.
        /// Whether the character is a single byte.
        bool isASCII() const { return _char.size() == 1; }
        /// Whether the character is a single byte, as isASCII() says.
        bool isAnsi() const { return isASCII(); }
    };
    /// The characters of a string.
    using CharUTF8Store = std::vector<CharUTF8>;

    /// Constructs an empty string.
    StringUTF8() = default;
    /// Constructs a string from UTF-8. Invalid UTF-8 leaves it empty.
    StringUTF8(const std::string& newStr) { replace(newStr); }

    /// Returns the number of characters.
    std::size_t length() const { return _str.size(); }
    /// Replaces the content. Invalid UTF-8 leaves the string empty.
    void replace(const std::string& newStr);

    /// Returns the whole string in UTF-8.
    std::string getAsCharSequence() const { return getAsCharSequence(0); }
    /// Returns the characters from `pos` to the end, in UTF-8.
    std::string getAsCharSequence(std::size_t pos) const { return getAsCharSequence(pos, length()); }
    /// Returns up to `len` characters from `pos` on, in UTF-8.
    std::string getAsCharSequence(std::size_t pos, std::size_t len) const;

    /// Deletes the character at `pos`. Returns false if there is none.
    bool deleteChar(std::size_t pos);
    /// Inserts a string in UTF-8 before the character at `pos`. Returns false if there is none or if the
    /// UTF-8 is invalid.
    bool insert(std::size_t pos, const std::string& insertStr);
    /// Inserts characters before the character at `pos`. Returns false if there is none.
    bool insert(std::size_t pos, const StringUTF8& insertStr);

    /// Returns the characters.
    CharUTF8Store& getString() { return _str; }
    /// Returns the characters, read-only.
    const CharUTF8Store& getString() const { return _str; }

private:
    CharUTF8Store _str;
};

} // namespace cocos2d::StringUtils
