#pragma once

#include <array>
#include <string>
#include <vector>

namespace copra {

/// Where in the program something happened: the return addresses of the functions that were running.
struct CallPlace {
    static constexpr int kDepth = 24;
    std::array<void*, kDepth> frames{};
    int count = 0;

    /// The functions that run now, innermost first. None on systems without backtrace().
    static CallPlace here();
    bool operator<(const CallPlace& other) const;
};

/// For each place the innermost functions that are not the framework's own, up to three, as text. Asks
/// addr2line where it is installed, so it takes a moment.
std::vector<std::string> describe(const std::vector<CallPlace>& places);

} // namespace copra
