#include "testing/options.h"

#include "platform/system/paths.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace copra {
namespace testing {

namespace {

/// The names of choices: "wide or tall", "en, ja or de".
std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::string usageOf(const ProgramOption& option) {
    return "  " + option.name + (option.value.empty() ? "" : " " + option.value);
}

} // namespace

ProgramOption flagOption(const std::string& name, const std::string& text, bool& target) {
    return {name, "", text, [&target](const std::string&) {
                target = true;
                return std::string();
            }};
}

ProgramOption textOption(const std::string& name, const std::string& value, const std::string& text,
                         std::string& target) {
    return {name, value, text, [&target](const std::string& word) {
                target = word;
                return std::string();
            }};
}

ProgramOption pathOption(const std::string& name, const std::string& value, const std::string& text,
                         std::string& target) {
    return {name, value, text, [&target](const std::string& word) {
                target = absoluteName(word);
                return std::string();
            }};
}

ProgramOption numberOption(const std::string& name, const std::string& text, std::uint64_t low,
                           std::uint64_t high, const std::function<void(std::uint64_t)>& take) {
    return {name, "N", text, [low, high, take](const std::string& word) {
                std::uint64_t number = 0;
                const char* const end = word.data() + word.size();
                const auto parsed = std::from_chars(word.data(), end, number);
                if (parsed.ec != std::errc() || parsed.ptr != end || number < low || number > high)
                    return "needs a number from " + std::to_string(low) + " to " + std::to_string(high);
                take(number);
                return std::string();
            }};
}

ProgramOption choiceOption(const std::string& name, const std::string& value, const std::string& text,
                           const std::vector<std::string>& choices, std::string& target) {
    return {name, value, text, [&target, choices](const std::string& word) {
                if (std::find(choices.begin(), choices.end(), word) == choices.end())
                    return "'" + word + "' is not " + joined(choices);
                target = word;
                return std::string();
            }};
}

std::string parseOptions(int argc, const char* const* argv, const std::vector<ProgramOption>& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const std::size_t sign = argument.compare(0, 2, "--") == 0 ? argument.find('=') : std::string::npos;
        const std::string name = argument == "-h" ? "--help" : argument.substr(0, sign);
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&name](const ProgramOption& known) { return known.name == name; });
        if (option == options.end()) return "there is no option '" + name + "'";
        const bool hasValue = sign != std::string::npos;
        if (option->value.empty() && hasValue) return name + " takes no value";
        std::string value;
        if (hasValue) {
            value = argument.substr(sign + 1);
        } else if (!option->value.empty()) {
            if (++i == argc) return name + " needs a value";
            value = argv[i];
        }
        if (const std::string wrong = option->take(value); !wrong.empty()) return name + " " + wrong;
    }
    return {};
}

std::string helpOf(const std::vector<ProgramOption>& options) {
    std::size_t width = 0;
    for (const ProgramOption& option : options) width = std::max(width, usageOf(option).size());
    std::string text;
    for (const ProgramOption& option : options) {
        const std::string usage = usageOf(option);
        text += usage + std::string(width - usage.size() + 2, ' ') + option.text + '\n';
    }
    return text;
}

} // namespace testing
} // namespace copra
