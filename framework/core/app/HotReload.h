#pragma once

#include <string>

namespace copra {

/// Reloads files that change while the game runs: images and sprite sheets, maps, particle files, fonts, and
/// shaders.
///
/// The nodes of all scenes show the new content at once. A broken file is logged, and the old content stays.
/// HotReload then dispatches the custom event kFileChanged with the full path as a std::string, so that the
/// game can reload what it has itself made from the file, such as a level or a table.
///
/// It is off unless the environment variable COPRA_RELOAD is 1. The Director checks the files every half
/// second.
class HotReload {
public:
    /// The name of the custom event about a changed file. Its user data is a `const std::string*` with the
    /// full path.
    static const char* const kFileChanged;

    /// Turns reloading on or off for files that are read from now on.
    static void setOn(bool isOn);
    /// Reloads all files that have changed, and returns their number.
    static int check();
    /// Checks the files every half second. The Director calls it in each frame.
    static void frame();

private:
    static void reload(const std::string& path);
};

} // namespace copra
