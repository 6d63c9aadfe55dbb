#pragma once

#include <array>
#include <string>
#include <vector>

namespace copra {

/// A point of the running program: the return addresses on the call stack.
struct CallPlace {
    static constexpr int kDepth = 24;
    std::array<void*, kDepth> frames{};
    int count = 0;

    /// The call stack of the caller, innermost function first. Empty on systems without backtrace().
    static CallPlace here();
    bool operator<(const CallPlace& other) const;
};

/// Describes each place by its innermost functions outside of the framework, at most three. Runs addr2line if
/// it is installed, which may take seconds.
std::vector<std::string> describe(const std::vector<CallPlace>& places);

} // namespace copra
