#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace gallery {

/// Options of the command line.
struct Options {
    std::size_t first = 0;   ///< index of the first demo
    std::size_t count = 0;   ///< number of demos that match the name
    bool showsIndex = false; ///< begin with the index: neither a name nor --all
    bool all = false;        ///< run these demos for `frames` frames each, then exit
    std::string shots;       ///< folder for screenshots of each demo's last frame; empty for none
    int frames = 0;          ///< per demo, of 1/60 s; 0 runs until the user quits
    bool headless = false;   ///< run without a window
};

/// The options, or an exit code when the program has to exit; what there is to say has been printed.
struct ParsedOptions {
    Options options;
    std::optional<int> exitCode;
};

/// Exit codes of the gallery.
inline constexpr int kExitUsage = 2;    ///< a wrong option, or no scene of that name
inline constexpr int kExitNoWindow = 3; ///< no window can be opened

/// Default of --frames with --all: by then most actions have run three quarters of their duration.
inline constexpr int kDefaultFrames = 90;

/// Parses the arguments. Prints help, the list of scenes or an error.
ParsedOptions parseOptions(int argc, const char* const* argv);

} // namespace gallery
