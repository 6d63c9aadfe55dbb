#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cocos2d {
class Application;
}

namespace copra {
namespace testing {

/// How a program plays a game that knows no options of its own, such as a ported one.
struct ProgramOptions {
    bool headless = false;                ///< without a window; needs `frames`
    int frames = 0;                       ///< ends after so many frames of 1/60 s; 0: when the game ends
    std::optional<std::uint64_t> autotap; ///< seed of a RandomInput
    std::string screenshot;               ///< file for a picture of the last frame; needs `frames`
    std::vector<std::string> resources;   ///< folders in which files are searched; the first is the root
    std::string writable;                 ///< the folder that the game may write to
};

/// Parses `--headless --frames N --autotap SEED --screenshot FILE --resources DIR... --writable DIR`, each option with
/// its value as the next argument. Returns what is wrong, or an empty string.
std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options);

/// Runs a game: launches it and steps frames until the last one, until its window closes or until it ends the Director.
/// With a number of frames it prints a summary. Returns the exit code: 0, 1 if the launch failed or the picture could
/// not be saved.
int playGame(cocos2d::Application& game, const ProgramOptions& options);

/// main() of such a program: parses the options and plays. Wrong options print the usage and return 2. `makeGame` is
/// called after the settings of the options are made.
int runProgram(int argc, const char* const* argv, cocos2d::Application* (*makeGame)());

} // namespace testing
} // namespace copra
