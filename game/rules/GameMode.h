#pragma once

#include "rules/named.h"

#include <array>
#include <cstddef>

namespace beecluster {

/// The kinds of games.
enum class GameMode {
    Story,   ///< all stages once
    Endless, ///< all stages again and again, each round with more enemies
    Daily,   ///< one game a day: its date decides the order of the stages and the random numbers
    Hard,    ///< all stages once, as in a later round of an endless game
    Hive,    ///< the hive from the side, alone
};
inline constexpr std::size_t kGameModeCount = 5;
/// Their names in files, options and keys of texts.
inline constexpr std::array<const char*, kGameModeCount> kGameModeNames{"story", "endless", "daily", "hard",
                                                                        "hive"};

/// Whether a stage that was lost or left may be tried again. Other games end with the swarm.
inline bool hasRetries(GameMode mode) {
    return mode == GameMode::Story || mode == GameMode::Hard;
}

/// The name of a mode: "story".
inline const char* nameOf(GameMode mode) {
    return kGameModeNames[static_cast<std::size_t>(mode)];
}

/// The mode of that name; none if there is no such mode.
inline std::optional<GameMode> modeNamed(const std::string& name) {
    return named<GameMode>(kGameModeNames, name);
}

} // namespace beecluster
