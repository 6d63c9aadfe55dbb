#include "backend/web/WebKeys.h"

#include "base/utf8.h"

#include <string>
#include <utility>

namespace copra::web {

namespace {

constexpr std::pair<std::string_view, Key> kKeys[] = {
    {"Escape", Key::KEY_ESCAPE},
    {"ControlLeft", Key::KEY_LEFT_CTRL},
    {"ShiftLeft", Key::KEY_LEFT_SHIFT},
    {"AltLeft", Key::KEY_LEFT_ALT},
    {"MetaLeft", Key::KEY_HYPER},
    {"ControlRight", Key::KEY_RIGHT_CTRL},
    {"ShiftRight", Key::KEY_RIGHT_SHIFT},
    {"AltRight", Key::KEY_RIGHT_ALT},
    {"MetaRight", Key::KEY_HYPER},
    {"ContextMenu", Key::KEY_MENU},
    {"BracketLeft", Key::KEY_LEFT_BRACKET},
    {"BracketRight", Key::KEY_RIGHT_BRACKET},
    {"Semicolon", Key::KEY_SEMICOLON},
    {"Comma", Key::KEY_COMMA},
    {"Period", Key::KEY_PERIOD},
    {"Quote", Key::KEY_APOSTROPHE},
    {"Slash", Key::KEY_SLASH},
    {"Backslash", Key::KEY_BACK_SLASH},
    {"Backquote", Key::KEY_GRAVE},
    {"Equal", Key::KEY_EQUAL},
    {"Minus", Key::KEY_MINUS},
    {"Space", Key::KEY_SPACE},
    {"Enter", Key::KEY_ENTER},
    {"NumpadEnter", Key::KEY_ENTER},
    {"Backspace", Key::KEY_BACKSPACE},
    {"Tab", Key::KEY_TAB},
    {"PageUp", Key::KEY_PG_UP},
    {"PageDown", Key::KEY_PG_DOWN},
    {"End", Key::KEY_END},
    {"Home", Key::KEY_HOME},
    {"Insert", Key::KEY_INSERT},
    {"Delete", Key::KEY_DELETE},
    {"NumpadAdd", Key::KEY_KP_PLUS},
    {"NumpadSubtract", Key::KEY_KP_MINUS},
    {"NumpadMultiply", Key::KEY_KP_MULTIPLY},
    {"NumpadDivide", Key::KEY_KP_DIVIDE},
    {"ArrowLeft", Key::KEY_LEFT_ARROW},
    {"ArrowRight", Key::KEY_RIGHT_ARROW},
    {"ArrowUp", Key::KEY_UP_ARROW},
    {"ArrowDown", Key::KEY_DOWN_ARROW},
    {"Pause", Key::KEY_PAUSE},
};

/// The number at the end of a code such as "Digit7", "Numpad7" or "F12"; -1 for others.
int numberAfter(std::string_view code, std::string_view prefix) {
    if (code.size() <= prefix.size() || code.size() > prefix.size() + 2 ||
        code.substr(0, prefix.size()) != prefix)
        return -1;
    int number = 0;
    for (const char digit : code.substr(prefix.size())) {
        if (digit < '0' || digit > '9') return -1;
        number = number * 10 + (digit - '0');
    }
    return number;
}

Key keyAfter(Key first, int number) {
    return static_cast<Key>(static_cast<int>(first) + number);
}

} // namespace

Key keyOf(std::string_view code) {
    if (code.size() == 4 && code.substr(0, 3) == "Key" && code[3] >= 'A' && code[3] <= 'Z')
        return keyAfter(Key::KEY_A, code[3] - 'A');
    for (const std::string_view prefix : {"Digit", "Numpad"})
        if (const int digit = numberAfter(code, prefix); digit >= 0 && digit <= 9)
            return keyAfter(Key::KEY_0, digit);
    if (const int number = numberAfter(code, "F"); number >= 1 && number <= 12)
        return keyAfter(Key::KEY_F1, number - 1);
    for (const auto& [name, key] : kKeys)
        if (name == code) return key;
    return Key::KEY_NONE;
}

char32_t characterOf(std::string_view key) {
    constexpr std::pair<std::string_view, char32_t> kControls[] = {
        {"Backspace", 8}, {"Tab", 9}, {"Enter", 13}, {"Escape", 27}, {"Delete", 127}};
    for (const auto& [name, character] : kControls)
        if (name == key) return character;
    std::u32string characters;
    const bool isText = cocos2d::StringUtils::UTF8ToUTF32(std::string(key), characters);
    return isText && characters.size() == 1 ? characters.front() : U'\0';
}

} // namespace copra::web
