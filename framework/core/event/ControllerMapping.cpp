#include "event/ControllerMapping.h"

#include "base/refuse.h"
#include "event/controllerTable.h"

#include <cctype>
#include <sstream>
#include <unordered_map>
#include <utility>

namespace copra {

using cocos2d::Controller;

namespace {

const char* const kPlatform = "Linux";

/// The elements of the database that the API has.
int keyOfElement(const std::string& name) {
    static const std::unordered_map<std::string, int> keys = {
        {"a", Controller::BUTTON_A},
        {"b", Controller::BUTTON_B},
        {"x", Controller::BUTTON_X},
        {"y", Controller::BUTTON_Y},
        {"back", Controller::BUTTON_SELECT},
        {"start", Controller::BUTTON_START},
        {"guide", Controller::BUTTON_PAUSE},
        {"leftshoulder", Controller::BUTTON_LEFT_SHOULDER},
        {"rightshoulder", Controller::BUTTON_RIGHT_SHOULDER},
        {"leftstick", Controller::BUTTON_LEFT_THUMBSTICK},
        {"rightstick", Controller::BUTTON_RIGHT_THUMBSTICK},
        {"dpup", Controller::BUTTON_DPAD_UP},
        {"dpdown", Controller::BUTTON_DPAD_DOWN},
        {"dpleft", Controller::BUTTON_DPAD_LEFT},
        {"dpright", Controller::BUTTON_DPAD_RIGHT},
        {"leftx", Controller::JOYSTICK_LEFT_X},
        {"lefty", Controller::JOYSTICK_LEFT_Y},
        {"rightx", Controller::JOYSTICK_RIGHT_X},
        {"righty", Controller::JOYSTICK_RIGHT_Y},
        {"lefttrigger", Controller::AXIS_LEFT_TRIGGER},
        {"righttrigger", Controller::AXIS_RIGHT_TRIGGER},
    };
    const auto found = keys.find(name);
    return found == keys.end() ? 0 : found->second;
}

/// Reads a decimal number below `limit` at `at`, and moves behind it.
bool readNumber(const std::string& text, std::size_t& at, int limit, int& number) {
    const std::size_t begin = at;
    number = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
        number = number * 10 + (text[at] - '0');
        if (number >= limit) return false;
    }
    return at > begin;
}

/// Reads +, - or nothing.
int readSign(const std::string& text, std::size_t& at) {
    if (at >= text.size() || (text[at] != '+' && text[at] != '-')) return 0;
    return text[at++] == '+' ? 1 : -1;
}

/// Reads an element of the pad: b3, a2, +a2, a4~ or h0.4.
bool parseInput(const std::string& text, PadInput& input) {
    std::size_t at = 0;
    input.half = readSign(text, at);
    if (at >= text.size()) return false;
    const char kind = text[at++];
    if (kind == 'b' && input.half == 0) {
        input.kind = PadInput::Kind::Button;
        return readNumber(text, at, kMaxPadButtons, input.index) && at == text.size();
    }
    if (kind == 'a') {
        input.kind = PadInput::Kind::Axis;
        if (!readNumber(text, at, kMaxPadAxes, input.index)) return false;
        input.isInverted = at < text.size() && text[at] == '~';
        return at + (input.isInverted ? 1 : 0) == text.size();
    }
    if (kind != 'h' || input.half != 0) return false;
    input.kind = PadInput::Kind::Hat;
    constexpr int kMasks = 16;
    return readNumber(text, at, kMaxPadHats, input.index) && at < text.size() && text[at++] == '.' &&
           readNumber(text, at, kMasks, input.hatMask) && at == text.size();
}

/// Reads bus, vendor and product from the 32 hexadecimal digits of SDL, each with its lower byte first.
bool parseGuid(const std::string& guid, ControllerMapping& mapping) {
    constexpr std::size_t kDigits = 32;
    if (guid.size() != kDigits) return false;
    for (const char digit : guid)
        if (!std::isxdigit(static_cast<unsigned char>(digit))) return false;
    const auto numberAt = [&](std::size_t digit) {
        const unsigned long bytes = std::stoul(guid.substr(digit, 4), nullptr, 16);
        return static_cast<unsigned>((bytes & 0xff) << 8 | bytes >> 8);
    };
    mapping.bus = numberAt(0);
    mapping.vendor = numberAt(8);
    mapping.product = numberAt(16);
    return true;
}

std::string addElement(const std::string& field, ControllerMapping& mapping) {
    const std::size_t colon = field.find(':');
    if (colon == std::string::npos) return "no colon in '" + field + "'";
    std::size_t at = 0;
    PadBinding binding;
    binding.outputHalf = readSign(field, at);
    const std::string name = field.substr(at, colon - at), value = field.substr(colon + 1);
    if (name == "platform") {
        mapping.platform = value;
        return {};
    }
    binding.key = keyOfElement(name);
    if (binding.key == 0) return {}; // an element that the API does not have
    if (!parseInput(value, binding.input)) return "no element of a pad: '" + field + "'";
    mapping.bindings.push_back(binding);
    return {};
}

} // namespace

std::string parseControllerMapping(const std::string& line, ControllerMapping& mapping) {
    mapping = {};
    std::istringstream fields(line);
    std::string guid, field;
    std::getline(fields, guid, ',');
    if (!std::getline(fields, mapping.name, ',')) return "no name";
    std::string fault;
    while (std::getline(fields, field, ',')) {
        const std::string wrong = field.empty() ? "" : addElement(field, mapping);
        if (fault.empty()) fault = wrong;
    }
    // Other platforms have identifiers and elements of other kinds.
    if (!mapping.platform.empty() && mapping.platform != kPlatform) return {};
    if (!parseGuid(guid, mapping)) return "no identifier of 32 digits";
    return fault.empty() && mapping.bindings.empty() ? "no elements" : fault;
}

// --- All layouts ---

namespace {

class MappingStore {
public:
    MappingStore() { add(kControllerTable, "the table of controllers"); }

    int add(const std::string& text, const std::string& source) {
        std::istringstream lines(text);
        int count = 0, number = 0;
        bool isLogged = false;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (line.empty() || line[0] == '#') continue;
            ControllerMapping mapping;
            const std::string fault = parseControllerMapping(line, mapping);
            if (fault.empty()) {
                count += add(std::move(mapping)) ? 1 : 0;
            } else if (!std::exchange(isLogged, true)) {
                copra::warning("%s: line %d: %s", source.c_str(), number, fault.c_str());
            }
        }
        return count;
    }

    const ControllerMapping& find(const JoystickInfo& pad) const {
        const ControllerMapping* named = nullptr;
        for (const ControllerMapping& mapping : _mappings) {
            if (mapping.vendor != 0 && mapping.vendor == pad.vendor && mapping.product == pad.product)
                return mapping;
            if (mapping.name == pad.name) named = &mapping;
        }
        return named ? *named : _mappings.front();
    }

private:
    bool add(ControllerMapping mapping) {
        if (mapping.bindings.empty() || (!mapping.platform.empty() && mapping.platform != kPlatform))
            return false;
        for (ControllerMapping& known : _mappings) {
            const bool isSame = mapping.vendor != 0
                                    ? known.vendor == mapping.vendor && known.product == mapping.product
                                    : known.vendor == 0 && known.name == mapping.name;
            if (!isSame) continue;
            constexpr unsigned kUsb = 3;
            const bool isWorse = known.bus == kUsb && mapping.bus != kUsb;
            if (!isWorse) known = std::move(mapping);
            return !isWorse;
        }
        _mappings.push_back(std::move(mapping));
        return true;
    }

    std::vector<ControllerMapping> _mappings; ///< The first is for unknown pads.
};

/// Like the controllers themselves, one in a program.
MappingStore& mappingStore() {
    static MappingStore store;
    return store;
}

} // namespace

int addControllerMappings(const std::string& text, const std::string& source) {
    return mappingStore().add(text, source);
}

const ControllerMapping& findControllerMapping(const JoystickInfo& pad) {
    return mappingStore().find(pad);
}

} // namespace copra
