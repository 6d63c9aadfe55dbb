#pragma once

#include "app/fwd.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace copra {
namespace testing {

/// Options of a program that plays a game without options of its own, such as a ported one.
struct ProgramOptions {
    bool headless = false;                ///< without a window; needs `frames`
    int frames = 0;                       ///< ends after so many frames of 1/60 s; 0: when the game ends
    std::optional<std::uint64_t> autotap; ///< seed of a RandomInput
    std::string screenshot;               ///< file for a picture of the last frame; needs `frames`
    std::string film;                     ///< folder for a picture of every sixth frame, 00006.png and so on
    int filmFrom = 0;                     ///< the first frame of the film
    std::uint32_t seed = 0; ///< seed of the random numbers; 0: that of the recording, or random without one
    std::string record;     ///< file for an InputRecording of this game
    std::string replay;     ///< file of an InputRecording to play instead of the player's input
    std::vector<std::string> resources; ///< folders in which files are searched; the first is the root
    std::string writable;               ///< the folder that the game may write to
    bool help = false;                  ///< print the options and do nothing else
    bool version = false;               ///< print the versions of the game and of Copra and do nothing else
};

/// Parses the options that `--help` lists, each with its value as the next argument. Returns what is wrong, or an empty string.
std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options);

/// Extends playGame() for a game that has its own options, ending, or recordings.
class PlayHooks {
public:
    virtual ~PlayHooks() = default;
    /// Whether the game has ended. Asked before each frame.
    virtual bool isOver() const = 0;
    /// Called before and after each frame; the first one is 1.
    virtual void frameBegins(int frame) = 0;
    /// Called after each frame with its number.
    virtual void frameEnded(int frame) = 0;
    /// Called after the last frame instead of printing the summary, while the scene still exists. Returns whether the game was
    /// played successfully.
    virtual bool finish(int frames) = 0;
};

// GameProgram.cpp
/// Runs a game: launches it and steps frames until the last one, until its window closes, or until it ends the Director. With a
/// number of frames or a recording, prints a summary. Frames of a recorded or replayed game take exactly 1/60 s, and it saves
/// files only in a temporary folder, unless `writable` is set. With `hooks`, which must outlive the call, all frames take exactly
/// 1/60 s. Returns the exit code: 0 for success; 1 if the launch failed, a file could not be saved, or a replay ended earlier or
/// in a different state. With COPRA_ACCEPT=1 in the environment, the recording takes the new state instead.
int playGame(cocos2d::Application& game, const ProgramOptions& options, PlayHooks* hooks = nullptr);

// GameProgram_options.cpp
/// The main() of such a program: parses the options and plays. `--help` prints the options; `--version` prints
/// Application::getVersion() and the version of Copra. Both return 0. If an option is wrong, prints what is wrong and returns 2.
/// `makeGame` is called after the options have been applied.
int runProgram(int argc, const char* const* argv, cocos2d::Application* (*makeGame)());

} // namespace testing
} // namespace copra
