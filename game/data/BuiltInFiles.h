#pragma once

#include <vector>

namespace beecluster {

/// A file of resources/game/ as it was when the game was built.
struct BuiltInFile {
    const char* name; ///< "game/tuning.txt"
    const char* text;
};

/// All of them; embed.cmake writes the source.
const std::vector<BuiltInFile>& builtInFileTable();

} // namespace beecluster
