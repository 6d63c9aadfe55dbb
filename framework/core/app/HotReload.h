#pragma once

#include <string>

namespace copra {

/// Reloads files that change while the game runs. Nodes of all scenes take the new content at once: images and sprite sheets,
/// maps, particle files, fonts and shaders. A file that is broken is logged, and what is shown stays as it is. Then it dispatches
/// the custom event kFileChanged, with the full path as a std::string, so that the game can reload what it has made of the file
/// itself: a level, a table.
///
/// Off unless the environment variable COPRA_RELOAD is 1. The Director looks every half second.
class HotReload {
public:
    /// Name of the custom event; its user data is a `const std::string*`.
    static const char* const kFileChanged;

    /// Turns it on or off for files that are read from now on.
    static void setOn(bool isOn);
    /// Reloads what has changed. Returns the number of changed files.
    static int check();
    /// Called by the Director in each frame: checks now and then.
    static void frame();

private:
    static void reload(const std::string& path);
};

} // namespace copra
