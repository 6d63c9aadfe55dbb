#pragma once

#include "testing/GameProgram.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// Options of the command line.
struct Options {
    copra::testing::ProgramOptions
        program;            ///< headless, frames, screenshot and film, with the meaning they have there
    std::uint64_t seed = 1; ///< of the random numbers of the first game; each next game has the next one
    std::string stage;      ///< the stage to start at; empty starts at the title
    std::string mode;       ///< of the game to start with; empty for the title or a story
    std::string field;      ///< "wide" or "tall"; empty for the shape that suits the window
    std::string screen;     ///< the screen to start at; empty for the title or the stage
    std::string stats;      ///< file for statistics; empty for none
    std::string record;     ///< file for a recording of the last game; empty for none
    std::string replay;     ///< recording to play; empty for none
    bool autopilot = false; ///< the game plays by itself
    std::string player;     ///< who plays then: a BlindPlayer or kBoldPlayer; empty for the autopilot
    int width = 960;        ///< pixels of the window
    int height = 640;       ///< pixels of the window
    bool fullscreen = false;
    std::string language; ///< code of the language; empty for that of the settings
    bool report = false;  ///< print the current screen and the goal of the swarm whenever they change
};

/// The options, or an exit code when the program has to exit; what there is to say has been printed.
struct ParsedOptions {
    Options options;
    std::optional<int> exitCode;
};

/// Exit codes of the game.
inline constexpr int kExitUsage = 2;    ///< a wrong option
inline constexpr int kExitNoWindow = 3; ///< no window can be opened

/// Parses the arguments. `stages` are the names that --stage accepts. Prints help, the list of stages or an
/// error.
ParsedOptions parseOptions(int argc, const char* const* argv, const std::vector<std::string>& stages);

} // namespace beecluster
