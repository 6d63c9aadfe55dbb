#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fuzz {

/// A reader of files from outside, as a function that takes anything. It may refuse and log; it must not
/// crash, leak, run for long or take much memory.
struct Target {
    std::string name; ///< also of its folder in corpus/
    void (*read)(const std::uint8_t* bytes, std::size_t count);
};

/// All of them. A new one is a line in Targets.cpp, a folder with a few small files in corpus/, and its name
/// in CMakeLists.txt.
const std::vector<Target>& targets();

/// The one of this name; ends the program where there is none.
const Target& target(const std::string& name);

/// Feeds a target, without its log and with an empty autorelease pool afterwards.
void feed(const Target& target, const std::uint8_t* bytes, std::size_t count);

} // namespace fuzz
