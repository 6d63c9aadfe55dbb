#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// What the player asked for on the command line.
struct Options {
    bool headless = false;  ///< no window, nothing but memory
    int frames = 0;         ///< end after that many frames of a sixtieth of a second; 0 plays until quit
    std::uint64_t seed = 1; ///< of all chance in the game
    std::string stage;      ///< where to start; empty starts at the title
    std::string screenshot; ///< file for a picture of the last frame; empty takes none
    bool autopilot = false; ///< the game plays by itself
    int width = 960;        ///< pixels of the window
    int height = 640;       ///< pixels of the window
    bool fullscreen = false;
    bool report = false; ///< print where the player is and where the swarm is led, as it changes
};

/// Either options to play with, or an exit code after something was printed.
struct ParsedOptions {
    Options options;
    std::optional<int> exitCode;
};

/// Exit codes of the game.
inline constexpr int kExitUsage = 2;    ///< a wrong option
inline constexpr int kExitNoWindow = 3; ///< no window can be had

/// Reads the arguments. `stages` are the names that --stage takes. Prints help, the list of stages or what is
/// wrong.
ParsedOptions parseOptions(int argc, const char* const* argv, const std::vector<std::string>& stages);

} // namespace beecluster
