#pragma once

#include "app/fwd.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace copra {
namespace testing {

/// How a program plays a game that knows no options of its own, such as a ported one.
struct ProgramOptions {
    bool headless = false;                ///< without a window; needs `frames`
    int frames = 0;                       ///< ends after so many frames of 1/60 s; 0: when the game ends
    std::optional<std::uint64_t> autotap; ///< seed of a RandomInput
    std::string screenshot;               ///< file for a picture of the last frame; needs `frames`
    std::string film;                     ///< folder for a picture of every sixth frame, 00006.png and so on
    int filmFrom = 0;                     ///< the first frame of the film
    std::uint32_t seed = 0;             ///< of the random numbers; 0: of the recording, or random without one
    std::string record;                 ///< file for an InputRecording of this game
    std::string replay;                 ///< file of an InputRecording to play instead of the player's input
    std::vector<std::string> resources; ///< folders in which files are searched; the first is the root
    std::string writable;               ///< the folder that the game may write to
    bool help = false;                  ///< print the options and do nothing else
    bool version = false;               ///< print the versions of the game and of Copra and do nothing else
};

/// Parses the options that `--help` lists, each with its value as the next argument. Returns what is wrong, or an empty string.
std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options);

/// What a game that has options, an end or recordings of its own adds to playGame().
class PlayHooks {
public:
    virtual ~PlayHooks() = default;
    /// Whether the game has ended. Asked before each frame.
    virtual bool isOver() const = 0;
    /// Called before and after each frame; the first one is 1.
    virtual void frameBegins(int frame) = 0;
    virtual void frameEnded(int frame) = 0;
    /// Called after that many frames, while the scene is still there, in place of the summary. Returns whether all is well.
    virtual bool finish(int frames) = 0;
};

// GameProgram.cpp
/// Runs a game: launches it and steps frames until the last one, until its window closes or until it ends the Director.
/// With a number of frames or a recording it prints a summary. A recorded or replayed game has frames of exactly 1/60 s and
/// saves no files but in a temporary folder, unless `writable` is set. Returns the exit code: 0, 1 if the launch failed, a
/// file could not be saved, or a replay ended in another state or earlier than recorded (with COPRA_ACCEPT=1 in the environment,
/// the recording takes the new state). With `hooks`, which must outlive the call, all frames are of exactly 1/60 s.
int playGame(cocos2d::Application& game, const ProgramOptions& options, PlayHooks* hooks = nullptr);

// GameProgram_options.cpp
/// main() of such a program: parses the options and plays. `--help` prints the options, `--version` Application::getVersion() and
/// the version of Copra; both return 0. Wrong options print what is wrong and return 2. `makeGame` is called after the settings of
/// the options are made.
int runProgram(int argc, const char* const* argv, cocos2d::Application* (*makeGame)());

} // namespace testing
} // namespace copra
