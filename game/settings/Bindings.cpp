#include "settings/Bindings.h"

#include "data/DataFile.h"

#include <algorithm>

namespace beecluster {

namespace {

using cocos2d::Controller;
using copra::Key;

struct NamedCode {
    std::string name;
    int code;
};

/// Names, separated by spaces, of codes that follow each other.
struct NameRun {
    int first;
    const char* names;
};

constexpr int code(Key key) {
    return static_cast<int>(key);
}

std::vector<NamedCode> namesOf(const std::vector<NameRun>& runs) {
    std::vector<NamedCode> names;
    for (const NameRun& run : runs) {
        int next = run.first;
        for (const std::string& name : wordsOf(run.names)) names.push_back({name, next++});
    }
    return names;
}

const std::vector<NamedCode>& keyNames() {
    static const std::vector<NamedCode> s_names = namesOf({
        {code(Key::KEY_LEFT_ARROW), "LEFT RIGHT UP DOWN"},
        {code(Key::KEY_SPACE), "SPACE"},
        {code(Key::KEY_BACKSPACE), "BACKSPACE TAB"},
        {code(Key::KEY_LEFT_SHIFT), "SHIFT RIGHT_SHIFT CTRL RIGHT_CTRL"},
        {code(Key::KEY_INSERT), "INSERT HOME PAGE_UP DELETE END PAGE_DOWN"},
        {code(Key::KEY_APOSTROPHE), "APOSTROPHE"},
        {code(Key::KEY_COMMA), "COMMA MINUS PERIOD SLASH 0 1 2 3 4 5 6 7 8 9"},
        {code(Key::KEY_SEMICOLON), "SEMICOLON"},
        {code(Key::KEY_A), "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"},
        {code(Key::KEY_F1), "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12"},
    });
    return s_names;
}

const std::vector<NamedCode>& buttonNames() {
    static const std::vector<NamedCode> s_names = namesOf({
        {Controller::BUTTON_A, "A B"},
        {Controller::BUTTON_X, "X Y"},
        {Controller::BUTTON_LEFT_SHOULDER, "LB RB"},
        {Controller::BUTTON_LEFT_THUMBSTICK, "LS RS"},
        {Controller::BUTTON_START, "START SELECT"},
        {Controller::BUTTON_DPAD_UP, "DPAD_UP DPAD_DOWN DPAD_LEFT DPAD_RIGHT"},
    });
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

/// Names of the codes of each command, separated by spaces.
using CodeNames = std::array<const char*, kCommands>;

Bindings bindingsOf(const CodeNames& names, int (*codeNamed)(const std::string&)) {
    Bindings bindings;
    for (std::size_t i = 0; i < kCommands; ++i) {
        std::vector<int> codes;
        for (const std::string& name : wordsOf(names[i])) codes.push_back(codeNamed(name));
        bindings.set(static_cast<Command>(i), codes);
    }
    return bindings;
}

} // namespace

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
    return bindingsOf({"LEFT A", "RIGHT D", "UP W", "DOWN S", "SPACE", "P", "M", "F11"}, keyNamed);
}

Bindings defaultButtons() {
    return bindingsOf({"DPAD_LEFT", "DPAD_RIGHT", "DPAD_UP", "DPAD_DOWN", "A RB", "START", "SELECT", ""},
                      buttonNamed);
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
