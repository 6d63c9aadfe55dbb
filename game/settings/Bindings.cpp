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

const std::vector<NamedCode>& namesOf(Device device) {
    static const std::vector<NamedCode> s_keys = namesOf({
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
    static const std::vector<NamedCode> s_buttons = namesOf({
        {Controller::BUTTON_A, "A B"},
        {Controller::BUTTON_X, "X Y"},
        {Controller::BUTTON_LEFT_SHOULDER, "LB RB"},
        {Controller::BUTTON_LEFT_THUMBSTICK, "LS RS"},
        {Controller::BUTTON_START, "START SELECT"},
        {Controller::BUTTON_DPAD_UP, "DPAD_UP DPAD_DOWN DPAD_LEFT DPAD_RIGHT"},
    });
    return device == Device::Keys ? s_keys : s_buttons;
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

Bindings defaultBindings(Device device) {
    // Names of the codes of each command, separated by spaces.
    constexpr std::array<const char*, kCommands> kKeys{"LEFT A", "RIGHT D", "UP W", "DOWN S",
                                                       "SPACE",  "P",       "M",    "F11"};
    constexpr std::array<const char*, kCommands> kButtons{"DPAD_LEFT", "DPAD_RIGHT", "DPAD_UP", "DPAD_DOWN",
                                                          "A RB",      "START",      "SELECT",  ""};
    const auto& names = device == Device::Keys ? kKeys : kButtons;
    Bindings bindings;
    for (std::size_t i = 0; i < kCommands; ++i) {
        std::vector<int> codes;
        for (const std::string& name : wordsOf(names[i])) codes.push_back(codeNamed(device, name));
        bindings.set(static_cast<Command>(i), codes);
    }
    return bindings;
}

std::string nameOfCode(Device device, int wanted) {
    for (const NamedCode& each : namesOf(device))
        if (each.code == wanted) return each.name;
    return {};
}

int codeNamed(Device device, const std::string& wanted) {
    for (const NamedCode& each : namesOf(device))
        if (each.name == wanted) return each.code;
    return -1;
}

} // namespace beecluster
