#include "base/StringUTF8.h"

#include "base/refuse.h"
#include "base/utf8.h"

#include <utility>

namespace cocos2d::StringUtils {

namespace {

/// False for invalid UTF-8.
bool splitCharacters(const std::string& text, StringUTF8::CharUTF8Store& out) {
    std::u32string characters;
    if (!UTF8ToUTF32(text, characters)) {
        copra::warning("StringUTF8: invalid UTF-8 in \"%s\"", text.c_str());
        return false;
    }
    std::string bytes;
    for (const char32_t character : characters) {
        UTF32ToUTF8(std::u32string(1, character), bytes);
        out.push_back({bytes});
    }
    return true;
}

} // namespace

void StringUTF8::replace(const std::string& newStr) {
    CharUTF8Store characters;
    if (!splitCharacters(newStr, characters)) characters.clear();
    _str = std::move(characters);
}

std::string StringUTF8::getAsCharSequence(std::size_t pos, std::size_t len) const {
    std::string text;
    for (std::size_t i = pos; i < length() && i - pos < len; ++i) text += _str[i]._char;
    return text;
}

bool StringUTF8::deleteChar(std::size_t pos) {
    if (pos >= length()) return false;
    _str.erase(_str.begin() + static_cast<std::ptrdiff_t>(pos));
    return true;
}

bool StringUTF8::insert(std::size_t pos, const std::string& insertStr) {
    CharUTF8Store characters;
    if (pos > length() || !splitCharacters(insertStr, characters)) return false;
    _str.insert(_str.begin() + static_cast<std::ptrdiff_t>(pos), characters.begin(), characters.end());
    return true;
}

bool StringUTF8::insert(std::size_t pos, const StringUTF8& insertStr) {
    return insert(pos, insertStr.getAsCharSequence());
}

} // namespace cocos2d::StringUtils
