#pragma once

#include <string>

namespace copra {

/// Reloads files that change while the game runs: images and sprite sheets, maps, particle files, fonts, and shaders. Nodes of
/// all scenes show the new content at once. A broken file is logged, and the old content stays. Then HotReload dispatches the
/// custom event kFileChanged with the full path as a std::string, so that the game can reload what it has made from the file
/// itself, such as a level or a table.
///
/// Off unless the environment variable COPRA_RELOAD is 1. The Director checks the files every half second.
class HotReload {
public:
    /// The name of the custom event. Its user data is a `const std::string*`.
    static const char* const kFileChanged;

    /// Turns it on or off for files that are read from now on.
    static void setOn(bool isOn);
    /// Reloads all files that have changed. Returns their number.
    static int check();
    /// Called by the Director in each frame. Checks the files now and then.
    static void frame();

private:
    static void reload(const std::string& path);
};

} // namespace copra
