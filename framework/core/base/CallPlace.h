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

/// Which functions of the game led here, for the report of a mistake: a line that ends with a line feed, such as "    in
/// GameScene::init() at GameScene.cpp:41, called from ...". Empty in release builds, if nothing is known, and if the environment
/// variable COPRA_CALLERS is 0.
std::string callers();

} // namespace copra
