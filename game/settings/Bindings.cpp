#include "settings/Bindings.h"

#include <algorithm>
#include <utility>

namespace beecluster {

namespace {

using cocos2d::Controller;
using copra::Key;

struct NamedCode {
    const char* name;
    int code;
};

constexpr int code(Key key) {
    return static_cast<int>(key);
}

const std::vector<NamedCode>& keyNames() {
    static const std::vector<NamedCode> s_names = [] {
        std::vector<NamedCode> names{{"LEFT", code(Key::KEY_LEFT_ARROW)},
                                     {"RIGHT", code(Key::KEY_RIGHT_ARROW)},
                                     {"UP", code(Key::KEY_UP_ARROW)},
                                     {"DOWN", code(Key::KEY_DOWN_ARROW)},
                                     {"SPACE", code(Key::KEY_SPACE)},
                                     {"TAB", code(Key::KEY_TAB)},
                                     {"BACKSPACE", code(Key::KEY_BACKSPACE)},
                                     {"SHIFT", code(Key::KEY_LEFT_SHIFT)},
                                     {"RIGHT_SHIFT", code(Key::KEY_RIGHT_SHIFT)},
                                     {"CTRL", code(Key::KEY_LEFT_CTRL)},
                                     {"RIGHT_CTRL", code(Key::KEY_RIGHT_CTRL)},
                                     {"INSERT", code(Key::KEY_INSERT)},
                                     {"DELETE", code(Key::KEY_DELETE)},
                                     {"HOME", code(Key::KEY_HOME)},
                                     {"END", code(Key::KEY_END)},
                                     {"PAGE_UP", code(Key::KEY_PG_UP)},
                                     {"PAGE_DOWN", code(Key::KEY_PG_DOWN)},
                                     {"COMMA", code(Key::KEY_COMMA)},
                                     {"PERIOD", code(Key::KEY_PERIOD)},
                                     {"MINUS", code(Key::KEY_MINUS)},
                                     {"SLASH", code(Key::KEY_SLASH)},
                                     {"SEMICOLON", code(Key::KEY_SEMICOLON)},
                                     {"APOSTROPHE", code(Key::KEY_APOSTROPHE)}};
        static const char* const kLetters[] = {"A", "B", "C", "D", "E", "F", "G", "H", "I",
                                               "J", "K", "L", "M", "N", "O", "P", "Q", "R",
                                               "S", "T", "U", "V", "W", "X", "Y", "Z"};
        static const char* const kDigits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
        static const char* const kFunctions[] = {"F1", "F2", "F3", "F4",  "F5",  "F6",
                                                 "F7", "F8", "F9", "F10", "F11", "F12"};
        int next = code(Key::KEY_A);
        for (const char* name : kLetters) names.push_back({name, next++});
        next = code(Key::KEY_0);
        for (const char* name : kDigits) names.push_back({name, next++});
        next = code(Key::KEY_F1);
        for (const char* name : kFunctions) names.push_back({name, next++});
        return names;
    }();
    return s_names;
}

const std::vector<NamedCode>& buttonNames() {
    static const std::vector<NamedCode> s_names{{"A", Controller::BUTTON_A},
                                                {"B", Controller::BUTTON_B},
                                                {"X", Controller::BUTTON_X},
                                                {"Y", Controller::BUTTON_Y},
                                                {"LB", Controller::BUTTON_LEFT_SHOULDER},
                                                {"RB", Controller::BUTTON_RIGHT_SHOULDER},
                                                {"LS", Controller::BUTTON_LEFT_THUMBSTICK},
                                                {"RS", Controller::BUTTON_RIGHT_THUMBSTICK},
                                                {"START", Controller::BUTTON_START},
                                                {"SELECT", Controller::BUTTON_SELECT},
                                                {"DPAD_LEFT", Controller::BUTTON_DPAD_LEFT},
                                                {"DPAD_RIGHT", Controller::BUTTON_DPAD_RIGHT},
                                                {"DPAD_UP", Controller::BUTTON_DPAD_UP},
                                                {"DPAD_DOWN", Controller::BUTTON_DPAD_DOWN}};
    return s_names;
}

std::string nameIn(const std::vector<NamedCode>& names, int wanted) {
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const NamedCode& each) { return each.code == wanted; });
    return found == names.end() ? std::string() : found->name;
}

int codeIn(const std::vector<NamedCode>& names, const std::string& wanted) {
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const NamedCode& each) { return wanted == each.name; });
    return found == names.end() ? -1 : found->code;
}

} // namespace

const char* nameOf(Command command) {
    static constexpr std::array<const char*, kCommands> kNames{"left",   "right", "up",   "down",
                                                               "gather", "pause", "mute", "full-screen"};
    return kNames[static_cast<std::size_t>(command)];
}

void Bindings::set(Command command, const std::vector<int>& codes) {
    for (std::vector<int>& other : _codes) {
        other.erase(
            std::remove_if(other.begin(), other.end(),
                           [&](int each) { return std::count(codes.begin(), codes.end(), each) > 0; }),
            other.end());
    }
    _codes[static_cast<std::size_t>(command)] = codes;
}

bool Bindings::has(Command command, int wanted) const {
    const std::vector<int>& list = codes(command);
    return std::count(list.begin(), list.end(), wanted) > 0;
}

Bindings defaultKeys() {
    Bindings keys;
    keys.set(Command::Left, {code(Key::KEY_LEFT_ARROW), code(Key::KEY_A)});
    keys.set(Command::Right, {code(Key::KEY_RIGHT_ARROW), code(Key::KEY_D)});
    keys.set(Command::Up, {code(Key::KEY_UP_ARROW), code(Key::KEY_W)});
    keys.set(Command::Down, {code(Key::KEY_DOWN_ARROW), code(Key::KEY_S)});
    keys.set(Command::Gather, {code(Key::KEY_SPACE)});
    keys.set(Command::Pause, {code(Key::KEY_P)});
    keys.set(Command::Mute, {code(Key::KEY_M)});
    keys.set(Command::FullScreen, {code(Key::KEY_F11)});
    return keys;
}

Bindings defaultButtons() {
    Bindings buttons;
    buttons.set(Command::Left, {Controller::BUTTON_DPAD_LEFT});
    buttons.set(Command::Right, {Controller::BUTTON_DPAD_RIGHT});
    buttons.set(Command::Up, {Controller::BUTTON_DPAD_UP});
    buttons.set(Command::Down, {Controller::BUTTON_DPAD_DOWN});
    buttons.set(Command::Gather, {Controller::BUTTON_A, Controller::BUTTON_RIGHT_SHOULDER});
    buttons.set(Command::Pause, {Controller::BUTTON_START});
    buttons.set(Command::Mute, {Controller::BUTTON_SELECT});
    return buttons;
}

std::string nameOfKey(int key) {
    return nameIn(keyNames(), key);
}

int keyNamed(const std::string& name) {
    return codeIn(keyNames(), name);
}

std::string nameOfButton(int button) {
    return nameIn(buttonNames(), button);
}

int buttonNamed(const std::string& name) {
    return codeIn(buttonNames(), name);
}

} // namespace beecluster
