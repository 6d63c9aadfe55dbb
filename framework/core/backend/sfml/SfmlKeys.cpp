#include "backend/sfml/SfmlKeys.h"

#include "backend/sfml/SfmlCompat.h"

#include <utility>

namespace copra::sfml {

namespace {

using From = sf::Keyboard::Key;

constexpr std::pair<From, Key> kKeys[] = {
    {From::Escape, Key::KEY_ESCAPE},
    {From::LControl, Key::KEY_LEFT_CTRL},
    {From::LShift, Key::KEY_LEFT_SHIFT},
    {From::LAlt, Key::KEY_LEFT_ALT},
    {From::LSystem, Key::KEY_HYPER},
    {From::RControl, Key::KEY_RIGHT_CTRL},
    {From::RShift, Key::KEY_RIGHT_SHIFT},
    {From::RAlt, Key::KEY_RIGHT_ALT},
    {From::RSystem, Key::KEY_HYPER},
    {From::Menu, Key::KEY_MENU},
    {From::LBracket, Key::KEY_LEFT_BRACKET},
    {From::RBracket, Key::KEY_RIGHT_BRACKET},
    {From::Semicolon, Key::KEY_SEMICOLON},
    {From::Comma, Key::KEY_COMMA},
    {From::Period, Key::KEY_PERIOD},
    {kKeyApostrophe, Key::KEY_APOSTROPHE},
    {From::Slash, Key::KEY_SLASH},
    {From::Backslash, Key::KEY_BACK_SLASH},
    {kKeyGrave, Key::KEY_GRAVE},
    {From::Equal, Key::KEY_EQUAL},
    {From::Hyphen, Key::KEY_MINUS},
    {From::Space, Key::KEY_SPACE},
    {From::Enter, Key::KEY_ENTER},
    {From::Backspace, Key::KEY_BACKSPACE},
    {From::Tab, Key::KEY_TAB},
    {From::PageUp, Key::KEY_PG_UP},
    {From::PageDown, Key::KEY_PG_DOWN},
    {From::End, Key::KEY_END},
    {From::Home, Key::KEY_HOME},
    {From::Insert, Key::KEY_INSERT},
    {From::Delete, Key::KEY_DELETE},
    {From::Add, Key::KEY_KP_PLUS},
    {From::Subtract, Key::KEY_KP_MINUS},
    {From::Multiply, Key::KEY_KP_MULTIPLY},
    {From::Divide, Key::KEY_KP_DIVIDE},
    {From::Left, Key::KEY_LEFT_ARROW},
    {From::Right, Key::KEY_RIGHT_ARROW},
    {From::Up, Key::KEY_UP_ARROW},
    {From::Down, Key::KEY_DOWN_ARROW},
    {From::Pause, Key::KEY_PAUSE},
};

// SFML's keys first..last correspond, in order, to the keys from `to` on.
struct KeyRange {
    From first;
    From last;
    Key to;
};

constexpr KeyRange kRanges[] = {
    {From::A, From::Z, Key::KEY_A},
    {From::Num0, From::Num9, Key::KEY_0},
    {From::Numpad0, From::Numpad9, Key::KEY_0},
    {From::F1, From::F12, Key::KEY_F1},
};

} // namespace

Key keyOf(sf::Keyboard::Key key) {
    for (const KeyRange& range : kRanges) {
        if (key < range.first || key > range.last) continue;
        return static_cast<Key>(static_cast<int>(range.to) + static_cast<int>(key) -
                                static_cast<int>(range.first));
    }
    for (const auto& [from, to] : kKeys) {
        if (from == key) return to;
    }
    return Key::KEY_NONE;
}

MouseButton mouseButtonOf(sf::Mouse::Button button) {
    if (button == sf::Mouse::Button::Left) return MouseButton::BUTTON_LEFT;
    if (button == sf::Mouse::Button::Right) return MouseButton::BUTTON_RIGHT;
    if (button == sf::Mouse::Button::Middle) return MouseButton::BUTTON_MIDDLE;
    if (button == kMouseExtra1) return MouseButton::BUTTON_4;
    if (button == kMouseExtra2) return MouseButton::BUTTON_5;
    return MouseButton::BUTTON_UNSET;
}

} // namespace copra::sfml
