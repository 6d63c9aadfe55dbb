#pragma once

#include "data/DataFile.h"
#include "rules/ShotPalette.h"
#include "rules/SwarmLook.h"
#include "settings/Bindings.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

/// The lowest speed of the game, in percent.
inline constexpr int kSlowest = 70;

/// What the player sets once for all games.
struct Settings {
    int sound = 100;   ///< percent, in steps of 10
    int music = 100;   ///< percent
    int motion = 100;  ///< percent; how much the picture shakes and stands still for effect
    int flashes = 100; ///< percent; how white insects flash and how strongly the edge glows
    int speed = 100;   ///< percent of the speed of the game, from kSlowest
    bool isFullScreen = false;
    bool isMuted = false;
    bool showsGhost = true;  ///< of the best game
    bool hasOutline = false; ///< around the swarm
    bool hasAssist = false;  ///< from the next game on, which then is not among the best ones
    ShotPalette shots = ShotPalette::Standard;
    SwarmLook look = SwarmLook::Honey; ///< that was chosen; see PlayerData::look()
    std::string language;              ///< of texts::languages(); empty for the system's
    Bindings keys = defaultBindings(Device::Keys);
    Bindings buttons = defaultBindings(Device::Pad);
};

/// A setting other than the bindings: a line of the file and a row of the panel.
struct Setting {
    std::string key;                    ///< also of its text, "settings.sound"
    std::function<std::string()> value; ///< as the file has it
    std::function<void(const DataFile&, const DataFile::Entry&, std::vector<FileProblem>&)> read;
    std::function<void(int)> change; ///< to the next (1) or the previous (-1) value
    bool isInPanel = true;
};

/// All of them, in the order of the panel. The settings must outlive them.
std::vector<Setting> describe(Settings& settings);

/// Reads settings from a text; keys that are missing keep what they have in `settings`, and so do those whose value is
/// wrong, which are added to `problems`.
void readSettings(const std::string& name, const std::string& text, Settings& settings,
                  std::vector<FileProblem>& problems);
/// The text of settings.
std::string formatSettings(const Settings& settings);

} // namespace beecluster
