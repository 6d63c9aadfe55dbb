#pragma once

#include "app/fwd.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace copra {
namespace testing {

/// The command-line options of a program whose game has none of its own, such as a ported game.
///
/// runProgram() reads them from `--headless`, `--frames`, `--seed`, `--autotap`, `--screenshot`, `--film`,
/// `--film-from`, `--record`, `--replay`, `--resources`, `--writable`, `--help`, and `--version`.
struct ProgramOptions {
    bool headless = false; ///< Whether the game runs without a window. Needs `frames`.
    int frames = 0; ///< The number of frames of 1/60 s after which the game ends; 0: when it ends by itself.
    std::optional<std::uint64_t> autotap; ///< The seed of a RandomInput that plays the game.
    std::string screenshot;               ///< The file for a picture of the last frame. Needs `frames`.
    std::string film; ///< The folder for a picture of every sixth frame: 00006.png and so on.
    int filmFrom = 0; ///< The first frame of the film.
    /// The seed of the random numbers; 0 means the seed of the recording, or a random one without a
    /// recording.
    std::uint32_t seed = 0;
    std::string record; ///< The file for an InputRecording of this game.
    std::string replay; ///< The file of an InputRecording to play instead of the input of the player.
    /// The folders in which files are searched; the first one is the root.
    std::vector<std::string> resources;
    std::string writable; ///< The folder to which the game may write.
    bool help = false;    ///< Whether to print the options and do nothing else.
    bool version = false; ///< Whether to print the versions of the game and of Copra and do nothing else.
};

/// Parses the options that `--help` lists, each with its value as the next argument. Returns what is wrong,
/// or an empty string.
std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options);

/// Extends playGame() for a game that has its own options, ending, or recordings.
class PlayHooks {
public:
    virtual ~PlayHooks() = default;
    /// Whether the game has ended. Called before each frame.
    virtual bool isOver() const = 0;
    /// Called before each frame with its number. The first frame has the number 1.
    virtual void frameBegins(int frame) = 0;
    /// Called after each frame with its number.
    virtual void frameEnded(int frame) = 0;
    /// Called after the last frame instead of printing the summary, while the scene still exists. Returns
    /// whether the game was played successfully.
    virtual bool finish(int frames) = 0;
};

// GameProgram.cpp
/// Runs a game: launches it, and steps frames until the last one, until its window closes, or until it ends
/// the Director. With a number of frames or a recording, the function prints a summary. Frames of a recorded
/// or replayed game take exactly 1/60 s, and it saves files only in a temporary folder, unless `writable` is
/// set. With `hooks`, which must outlive the call, all frames take exactly 1/60 s.
///
/// Returns the exit code: 0 for success; 1 if the launch failed, a file could not be saved, or a replay ended
/// earlier or in a different state. With COPRA_ACCEPT=1 in the environment, the recording takes over the new
/// state instead.
int playGame(cocos2d::Application& game, const ProgramOptions& options, PlayHooks* hooks = nullptr);

// GameProgram_options.cpp
/// The body of a main() that parses the options and plays a game. `--help` prints the options; `--version`
/// prints Application::getVersion() and the version of Copra. Both return 0. If an option is wrong, the
/// function prints what is wrong and returns 2. `makeGame` is called after the options have been applied.
int runProgram(int argc, const char* const* argv, cocos2d::Application* (*makeGame)());

} // namespace testing
} // namespace copra
