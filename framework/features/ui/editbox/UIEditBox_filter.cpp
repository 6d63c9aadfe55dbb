#include "base/utf8.h"
#include "ui/editbox/TextEditor.h"
#include "ui/editbox/UIEditBox.h"

#include <string>

namespace cocos2d {
namespace ui {

namespace {

bool isDigit(char32_t character) {
    return character >= U'0' && character <= U'9';
}

/// Whether a number may have this character behind `before`.
bool continuesNumber(char32_t character, const std::u32string& before, bool hasPoint, bool mayHavePoint) {
    if (character == U'-' || character == U'+') return before.empty();
    if (character == U'.') return mayHavePoint && !hasPoint;
    return isDigit(character);
}

// Letters of the Latin, Greek and Cyrillic alphabets that differ from their capitals by a constant.
constexpr struct {
    char32_t first, last; ///< small letters
    char32_t distance;    ///< to the capital
} kCases[] = {{U'a', U'z', 32},   {0xe0, 0xf6, 32},   {0xf8, 0xfe, 32},  {0x3b1, 0x3c1, 32},
              {0x3c3, 0x3cb, 32}, {0x430, 0x44f, 32}, {0x450, 0x45f, 80}};

char32_t upper(char32_t character) {
    for (const auto& range : kCases)
        if (character >= range.first && character <= range.last) return character - range.distance;
    return character;
}

char32_t lower(char32_t character) {
    for (const auto& range : kCases)
        if (character + range.distance >= range.first && character + range.distance <= range.last &&
            upper(character + range.distance) == character)
            return character + range.distance;
    return character;
}

bool endsSentence(char32_t character) {
    return character == U'.' || character == U'!' || character == U'?';
}

/// Whether a letter behind `before` begins a word, or a sentence.
bool begins(const std::u32string& before, bool sentence) {
    if (before.empty()) return true;
    if (!StringUtils::isUnicodeSpace(before.back())) return false;
    if (!sentence) return true;
    std::size_t end = before.size();
    while (end > 0 && StringUtils::isUnicodeSpace(before[end - 1])) --end;
    return end == 0 || endsSentence(before[end - 1]);
}

} // namespace

/// What the mode allows of a typed text. Control characters are removed, except for line breaks in mode ANY.
std::u32string EditBox::filtered(const std::u32string& typed) const {
    std::u32string before = _editor->text().substr(0, _editor->selectionBegin());
    bool hasPoint =
        (before + _editor->text().substr(_editor->selectionEnd())).find(U'.') != std::u32string::npos;
    std::u32string result;
    for (char32_t character : typed) {
        bool isAllowed = character >= U' ' && character != 0x7f;
        switch (_inputMode) {
        case InputMode::ANY:
            isAllowed = isAllowed || character == U'\n';
            break;
        case InputMode::EMAIL_ADDRESS:
        case InputMode::URL:
            isAllowed = isAllowed && !StringUtils::isUnicodeSpace(character);
            break;
        case InputMode::NUMERIC:
        case InputMode::DECIMAL:
            isAllowed = continuesNumber(character, before, hasPoint, _inputMode == InputMode::DECIMAL);
            break;
        case InputMode::PHONE_NUMBER:
            isAllowed =
                isDigit(character) || std::u32string(U"+*#-(). ").find(character) != std::u32string::npos;
            break;
        case InputMode::SINGLE_LINE:
            break;
        }
        if (!isAllowed) continue;
        hasPoint = hasPoint || character == U'.';
        result += character;
        before += character;
    }
    return result;
}

/// Applies the flag for capitals.
std::u32string EditBox::capitalized(std::u32string typed) const {
    if (!_isFlagSet) return typed;
    std::u32string before = _editor->text().substr(0, _editor->selectionBegin());
    for (char32_t& character : typed) {
        if (_inputFlag == InputFlag::INITIAL_CAPS_ALL_CHARACTERS)
            character = upper(character);
        else if (_inputFlag == InputFlag::LOWERCASE_ALL_CHARACTERS)
            character = lower(character);
        else if (_inputFlag == InputFlag::INITIAL_CAPS_WORD && begins(before, false))
            character = upper(character);
        else if (_inputFlag == InputFlag::INITIAL_CAPS_SENTENCE && begins(before, true))
            character = upper(character);
        before += character;
    }
    return typed;
}

} // namespace ui
} // namespace cocos2d
