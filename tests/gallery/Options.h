#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace gallery {

/// What was asked for on the command line.
struct Options {
    std::size_t first = 0; ///< the exhibit to begin with
    std::size_t count = 0; ///< how many exhibits from there on belong to the name that was given
    bool all = false;      ///< play these exhibits for `frames` frames each and end
    std::string shots;     ///< folder for a picture of the last frame of each; empty takes none
    int frames = 0;        ///< of a sixtieth of a second for each exhibit; 0 plays until somebody leaves
    bool headless = false; ///< no window
};

/// Either options to go on with, or an exit code after something was printed.
struct ParsedOptions {
    Options options;
    std::optional<int> exitCode;
};

/// Exit codes of the gallery.
inline constexpr int kExitUsage = 2;    ///< a wrong option, or no scene of that name
inline constexpr int kExitNoWindow = 3; ///< no window can be had

/// Frames of a scene when pictures are taken: most actions have gone three quarters of their way by then.
inline constexpr int kUsualFrames = 90;

/// Reads the arguments. Prints help, the list of scenes or what is wrong.
ParsedOptions parseOptions(int argc, const char* const* argv);

} // namespace gallery
