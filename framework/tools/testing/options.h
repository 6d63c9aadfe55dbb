#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace copra {
namespace testing {

/// An option of a program: a flag, or a name with a value, which is the next argument or follows a '='.
struct ProgramOption {
    std::string name;  ///< The name, such as "--seed".
    std::string value; ///< The kind of value in the help, such as "N"; empty for a flag.
    std::string text;  ///< The text in the help.
    /// Takes the value, which is empty for a flag. Returns what is wrong with it, such as "needs a number",
    /// or an empty string.
    std::function<std::string(const std::string&)> take;
};

/// Returns a flag that sets `target` to true. The target must outlive the option.
[[nodiscard]] ProgramOption flagOption(const std::string& name, const std::string& text, bool& target);
/// Returns an option with a string that is not checked.
[[nodiscard]] ProgramOption textOption(const std::string& name, const std::string& value,
                                       const std::string& text, std::string& target);
/// Returns an option with the path of a file or folder, which becomes absolute.
[[nodiscard]] ProgramOption pathOption(const std::string& name, const std::string& value,
                                       const std::string& text, std::string& target);
/// Returns an option with an integer from `low` to `high`.
[[nodiscard]] ProgramOption numberOption(const std::string& name, const std::string& text, std::uint64_t low,
                                         std::uint64_t high, const std::function<void(std::uint64_t)>& take);
/// Returns an option with one of several words.
[[nodiscard]] ProgramOption choiceOption(const std::string& name, const std::string& value,
                                         const std::string& text, const std::vector<std::string>& choices,
                                         std::string& target);

/// Parses the arguments of a program; `-h` is `--help`. Returns what is wrong, or an empty string.
[[nodiscard]] std::string parseOptions(int argc, const char* const* argv,
                                       const std::vector<ProgramOption>& options);
/// Returns a line for each option, for --help.
[[nodiscard]] std::string helpOf(const std::vector<ProgramOption>& options);

} // namespace testing
} // namespace copra
