#pragma once

#include "data/FileProblem.h"
#include "settings/Bindings.h"

#include <string>
#include <vector>

namespace beecluster {

/// What the player sets once for all games.
struct Settings {
    int sound = 100;  ///< percent, in steps of 10
    int music = 100;  ///< percent
    int motion = 100; ///< percent; how much the picture shakes and stands still for effect
    bool isFullScreen = false;
    bool isMuted = false;
    bool showsGhost = true; ///< of the best game
    std::string language;   ///< of texts::languages(); empty for the system's
    Bindings keys = defaultKeys();
    Bindings buttons = defaultButtons();
};

/// Reads settings from a text; keys that are missing keep what they have in `settings`, and so do those whose value is
/// wrong, which are added to `problems`.
void readSettings(const std::string& name, const std::string& text, Settings& settings,
                  std::vector<FileProblem>& problems);
/// The text of settings.
std::string formatSettings(const Settings& settings);

/// Reads a file. Without one nothing changes.
void loadSettings(const std::string& path, Settings& settings, std::vector<FileProblem>& problems);
/// Writes a file; an old one stays until the new one is whole. Returns false, and adds the reason, if that fails.
bool saveSettings(const Settings& settings, const std::string& path, std::vector<FileProblem>& problems);

} // namespace beecluster
